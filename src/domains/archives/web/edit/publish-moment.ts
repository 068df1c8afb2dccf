import type { ArchiveFields } from '../../contract.ts'

/** The zone the firm's clock shows, whatever the browser's. */
const format = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Sao_Paulo',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** How far the clock of São Paulo is ahead of UTC at that moment, in milliseconds; negative where it is behind. */
function offsetAt(moment: number): number {
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  const shown = new Date(0)
  shown.setUTCFullYear(year, month - 1, day)
  shown.setUTCHours(hour, minute, second)
  return shown.getTime() - Math.floor(moment / 1000) * 1000
}

/**
 * A moment as a field for date and time takes it, by the clock of São Paulo: '2026-11-24T08:00'. '' for none.
 * @param moment ISO 8601 with a time zone
 */
export function toWallTime(moment: string | null): string {
  const time = moment === null ? Number.NaN : Date.parse(moment)
  return Number.isNaN(time) ? '' : new Date(time + offsetAt(time)).toISOString().slice(0, 16)
}

/** The moment at which the clock of São Paulo shows that, ISO 8601 in UTC. Null where it is no date and time. */
export function fromWallTime(shown: string): string | null {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(shown) ? Date.parse(`${shown}Z`) : Number.NaN
  if (Number.isNaN(time)) return null
  // The offset an hour off a change of the clock may be another than at the moment itself.
  const near = time - offsetAt(time)
  return new Date(time - offsetAt(near)).toISOString()
}

/** Whether an article waits for its moment. */
export const isAhead = (moment: string | null | undefined, now = Date.now()): moment is string =>
  typeof moment === 'string' && Date.parse(moment) > now

/** The fields as the server will keep them: one ahead of its moment is private, one whose moment has passed is public. */
export function settleMoment(fields: ArchiveFields, now = Date.now()): ArchiveFields {
  if (fields.publish_at === null) return fields
  return isAhead(fields.publish_at, now)
    ? { ...fields, archive_public: false }
    : { ...fields, archive_public: true, publish_at: null }
}
