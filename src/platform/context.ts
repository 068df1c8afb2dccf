import { AsyncLocalStorage } from 'node:async_hooks'
import type { ClientContext, ClientLink } from '@orpc/client'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Actor } from './auth/actor.ts'
import type { Auth } from './auth/auth.ts'
import type { Clock } from './clock.ts'
import type { Listener } from './db/listen.ts'
import type { DB } from './db/tables.gen.ts'
import type { ServerDomain } from './domain.ts'
import { AppError } from './errors.ts'
import type { EventHub } from './events/hub.ts'
import type { Rooms } from './files/room.ts'
import type { Storage } from './files/storage.ts'
import type { Limits } from './http/limits.ts'
import type { PageCache } from './http/page-cache.ts'
import type { RawBody } from './http/raw-body.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Mail } from './mail/mail.ts'
import type { Settings } from './settings.ts'
import type { WorkerPool } from './worker/worker-pool.ts'

/** What the program holds while it runs, made once at boot. */
export interface Program {
  settings: Settings
  /** What each domain brings, for what goes through all of them: the sitemap, the palette, the demonstration. */
  domains: readonly ServerDomain[]
  pool: Pool
  db: Kysely<DB>
  auth: Auth
  /** Key of what this program signs, e.g. the session cookie. */
  secret: string
  clock: Clock
  storage: Storage
  /** Free space, which writers reserve before they write. */
  rooms: Rooms
  /** Work that takes much processor time: texts and pictures. */
  worker: WorkerPool
  /** Work done in the background. */
  jobs: Jobs
  mail: Mail
  limits: Limits
  /** Rendered public pages. */
  pages: PageCache
  /** Drops them whenever the database notifies of a change. */
  invalidation: Listener
  /** Streams of what changes while people look at it. */
  events: EventHub
  log: Logger
}

/** What a service gets: the program, and whose request it works for. */
export interface Context extends Program {
  /** Who calls; null is a visitor. */
  actor: Actor | null
  /** The network the request came from, which limits count by; '' where there is none. */
  network: string
  request: Headers
  /** Aborted when the client goes before it has its answer; absent while a page renders. */
  signal?: AbortSignal
  /** The request's body, of calls that take it as it comes (`raw`). */
  body?: RawBody
  /** Headers to send with the answer; absent while a page renders. */
  resHeaders?: Headers
  /** Renders a page of the site, within `rendering`; absent where no pages are served. */
  render?: (request: Request) => Promise<Response> | Response
  /** The calls that a page makes while it renders, in process; absent where no pages are served. */
  link?: ClientLink<ClientContext>
}

/** A visitor's context, which every public page renders in, whatever cookie comes with the request. */
export const visitorContext = (program: Program, request = new Headers()): Context => ({
  ...program,
  actor: null,
  network: '',
  request,
})

/** A page's form as it comes back to whom it was refused. */
export interface Returned {
  /** What was typed, by the fields' names. */
  typed: Readonly<Record<string, string>>
  /** What is wrong, in words to show. */
  error: string
  /** What is wrong with single fields, by their names. */
  fields: Readonly<Record<string, string>>
}

/** The context of a page being rendered. */
export interface Rendering extends Context {
  /** Written as `nonce` on the page's own scripts, and nowhere else: what an author wrote cannot pass for one. */
  nonce: string
  /** Status of a call that failed for the server's sake. */
  failed?: number
  /** What a preview lays over what is kept, for this rendering alone. Its domain knows what it is. */
  draft?: unknown
  /** The page's form, which was sent without scripts and refused. */
  returned?: Returned
}

/** The page being rendered, so that the calls it makes in process find it. */
export const rendering = new AsyncLocalStorage<Rendering>()

/** The signed-in caller. Throws 403 for a visitor. */
export function requireUser(context: Context): Actor {
  if (!context.actor) throw new AppError('forbidden', 'Entre para continuar.')
  return context.actor
}

/** Whether that person is the admin: id 1, or who bears the e-mail of the settings. The one place that decides. */
export const isAdminUser = ({ id, email }: Pick<Actor, 'id' | 'email'>, { adminEmail }: Pick<Settings, 'adminEmail'>) =>
  id === 1 || email === adminEmail

/** Whether the caller is the admin. */
export const isAdmin = ({ actor, settings }: Pick<Context, 'actor' | 'settings'>) =>
  actor !== null && isAdminUser(actor, settings)
