import type { Context } from '#platform/context.ts'
import { requireUser } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { emptyFile } from '#platform/files/empty-file.ts'
import type { ReadFile } from '#platform/icalendar/read.ts'
import { TooHeavy } from '#platform/worker/worker-pool.ts'
import { TIME_ZONE } from '#time.ts'

/** Reads the calendar file that a call sends. Throws 422 for what is not a calendar file, or takes too long to read. */
export async function readFile(context: Context): Promise<ReadFile> {
  const { worker, body, signal } = context
  if (!body) throw new AppError('malformed', 'Envie o arquivo como o corpo do pedido.')
  if (body.size === 0) throw emptyFile()
  const text = decode(await new Response(body.stream).arrayBuffer())
  try {
    const order = { lane: 'preview' as const, person: requireUser(context).id, signal }
    const file = await worker.runInThread('readCalendar', { text, house: TIME_ZONE }, order)
    if (file) return file
  } catch (error) {
    if (!(error instanceof TooHeavy)) throw error
    throw new AppError('invalid', 'Este arquivo é complicado demais para ser lido. Divida-o em partes.')
  }
  throw new AppError('invalid', 'Este arquivo não é um calendário (.ics).')
}

/** The text of a file: in UTF-8, or as old programs on Windows write it. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
