import { type Context, requireUser } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { LimitReached } from '#platform/http/limits.ts'
import type { XmlElement } from '#platform/xml/read-xml.ts'
import { removeEvent } from '../remove.ts'
import { freeBusy } from './free-busy.ts'
import { ROOT, readPath, type Target } from './paths.ts'
import { type Described, describe, propstat, readWanted } from './properties.ts'
import { putObject } from './put.ts'
import { HEADERS, missing, nameOf, Refusal, required, tagOf, xmlDocument, xmlResponse } from './refusals.ts'
import { multiget, query, syncCollection } from './reports.ts'
import { inTurn, readFileBody, readXmlBody, requireMatch } from './requests.ts'
import { describeResources, findResources, listResources, type Resource, writeFiles } from './resources.ts'
import { signIn } from './sign-in.ts'
import { keepState, tokenOf } from './sync-state.ts'

const METHODS = ['OPTIONS', 'PROPFIND', 'REPORT', 'GET', 'HEAD', 'PUT', 'DELETE', 'PROPPATCH']

/** Sends programs that look for a calendar to where calendars are (RFC 6764, 5). */
export const sendToRoot = () => new Response(null, { status: 301, headers: { location: ROOT } })

/** Answers a request of a program that reads and writes its owner's calendar (RFC 4791). */
export async function serveCaldav(received: Context, request: Request): Promise<Response> {
  try {
    const actor = await signIn(received)
    const context = { ...received, actor, signal: request.signal }
    return await inTurn(actor.id, () => answer(context, request))
  } catch (error) {
    if (error instanceof Refusal) return error.toResponse()
    if (error instanceof LimitReached) throw error
    if (!(error instanceof AppError)) throw error
    const later: Record<string, string> = [429, 503].includes(error.status) ? { 'retry-after': '5' } : {}
    return new Refusal(error.status, '', error.message, later).toResponse()
  }
}

async function answer(context: Context, request: Request): Promise<Response> {
  const target = readPath(new URL(request.url).pathname, requireUser(context).id)
  if (!target) throw missing()
  switch (request.method) {
    case 'OPTIONS':
      return new Response(null, { status: 204, headers: { ...HEADERS, allow: METHODS.join(', ') } })
    case 'PROPFIND':
      return propfind(context, target, request)
    case 'REPORT':
      return report(context, target, required(await readXmlBody(request), 'o corpo'))
    case 'PROPPATCH':
      return proppatch(context, target, await readXmlBody(request))
    case 'GET':
    case 'HEAD':
      return sendObject(context, target)
    case 'PUT':
      return put(context, target, request)
    case 'DELETE':
      return removeObject(context, target)
    default:
      throw new Refusal(405, '', 'Isto não se faz neste calendário.', { allow: METHODS.join(', ') })
  }
}

async function propfind(context: Context, target: Target, request: Request): Promise<Response> {
  const actor = requireUser(context)
  const depth = request.headers.get('depth') ?? 'infinity'
  if (depth !== '0' && depth !== '1' && target.kind !== 'object')
    throw new Refusal(403, '<d:propfind-finite-depth/>', 'Peça um nível de cada vez (Depth: 1).')
  const wanted = readWanted(await readXmlBody(request))
  const described = await list(context, target, depth === '1')
  const parts = described.map((one) => describe(one, actor, wanted))
  return xmlResponse(207, xmlDocument('d:multistatus', parts.join('')))
}

/** What a target is, and what is in it. */
async function list(context: Context, target: Target, withContent: boolean): Promise<Described[]> {
  if (target.kind === 'object') return [{ kind: 'object', resource: await find(context, target.name) }]
  if (target.kind === 'calendar') {
    const resources = await listResources(context)
    const token = await keepState(context, resources)
    const content = withContent ? resources : []
    return [{ kind: 'calendar', token }, ...content.map((resource): Described => ({ kind: 'object', resource }))]
  }
  if (!withContent || target.kind === 'principal') return [target]
  if (target.kind === 'root') return [target, { kind: 'principal' }, { kind: 'home' }]
  return [target, { kind: 'calendar', token: tokenOf(await listResources(context)) }]
}

async function find(context: Context, name: string): Promise<Resource> {
  const [found] = await findResources(context, [name])
  if (!found) throw missing()
  return found
}

const REPORTS: Readonly<Record<string, (context: Context, report: XmlElement) => Promise<Response>>> = {
  [nameOf('c:calendar-query')]: query,
  [nameOf('c:calendar-multiget')]: multiget,
  [nameOf('c:free-busy-query')]: freeBusy,
  [nameOf('d:sync-collection')]: syncCollection,
}

function report(context: Context, target: Target, body: XmlElement): Promise<Response> {
  const make = REPORTS[body.name]
  if (!make || target.kind !== 'calendar') throw new Refusal(403, '<d:supported-report/>', 'Isto não se pergunta aqui.')
  return make(context, body)
}

/** A calendar has its name and its colour from here alone. */
async function proppatch(context: Context, target: Target, body: XmlElement | undefined): Promise<Response> {
  const [described] = await list(context, target, false)
  const names = (body?.children ?? []).flatMap(({ children }) => children.flatMap((prop) => prop.children))
  const refused = propstat(names.map(({ name }) => tagOf(name)).join(''), '403 Forbidden')
  const href = describe(described!, requireUser(context), { names: [] }).match(/<d:href>.*?<\/d:href>/)![0]
  return xmlResponse(207, xmlDocument('d:multistatus', `<d:response>${href}${refused}</d:response>`))
}

async function sendObject(context: Context, target: Target): Promise<Response> {
  if (target.kind !== 'object') throw new Refusal(405, '', 'Leia os eventos um a um, ou com REPORT.')
  const resource = await find(context, target.name)
  const { described } = await describeResources(context, [resource])
  const event = described.get(resource.name)
  if (!event) throw missing()
  const headers = {
    ...HEADERS,
    etag: resource.etag,
    'last-modified': resource.event.updated_at.toUTCString(),
    'content-type': 'text/calendar; charset=utf-8',
  }
  if (context.request.get('if-none-match') === resource.etag) return new Response(null, { status: 304, headers })
  const [text] = await writeFiles(context, [[event]])
  return new Response(text, { headers })
}

/** Its ETag is not told: what is stored is not byte for byte what was sent (RFC 4791, 5.3.4). */
async function put(context: Context, target: Target, request: Request): Promise<Response> {
  if (target.kind !== 'object') throw new Refusal(405, '', 'Um evento se escreve num recurso do calendário.')
  const { isNew } = await putObject(context, target.name, await readFileBody(request))
  return new Response(null, { status: isNew ? 201 : 204, headers: HEADERS })
}

async function removeObject(context: Context, target: Target): Promise<Response> {
  if (target.kind !== 'object') throw new Refusal(403, '', 'O calendário não se exclui daqui.')
  const resource = await find(context, target.name)
  const check = async (inside: Context) => {
    const [present] = await findResources(inside, [target.name])
    requireMatch(context.request, present)
  }
  await removeEvent(context, { id: resource.event.id, occurrence: '', scope: 'all' }, { check })
  return new Response(null, { status: 204, headers: HEADERS })
}
