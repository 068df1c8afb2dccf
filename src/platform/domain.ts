import type { AnyRouter } from '@orpc/server'
import type { Kysely } from 'kysely'
import type { Context, Program } from './context.ts'
import type { DB } from './db/tables.gen.ts'
import type { Topics } from './events/watch.ts'
import type { Documents } from './http/documents.ts'
import type { Forms } from './http/forms.ts'
import type { AnyJob } from './jobs/job.ts'

/**
 * What a domain brings to the server. Every part is named, so that none is forgotten: what a domain has none of is
 * empty, or null.
 */
export interface ServerDomain {
  /** What answers its calls, as its contract has them. */
  routes: AnyRouter
  /** What is fetched as it is, by path: feeds, pictures, files. */
  documents: Documents
  /** Where its pages' own forms lead in browsers without scripts, by the page's path. */
  forms: Forms
  /** Work done in the background: after a call has been answered, or at set times. */
  jobs: readonly AnyJob[]
  /**
   * The query parameters that its public pages read, by the page's path; `/projects/*` stands for all pages below. A
   * page shows the same whatever other parameters say.
   */
  pageParameters: Readonly<Record<`/${string}`, readonly string[]>>
  /**
   * Its public pages that open by a secret link, e.g. `/andamento/*` for all pages below: never cached, not for search
   * engines, their addresses in no log and sent to no other site.
   */
  secretPages: readonly `/${string}/*`[]
  /** Its public pages, for the sitemap. */
  listPages: ((context: Context) => Promise<readonly PublicPage[]>) | null
  /** Fills an empty installation with examples that stay. */
  seed: ((program: Program) => Promise<void>) | null
  /** The part of the demonstration that one button removes. */
  demo: Demo | null
  /** What its screens watch for changes. */
  topics: Topics
  /** The kinds of notices it sends to members of staff. */
  notices: readonly NoticeKind[]
  /** Finds what the caller may open, for the command palette; nothing for an empty text. */
  find: ((context: Context, text: string) => Promise<readonly Found[]>) | null
  /**
   * What happened between a client and the firm, for the client's time line: the newest first, only what the caller may
   * see, nothing later than `upTo`, at most `limit` entries.
   */
  listWithClient:
    | ((context: Context, client: KnownClient, range: { upTo: Date; limit: number }) => Promise<readonly Happened[]>)
    | null
}

/** A public page, as search engines should know it. */
export interface PublicPage {
  path: string
  /** When it was last changed; absent where that is not known. */
  changed?: Date
}

/** A kind of notice to members of staff, each of whom chooses whether it also comes by e-mail. */
export interface NoticeKind {
  /** Unique among all domains; stored with each notice. */
  name: string
  /** When such a notice comes, beside its switch: 'Quando alguém cita você em um comentário'. */
  label: string
  /** Whether it comes by e-mail where the person has not chosen. */
  emailByDefault: boolean
}

/** Something the caller may open. */
export interface Found {
  /** The kind, as the domain's `web/domain.ts` names it. */
  kind: string
  id: number
  title: string
  /** What tells it from others of the same title; may be ''. */
  note: string
  /** Where in the workbench it opens. */
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

/** Figures and records that a domain brings on the first day, so that the workbench has something to show. */
export interface Demo {
  /** A table of it; its rows of the demonstration bear `demo`. */
  table: TableWithDemo
  /** Brought after every domain's `seed`. */
  seed(program: Program): Promise<void>
  /** Removes them, in one transaction of its own. */
  remove(db: Kysely<DB>): Promise<void>
}
