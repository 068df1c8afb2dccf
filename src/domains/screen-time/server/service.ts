import { type Context, requireUser } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { Limit } from '#platform/http/limits.ts'
import { addDays, startOfDay } from '#time.ts'
import { MAX_LOG } from '../contract.ts'
import { findFiles, findSender } from './machines.ts'
import { decodeText, takeLog } from './take-log.ts'

/** Logs uploaded by one member of staff. */
const SCREEN_UPLOAD_LIMIT: Limit = { name: 'screenUpload', points: 30, duration: 10 * 60 }

/** Takes a file in, as the request's body brings it. Throws 413 for one over 50 MB. */
export async function uploadLog(context: Context) {
  await context.limits.spend(SCREEN_UPLOAD_LIMIT, String(requireUser(context).id))
  if (!context.body) throw new AppError('malformed', 'Envie o arquivo como o corpo do pedido.')
  const { size, stream } = context.body
  if (size > MAX_LOG) throw new AppError('too-large', 'O arquivo passa de 50 MB. Divida-o em partes menores.')
  return { result: true as const, data: await takeLog(context, decodeText(stream), await findFiles(context)) }
}

/** Takes the lines a machine sends. */
export async function sendLines(context: Context, text: string) {
  const sender = await findSender(context)
  return { result: true as const, data: await takeLog(context, once(text), sender) }
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
