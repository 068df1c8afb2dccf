import { sql } from 'kysely'
import { scopeOf } from '#platform/auth/scope.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import {
  type PrivateFile,
  removePrivateFiles,
  sendPrivateFile,
  storePrivateFile,
} from '#platform/files/private-files.ts'
import type { Limit } from '#platform/http/limits.ts'
import type { Slot } from '../project.ts'
import { accessibleBy, notFound } from './access.ts'
import { allFiles, type NamedFiles } from './columns.ts'

/** Files sent to projects by one member of staff. */
const PROJECT_FILE_LIMIT: Limit = { name: 'projectFile', points: 120, duration: 10 * 60 }

/** One of the slots for files of the project with that id. */
interface FileSlot {
  id: number
  slot: Slot
}

/** Prefix of the keys of all projects' files. */
export const FOLDER = 'projects'

/**
 * Stores the request's body as the file of a slot, in place of the previous one.
 * Throws 404, 400 if the body ends early, 422 for an empty one, 429, 507 if there is no room.
 */
export async function receiveFile(context: Context, { name, ...fileSlot }: FileSlot & { name: string }) {
  await context.limits.spend(PROJECT_FILE_LIMIT, String(requireUser(context).id))
  await findFiles(context, fileSlot) // before a byte of the file is read
  const data = await storePrivateFile(context, `${FOLDER}/${fileSlot.id}/${fileSlot.slot}`, name, async (file) => {
    await replaceFile(context, fileSlot, file)
    return { name: file.name, size: file.size }
  })
  return { result: true as const, data }
}

/** Removes the file of a slot. Throws 404, and 409 for the sold file of a project that has orders: it can be replaced. */
export async function removeFile(context: Context, fileSlot: FileSlot) {
  const files = await findFiles(context, fileSlot)
  if (!files[fileSlot.slot]) throw noFile()
  if (fileSlot.slot === 'sale') await refuseWhereOrdered(context, fileSlot.id)
  await replaceFile(context, fileSlot, undefined)
  return { result: true as const }
}

/** Sends a project's file to its staff. Throws 404, 412, 416. */
export async function sendOwnFile(context: Context, fileSlot: FileSlot) {
  const file = (await findFiles(context, fileSlot))[fileSlot.slot]
  if (!file) throw noFile()
  return sendPrivateFile(context, file)
}

/** The files of one of the caller's projects, locked within a transaction. Throws 404. */
async function findFiles(context: Context, { id }: FileSlot) {
  const row = await context.db
    .selectFrom('projects')
    .select(['downloads', 'link_sale', 'sale_name', 'sale_size'])
    .where('id', '=', id)
    .where(accessibleBy(scopeOf(context)))
    .$if(context.db.isTransaction, (query) => query.forUpdate())
    .executeTakeFirstOrThrow(notFound)
  return allFiles(row as NamedFiles)
}

/** Sets or clears the file of a slot, and removes the previous one. Throws 404 if the project was deleted in the meantime. */
async function replaceFile(context: Context, { id, slot }: FileSlot, file: PrivateFile | undefined) {
  const before = await context.db.transaction().execute(async (db) => {
    const files = await findFiles({ ...context, db }, { id, slot })
    const others = sql<string>`downloads - ${slot}::text || ${JSON.stringify(file ? { [slot]: file } : {})}::jsonb`
    await db
      .updateTable('projects')
      .set({
        date_update: context.clock.now(),
        ...(slot === 'sale'
          ? { link_sale: file?.key ?? '', sale_name: file?.name ?? '', sale_size: file?.size ?? 0 }
          : { downloads: others }),
      })
      .where('id', '=', id)
      .execute()
    return files[slot]
  })
  if (before) await removePrivateFiles(context, [before])
}

const noFile = () => new AppError('missing', 'Não há arquivo neste lugar.')

async function refuseWhereOrdered({ db }: Context, project: number) {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('project_id', '=', project)
    .where('state', 'in', ['awaiting', 'paid'])
    .limit(1)
    .executeTakeFirst()
  if (order) throw new AppError('file-sold', 'Há quem comprou este arquivo. Envie outro no lugar em vez de removê-lo.')
}
