import { escapeXml } from '#platform/xml/escape-xml.ts'
import type { XmlElement } from '#platform/xml/read-xml.ts'

/** The namespaces of what is read and written here. */
export const NS = {
  d: 'DAV:',
  c: 'urn:ietf:params:xml:ns:caldav',
  s: 'http://calendarserver.org/ns/',
  i: 'http://apple.com/ns/ical/',
} as const

/** An element's name as `readXml` gives it, by the prefix used here: `d:prop`. */
export function nameOf(prefixed: string): string {
  const [prefix, local] = prefixed.split(':') as [keyof typeof NS, string]
  return `{${NS[prefix]}}${local}`
}

/** An element without content, as it is written here. */
export function tagOf(name: string): string {
  const [, namespace = '', local = ''] = /^\{(.*)\}(.*)$/s.exec(name) ?? []
  const known = Object.entries(NS).find(([, one]) => one === namespace)
  return known ? `<${known[0]}:${local}/>` : `<x:${local} xmlns:x="${escapeXml(namespace)}"/>`
}

const DECLARED = Object.entries(NS)
  .map(([prefix, namespace]) => ` xmlns:${prefix}="${namespace}"`)
  .join('')

export const xmlDocument = (root: string, content: string) =>
  `<?xml version="1.0" encoding="utf-8"?>\n<${root}${DECLARED}>${content}</${root}>`

export const HEADERS = { 'cache-control': 'private, no-cache', dav: '1, 3, access-control, calendar-access' }

export const xmlResponse = (status: number, text: string) =>
  new Response(text, { status, headers: { ...HEADERS, 'content-type': 'application/xml; charset=utf-8' } })

/** A request that is refused: with the condition that it does not meet (RFC 4918, 16), and why, for people. */
export class Refusal extends Error {
  readonly status: number
  /** Elements, e.g. `<c:valid-calendar-data/>`; '' where no condition has a name. */
  readonly condition: string
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, condition: string, reason: string, headers: Record<string, string> = {}) {
    super(reason)
    this.status = status
    this.condition = condition
    this.headers = headers
  }

  toResponse(): Response {
    const reason = `<d:responsedescription>${escapeXml(this.message)}</d:responsedescription>`
    const response = xmlResponse(this.status, xmlDocument('d:error', this.condition + reason))
    for (const [name, value] of Object.entries(this.headers)) response.headers.set(name, value)
    return response
  }
}

export const missing = () => new Refusal(404, '', 'Isto não existe, ou não é seu.')

/** The text of a file that the calendar cannot have. */
export const invalidData = (reason: string) => new Refusal(403, '<c:valid-calendar-data/>', reason)

/** Throws 400 where an element is missing. */
export function required<Element extends XmlElement>(element: Element | undefined, name: string): Element {
  if (!element) throw new Refusal(400, '', `Falta ${name} no pedido.`)
  return element
}
