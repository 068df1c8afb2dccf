import { type Context, requireUser } from '#platform/context.ts'
import type { BusyTime } from '#platform/icalendar/write-free-busy.ts'
import type { XmlElement } from '#platform/xml/read-xml.ts'
import { DAY_MS } from '#time.ts'
import { MAX_OCCURRENCES } from '../../calendar.ts'
import { expand, lastsInto, listOverrides } from '../read.ts'
import { HEADERS, Refusal } from './refusals.ts'
import { chooseResources } from './resources.ts'
import { readTimeRange } from './times.ts'

/** Days that are looked at. */
const MAX_DAYS = 400

/**
 * When somebody is busy (RFC 4791, 7.10): as where free hours are looked for, what lasts all day or is finished does not
 * count. What one has not answered yet is tentative.
 */
export async function freeBusy(context: Context, report: XmlElement): Promise<Response> {
  const { from, to } = requiredRange(report)
  if (to.getTime() - from.getTime() > MAX_DAYS * DAY_MS)
    throw new Refusal(403, '', `Peça no máximo ${MAX_DAYS} dias de uma vez.`)
  const rows = await chooseResources(context.db, requireUser(context).id)
    .where(lastsInto({ from, to }))
    .limit(MAX_OCCURRENCES)
    .execute()
  const all = await expand(rows, await listOverrides(context.db, rows), { from, to }, ({ answer }, occurrence) => ({
    ...occurrence,
    isTentative: answer === 'invited',
  }))
  const busy = all
    .filter(({ all_day, isfinish, starts_at, ends_at }) => !all_day && !isfinish && starts_at < ends_at)
    .map(
      ({ starts_at, ends_at, isTentative }): BusyTime => ({
        from: new Date(Math.max(starts_at.getTime(), from.getTime())),
        to: new Date(Math.min(ends_at.getTime(), to.getTime())),
        isTentative,
      }),
    )
  // With the writer of calendar files, which only who asks for this needs.
  const { writeFreeBusy } = await import('#platform/icalendar/write-free-busy.ts')
  const text = writeFreeBusy({ from, to, busy, at: context.clock.now() })
  return new Response(text, { headers: { ...HEADERS, 'content-type': 'text/calendar; charset=utf-8' } })
}

function requiredRange(report: XmlElement) {
  const range = readTimeRange(report)
  if (!range) throw new Refusal(400, '', 'Falta time-range no pedido.')
  return range
}
