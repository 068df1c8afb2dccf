import * as z from 'zod'
import { type Context, requireUser } from '#platform/context.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { DAY_MS } from '#time.ts'
import { RESTORE_DAYS } from '../contract.ts'
import { notFound, refuseDoubleTaxId } from './columns.ts'

/** Deletes a client; for `RESTORE_DAYS` it can be brought back. Quotes keep its name as text. Throws 404. */
export async function deleteClient(context: Context, id: number) {
  await context.db
    .updateTable('clients')
    .set({ deleted_at: context.clock.now(), deleted_by: requireUser(context).id })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow(notFound)
  return { result: true as const }
}

/** Most deleted clients in one answer. */
const MOST = 200

/** The clients that can be brought back, the last deleted first. */
export async function listDeleted({ db }: Context) {
  const rows = await db
    .selectFrom('clients')
    .leftJoin('users', 'users.id', 'clients.deleted_by')
    .select(['clients.id', 'clients.name', 'contact', 'clients.deleted_at', 'users.name as by'])
    .where('clients.deleted_at', 'is not', null)
    .orderBy('clients.deleted_at', 'desc')
    .orderBy('clients.id', 'desc')
    .limit(MOST)
    .execute()
  return { data: rows.map(({ deleted_at, by, ...row }) => ({ ...row, at: deleted_at!.toISOString(), by: by ?? '' })) }
}

/** Brings a deleted client back. Throws 404, and 422 where another client has its CPF or CNPJ now. */
export async function restoreClient({ db }: Context, id: number) {
  await db
    .updateTable('clients')
    .set({ deleted_at: null, deleted_by: null })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returning('id')
    .executeTakeFirstOrThrow(notFound)
    .catch(refuseDoubleTaxId)
  return { result: true as const }
}

/** Removes for good the clients that were deleted so long ago that they cannot be brought back. */
export const purgeClientsJob = defineJob({
  name: 'purge-clients',
  payload: z.object({}),
  schedule: '55 4 * * *',
  async handler({ db, clock, log }) {
    const before = new Date(clock.now().getTime() - RESTORE_DAYS * DAY_MS)
    const { numDeletedRows } = await db.deleteFrom('clients').where('deleted_at', '<', before).executeTakeFirst()
    log.info({ removed: Number(numDeletedRows) }, 'deleted clients purged')
  },
})
