import type { ORPCError } from '@orpc/client'
import type { AnyContractRouter } from '@orpc/contract'
import type { AnyRouter } from '@orpc/server'
import { Hono, type Context as HonoContext } from 'hono'
import { tryDecodeURIComponent } from 'hono/utils/url'
import { findActor } from '../auth/actor.ts'
import { type Context, type Program, visitorContext } from '../context.ts'
import { BODY_LIMIT, type CallMeta } from '../contract/call.ts'
import { AppError } from '../errors.ts'
import { recordSecurity } from '../security-log.ts'
import type { Settings } from '../settings.ts'
import { addressOf, networkOf } from './address.ts'
import { isAnswer, sendAnswer } from './answer.ts'
import { cachedAnswers, findAnswer } from './cached-calls.ts'
import { callHandler } from './call-handler.ts'
import { callMetaOf, callsOf } from './call-list.ts'
import type { Document, Documents } from './documents.ts'
import { failureBody, toFailurePage, toSafeError, wantsPage } from './failures.ts'
import { type Forms, serveForm } from './forms.ts'
import { addHeaders, securityHeaders } from './headers.ts'
import { healthDocuments } from './health.ts'
import { inProcessLink } from './in-process.ts'
import { limitBody } from './limit-body.ts'
import { LimitReached } from './limits.ts'
import { apiDocuments } from './openapi.ts'
import { isServedOverTls } from './origin.ts'
import { cachedPages, type PageRules, renderAsIs, servePage } from './pages.ts'
import type { Protocols } from './protocols.ts'
import { takeBody } from './raw-body.ts'
import { makeLoggedPath, requestLog } from './request-log.ts'
import { sameOrigin } from './same-origin.ts'
import { sendCached } from './send-cached.ts'
import { serveFiles } from './static-files.ts'

/** The base paths of the calls; our own pages use the first. */
const CALL_BASES = ['/api/v1', '/starts', '/api/agenda/v1']

interface Parts {
  contract: AnyContractRouter
  router: AnyRouter
  documents: Documents
  protocols?: Protocols
  /** Handlers of forms from browsers without scripts. */
  forms?: Forms
  /** How pages are rendered. Absent in tests of calls alone. */
  pages?: PageRules
  /** Folder of the browser's build; in development Vite serves it. */
  files?: string
  /** Whether pages are sent as rendered, without a policy: Vite's client writes inline code that it would refuse. */
  development?: boolean
}

/** The program's HTTP application. */
export function createHttp(
  program: Program,
  { contract, router, documents, protocols = {}, forms = {}, pages, files, development = false }: Parts,
) {
  const app = new Hono()
  const calls = callHandler(router, program.log)
  const link = inProcessLink(router)
  const metaOf = callMetaOf(contract)
  const allDocuments = { ...healthDocuments, ...apiDocuments(contract), ...documents }
  const callPaths = CALL_BASES.flatMap((base) => [...callsOf(contract)].map(({ path }) => base + path))
  const loggedPath = makeLoggedPath({ ...allDocuments, ...protocols }, callPaths)
  // The session counts for calls only: all else is answered as for a visitor.
  const contextOf = (c: HonoContext): Context => ({
    ...visitorContext(program, headersOf(c.req.raw)),
    network: networkOf(addressOf(c, program.settings.proxies)),
    peer: addressOf(c, 0),
    ...(pages && { render: pages.render, link }),
  })

  app.use(requestLog(program.log, loggedPath))
  if (!development) app.use(addHeaders(securityHeaders(program.settings.publicUrl)))
  app.use(sameOrigin(program.settings.publicUrl))

  for (const base of CALL_BASES)
    app.use(`${base}/*`, async (c, next) => {
      const isSecure = isServedOverTls(program.settings)
      const actor = await findActor(program.pool, c.req.header('cookie'), program.secret, isSecure)
      const meta = metaOf(c.req.path.slice(base.length))
      // Refused before the body is read.
      if (meta.access !== 'public' && !actor) return refuse(c, new AppError('signed-out', 'Entre para continuar.'))
      const { request, body } = await receive(meta.queryToo ? fromQuery(c.req.raw) : c.req.raw, meta, program.settings)
      const handle = () =>
        calls.handle(request.method === 'HEAD' ? asGet(request) : request, {
          prefix: base as '/',
          context: { ...contextOf(c), actor, signal: c.req.raw.signal, ...(body && { body }) },
        })
      const answered = meta.cached && !actor ? await findAnswer(program, request, handle) : await handle()
      if (isAnswer(answered)) return sendAnswer(answered, request)
      const { matched, response } = answered
      if (!matched) return next()
      // The caller must see the change at once: outdated cached pages are dropped before the answer is sent.
      const changesPages = meta.changesPages ?? meta.access !== 'public'
      if (changesPages && response.ok && request.method === 'POST') await program.invalidation.received()
      // Private pictures set their own: browsers may store them, and revalidate each time.
      if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
      return response.status >= 400 && wantsPage(c.req.raw) ? toFailurePage(response) : response
    })
  for (const [path, serve] of Object.entries(protocols)) app.all(path, (c) => serve(contextOf(c), c.req.raw))
  for (const [path, document] of Object.entries(allDocuments).toSorted(wholeFoldersLast))
    app.get(path, (c) => {
      const { pathname, searchParams } = new URL(c.req.url)
      return document(contextOf(c), tryDecodeURIComponent(pathname), searchParams)
    })
  for (const [path, form] of Object.entries(forms))
    if (pages)
      app.post(path, async (c) => {
        c.req.raw = await limitBody(c.req.raw, BODY_LIMIT)
        return serveForm(c, contextOf(c), form, { rules: pages, development })
      })
  for (const base of ['/api/*', '/starts/*'])
    app.all(base, (c) => refuse(c, new AppError('missing', 'Este endereço não existe na API.')))

  if (files) serveFiles(app, files)
  if (pages && development) app.get('*', (c) => renderAsIs(contextOf(c), c.req.raw, pages))
  else if (pages) app.get('*', (c) => servePage(c, contextOf(c), pages))

  app.onError(async (error, c) => {
    // Of a document, e.g. a drawn picture; those of calls are recorded where their access is enforced.
    if (error instanceof LimitReached && error.isFirst)
      await recordSecurity(contextOf(c), 'limit', { detail: error.limit }).catch((err) => program.log.error({ err }))
    const response = refuse(c, toSafeError(error, program.log))
    return wantsPage(c.req.raw) ? toFailurePage(response) : response
  })
  const send = sendCached(program, loggedPath)
  const sendCachedAnswer = cachedAnswers(program, CALL_BASES, send)
  const sendCachedPage = pages && !development ? cachedPages(program, pages, send) : () => undefined
  return {
    fetch: (request: Request, env?: object) =>
      sendCachedAnswer(request) ?? sendCachedPage(request) ?? app.fetch(request, env),
  }
}

/** Sorts documents so that the first one that fits a path is the right one. */
const wholeFoldersLast = ([one]: [string, Document], [other]: [string, Document]) =>
  Number(one.endsWith('/*')) - Number(other.endsWith('/*'))

/** A request no larger than its call allows; the body of a `raw` call is separated from it, unread. */
async function receive(request: Request, { raw, bodyLimit = BODY_LIMIT }: CallMeta, { uploadLimit }: Settings) {
  const max = bodyLimit === 'uploadLimit' ? uploadLimit : bodyLimit
  return raw ? takeBody(request, max) : { request: await limitBody(request, max), body: undefined }
}

/** A GET or HEAD as the POST that has the query as its body. */
function fromQuery(request: Request): Request {
  if (request.method !== 'GET' && request.method !== 'HEAD') return request
  const { origin, pathname, searchParams } = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/json')
  const body = JSON.stringify(Object.fromEntries(searchParams))
  return new Request(origin + pathname, { method: 'POST', headers, body, signal: request.signal })
}

/** The GET for a HEAD, whose answer is sent without the body. */
const asGet = (request: Request) => new Request(request.url, { headers: request.headers, signal: request.signal })

/** A request's headers. Range is defined for GET only (RFC 9110, 14.2). */
function headersOf({ method, headers }: Request): Headers {
  if (method === 'GET' || !headers.has('range')) return headers
  const others = new Headers(headers)
  others.delete('range')
  return others
}

const refuse = (c: HonoContext, failure: ORPCError<string, unknown>) =>
  c.json(failureBody(failure), failure.status as 500, { 'cache-control': 'no-store' })
