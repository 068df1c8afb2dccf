/** Instants and the wall clock of any IANA zone. Days are texts 'YYYY-MM-DD', times of day are of the same zone. */

/**
 * Whether this computer knows a zone. An offset such as '+03:00' is not a zone: it does not say what the offset will be on
 * later days.
 */
export function isZone(zone: string): boolean {
  if (/^[+-]/.test(zone)) return false
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone)
    return true
  } catch {
    return false
  }
}

const at = (instant: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone)

/** The day that an instant falls on. */
export const dayIn = (instant: Date, zone: string) => at(instant, zone).toPlainDate().toString()

/**
 * The instant of a day at the time of day of another instant. Of a time that the day has twice it is the first; one that
 * it skips is as much later as the clock went forward, as Google's and Apple's calendars show it.
 */
export const sameTimeOn = (day: string, instant: Date, zone: string) =>
  toInstant(Temporal.PlainDate.from(day).toPlainDateTime(at(instant, zone).toPlainTime()), zone)

/** The instant of a local date and time, 'YYYY-MM-DDTHH:mm', as `sameTimeOn`; of a day alone its first. */
export function instantOf(text: string, zone: string): Date {
  if (text.includes('T')) return toInstant(Temporal.PlainDateTime.from(text), zone)
  return new Date(Temporal.PlainDate.from(text).toZonedDateTime(zone).epochMilliseconds)
}

const toInstant = (local: Temporal.PlainDateTime, zone: string) =>
  new Date(local.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds)
