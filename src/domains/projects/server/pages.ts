import type { SelectQueryBuilder } from 'kysely'
import { type ListInput, MAX_ROWS } from '#platform/contract/fields.ts'
import { readCursor, writeCursor } from '#platform/db/cursor.ts'
import type { DB } from '#platform/db/tables.gen.ts'

/** A page of chosen projects, newest first, with one row more than asked to see whether there is a next. Throws 422 for a cursor that is none. */
export function takePage<Row>(
  chosen: SelectQueryBuilder<DB, 'projects', Row>,
  { limit = MAX_ROWS, cursor, page = 1 }: ListInput,
) {
  const rows = chosen
    .orderBy('date_created', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (cursor) {
    const { date, id } = readCursor(cursor)
    return rows.where(({ eb, refTuple, tuple }) => eb(refTuple('date_created', 'id'), '<', tuple(date, id)))
  }
  return page > 1 ? rows.offset((page - 1) * limit) : rows
}

/** The rows of the page itself, and the cursor of what follows. */
export function endPage<Row extends { date_created: Date; id: number }>(found: Row[], { limit = MAX_ROWS }: ListInput) {
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return { rows, next: last && writeCursor({ date: last.date_created, id: last.id }) }
}
