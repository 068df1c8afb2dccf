import type { Kysely } from 'kysely'
import { type Context, isAdmin, requireUser } from '#platform/context.ts'
import { raiseRevision } from '#platform/db/revisions.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { isPersonal } from '#tax-ids.ts'
import { type ClientFields, EMPTY } from '../contract.ts'
import { notFound, readableTaxId, refuseDoubleTaxId, toSearch } from './columns.ts'
import { findClient } from './service.ts'
import { knownBy, lockWho } from './who-is.ts'

/** Stores a new client. Throws 422 for a CPF or CNPJ that another client has, or a CPF not sent by the admin. */
export const createClient = (context: Context, given: Partial<ClientFields>) =>
  context.db.transaction().execute((db) => createClientTx(context, db, given))

/** The same in a transaction: until it ends nobody else makes a client of the same person. */
export async function createClientTx(context: Context, db: Kysely<DB>, given: Partial<ClientFields>) {
  const fields = { ...EMPTY, ...given }
  requireCpfRight(context, fields.document)
  await lockWho(db, knownBy(fields))
  const now = context.clock.now()
  const data = await db
    .insertInto('clients')
    .values({
      ...fields,
      search: toSearch(fields),
      created_at: now,
      updated_at: now,
      created_by: requireUser(context).id,
    })
    .returning(['id', 'revision'])
    .executeTakeFirstOrThrow()
    .catch(refuseDoubleTaxId)
  return { result: true as const, data: { ...data, merged: false } }
}

type Change = Partial<ClientFields> & { id: number; revision?: number | undefined }

/** Changes the given fields of a client. Throws 404, 422 as above, and 409 on a conflict. */
export async function updateClient(context: Context, { id, revision, ...patch }: Change) {
  const saved = await context.db
    .transaction()
    .execute(async (db) => {
      const stored = await db
        .selectFrom('clients')
        .selectAll()
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .forUpdate()
        .executeTakeFirstOrThrow(notFound)
      const now = context.clock.now()
      // A masked CPF comes back as it was shown.
      const { document, ...others } = patch
      const isShown = document !== undefined && document === readableTaxId(context, stored.document)
      const changes: Partial<ClientFields> = document === undefined || isShown ? others : { ...others, document }
      if (changes.document !== undefined && changes.document !== stored.document)
        requireCpfRight(context, changes.document, stored.document)
      const { columns, saved } = await raiseRevision(
        { stored, before: stored, after: changes, by: requireUser(context), at: now },
        { begun: revision, readRecord: () => findClient({ ...context, db }, id) },
      )
      await db
        .updateTable('clients')
        .set({ ...changes, ...columns, search: toSearch({ ...stored, ...changes }), updated_at: now })
        .where('id', '=', id)
        .execute()
      return saved
    })
    .catch(refuseDoubleTaxId)
  return { result: true as const, data: { id, ...saved } }
}

/** Throws 422 where somebody but the admin sets or removes a person's number. */
function requireCpfRight(context: Context, ...taxIds: string[]) {
  if (isAdmin(context) || !taxIds.some(isPersonal)) return
  throw new AppError('invalid', 'O CPF de um cliente é com a administração.', {
    document: 'Só a administração vê e muda um CPF.',
  })
}
