import ICAL from 'ical.js'
import { find, textOf } from './read-blocks.ts'
import type { JCal } from './time-zone.ts'

/** Finds the IANA zones that the TZIDs of a file mean. */
export class ZoneNames {
  /** TZIDs that mean no zone we know; their times count in the house's. */
  readonly unknown = new Set<string>()
  readonly #known = new Map<string, string>()
  readonly #described: Map<string, JCal>
  readonly #house: string

  /** @param described the VTIMEZONEs of the file */
  constructor(described: readonly JCal[], house: string) {
    this.#described = new Map(described.map((component) => [textOf(component, 'tzid'), component]))
    this.#house = house
  }

  /** @param year when the time is that has this TZID: zones are distinguished by their offsets in that year */
  find(tzid: string, year: number): string {
    const key = `${tzid} ${year}`
    const known = this.#known.get(key) ?? byName(tzid) ?? this.#byDescription(tzid, year)
    if (!known) this.unknown.add(tzid)
    this.#known.set(key, known ?? this.#house)
    return known ?? this.#house
  }

  /** The zone whose clocks are those of the VTIMEZONE: the house's if it is one of them. */
  #byDescription(tzid: string, year: number): string | undefined {
    const component = this.#described.get(tzid)
    if (!component || year < 1900 || year > 2200) return undefined
    const named = byName(String(find(component, 'x-lic-location')?.[3] ?? ''))
    if (named) return named
    const offsets = offsetsOf(component, year)
    const zones = [this.#house, ...Intl.supportedValuesOf('timeZone')]
    return offsets && zones.find((zone) => monthsOf(year).every((at, month) => offsetIn(zone, at) === offsets[month]))
  }
}

/** A zone by its name, also where a path precedes it: '/example.org/America/Sao_Paulo'. */
function byName(tzid: string): string | undefined {
  const parts = tzid.split('/').filter(Boolean)
  if (parts.length > 6) return undefined
  return parts.map((_, from) => parts.slice(from).join('/')).find(isZone)
}

function isZone(name: string): boolean {
  if (!/^[A-Za-z][\w/+-]*$/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** The middle of each month, in local time. */
const monthsOf = (year: number) =>
  Array.from({ length: 12 }, (_, month) => Temporal.PlainDateTime.from({ year, month: month + 1, day: 15, hour: 12 }))

const offsetIn = (zone: string, at: Temporal.PlainDateTime) => at.toZonedDateTime(zone).offsetNanoseconds / 1e9

/** Seconds that its clocks are ahead of UTC, in each month. */
function offsetsOf(component: JCal, year: number): number[] | undefined {
  try {
    const zone = new ICAL.Timezone(new ICAL.Component(component))
    return monthsOf(year).map((at) =>
      zone.utcOffset(ICAL.Time.fromString(at.toString({ smallestUnit: 'second' }), undefined)),
    )
  } catch {
    return undefined
  }
}
