import type { Actor } from '#platform/auth/actor.ts'
import { escapeXml } from '#platform/xml/escape-xml.ts'
import type { XmlElement } from '#platform/xml/read-xml.ts'
import { childOf } from '#platform/xml/read-xml.ts'
import { calendarPath, homeOf, objectPath, principalOf, ROOT } from './paths.ts'
import { nameOf, tagOf } from './refusals.ts'
import type { Resource } from './resources.ts'

/** Bytes of an event with all its occurrences. */
export const MAX_RESOURCE = 1024 * 1024

/** What properties are told of. */
export type Described =
  | { kind: 'root' | 'principal' | 'home' }
  /** `token`: what `listState` says of the calendar. */
  | { kind: 'calendar'; token: string }
  /** `data`: its file, where it was asked for and written. */
  | { kind: 'object'; resource: Resource; data?: string | undefined }

/** Content of each property, as XML, by its name. */
type Properties = Record<string, () => string>

const href = (path: string) => `<d:href>${escapeXml(path)}</d:href>`
const list = (names: readonly string[], around: (tag: string) => string = (tag) => tag) =>
  names.map((name) => around(tagOf(nameOf(name)))).join('')

const REPORTS = ['d:sync-collection', 'c:calendar-query', 'c:calendar-multiget', 'c:free-busy-query']
const ALL_RIGHTS = [
  ...['d:read', 'd:read-current-user-privilege-set', 'c:read-free-busy'],
  ...['d:write', 'd:write-content', 'd:bind', 'd:unbind'],
]
const READING = ['d:read', 'd:read-current-user-privilege-set']

const privileges = (names: readonly string[]) => list(names, (tag) => `<d:privilege>${tag}</d:privilege>`)
const reports = (names: readonly string[]) =>
  list(names, (tag) => `<d:supported-report><d:report>${tag}</d:report></d:supported-report>`)

const TYPES: Readonly<Record<Described['kind'], readonly string[]>> = {
  root: ['d:collection'],
  principal: ['d:collection', 'd:principal'],
  home: ['d:collection'],
  calendar: ['d:collection', 'c:calendar'],
  object: [],
}

/** The path of what is described. */
export function pathOf(target: Described, { id }: Actor): string {
  if (target.kind === 'root') return ROOT
  if (target.kind === 'principal') return principalOf(id)
  if (target.kind === 'object') return objectPath(id, target.resource.name)
  return target.kind === 'calendar' ? calendarPath(id) : homeOf(id)
}

/** The properties that something has, those of `d:allprop` first. */
function propertiesOf(target: Described, actor: Actor): Properties {
  const owner = href(principalOf(actor.id))
  const common: Properties = {
    'd:resourcetype': () => list(TYPES[target.kind]),
    'd:current-user-principal': () => owner,
    'd:owner': () => owner,
    'd:current-user-privilege-set': () => privileges(rightsOn(target)),
    'd:supported-report-set': () => reports(target.kind === 'calendar' ? REPORTS : []),
  }
  const user: Properties = {
    'd:displayname': () => escapeXml(actor.name),
    'd:principal-URL': () => owner,
    'c:calendar-home-set': () => href(homeOf(actor.id)),
    'c:calendar-user-address-set': () => href(`mailto:${actor.email}`) + owner,
    'c:calendar-user-type': () => 'INDIVIDUAL',
    'd:principal-collection-set': () => href(ROOT),
  }
  if (target.kind === 'calendar') return { ...common, ...ofCalendar(actor, target.token) }
  return target.kind === 'object' ? { ...common, ...ofObject(target) } : { ...common, ...user }
}

const rightsOn = (target: Described) => {
  if (target.kind === 'calendar') return ALL_RIGHTS
  if (target.kind !== 'object') return READING
  const { canWrite } = target.resource
  return canWrite ? [...READING, 'd:write-content'] : READING
}

const ofCalendar = (actor: Actor, token: string): Properties => ({
  'd:displayname': () => escapeXml(`Vitrine: ${actor.name}`),
  'c:supported-calendar-component-set': () => '<c:comp name="VEVENT"/>',
  'c:supported-calendar-data': () => '<c:calendar-data content-type="text/calendar" version="2.0"/>',
  'c:supported-collation-set': () =>
    ['i;ascii-casemap', 'i;octet'].map((name) => `<c:supported-collation>${name}</c:supported-collation>`).join(''),
  'c:max-resource-size': () => String(MAX_RESOURCE),
  'c:min-date-time': () => '19000101T000000Z',
  'c:max-date-time': () => '21991231T235959Z',
  'd:sync-token': () => token,
  's:getctag': () => `"${token}"`,
})

const ofObject = ({ resource, data }: Described & { kind: 'object' }): Properties => ({
  'd:getetag': () => escapeXml(resource.etag),
  'd:getcontenttype': () => 'text/calendar; charset=utf-8; component=vevent',
  'd:getlastmodified': () => resource.event.updated_at.toUTCString(),
  'd:creationdate': () => resource.event.created_at.toISOString(),
  ...(data !== undefined && { 'c:calendar-data': () => escapeXml(data) }),
})

/** Not told where all are asked for: RFC 4791, 5.2, RFC 6578, 4. */
const ONLY_BY_NAME = /^(c:|s:|d:sync-token|d:supported-report-set|d:current-user-privilege-set|d:owner|d:principal)/

/** Which properties a request asks for. */
export type Wanted = { names: readonly string[] } | { all: true } | { namesOnly: true }

/** What a request's body asks for; without one, all. */
export function readWanted(body: XmlElement | undefined): Wanted {
  const prop = childOf(body, nameOf('d:prop'))
  if (prop) return { names: [...new Set(prop.children.map(({ name }) => name))] }
  return childOf(body, nameOf('d:propname')) ? { namesOnly: true } : { all: true }
}

/** The answer about one resource (RFC 4918, 14.24). */
export function describe(target: Described, actor: Actor, wanted: Wanted): string {
  const properties = propertiesOf(target, actor)
  const known = new Map(Object.entries(properties).map(([name, make]) => [nameOf(name), { name, make }]))
  const names =
    'names' in wanted
      ? wanted.names
      : Object.keys(properties)
          .filter((name) => 'namesOnly' in wanted || !ONLY_BY_NAME.test(name))
          .map(nameOf)
  const found = names.flatMap((name) => known.get(name) ?? [])
  const content = found.map(({ name, make }) => {
    const text = 'namesOnly' in wanted ? '' : make()
    return text ? `<${name}>${text}</${name}>` : `<${name}/>`
  })
  const others = names.filter((name) => !known.has(name)).map(tagOf)
  const parts = [
    ...(content.length > 0 || others.length === 0 ? [propstat(content.join(''), '200 OK')] : []),
    ...(others.length > 0 ? [propstat(others.join(''), '404 Not Found')] : []),
  ]
  return `<d:response>${href(pathOf(target, actor))}${parts.join('')}</d:response>`
}

export const propstat = (content: string, status: string) =>
  `<d:propstat><d:prop>${content}</d:prop><d:status>HTTP/1.1 ${status}</d:status></d:propstat>`

/** The answer about a resource that does not exist. */
export const describeMissing = (path: string) =>
  `<d:response>${href(path)}<d:status>HTTP/1.1 404 Not Found</d:status></d:response>`
