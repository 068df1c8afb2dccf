import type { Kysely } from 'kysely'
import { removeDemoViews, seedDemoViews } from '#domains/analytics/server/demo.ts'
import { removeDemoMessages, seedDemoMessages } from '#domains/contact/server/demo.ts'
import type { Program } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'

/** Figures a domain brings on the first day, so that the workbench has something to show. */
interface Demo {
  /** A table of it; its rows of the demonstration bear `demo`. */
  table: 'contact_messages' | 'view_days'
  seed(program: Program): Promise<void>
  /** Takes them out again, in one transaction of its own. */
  remove(db: Kysely<DB>): Promise<void>
}

/** In this order they are brought; articles and projects are there before. */
export const demos: readonly Demo[] = [
  { table: 'view_days', seed: seedDemoViews, remove: removeDemoViews },
  { table: 'contact_messages', seed: seedDemoMessages, remove: removeDemoMessages },
]
