import { BODY_LIMIT } from '#platform/contract/call.ts'
import { limitBody } from '#platform/http/limit-body.ts'
import { readXml, type XmlElement, XmlFault } from '#platform/xml/read-xml.ts'
import { MAX_RESOURCE } from './properties.ts'
import { invalidData, Refusal } from './refusals.ts'
import type { Resource } from './resources.ts'

/** The XML of a request; undefined where it has no body. Throws 400 for what is not XML, and 413. */
export async function readXmlBody(request: Request): Promise<XmlElement | undefined> {
  const text = new TextDecoder().decode(await bytesOf(request, BODY_LIMIT))
  if (text.trim() === '') return undefined
  try {
    return readXml(text)
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error
    throw new Refusal(400, '', `O pedido não é XML que se leia: ${error.message}`)
  }
}

/** The text of a calendar file. Throws 403 for what is not one, 413, and 415. */
export async function readFileBody(request: Request): Promise<string> {
  const type = request.headers.get('content-type') ?? 'text/calendar'
  if (!/^(text\/calendar|text\/plain|application\/octet-stream)\b/i.test(type))
    throw new Refusal(415, '<c:supported-calendar-data/>', 'Envie text/calendar.')
  const bytes = await bytesOf(request, MAX_RESOURCE)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw invalidData('O texto não está em UTF-8.')
  }
}

const bytesOf = async (request: Request, max: number) => (await limitBody(request, max)).arrayBuffer()

/** Requests of one person that are answered at once: as many as the threads read files of one person. */
const MAX_AT_ONCE = 2
/** Requests of one person that wait: more than programs send. */
const MAX_WAITING = 100

const busy = new Map<number, number>()
const waiting = new Map<number, (() => void)[]>()

/** Does a person's work when it is its turn. Throws 429 where too much of it waits. */
export async function inTurn<Result>(person: number, work: () => Promise<Result>): Promise<Result> {
  const count = busy.get(person) ?? 0
  if (count < MAX_AT_ONCE) busy.set(person, count + 1)
  else {
    const queue = waiting.get(person) ?? []
    if (queue.length >= MAX_WAITING)
      throw new Refusal(429, '', 'São pedidos demais ao mesmo tempo.', { 'retry-after': '5' })
    waiting.set(person, queue)
    // Whoever ends hands on the place.
    await new Promise<void>((resolve) => void queue.push(resolve))
  }
  try {
    return await work()
  } finally {
    const queue = waiting.get(person) ?? []
    const next = queue.shift()
    if (queue.length === 0) waiting.delete(person)
    const left = busy.get(person)! - 1
    if (next) next()
    else if (left > 0) busy.set(person, left)
    else busy.delete(person)
  }
}

/**
 * Throws 412 where a write is for another version than the present one (RFC 9110, 13.1), or for one that must not exist.
 * @param resource undefined where there is none
 */
export function requireMatch(request: Headers, resource: Resource | undefined) {
  const [match, noneMatch] = [request.get('if-match'), request.get('if-none-match')]
  const isCurrent = (tags: string) =>
    resource !== undefined && (tags.trim() === '*' || tags.split(',').some((tag) => tag.trim() === resource.etag))
  if (match !== null && !isCurrent(match))
    throw new Refusal(412, '', resource ? 'O evento mudou desde que foi lido.' : 'O evento não existe mais.')
  if (noneMatch !== null && isCurrent(noneMatch)) throw new Refusal(412, '', 'O evento já existe.')
}
