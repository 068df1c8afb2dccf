import type { AnyRouter } from '@orpc/server'
import type { Kysely } from 'kysely'
import type { Context, Program } from './context.ts'
import type { DB } from './db/tables.gen.ts'
import type { Topics } from './events/watch.ts'
import type { Documents } from './http/documents.ts'
import type { Forms } from './http/forms.ts'
import type { PageSources } from './http/page.ts'
import type { AnyJob } from './jobs/job.ts'
import type { Settings } from './settings.ts'

/** The server side of a domain. Every part is required, so that none is forgotten; a part may be empty or null. */
export interface ServerDomain {
  /** Handlers of the calls in its contract. */
  routes: AnyRouter
  /** Answers to GET by path, neither calls nor pages: feeds, pictures, files. */
  documents: Documents
  /** Handlers of its pages' forms for browsers without scripts, by the page's path. */
  forms: Forms
  /** Background jobs: sent by services, or scheduled. */
  jobs: readonly AnyJob[]
  /**
   * The query parameters that its public pages read, by the page's path; `/projects/*` stands for all pages below. All
   * other parameters are ignored.
   */
  pageParameters: Readonly<Record<`/${string}`, readonly string[]>>
  /**
   * Its public pages that open by a secret link, e.g. `/andamento/*` for all pages below, or `/checkout`: not cached, not
   * indexed, not logged with their addresses, and not named to other sites as referrer.
   */
  secretPages: readonly SecretPage[]
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
  /** Finds what the caller may open, for the command palette; nothing for an empty text. */
  find: ((context: Context, text: string) => Promise<readonly Found[]>) | null
  /** The dates of its records that people may show in their calendar. */
  dates: readonly DateLayer[]
  /**
   * What happened between a client and the firm, for the client's time line: the newest first, only what the caller may
   * see, nothing later than `upTo`, at most `limit` entries.
   */
  listWithClient:
    | ((context: Context, client: KnownClient, range: { upTo: Date; limit: number }) => Promise<readonly Happened[]>)
    | null
  /** Money that it waits for, which finance lists among the open bills and can mark as paid. */
  receivables: Receivables | null
}

/** What a domain's customers owe, in a form that finance can list and settle without knowing the domain. */
export interface Receivables {
  /** The kind of all of them. */
  kind: 'installment' | 'order'
  /** Those that are open in the book of that user (null: of all), the earliest due first, at most `limit`. */
  list(context: Context, query: { owner: number | null; limit: number }): Promise<readonly Receivable[]>
  /**
   * Marks one as paid on a day, in the transaction `db`, and records the payment in the book.
   * Throws 404 where it does not exist or is not the caller's, 409 where it is not open, 422 for a day to come.
   */
  pay(context: Context, db: Kysely<DB>, payment: { id: number; paid_on: string; payer: string }): Promise<void>
  /** Undoes the payment, in the transaction `db`, with a counter entry of today; null where that is not possible. */
  unpay: ((context: Context, db: Kysely<DB>, change: { id: number; note: string }) => Promise<void>) | null
}

/** An amount that a customer owes. */
export interface Receivable {
  /** Unique within its kind. */
  id: number
  /** Whose book it is to be received in. */
  id_user: number
  /** YYYY-MM-DD. */
  due: string
  /** Cents. */
  amount: number
  description: string
  /** The customer's name, and what else a bank statement may name it by (the id of its Pix). */
  payer: string
  txid: string
  /** Where it opens in the workbench. */
  to: string
}

/** A page by a secret link, or all below a path; with it what its policy allows from other hosts by these settings. */
export type SecretPage = `/${string}` | { path: `/${string}`; sources: (settings: Settings) => PageSources | undefined }

/** Dates of one kind, which people switch on in their calendar. */
export interface DateLayer {
  /** One of LAYERS, domains/calendar/calendar.ts. */
  name: string
  /** Its switch: 'Prazos de tarefas'. */
  label: string
  /** The dates from the first day to the last, both included, that the caller may see: by day, at most `limit`. */
  list(context: Context, range: { from: string; to: string; limit: number }): Promise<readonly RecordDate[]>
}

/** A date of a record. */
export interface RecordDate {
  /** Unique within its layer. */
  id: number
  /** YYYY-MM-DD. */
  day: string
  title: string
  /** Distinguishes it from others of the same title; may be ''. */
  note: string
  /** Path of the record's screen in the workbench; null where it has none. */
  to: string | null
  /** Whether nothing is left to do about it. */
  isDone: boolean
}

/** A public page in the sitemap. */
export interface PublicPage {
  path: string
  /** When it last changed, where known. */
  changed?: Date
}

/** A kind of notice to members of staff; each chooses whether it is also sent by e-mail. */
export interface NoticeKind {
  /** Unique among all domains; stored with each notice. */
  name: string
  /** The label of its switch: 'Quando alguém cita você em um comentário'. */
  label: string
  /** Whether it is sent by e-mail where the person has not chosen. */
  emailByDefault: boolean
  /** Whether an open page also shows it as a toast. */
  isUrgent?: boolean
}

/** A result of the command palette. */
export interface Found {
  /** The kind, as the domain's `web/domain.ts` names it. */
  kind: string
  id: number
  title: string
  /** Distinguishes it from others of the same title; may be ''. */
  note: string
  /** Its path in the workbench. */
  to: string
}

/** A client by all that its messages, quotes and orders may name it by. */
export interface KnownClient {
  id: number
  /** Lower case; '' where it is not known. */
  email: string
  /** As it was typed; '' where it is not known. */
  phone: string
}

/** Something that happened with a client. */
export interface Happened extends Found {
  at: Date
}

type TableWithDemo = { [Table in keyof DB]: 'demo' extends keyof DB[Table] ? Table : never }[keyof DB]

/** A domain's demonstration data, so that the workbench of a new installation has something to show. */
export interface Demo {
  /** A table that has some of it, in the rows whose column `demo` is true. */
  table: TableWithDemo
  /** Adds it, after every domain's `seed`. */
  seed(program: Program): Promise<void>
  /** Removes it in one transaction. */
  remove(db: Kysely<DB>): Promise<void>
}
