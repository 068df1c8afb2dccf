import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { Actor } from '#platform/auth/actor.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { BudgetColumns, Fields } from './columns.ts'

/** What of a quote its client reads. The status is the firm's own. */
const CONTENT = [
  'client',
  'client_id',
  'project_name',
  'extra_text',
  'terms',
  'additional_value',
  'deadline',
  'budget_validity',
  'items',
  'payments',
] as const satisfies readonly (keyof Fields)[]

/** A change of a quote that is already stored in the transaction at hand. */
export interface ContentChange {
  /** The row as it was, locked since. */
  before: BudgetColumns
  by: Actor
  at: Date
}

/** Whether a save changes what the client reads. */
export const changesContent = (before: Fields, after: Partial<Fields>) =>
  CONTENT.some((name) => after[name] !== undefined && !isDeepStrictEqual(after[name], before[name]))

/**
 * Called in the save's transaction when what the client reads has changed after the quote was sent: the version that
 * the client has is no longer what is stored, and the next sending makes another.
 */
export async function afterContentChange(_db: Kysely<DB>, _change: ContentChange): Promise<void> {}
