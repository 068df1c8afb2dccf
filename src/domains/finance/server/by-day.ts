import { type SelectQueryBuilder, sql } from 'kysely'
import type { ListInput } from '#platform/contract/fields.ts'
import { paginate, type Range } from '#platform/db/paginate.ts'

/**
 * One page of rows by day, the latest first, and on a day the last added first. `choose` makes the query, whose columns
 * `column` (a day) and `id` order it. Throws 422 for an invalid cursor.
 */
export async function paginateByDay<
  DB,
  Table extends keyof DB,
  Column extends string,
  Row extends { id: number } & Record<Column, string | null>,
>(
  input: ListInput,
  column: Column,
  query: SelectQueryBuilder<DB, Table, Row>,
): Promise<{ rows: Row[]; next?: string }> {
  const { rows, ...next } = await paginate(input, 'at', async (range) => {
    const found = await latestFirst(query, column, range).execute()
    // Midnight in UTC stands for the day in the cursor.
    return found.map((row) => ({ id: row.id, at: new Date(row[column]!), row }))
  })
  return { rows: rows.map(({ row }) => row), ...next }
}

function latestFirst<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  column: string,
  { limit, after, offset }: Range,
) {
  const [day, id] = [sql.ref(column), sql.ref('id')]
  const rows = query.orderBy(day, 'desc').orderBy(id, 'desc').limit(limit).offset(offset)
  if (!after) return rows
  return rows.where(sql<boolean>`(${day}, ${id}) < (${after.date.toISOString().slice(0, 10)}::date, ${after.id})`)
}
