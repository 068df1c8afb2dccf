import type { WrittenEvent } from '#platform/icalendar/write.ts'
import { childOf, childrenOf, type XmlElement } from '#platform/xml/read-xml.ts'
import { nameOf, Refusal } from './refusals.ts'
import { type Range, readTimeRange } from './times.ts'

/** What a query looks for (RFC 4791, 9.7). */
export interface Filter {
  /** Whether it can find anything: a calendar has events alone. */
  isEmpty: boolean
  range: Range | undefined
  /** Whether an event fits, but for the range. */
  fits: (event: WrittenEvent) => boolean
}

const unsupported = () =>
  new Refusal(403, '<c:supported-filter/>', 'Busca-se por intervalo, e por UID, SUMMARY, LOCATION e DESCRIPTION.')

/** The texts that are looked for, by the names of their properties. */
const TEXTS: Readonly<Record<string, (event: WrittenEvent) => string>> = {
  UID: ({ uid }) => uid,
  SUMMARY: ({ title }) => title,
  LOCATION: ({ location }) => location,
  DESCRIPTION: ({ description }) => description,
}

/** Reads a filter. Throws 403 for what is not looked for. */
export function readFilter(element: XmlElement | undefined): Filter {
  const calendar = childOf(element, nameOf('c:comp-filter'))
  if (calendar?.attributes.name?.toUpperCase() !== 'VCALENDAR')
    throw new Refusal(400, '<c:valid-filter/>', 'Falta o filtro de VCALENDAR.')
  if (childrenOf(calendar, nameOf('c:prop-filter')).length > 0) throw unsupported()
  const [component, ...others] = childrenOf(calendar, nameOf('c:comp-filter'))
  if (!component) return { isEmpty: false, range: undefined, fits: () => true }
  if (others.length > 0) throw unsupported()
  const isDenied = Boolean(childOf(component, nameOf('c:is-not-defined')))
  const isEvent = component.attributes.name?.toUpperCase() === 'VEVENT'
  if (childrenOf(component, nameOf('c:comp-filter')).length > 0) throw unsupported()
  const tests = childrenOf(component, nameOf('c:prop-filter')).map(readProperty)
  return {
    isEmpty: isEvent === isDenied,
    range: isEvent ? readTimeRange(component) : undefined,
    fits: (event) => !isEvent || tests.every((test) => test(event)),
  }
}

function readProperty(filter: XmlElement): Filter['fits'] {
  const read = TEXTS[filter.attributes.name?.toUpperCase() ?? '']
  if (!read || childOf(filter, nameOf('c:param-filter')) || childOf(filter, nameOf('c:time-range'))) throw unsupported()
  if (childOf(filter, nameOf('c:is-not-defined'))) return (event) => read(event) === ''
  const match = childOf(filter, nameOf('c:text-match'))
  if (!match) return (event) => read(event) !== ''
  const isExact = match.attributes.collation === 'i;octet'
  const fold = (text: string) => (isExact ? text : text.toLowerCase())
  const [wanted, isNegated] = [fold(match.text), match.attributes['negate-condition'] === 'yes']
  return (event) =>
    [event, ...event.changed].some((one) => fold(read({ ...event, ...one })).includes(wanted)) !== isNegated
}
