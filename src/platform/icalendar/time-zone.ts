/** A component or a property of a calendar file as JSON (jCal, RFC 7265). */
export type JCalProperty = [name: string, parameters: Record<string, string>, type: string, ...values: unknown[]]
export type JCal = [name: string, properties: JCalProperty[], components: JCal[]]

/** When the first observance begins: before all events. */
const BEGINNING = '1900-01-01T00:00:00'

/**
 * The VTIMEZONE of an IANA zone, right from the beginning of one year to the end of another. Each change of its clocks is
 * an observance, without RRULE or RDATE, which programs read in different ways. Those that know the zone by its name go
 * by that.
 */
export function describeTimeZone(zone: string, from: number, until: number): JCal {
  const begin = Temporal.ZonedDateTime.from({ year: from, month: 1, day: 1, timeZone: zone })
  const observances = [describeObservance(BEGINNING, begin, begin)]
  let before = begin
  for (let at = next(begin); at && at.year <= until; at = next(at)) {
    // In the local time before the change.
    const onset = at
      .toInstant()
      .toZonedDateTimeISO(before.offset)
      .toPlainDateTime()
      .toString({ smallestUnit: 'second' })
    if (at.offset !== before.offset) observances.push(describeObservance(onset, before, at))
    before = at
  }
  return ['vtimezone', [['tzid', {}, 'text', zone]], observances]
}

const next = (at: Temporal.ZonedDateTime) => at.getTimeZoneTransition('next')

const describeObservance = (onset: string, from: Temporal.ZonedDateTime, to: Temporal.ZonedDateTime): JCal => [
  to.offsetNanoseconds > from.offsetNanoseconds ? 'daylight' : 'standard',
  [
    ['dtstart', {}, 'date-time', onset],
    ['tzoffsetfrom', {}, 'utc-offset', from.offset],
    ['tzoffsetto', {}, 'utc-offset', to.offset],
  ],
  [],
]
