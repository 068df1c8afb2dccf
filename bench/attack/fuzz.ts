import { createRandom, type Random } from '#pictures/random.ts'
import type { Caller } from '#tests/call.ts'
import { draw, pick, type Schema, spoil, spoilAll } from './draw.ts'
import { DEEP, DEEP_JSON, ODD_BODIES, ODD_FILES, ODD_NAMES, ODD_VALUES } from './odd.ts'
import { hasTrace, nextAddress, type Target } from './target.ts'

/** Requests in flight. */
const LANES = 12
/** Milliseconds an answer may take. */
const PATIENCE = 30_000

/** A call as the OpenAPI document describes it. */
interface Operation {
  method: string
  path: string
  parameters: { name: string; in: string; schema: Schema }[]
  /** Schemas of the body by media type. */
  bodies: [type: string, schema: Schema][]
}

/** These would end the attack's own sessions, or remove what is being attacked: not sent by those who may. */
const NOT_WITH_RIGHTS = new Set([
  '/logout',
  '/profile/sessions/end',
  '/demo/remove',
  '/people/disable',
  '/people/email',
  '/people/end-sessions',
  '/people/second-factor/require',
  '/people/second-factor/remove',
])

/** Paths of pages and documents, with a place for an odd value. */
const PAGES = [
  '/%',
  '/archive-view/%',
  '/project-view/%',
  '/details-sale/%',
  '/search?q=%',
  '/archive?page=%',
  '/quote/%',
]
const DOCUMENTS = ['/uploads/%', '/cards/%', '/faces/%', '/pictures/%', '/feed.xml?%', '/sitemap.xml/%', '/calendar/%']

const ODD_HEADERS: Record<string, string>[] = [
  {},
  { range: 'bytes=9-1,a' },
  { accept: '\xff' },
  { 'accept-encoding': 'br;q=1e9, ;' },
  { 'if-none-match': '"' },
  { 'if-modified-since': '9999' },
  { cookie: 'a=%ff; =; vitrine.session_token=%00.%00' },
]

export interface Outcome {
  requests: number
  /** Answers by status. */
  statuses: Record<string, number>
  /** What must not be: a request, and what is wrong with its answer. */
  faults: string[]
}

/** Sends `count` malformed requests, each to the next call as the next caller. The same seed sends the same ones. */
export async function fuzz({ origin, people }: Target, count: number, seed: string): Promise<Outcome> {
  const random = createRandom(seed)
  const operations = await readOperations(origin)
  const outcome: Outcome = { requests: 0, statuses: {}, faults: [] }
  const callers = Object.entries(people)
  const lane = async () => {
    while (outcome.requests < count) {
      const number = outcome.requests++
      const operation = operations[Math.floor(number / callers.length) % operations.length]!
      const [who, caller] = callers[number % callers.length]!
      if (number % 500 < 3 && who !== 'visitor') await requireSession(who, caller, operation.path)
      if (who !== 'visitor' && NOT_WITH_RIGHTS.has(operation.path)) continue
      const request = number % 25 === 24 ? pageRequest(random) : callRequest(operation, random)
      const status = await send(caller, request).catch((error) => String(error.cause ?? error))
      const kind = typeof status === 'string' ? status : status.fault
      if (kind) outcome.faults.push(`${who} ${request.method} ${request.path.slice(0, 200)}: ${kind} ${show(request)}`)
      const code = typeof status === 'string' ? 'none' : String(status.code)
      outcome.statuses[code] = (outcome.statuses[code] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return outcome
}

/** Throws where somebody's session has ended: the rest of the attack would be a visitor's. */
async function requireSession(who: string, caller: Caller, before: string) {
  const { status } = await caller.get('/api/v1/session')
  if (status !== 200) throw new Error(`The session of ${who} has ended, some calls before ${before}`)
}

async function readOperations(origin: string): Promise<Operation[]> {
  const { paths } = await (await fetch(`${origin}/api/openapi.json`)).json()
  return Object.entries<Record<string, OpenApiOperation>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      bodies: Object.entries(requestBody?.content ?? {}).map(([type, { schema = {} }]) => [type, schema] as const),
    })),
  ) as Operation[]
}

interface OpenApiOperation {
  parameters?: Operation['parameters']
  requestBody?: { content: Record<string, { schema?: Schema }> }
}

interface Sent {
  method: string
  path: string
  headers: Record<string, string>
  body?: BodyInit
}

/** A request to a call: as it should be, with one odd value, with odd values alone, or with no sense at all. */
function callRequest({ method, path, parameters, bodies }: Operation, random: Random): Sent {
  const headers: Record<string, string> = {}
  const query = parameters.filter((one) => one.in === 'query')
  const values = distort(Object.fromEntries(query.map(({ name, schema }) => [name, draw(schema, random)])), random)
  const base = pick(random, ['/api/v1', '/starts', '/api/agenda/v1'])
  const search = query.length > 0 || random() < 0.05 ? `?${queryOf(values, random)}` : ''
  const request = { method, path: `${base}${path}${search}`, headers }
  if (method === 'GET') return request
  const [type, schema] = bodies.length > 0 ? pick(random, bodies) : (['application/json', {}] as const)
  if (type === 'multipart/form-data' && random() < 0.85) return { ...request, body: formOf(schema, random) }
  headers['content-type'] = random() < 0.03 ? pick(random, ['text/html', 'multipart/form-data', 'x', '']) : type
  return { ...request, body: type === 'application/json' ? jsonOf(schema, random) : pick(random, ODD_FILES) }
}

function distort(value: unknown, random: Random): unknown {
  const how = random()
  if (how < 0.2) return value
  if (how < 0.75) return spoil(value, ODD_VALUES, random)
  if (how < 0.9) return spoil(spoil(value, ODD_VALUES, random), ODD_VALUES, random)
  return spoilAll(value, ODD_VALUES, random)
}

function jsonOf(schema: Schema, random: Random): BodyInit {
  if (random() < 0.08) return pick(random, ODD_BODIES)
  const drawn = draw(schema, random)
  const more = typeof drawn === 'object' && random() < 0.1 ? { access: 'admin', id_user: 1, ...drawn } : drawn
  return JSON.stringify(distort(more, random) ?? null).replaceAll(`"${DEEP}"`, DEEP_JSON)
}

/** Query strings, some with brackets, repeated names and escapes that stand for nothing. */
function queryOf(values: unknown, random: Random): string {
  const pairs = typeof values === 'object' && values !== null ? Object.entries(values) : [['a', values]]
  return pairs
    .map(([name, value]) => {
      const text = encode(typeof value === 'object' ? JSON.stringify(value) : String(value))
      const how = random()
      if (how < 0.05) return `${name}=%ff${text}`
      if (how < 0.1) return `${name}=%00`
      if (how < 0.15) return `${name}=${text}&${name}=${text}`
      if (how < 0.2) return `${name}[]=${text}&${name}[a][b]=1`
      if (how < 0.25) return `${name}[__proto__][x]=${text}&${name}[999999]=1`
      return `${name}=${text}`
    })
    .join('&')
}

/** At most what fits in an address; a lone surrogate cannot be sent in one. */
const encode = (text: string) => encodeURIComponent(text.slice(0, 2000).toWellFormed()).slice(0, 8000)

function formOf({ properties = {} }: Schema, random: Random): FormData {
  const form = new FormData()
  for (const [name, schema] of Object.entries(properties)) {
    const isFile = schema.format === 'binary' || schema.type === 'array' || random() < 0.05
    const value = distort(draw(schema, random), random)
    if (isFile && random() < 0.9) form.append(name, new File([pick(random, ODD_FILES)], pick(random, ODD_NAMES)))
    else form.append(name, typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
  }
  if (random() < 0.2) form.append('constructor', 'x')
  return form
}

/** A page, a picture or another document at an odd address. */
function pageRequest(random: Random): Sent {
  const odd = encode(String(pick(random, [...ODD_VALUES, '%', '%ff', '%00', '..%2f..%2fsecret', '%c0%ae'])))
  const raw = random() < 0.2 ? pick(random, ['%ff', '%', '%00', '%u0000', '..%2f..%2fsecret', '%c0%ae%c0%ae/']) : odd
  const path = pick(random, random() < 0.5 ? PAGES : DOCUMENTS).replace('%', () => raw)
  return { method: pick(random, ['GET', 'GET', 'HEAD', 'POST', 'OPTIONS']), path, headers: pick(random, ODD_HEADERS) }
}

/** Sends a request as somebody, and looks at the answer. */
async function send(caller: Caller, { method, path, headers, body }: Sent): Promise<{ code: number; fault?: string }> {
  const ask = () =>
    caller.fetch(path, {
      method,
      headers: { 'x-forwarded-for': nextAddress(), ...headers },
      body,
      signal: AbortSignal.timeout(PATIENCE),
    })
  // A server may close a connection after a request that made no sense: the next one on it is sent again.
  const response = await ask().catch((error) => {
    if (error.cause?.code !== 'UND_ERR_SOCKET') throw error
    return ask()
  })
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel() // it has no end
    return { code: response.status }
  }
  return { code: response.status, fault: faultOf(response.status, await response.text()) }
}

function faultOf(code: number, text: string): string | undefined {
  if (code >= 500) return `status ${code} ${text.slice(0, 200)}`
  if (code >= 400 && hasTrace(text)) return `a trace in the answer: ${text.slice(0, 300)}`
  return undefined
}

const show = ({ body, headers }: Sent) =>
  `${headers['content-type'] ?? ''} ${typeof body === 'string' ? body.slice(0, 300) : body instanceof FormData ? showForm(body) : ''}`

const showForm = (form: FormData) =>
  [...form].map(([name, value]) => `${name}=${typeof value === 'string' ? value.slice(0, 200) : 'file'}`).join('&')
