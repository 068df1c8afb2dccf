import { setImmediate } from 'node:timers/promises'
import { type Context, requireUser } from '#platform/context.ts'
import type { WrittenEvent } from '#platform/icalendar/write.ts'
import { childOf, childrenOf, type XmlElement } from '#platform/xml/read-xml.ts'
import { MAX_OCCURRENCES } from '../../calendar.ts'
import type { Override } from '../occurrences.ts'
import { lastsInto } from '../read.ts'
import { expandEvent } from './expand.ts'
import { readFilter } from './filter.ts'
import { objectPath, pathOfHref, readPath } from './paths.ts'
import { describe, describeMissing, readWanted, type Wanted } from './properties.ts'
import { nameOf, Refusal, required, xmlDocument, xmlResponse } from './refusals.ts'
import {
  chooseResources,
  describeResources,
  findResources,
  listResources,
  type Resource,
  toResource,
  writeFiles,
} from './resources.ts'
import { keepState, readState } from './sync-state.ts'
import { occursIn, readTimeRange } from './times.ts'

/** Resources that one request may name. */
const MAX_NAMED = 5000
/** Events after which other requests have their turn. */
const TURN = 20

const DATA = nameOf('c:calendar-data')

/** The resources of these addresses (RFC 4791, 7.9). */
export async function multiget(context: Context, report: XmlElement): Promise<Response> {
  const user = requireUser(context).id
  const hrefs = childrenOf(report, nameOf('d:href')).map(({ text }) => pathOfHref(text))
  if (hrefs.length > MAX_NAMED) throw new Refusal(403, '', `Peça no máximo ${MAX_NAMED} eventos de uma vez.`)
  const named = new Map(
    hrefs.flatMap((path) => {
      const target = readPath(path, user)
      return target?.kind === 'object' ? [[target.name, path] as const] : []
    }),
  )
  const found = await findResources(context, [...named.keys()])
  const known = new Set(found.map(({ name }) => name))
  const missing = hrefs.filter((path) => {
    const target = readPath(path, user)
    return target?.kind !== 'object' || !known.has(target.name)
  })
  return answer(context, report, found, missing)
}

/** The resources that a filter finds (RFC 4791, 7.8). */
export async function query(context: Context, report: XmlElement): Promise<Response> {
  const filter = readFilter(required(childOf(report, nameOf('c:filter')), 'filter'))
  if (filter.isEmpty) return answer(context, report, [])
  const { range } = filter
  const rows = await chooseResources(context.db, requireUser(context).id)
    .select('last_at')
    .$if(range !== undefined, (chosen) => chosen.where(lastsInto(range!)))
    .orderBy('calendar_events.id')
    .execute()
  const resources = rows.map((row) => ({ ...toResource(context, row), last_at: row.last_at }))
  const { described, overrides } = await describeResources(context, resources)
  const found: Resource[] = []
  for (const [index, resource] of resources.entries()) {
    if (index % TURN === 0) await setImmediate()
    const event = described.get(resource.name)
    if (!event || !filter.fits(event)) continue
    const own = overrides.get(resource.event.id) ?? []
    if (!range || occursIn({ ...resource.event, last_at: resource.last_at }, own, range)) found.push(resource)
  }
  return answer(context, report, found)
}

/** What has changed since a token, and the next one (RFC 6578). */
export async function syncCollection(context: Context, report: XmlElement): Promise<Response> {
  const user = requireUser(context).id
  const token = required(childOf(report, nameOf('d:sync-token')), 'sync-token').text.trim()
  const before = token === '' ? {} : await readState(context, token)
  if (!before) throw new Refusal(403, '<d:valid-sync-token/>', 'O que havia então não se sabe mais: comece de novo.')
  const resources = await listResources(context)
  const changed = resources.filter(({ name, etag }) => before[name] !== etag)
  const known = new Set(resources.map(({ name }) => name))
  const gone = Object.keys(before).filter((name) => !known.has(name))
  const limit = Number(childOf(childOf(report, nameOf('d:limit')), nameOf('d:nresults'))?.text.trim() || Infinity)
  if (changed.length + gone.length > limit)
    throw new Refusal(507, '<d:number-of-matches-within-limits/>', 'Mudou mais do que cabe na resposta pedida.')
  const next = await keepState(context, resources)
  const paths = gone.map((name) => objectPath(user, name))
  return answer(context, report, changed, paths, `<d:sync-token>${next}</d:sync-token>`)
}

/** The answer about some resources, with their files where the report asks for them. */
async function answer(
  context: Context,
  report: XmlElement,
  resources: readonly Resource[],
  missing: readonly string[] = [],
  more = '',
): Promise<Response> {
  const actor = requireUser(context)
  const wanted = readWanted(report)
  const data = await dataOf(context, report, wanted, resources)
  const parts = resources.map((resource) =>
    describe({ kind: 'object', resource, data: data.get(resource.name) }, actor, wanted),
  )
  return xmlResponse(207, xmlDocument('d:multistatus', [...parts, ...missing.map(describeMissing)].join('') + more))
}

/** The files that a report asks for, by the names of the resources. */
async function dataOf(context: Context, report: XmlElement, wanted: Wanted, resources: readonly Resource[]) {
  const asked = childOf(childOf(report, nameOf('d:prop')), DATA)
  if (!asked || !('names' in wanted) || resources.length === 0) return new Map<string, string>()
  const expanded = readTimeRange(asked, 'c:expand')
  const { described, overrides } = await describeResources(context, resources)
  const files: (readonly [string, readonly WrittenEvent[]])[] = []
  let count = 0
  for (const { name, event } of resources) {
    const one = described.get(name)
    if (!one) continue
    const own: readonly Override[] = overrides.get(event.id) ?? []
    const events = expanded ? expandEvent(event, own, one, expanded) : [one]
    count += events.length
    if (expanded && count > MAX_OCCURRENCES)
      throw new Refusal(507, '<d:number-of-matches-within-limits/>', 'São ocorrências demais: peça menos dias.')
    files.push([name, events])
  }
  const texts = await writeFiles(
    context,
    files.map(([, events]) => events),
  )
  return new Map(files.map(([name], index) => [name, texts[index]!]))
}
