import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { Limit } from '#platform/http/limits.ts'
import { storeStream } from '#platform/files/store-stream.ts'
import type { Slot } from '../project.ts'
import { accessibleBy, missing } from './access.ts'
import { allFiles, type NamedFiles, type StoredDownload } from './columns.ts'
import { cleanFileName } from './file-name.ts'
import { sendStored } from './software.ts'

/** Files sent to projects by one member of staff. */
const PROJECT_FILE_LIMIT: Limit = { name: 'projectFile', points: 120, duration: 10 * 60 }

/** A place for a file of a project. */
interface Place {
  id: number
  slot: Slot
}

/** Below this lies everything projects keep in the private storage. */
export const FOLDER = 'projects'

/**
 * Keeps the file being sent in its place, instead of what was there. It is never held in memory, nothing of one that
 * is cut off stays, and what it is does not matter: it is only ever sent to be saved.
 * Throws 404, 400 for one cut off, 429, 507 where there is no room.
 */
export async function keepFile(context: Context, { name: typed, ...place }: Place & { name: string }) {
  await context.limits.spend(PROJECT_FILE_LIMIT, String(requireUser(context).id))
  await findFiles(context, place) // before a byte of the file is read
  const { body, storage } = context
  if (!body) throw new AppError('malformed', 'Falta o arquivo.')
  const name = cleanFileName(typed)
  const file = { key: newKey(place, name), name, size: body.size }

  try {
    await storeStream(storage.private, file.key, body)
    await replaceFile(context, place, file)
  } catch (error) {
    // Where the database was lost just then, nobody knows whether the file is named: the clean-up will see.
    if (error instanceof AppError) await removeFiles(context, [file.key])
    throw error
  }
  return { result: true as const, data: { name, size: file.size } }
}

/** Removes a file from its place. Throws 404 where there is none. */
export async function removeFile(context: Context, place: Place) {
  const files = await findFiles(context, place)
  if (!files[place.slot]) throw noFile()
  await replaceFile(context, place, undefined)
  return { result: true as const }
}

/** Sends a file to those who work on its project, as the request's headers ask for it. Throws 404, 412, 416. */
export async function sendOwnFile(context: Context, place: Place) {
  const file = (await findFiles(context, place))[place.slot]
  if (!file) throw noFile()
  return sendStored(context, file)
}

/** Removes files that nothing names any more. Where that fails, the clean-up finds them. */
export async function removeFiles({ storage, log }: Pick<Context, 'storage' | 'log'>, keys: string[]) {
  for (const key of keys)
    await storage.private.delete(key).catch((err: unknown) => log.warn({ err }, 'a file is left to the clean-up'))
}

async function findFiles(context: Context, { id }: Place) {
  const row = await context.db
    .selectFrom('projects')
    .select(['downloads', 'link_sale', 'sale_name', 'sale_size'])
    .where('id', '=', id)
    .where(accessibleBy(context))
    .executeTakeFirst()
  if (!row) throw missing()
  return allFiles(row as NamedFiles)
}

/** Names another file, or none, in a place, and removes the one that was there. Throws 404 where the project left meanwhile. */
async function replaceFile(context: Context, { id, slot }: Place, file: StoredDownload | undefined) {
  const before = await context.db.transaction().execute(async (db) => {
    const row = await db
      .selectFrom('projects')
      .select(['downloads', 'link_sale', 'sale_name', 'sale_size'])
      .where('id', '=', id)
      .where(accessibleBy(context))
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw missing()
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
    return allFiles(row as NamedFiles)[slot]
  })
  context.pages.drop()
  if (before) await removeFiles(context, [before.key])
}

const newKey = ({ id, slot }: Place, name: string) =>
  `${FOLDER}/${id}/${slot}-${randomUUID()}${/\.[a-z0-9]{1,8}$/i.exec(name)?.[0].toLowerCase() ?? ''}`

const noFile = () => new AppError('missing', 'Não há arquivo neste lugar.')
