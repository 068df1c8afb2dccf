import type { FileEvent, FileOccurrence } from './file-event.ts'
import { type Blocks, find, findAll, hashOf, readBlocks, textOf } from './read-blocks.ts'
import { readRule } from './read-rule.ts'
import { type FileMoment, inZone, isDay, readMoment, readTimes, zoned } from './read-times.ts'
import type { JCal, JCalProperty } from './time-zone.ts'
import { ZoneNames } from './zone-names.ts'

/** Longest UID that is taken as it is, in characters. */
const MAX_UID = 250

/** An event of a file. */
export interface ReadEvent extends FileEvent {
  /** Seconds from its alert to its start; null where it has none. */
  alertLead: number | null
}

export interface ReadFile {
  events: ReadEvent[]
  /** What cannot be read, and why, in Portuguese. */
  refused: { title: string; reason: string }[]
  /** TZIDs that mean no zone we know: these times are read as the house's. */
  unknownZones: string[]
  /** Tasks and journal entries, which are not read. */
  others: number
}

interface Source {
  /** The zone of times that name none. */
  house: string
  names: ZoneNames
}

/** A VEVENT: an event, or an occurrence of the series of the same UID. */
interface Part {
  uid: string
  component: JCal
  /** Undefined for the event itself. */
  occurrence: JCalProperty | undefined
}

/** Reads a calendar file (RFC 5545); null for a text that is none. */
export function readCalendarFile({ text, house }: { text: string; house: string }): ReadFile | null {
  const blocks = readBlocks(text)
  if (!blocks) return null
  const source = { house, names: new ZoneNames(blocks.timeZones, house) }
  const file: ReadFile = { events: [], refused: [], unknownZones: [], others: blocks.others }
  for (const parts of groupByUid(blocks, file)) {
    const masters = parts.filter(({ occurrence }) => !occurrence)
    const others = parts.filter(({ occurrence }) => occurrence)
    // Of several versions the last one counts. Occurrences without their series are events by themselves.
    const main = masters.at(-1)
    if (main) addEvent(file, main, others, source)
    else
      for (const one of others) addEvent(file, { ...one, uid: `${one.uid}/${String(one.occurrence![3])}` }, [], source)
  }
  file.unknownZones = [...source.names.unknown]
  return file
}

function groupByUid({ events }: Blocks, file: ReadFile): Iterable<Part[]> {
  const parts = events.flatMap(({ component, text }): Part[] => {
    if (!component) {
      file.refused.push({ title: /^SUMMARY[^:\n]*:(.*)$/im.exec(text)?.[1] ?? '', reason: 'Não se consegue ler.' })
      return []
    }
    const given = textOf(component, 'uid')
    const uid = given.length > 0 && given.length <= MAX_UID ? given : hashOf(given || text)
    return [{ uid, component, occurrence: find(component, 'recurrence-id') }]
  })
  return Map.groupBy(parts, ({ uid }) => uid).values()
}

function addEvent(file: ReadFile, part: Part, occurrences: Part[], source: Source) {
  const event = tryTo(() => readEvent(part, occurrences, source)) ?? 'As datas não fazem sentido.'
  if (typeof event === 'string') file.refused.push({ title: textOf(part.component, 'summary'), reason: event })
  else file.events.push(event)
}

/** An event, or why it is left out. */
function readEvent({ uid, component }: Part, others: Part[], { house, names }: Source): ReadEvent | string | undefined {
  if (isCancelled(component)) return 'Está cancelado.'
  const read = (property: JCalProperty, value?: unknown) => readMoment(property, names, house, value)
  const dtstart = find(component, 'dtstart')
  const given = dtstart && read(dtstart)
  if (!given) return undefined
  const rules = findAll(component, 'rrule')
  // A single event in UTC is shown by the house's clock; a series in UTC keeps to that.
  const start = given.zone === 'UTC' && rules.length === 0 ? inZone(given, house) : given
  const times = readTimes(component, start, read)
  if (!times) return undefined
  const rule = rules[0] && readRule(rules[0], start)
  if (rules.length > 1 || find(component, 'rdate') || (rules[0] && !rule))
    return 'Repete-se de um modo que o calendário não tem.'
  const dayOf = (moment: FileMoment | undefined) => moment && inZone(moment, start.zone).local.slice(0, 10)
  const removed = findAll(component, 'exdate').flatMap((property) =>
    property.slice(3).flatMap((value) => dayOf(read(property, value)) ?? []),
  )
  const changed: FileOccurrence[] = []
  for (const other of rule ? others : []) {
    const day = dayOf(read(other.occurrence!))
    if (!day) continue
    if (isCancelled(other.component)) removed.push(day)
    else {
      const at = find(other.component, 'dtstart')
      const begin = at && read(at)
      const moved = begin && readTimes(other.component, inZone(begin, start.zone), read)
      if (moved) changed.push({ day, ...moved, ...textsOf(other.component) })
    }
  }
  return {
    uid,
    ...textsOf(component),
    ...times,
    zone: start.zone,
    rule: rule?.rule ?? null,
    until: rule?.until ?? null,
    removed: [...new Set(removed)],
    changed,
    alertLead: readAlert(component, start),
  }
}

const textsOf = (component: JCal) => ({
  title: textOf(component, 'summary'),
  description: textOf(component, 'description'),
  location: textOf(component, 'location'),
})

const isCancelled = (component: JCal) => textOf(component, 'status').toUpperCase() === 'CANCELLED'

/** Seconds from the first alarm to the start. */
function readAlert([, , components]: JCal, start: FileMoment): number | null {
  const alarm = components.find(([name]) => name === 'valarm')
  const trigger = alarm && find(alarm, 'trigger')
  if (!trigger || trigger[1].related?.toUpperCase() === 'END') return null
  const lead = tryTo(() => {
    const value = String(trigger[3])
    if (trigger[2] !== 'date-time') return -secondsOf(Temporal.Duration.from(value))
    const begin = isDay(start) ? Temporal.PlainDate.from(start.local).toZonedDateTime(start.zone) : zoned(start)
    return (begin.epochMilliseconds - Temporal.Instant.from(value).epochMilliseconds) / 1000
  })
  return lead === undefined || !Number.isFinite(lead) ? null : Math.round(lead)
}

/** A day of a duration is 24 hours here. */
const secondsOf = ({ weeks, days, hours, minutes, seconds }: Temporal.Duration) =>
  (((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds

/** Undefined where the dates of a file are beyond what exists. */
function tryTo<Result>(read: () => Result): Result | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
