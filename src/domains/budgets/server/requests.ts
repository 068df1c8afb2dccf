import { type Kysely, sql } from 'kysely'
import type { DB } from '#platform/db/tables.gen.ts'
import { itemLabel } from '../changes.ts'
import type { QuoteDocument } from '../document.ts'
import type { ChangeRequest } from '../quote-contract.ts'
import type { BudgetColumns } from './columns.ts'

/** What the client asked to change of a version, the oldest first, with the words that answered it. */
export async function listRequests(
  db: Kysely<DB>,
  { id, version }: Pick<BudgetColumns, 'id' | 'version'>,
  items: QuoteDocument['items'],
): Promise<ChangeRequest[]> {
  const rows = await db
    .selectFrom('budget_events as asked')
    .leftJoin('budget_events as answer', 'answer.answers', 'asked.id')
    .leftJoin('users', 'users.id', 'answer.user_id')
    .select(['asked.id', 'asked.line', 'asked.name', 'asked.note', 'asked.at'])
    .select(['answer.note as answer', 'answer.at as answered_at', sql<string>`coalesce(users.name, '')`.as('by')])
    .where('asked.budget_id', '=', id)
    .where('asked.version', '=', version)
    .where('asked.kind', '=', 'change_requested')
    .orderBy('asked.id')
    .execute()
  return rows.map(({ id: event, line, at, answer, answered_at, by, ...words }) => {
    const item = line === null ? undefined : items[line - 1]
    return {
      ...{ id: event, ...words },
      line,
      item: item ? itemLabel(item.description) : '',
      at: at.toISOString(),
      answer: answered_at && { note: answer ?? '', by, at: answered_at.toISOString() },
    }
  })
}
