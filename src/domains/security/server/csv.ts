import type { Context } from '#platform/context.ts'
import { sendRows } from '#platform/csv.ts'
import { dateTime, dayOf } from '#time.ts'
import type { LogFilter } from '../contract.ts'
import { detailText, EVENT_LABELS } from '../security.ts'
import { filteredLines, toLine } from './log.ts'

const HEAD = ['Quando', 'O que houve', 'Quem', 'Com quem', 'Registro', 'Rede', 'Detalhe']
const MAX_LINES = 100_000

/** What the list is narrowed to as a table, newest first: the newest 100,000 lines at most. */
export async function sendCsv(context: Context, filter: LogFilter): Promise<File> {
  const lines = await filteredLines(context, filter)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LINES)
    .execute()
  const rows = lines
    .map(toLine)
    .map(({ at, event, actor, person, record, network, detail }) => [
      dateTime(at),
      EVENT_LABELS[event] ?? event,
      actor ? `${actor.name} (${actor.id})` : '',
      person ? `${person.name} (${person.id})` : '',
      record ?? '',
      network,
      detailText(detail),
    ])
  return sendRows(context, `registro ${dayOf(context.clock.now())}.csv`, [HEAD, ...rows])
}
