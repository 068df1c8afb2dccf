import { type Context, requireUser } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { emptyFile } from '#platform/files/empty-file.ts'
import type { Limit } from '#platform/http/limits.ts'
import { addDays, startOfDay } from '#time.ts'
import { decodeText, importLog } from './import-log.ts'
import { findSender, findUploader } from './machines.ts'

/** Logs uploaded by one member of staff. */
const SCREEN_UPLOAD_LIMIT: Limit = { name: 'screenUpload', points: 30, duration: 10 * 60 }

/** Most bytes in the database for each byte of a log. Measured: 3.9 for lines such as '2026-11-20_08-00-00 | A', usually 1.6. */
const DATABASE_FACTOR = 4

/** Imports the log in the request's body. Throws 422 if no line could be read, 507 if there is no room. */
export async function uploadLog(context: Context) {
  await context.limits.spend(SCREEN_UPLOAD_LIMIT, String(requireUser(context).id))
  if (!context.body) throw new AppError('malformed', 'Envie o arquivo como o corpo do pedido.')
  const { size, stream } = context.body
  if (size === 0) throw emptyFile()
  const data = await context.rooms.database.reserve(size * DATABASE_FACTOR, 'este arquivo', async () =>
    importLog(context, decodeText(stream), await findUploader(context)),
  )
  return { result: true as const, data }
}

/** Imports the lines that a machine sends. Throws 401, 422, 429, 507. */
export async function sendLines(context: Context, text: string) {
  const sender = await findSender(context)
  const bytes = Buffer.byteLength(text) * DATABASE_FACTOR
  const data = await context.rooms.database.reserve(bytes, 'estas linhas', () => importLog(context, [text], sender))
  return { result: true as const, data }
}

/** Deletes the caller's lines of one day. Throws 404 if there are none. */
export async function removeDay(context: Context, date: string) {
  const { numDeletedRows } = await context.db
    .deleteFrom('screen_lines')
    .where('user_id', '=', requireUser(context).id)
    .where('at', '>=', startOfDay(date))
    .where('at', '<', startOfDay(addDays(date, 1)))
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new AppError('missing', 'Não há nada guardado desse dia.')
  return { result: true as const }
}

/** Deletes all lines of the caller. The machines stay. */
export async function removeAll(context: Context) {
  await context.db.deleteFrom('screen_lines').where('user_id', '=', requireUser(context).id).execute()
  return { result: true as const }
}
