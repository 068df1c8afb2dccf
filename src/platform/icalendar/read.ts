import type { FileEvent } from './file-event.ts'
import { type Blocks, find, findAll, readBlocks, textOf } from './read-blocks.ts'
import { type FileExrule, listSome, readExdates, readExrules } from './read-exceptions.ts'
import { type Following, isCancelled, readAlarms, readOccurrences, textsOf } from './read-occurrences.ts'
import { readRule } from './read-rule.ts'
import { inZone, readMoment, readTimes } from './read-times.ts'
import { hashOf, MAX_UID, remarkOn } from './said.ts'
import type { JCal, JCalProperty } from './time-zone.ts'
import { ZoneNames } from './zone-names.ts'

/** Highest SEQUENCE: a column and the versions to come have room above it. */
const MAX_SEQUENCE = 1_000_000_000

/** An event of a file. */
export interface ReadEvent extends FileEvent {
  alarms: readonly number[]
  /** Rules of days on which the rule's occurrences do not take place. */
  exrules: readonly FileExrule[]
  /** Occurrences from which on it is changed, or ends. */
  following: readonly Following[]
  /** SEQUENCE: the number of its version, from 0; at most a billion. The highest of it and of its occurrences. */
  sequence: number
}

export interface ReadFile {
  events: ReadEvent[]
  /** What cannot be read, and why, in Portuguese. */
  refused: { title: string; reason: string }[]
  /** TZIDs that mean no zone we know: these times are read as the house's. */
  unknownZones: string[]
  /** What is read otherwise than the file says it, in Portuguese. */
  remarks: string[]
  /** Tasks and journal entries, which are not read. */
  others: number
  /** Whether the events that are read have all of the file's dates, and its UIDs. */
  isWhole: boolean
}

interface Source {
  /** The zone of times that name none. */
  house: string
  names: ZoneNames
  /** Takes a remark on a component. Most mean that something is left out. */
  say: (component: JCal, remark: string, isWhole?: boolean) => void
}

/** A VEVENT: an event, or an occurrence of the series of the same UID. */
interface Part {
  uid: string
  component: JCal
  /** Undefined for the event itself. */
  occurrence: JCalProperty | undefined
}

/** Reads a calendar file (RFC 5545); null for a text that is not one. */
export function readCalendarFile({ text, house }: { text: string; house: string }): ReadFile | null {
  const blocks = readBlocks(text)
  if (!blocks) return null
  const file: ReadFile = {
    events: [],
    refused: [],
    unknownZones: [],
    remarks: [],
    others: blocks.others,
    isWhole: true,
  }
  const say = (component: JCal, remark: string, isWhole = false) => {
    file.isWhole &&= isWhole
    file.remarks.push(remarkOn(textOf(component, 'summary'), remark))
  }
  const source = { house, names: new ZoneNames(blocks.timeZones, house), say }
  for (const parts of groupByUid(blocks, file)) {
    const masters = parts.filter(({ occurrence }) => !occurrence)
    const others = parts.filter(({ occurrence }) => occurrence)
    const main = masters.reduce((kept: Part | undefined, one) => newer(kept, one), undefined)
    if (main && masters.length > 1) say(main.component, TWICE)
    // Occurrences without their series are events by themselves.
    if (main) addEvent(file, main, others, source)
    else {
      file.isWhole = false
      for (const one of others) addEvent(file, { ...one, uid: `${one.uid}/${String(one.occurrence![3])}` }, [], source)
    }
  }
  file.unknownZones = [...source.names.unknown]
  file.events = keepOnePerUid(file)
  return file
}

const TWICE = 'está mais de uma vez no arquivo; vale a versão mais nova.'
/** Of two versions the one of the higher SEQUENCE; of two equal ones the later in the file. */
function newer(kept: Part | undefined, one: Part): Part {
  return kept && sequenceOf(kept.component) > sequenceOf(one.component) ? kept : one
}

function sequenceOf(component: JCal): number {
  const number = Math.trunc(Number(find(component, 'sequence')?.[3] ?? 0))
  return number > 0 ? Math.min(number, MAX_SEQUENCE) : 0
}

/** Occurrences without their series may have the UID of one another, or of another event. */
function keepOnePerUid({ events, remarks }: ReadFile): ReadEvent[] {
  const kept = new Map<string, ReadEvent>()
  for (const event of events) {
    const other = kept.get(event.uid)
    if (other) remarks.push(remarkOn(event.title, TWICE))
    if (!other || other.sequence <= event.sequence) kept.set(event.uid, event)
  }
  return [...kept.values()]
}

function groupByUid({ events }: Blocks, file: ReadFile): Iterable<Part[]> {
  const parts = events.flatMap(({ component, text }): Part[] => {
    if (!component) {
      file.refused.push({ title: /^SUMMARY[^:\n]*:(.*)$/im.exec(text)?.[1] ?? '', reason: 'Não se consegue ler.' })
      return []
    }
    const given = textOf(component, 'uid')
    const isTaken = given.length > 0 && given.length <= MAX_UID
    file.isWhole &&= isTaken
    const uid = isTaken ? given : hashOf(given || text)
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
function readEvent(
  { uid, component }: Part,
  others: Part[],
  { house, names, say }: Source,
): ReadEvent | string | undefined {
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
  const exdates = readExdates(component, start, read)
  if (exdates.strange.length > 0)
    say(
      component,
      `exceções (EXDATE) sem ocorrência no seu horário não excluem nada: ${listSome(exdates.strange)}.`,
      true,
    )
  if (!rule && others.length > 0) say(component, 'não se repete; as ocorrências mudadas do arquivo ficam de fora.')
  const { removed, changed, following } = readOccurrences(rule ? others : [], start, read, say)
  return {
    uid,
    ...textsOf(component),
    ...times,
    zone: start.zone,
    rule: rule?.rule ?? null,
    until: rule?.until ?? null,
    removed: [...new Set([...exdates.removed, ...removed])],
    changed,
    exrules: rule ? readExrules(component, start) : [],
    following,
    alarms: readAlarms(component, start),
    sequence: Math.max(...[component, ...others.map((other) => other.component)].map(sequenceOf)),
  }
}

/** Undefined where the dates of a file are beyond what exists. */
function tryTo<Result>(read: () => Result): Result | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
