import type { AnyContractRouter } from '@orpc/contract'
import type { AnyRouter } from '@orpc/server'
import { Hono, type Context as HonoContext } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { findActor } from '../auth/actor.ts'
import { type Context, type Program, rendering, visitorContext } from '../context.ts'
import { bodyLimitOf } from './body-limits.ts'
import { callHandler } from './calls.ts'
import type { Documents } from './documents.ts'
import { apiDocuments } from './openapi.ts'
import { readPage, sendPage, sendShell } from './page.ts'
import { sameOrigin } from './same-origin.ts'

/** The bases the calls answer under; our own pages use the first. */
export const CALL_BASES = ['/api/v1', '/starts'] as const

/** Addresses of the workbench, which renders in the browser only. */
const WORKBENCH = /^\/(dashboard|coffe)(\/|$)/

/** Bytes of a body too large that are still read before the line is cut: 64 MiB. */
const PATIENCE = 64 * 1024 * 1024

interface Parts {
  contract: AnyContractRouter
  router: AnyRouter
  documents: Documents
  /** Renders a page. Absent in tests of calls alone. */
  render?: (request: Request) => Promise<Response> | Response
  /** Vite serves this: its client writes inline code, which a policy would refuse. */
  development?: boolean
}

/** Everything the program answers over HTTP. */
export function createHttp(program: Program, { contract, router, documents, render, development }: Parts): Hono {
  const app = new Hono()
  const calls = callHandler(router, program.log)
  const limitOf = bodyLimitOf(contract)

  app.use(sameOrigin(program.settings.publicUrl))

  for (const base of CALL_BASES) {
    app.use(`${base}/*`, (c, next) => limitBody(limitOf(c.req.path.slice(base.length)))(c, next))
    app.use(`${base}/*`, async (c, next) => {
      const actor = await findActor(program.pool, c.req.header('cookie') ?? null, program.secret)
      const context: Context = { ...requestContext(program, c), actor }
      const { matched, response } = await calls.handle(c.req.raw, { prefix: base, context })
      return matched ? response : next()
    })
  }
  for (const [path, document] of Object.entries({ ...apiDocuments(contract), ...documents }))
    app.get(path, (c) => document(requestContext(program, c), pathOf(c.req.url)))
  for (const base of [...CALL_BASES, '/api'])
    app.all(`${base}/*`, (c) => refuse(c, 404, 'Este endereço não existe na API.'))

  app.get('*', async (c) => {
    if (!render) return c.notFound()
    const rendered = await rendering.run(requestContext(program, c), async () => {
      const response = await render(c.req.raw)
      if (development || !response.headers.get('content-type')?.startsWith('text/html')) return response
      return readPage(response)
    })
    if (rendered instanceof Response) return rendered
    return WORKBENCH.test(c.req.path) ? sendShell(rendered) : sendPage(rendered, c.req.raw)
  })

  app.onError((error, c) => {
    program.log.error({ err: error, path: c.req.path }, 'request failed')
    return refuse(c, 500, 'Algo deu errado do nosso lado. Tente de novo em instantes.')
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

/** A visitor's context for a request: who is signed in counts for calls alone. */
function requestContext(program: Program, c: HonoContext): Context {
  return { ...visitorContext(program, c.req.raw.headers), address: addressOf(c) }
}

/** In production the socket is in `env`; under Vite the request carries the address itself. */
function addressOf(c: HonoContext): string {
  const env = c.env as { incoming?: { socket: { remoteAddress?: string } } } | undefined
  return env?.incoming?.socket.remoteAddress ?? (c.req.raw as { ip?: string }).ip ?? ''
}

/** The decoded path of an address; one that cannot be decoded stays as it is, and names nothing. */
function pathOf(url: string): string {
  const { pathname } = new URL(url)
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

const refuse = (c: HonoContext, status: 404 | 413 | 500, error: string) =>
  c.json({ result: false, data: { error } }, status)
