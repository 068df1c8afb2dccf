import { type Context, requireUser } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { Limit } from '#platform/http/limits.ts'
import { addDays, startOfDay } from '#time.ts'
import { findFiles, findSender } from './machines.ts'
import { decodeText, takeLog } from './take-log.ts'

/** Logs uploaded by one member of staff. */
const SCREEN_UPLOAD_LIMIT: Limit = { name: 'screenUpload', points: 30, duration: 10 * 60 }

/**
 * Bytes that the database takes for each byte of a log, at most: measured, 3.9 with lines as short as
 * '2026-11-20_08-00-00 | A', and 1.6 with usual ones.
 */
const DATABASE_FACTOR = 4

/** Reads the log in the request's body. Throws 422 where no line could be read, 507 where there is no room. */
export async function uploadLog(context: Context) {
  await context.limits.spend(SCREEN_UPLOAD_LIMIT, String(requireUser(context).id))
  if (!context.body) throw new AppError('malformed', 'Envie o arquivo como o corpo do pedido.')
  const { size, stream } = context.body
  const data = await context.rooms.database.reserve(size * DATABASE_FACTOR, 'este arquivo', async () =>
    takeLog(context, decodeText(stream), await findFiles(context)),
  )
  return { result: true as const, data }
}

/** Reads the lines that a machine sends. Throws 401, 422, 507. */
export async function sendLines(context: Context, text: string) {
  const sender = await findSender(context)
  const bytes = Buffer.byteLength(text) * DATABASE_FACTOR
  const data = await context.rooms.database.reserve(bytes, 'estas linhas', () => takeLog(context, once(text), sender))
  return { result: true as const, data }
}

async function* once(text: string) {
  yield text
}

/** Removes what the caller's lines say of one day. */
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

/** Removes all lines of the caller. The machines stay, and may go on sending. */
export async function removeAll(context: Context) {
  await context.db.deleteFrom('screen_lines').where('user_id', '=', requireUser(context).id).execute()
  return { result: true as const }
}
