import type { XmlElement } from '#platform/xml/read-xml.ts'
import { childOf } from '#platform/xml/read-xml.ts'
import { DAY_MS, FIRST_DAY, LAST_DAY } from '#time.ts'
import { type EventColumns, listOccurrences, type Override } from '../occurrences.ts'
import { nameOf, Refusal } from './refusals.ts'

/** Instants; `to` is not included. */
export interface Range {
  from: Date
  to: Date
}

const BEGINNING = new Date(`${FIRST_DAY}T00:00:00Z`)
const END = new Date(`${LAST_DAY}T23:59:59Z`)

/** Days of a series that are looked at in one go. */
const WINDOW = 800 * DAY_MS

/** The range of `<c:time-range>` in an element, or of another one of its kind; undefined where there is none. */
export function readTimeRange(element: XmlElement | undefined, name = 'c:time-range'): Range | undefined {
  const given = childOf(element, nameOf(name))
  if (!given) return undefined
  const from = readInstant(given.attributes.start) ?? BEGINNING
  const to = readInstant(given.attributes.end) ?? END
  if (from >= to) throw new Refusal(400, '<c:valid-filter/>', 'O intervalo termina antes de começar.')
  return { from, to }
}

function readInstant(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text)
  const at = parts && new Date(`${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}:${parts[5]}:${parts[6]}Z`)
  if (!at || Number.isNaN(at.getTime())) throw new Refusal(400, '<c:valid-filter/>', 'O intervalo não é em UTC.')
  return new Date(Math.min(END.getTime(), Math.max(BEGINNING.getTime(), at.getTime())))
}

/** Whether an event, of which it is known that it lasts into a range, has an occurrence in it. */
export function occursIn(event: EventColumns & { last_at: Date | null }, own: readonly Override[], range: Range) {
  const end = Math.min(range.to.getTime(), (event.last_at ?? END).getTime() + DAY_MS)
  for (let from = range.from.getTime(); from < end; from += WINDOW) {
    const part = { from: new Date(from), to: new Date(Math.min(range.to.getTime(), from + WINDOW)) }
    if (listOccurrences(event, own, part).length > 0) return true
    if (event.rule === null) break
  }
  return event.rule === null && listOccurrences(event, own, range).length > 0
}
