import type { AnyContractRouter } from '@orpc/contract'
import type { AnyRouter } from '@orpc/server'
import { Hono, type Context as HonoContext } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { findActor } from '../auth/actor.ts'
import { type Context, type Program, visitorContext } from '../context.ts'
import { addressOf } from './address.ts'
import { bodyLimitOf } from './body-limits.ts'
import { callHandler } from './calls.ts'
import type { Documents } from './documents.ts'
import { explain, failureBody } from './failures.ts'
import { securityHeaders } from './headers.ts'
import { healthDocuments } from './health.ts'
import { apiDocuments } from './openapi.ts'
import { type PageRules, renderAsIs, servePage } from './pages.ts'
import { requestLog } from './request-log.ts'
import { sameOrigin } from './same-origin.ts'
import { serveFiles } from './static-files.ts'

/** The bases the calls answer under; our own pages use the first. */
const CALL_BASES = ['/api/v1', '/starts']

/** Bytes of a body too large that are still read before the line is cut: 64 MiB. */
const PATIENCE = 64 * 1024 * 1024

interface Parts {
  contract: AnyContractRouter
  router: AnyRouter
  documents: Documents
  /** How pages come about. Absent in tests of calls alone. */
  pages?: PageRules
  /** Folder of the browser's build, served as it is. Vite serves it in development. */
  files?: string
  /** Under Vite, whose client writes inline code that a policy would refuse: pages as they are rendered. */
  development?: boolean
}

/** Everything the program answers over HTTP. */
export function createHttp(program: Program, { contract, router, documents, pages, files, development }: Parts): Hono {
  const app = new Hono()
  const calls = callHandler(router, program.log)
  const limitOf = bodyLimitOf(contract)
  // Who is signed in counts for calls alone: all else is seen as by a visitor.
  const contextOf = (c: HonoContext): Context => ({
    ...visitorContext(program, c.req.raw.headers),
    address: addressOf(c, program.settings.proxies),
  })

  app.use(requestLog(program.log))
  if (!development) app.use(securityHeaders(program.settings.publicUrl))
  app.use(sameOrigin(program.settings.publicUrl))

  for (const base of CALL_BASES) {
    app.use(`${base}/*`, (c, next) => limitBody(limitOf(c.req.path.slice(base.length)))(c, next))
    app.use(`${base}/*`, async (c, next) => {
      const actor = await findActor(program.pool, c.req.header('cookie') ?? null, program.secret)
      const { matched, response } = await calls.handle(c.req.raw, {
        prefix: base as '/',
        context: { ...contextOf(c), actor },
      })
      return matched ? response : next()
    })
  }
  for (const [path, document] of Object.entries({ ...healthDocuments, ...apiDocuments(contract), ...documents }))
    app.get(path, (c) => document(contextOf(c), pathOf(c.req.url)))
  app.all('/api/*', (c) => refuse(c, 404, 'Este endereço não existe na API.'))
  app.all('/starts/*', (c) => refuse(c, 404, 'Este endereço não existe na API.'))

  if (files) serveFiles(app, files)
  if (pages && development) app.get('*', (c) => renderAsIs(contextOf(c), c.req.raw, pages))
  else if (pages) app.get('*', (c) => servePage(c, contextOf(c), pages))

  app.onError((error, c) => {
    const failure = explain(error, program.log)
    return c.json(failureBody(failure), failure.status as 500)
  })
  return app
}

/** Refuses a larger body, after hearing it out: who is cut off while still sending never reads the answer. */
const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    async onError(c) {
      let heard = 0
      for await (const chunk of c.req.raw.body ?? []) if ((heard += chunk.length) > PATIENCE) break
      return refuse(c, 413, 'O pedido é grande demais.')
    },
  })

/** The decoded path of an address; one that cannot be decoded stays as it is, and names nothing. */
function pathOf(url: string): string {
  const { pathname } = new URL(url)
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

const refuse = (c: HonoContext, status: 404 | 413, error: string) => c.json({ result: false, data: { error } }, status)
