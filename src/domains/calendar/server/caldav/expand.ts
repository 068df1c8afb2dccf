import type { WrittenEvent } from '#platform/icalendar/write.ts'
import { DAY_MS } from '#time.ts'
import { describeOccurrence } from '../feed/file-event.ts'
import { type EventColumns, listOccurrences, type Override, occurrenceOn } from '../occurrences.ts'
import { Refusal } from './refusals.ts'
import type { Range } from './times.ts'

const UTC = 'UTC'
/** Days of a series that are expanded. */
const MAX_DAYS = 1200

/**
 * The occurrences of an event in a range, each as an event by itself in UTC (RFC 4791, 9.6.5). Throws 403 for a range that is
 * too long.
 */
export function expandEvent(
  event: EventColumns,
  own: readonly Override[],
  written: WrittenEvent,
  range: Range,
): WrittenEvent[] {
  if (range.to.getTime() - range.from.getTime() > MAX_DAYS * DAY_MS)
    throw new Refusal(403, '<c:max-date-time/>', `Peça no máximo ${MAX_DAYS} dias.`)
  return listOccurrences(event, own, range).map((occurrence) => ({
    ...written,
    ...describeOccurrence(occurrence, UTC),
    zone: UTC,
    rule: null,
    until: null,
    removed: [],
    changed: [],
    ...(occurrence.day && { recurrenceId: describeOccurrence(occurrenceOn(event, occurrence.day), UTC).start }),
  }))
}
