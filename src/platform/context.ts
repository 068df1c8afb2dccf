import { AsyncLocalStorage } from 'node:async_hooks'
import type { ClientContext, ClientLink } from '@orpc/client'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Clock } from '#clock.ts'
import type { Actor } from './auth/actor.ts'
import type { Auth } from './auth/auth.ts'
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

/** The parts of the running program, made once at boot. */
export interface Program {
  settings: Settings
  /** Each domain's manifest, for what is made of all of them: sitemap, palette, demonstration. */
  domains: readonly ServerDomain[]
  pool: Pool
  db: Kysely<DB>
  auth: Auth
  /** The key of this installation's signatures, e.g. of the session cookie. */
  secret: string
  clock: Clock
  storage: Storage
  /** Free disk space, which writers reserve before they write. */
  rooms: Rooms
  /** Runs work that takes much processor time: texts and pictures. */
  worker: WorkerPool
  jobs: Jobs
  mail: Mail
  limits: Limits
  /** Rendered public pages. */
  pages: PageCache
  /** Drops cached pages when the database notifies of a change. */
  invalidation: Listener
  /** Server-sent events about changed records. */
  events: EventHub
  log: Logger
}

/** What a service gets: the program and the request it works for. */
export interface Context extends Program {
  /** The caller; null for a visitor. */
  actor: Actor | null
  /** The network of the request, which limits count by; '' where there is none. */
  network: string
  /** The address that the connection comes from, which may be a proxy's; '' where there is none. */
  peer: string
  request: Headers
  /** Aborted when the client disconnects before the answer; absent while a page renders. */
  signal?: AbortSignal
  /** The request's body, for calls that take it unparsed (`raw`). */
  body?: RawBody
  /** Takes the ids of the chosen records that a call has changed, for the security log. */
  changed?: number[]
  /** Headers to send with the answer; absent while a page renders. */
  resHeaders?: Headers
  /** Renders a page of the site, within `rendering`; absent where no pages are served. */
  render?: (request: Request) => Promise<Response> | Response
  /** The calls that a page makes while it renders, in process; absent where no pages are served. */
  link?: ClientLink<ClientContext>
}

/** A visitor's context: every public page renders in it, whatever cookie comes with the request. */
export const visitorContext = (program: Program, request = new Headers()): Context => ({
  ...program,
  actor: null,
  network: '',
  peer: '',
  request,
})

/** A page's form that was refused, to be shown again. */
export interface Returned {
  /** What was typed, by the fields' names. */
  typed: Readonly<Record<string, string>>
  /** What is wrong, as shown to the person. */
  error: string
  /** What is wrong with each field, by its name. */
  fields: Readonly<Record<string, string>>
}

/** The context of a page being rendered. */
export interface Rendering extends Context {
  /** The `nonce` attribute of the page's own scripts: content by authors, who cannot know it, is never taken for one. */
  nonce: string
  /** Takes the page's HTML, which is then not in the response: its body would be encoded and decoded again. */
  takeHtml?: (html: string) => void
  /** Status (5xx) of a call that failed while the page rendered. */
  failed?: number
  /** Unsaved values that a preview shows in place of the stored ones. Their type is known to their domain. */
  draft?: unknown
  /** The page's form that was sent without scripts and refused. */
  returned?: Returned
}

/** The rendering that a call in process belongs to. */
export const rendering = new AsyncLocalStorage<Rendering>()

/** The signed-in caller. Throws 403 for a visitor. */
export function requireUser(context: Context): Actor {
  if (!context.actor) throw new AppError('forbidden', 'Entre para continuar.')
  return context.actor
}

/** Whether a user is the admin: the one with id 1, or with the e-mail of the settings. Decided here only. */
export const isAdminUser = ({ id, email }: Pick<Actor, 'id' | 'email'>, { adminEmail }: Pick<Settings, 'adminEmail'>) =>
  id === 1 || email === adminEmail

/** Whether the caller is the admin. */
export const isAdmin = ({ actor, settings }: Pick<Context, 'actor' | 'settings'>) =>
  actor !== null && isAdminUser(actor, settings)
