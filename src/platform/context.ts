import type { ClientContext, ClientLink } from '@orpc/client'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Clock } from '#clock.ts'
import type { Module } from '#modules.ts'
import type { Actor } from './auth/actor.ts'
import { isAdminUser } from './auth/administrators.ts'
import type { Auth } from './auth/auth.ts'
import type {
  Dependents,
  Found,
  Happened,
  KnownClient,
  NoticeKind,
  Offered,
  PublicPage,
  Receivable,
  ReceivedPayment,
  RecordDate,
  TableWithDemo,
  Waiting,
} from './contributions.ts'
import type { Listener } from './db/listen.ts'
import type { DB } from './db/tables.gen.ts'
import { AppError } from './errors.ts'
import type { EventHub } from './events/hub.ts'
import type { Rooms } from './files/room.ts'
import type { Storage } from './files/storage.ts'
import type { Limits } from './http/limits.ts'
import type { PageCache } from './http/page-cache.ts'
import type { RawBody } from './http/raw-body.ts'
import type { JobQueue } from './jobs/queue.ts'
import type { Mail } from './mail/email.ts'
import type { Settings } from './settings.ts'
import type { Stripe } from './stripe-account.ts'
import type { WorkerPool } from './worker/worker-pool.ts'

/** The parts of the running program, made once at boot. */
export interface Program {
  settings: Settings
  /** What each domain brings to what is made of all of them: sitemap, palette, demonstration. */
  domains: readonly Contributions[]
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
  jobs: JobQueue
  mail: Mail
  /** Who takes card payments. */
  stripe: Stripe
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
  /** Says which records a call has changed, by their ids, for the security log; not called, those that its input names. */
  sayChanged?: (ids: readonly number[]) => void
  /** Headers to send with the answer; absent while a page renders. */
  resHeaders?: Headers
  /** Renders a page of the site, within `rendering`; absent where no pages are served. */
  render?: (request: Request) => Promise<Response> | Response
  /** The calls that a page makes while it renders, in process; absent where no pages are served. */
  link?: ClientLink<ClientContext>
}

/** What a domain brings to what is made of all domains, e.g. the palette; a part may be empty or null. */
export interface Contributions {
  /** The module that it belongs to; null for what is always there. */
  module: Module | null
  /** Its public pages for the sitemap. */
  listPages: ((context: Context) => Promise<readonly PublicPage[]>) | null
  /** Adds example content to an empty installation, to stay. */
  seed: ((program: Program) => Promise<void>) | null
  /** Demonstration data that one button removes. */
  demo: Demo | null
  /** The topics whose changes its screens watch. */
  topics: Topics
  /** The kinds of notices it sends to members of staff. */
  notices: readonly NoticeKind[]
  /** What the caller may open that has a text, which is not empty; for the command palette. */
  find: ((context: Context, text: string) => Promise<readonly Found[]>) | null
  /** The dates of its records that people may show in their calendar. */
  dates: readonly DateOverlay[]
  /**
   * What happened between a client and the firm, for the client's time line: the newest first, only what the caller may
   * see, nothing later than `upTo`, at most `limit` entries.
   */
  listWithClient:
    | ((context: Context, client: KnownClient, range: { upTo: Date; limit: number }) => Promise<readonly Happened[]>)
    | null
  /** Money that it waits for, which finance lists among the open bills and can mark as paid. */
  receivables: Receivables | null
  /** What waits for the caller in it, for Hoje. */
  waiting: WaitingSource | null
  /** What it counts about the firm for the public site. */
  evidence: EvidenceSource | null
  /** Its records that depend on other domains' rows, which are asked before such a row is deleted. */
  dependents: readonly Dependents[]
}

/**
 * The kinds of topics a domain has, e.g. `line` for `line:12`. Each reads the counter of the row with that id, raised in
 * the transaction of every change together with `notify_event`; undefined where the caller may not see that row.
 */
export type Topics = Readonly<Record<string, (context: Context, id: number) => Promise<number | undefined>>>

/** What a domain's customers owe, in a form that finance can list and settle without knowing the domain. */
export interface Receivables {
  /** The kind of all of them. */
  kind: 'installment' | 'order'
  /** Those that are open in the ledger of that user (null: of all), the earliest due first, at most `limit`. */
  list(context: Context, query: { owner: number | null; limit: number }): Promise<readonly Receivable[]>
  /**
   * Marks one as paid on a day, in the transaction `db`, and records the payment in the ledger: all that is open, and that
   * alone, unless `came` says otherwise. Returns how many were paid.
   * Throws 404 where it does not exist or is not the caller's, 409 where it is not open or what is more would pay another
   * than was told, 422 for a day to come or a wrong amount.
   */
  pay(context: Context, db: Kysely<DB>, payment: ReceivedPayment): Promise<number>
  /** Undoes the payment, all that it paid, in the transaction `db`, with counter entries of today; null where none can be. */
  unpay: ((context: Context, db: Kysely<DB>, change: { id: number; note: string }) => Promise<void>) | null
  /**
   * How late each of these customers (`customer` of a receivable) pays on average since a day, in days (negative:
   * early), and over how many payments. Absent where it is not known who pays.
   */
  listHabits?(
    context: Context,
    query: { owner: number | null; since: string; customers: readonly string[] },
  ): Promise<ReadonlyMap<string, { days: number; paid: number }>>
  /** What customers may still agree to pay, the newest first. */
  listOffered?(context: Context, query: { owner: number | null; limit: number }): Promise<readonly Offered[]>
}

/** What waits in a domain for a member of staff. */
export interface WaitingSource {
  /** What is missing where it fails: 'Orçamentos'. */
  label: string
  kinds: readonly string[]
  /** What waits for the caller now, the oldest first, at most `limit` things. */
  list(context: Context, limit: number): Promise<readonly Waiting[]>
}

/** A figure about the firm, counted of records alone: it names nobody. */
export interface Evidence {
  cases: number
  /** How many of them met what is promised. */
  kept: number
  /** The first day counted, YYYY-MM-DD. */
  first_day: string
}

/** What counts a figure about the firm. */
export interface EvidenceSource {
  /** One of EVIDENCE_KINDS, domains/site/evidence.ts. */
  kind: string
  /** Counts it anew; it is kept, so this may read thousands of rows. */
  count(program: Pick<Program, 'db' | 'clock'>): Promise<Evidence>
}

/** Dates of one kind, which people switch on in their calendar. */
export interface DateOverlay {
  /** One of OVERLAYS, domains/calendar/calendar.ts. */
  name: string
  /** Its switch: 'Prazos de tarefas'. */
  label: string
  /** The dates from the first day to the last, both included, that the caller may see: by day, at most `limit`. */
  list(context: Context, range: { from: string; to: string; limit: number }): Promise<readonly RecordDate[]>
}

/** A domain's demonstration data, so that the workbench of a new installation has something to show. */
export interface Demo {
  /** A table that has some of it, in the rows whose column `demo` is true. */
  table: TableWithDemo
  /** Adds it, after every domain's `seed`. */
  seed(program: Program): Promise<void>
  /** Removes it in one transaction; by default the rows of `table` that are marked. */
  remove?(db: Kysely<DB>): Promise<void>
}

/** A visitor's context: every public page renders in it, whatever cookie comes with the request. */
export const visitorContext = (program: Program, request = new Headers()): Context => ({
  ...program,
  actor: null,
  network: '',
  peer: '',
  request,
})

/** The signed-in caller. Throws 403 for a visitor. */
export function requireUser(context: Context): Actor {
  if (!context.actor) throw new AppError('signed-out', 'Entre para continuar.')
  return context.actor
}

/** The refusal of who is signed in and no admin. */
export const notAdmin = () => new AppError('forbidden', 'Esta área é da administração.')

/** Whether the caller is an admin. */
export const isAdmin = ({ actor, settings }: Pick<Context, 'actor' | 'settings'>) =>
  actor !== null && isAdminUser(actor, settings)

/** Whether the caller sees and changes what things cost the firm: the admin, and whom the admin names. */
export const seesCosts = (context: Pick<Context, 'actor' | 'settings'>) =>
  isAdmin(context) || Boolean(context.actor?.seesCosts)
