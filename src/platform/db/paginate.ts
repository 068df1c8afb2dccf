import { type SelectQueryBuilder, sql } from 'kysely'
import { type ListInput, MAX_INTEGER, MAX_ROWS } from '../contract/fields.ts'
import { AppError } from '../errors.ts'

/** A row's position in a list ordered by date and id. Dates have milliseconds, so the column is a `timestamptz(3)`. */
interface Position {
  date: Date
  id: number
}

/** The opaque cursor of the rows that follow a position. */
const writeCursor = ({ date, id }: Position) => Buffer.from(`${date.toISOString()} ${id}`).toString('base64url')

const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) (\d+)$/

/** The position in a cursor. Throws 422 for an invalid one. */
function readCursor(cursor: string): Position {
  const [, time, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  const position = { date: new Date(time ?? ''), id: Number(id) }
  if (Number.isNaN(position.date.getTime()) || position.id > MAX_INTEGER)
    throw new AppError('invalid', 'Este cursor não vale nesta lista.', { cursor: 'Use o valor de next.' })
  return position
}

/** Which rows of a list to read: `limit` at most, either those after a position or all but the first `offset`. */
export interface Range {
  limit: number
  after: Position | undefined
  offset: number
}

/** The range that a call's `limit`, `cursor` and `page` stand for. Throws 422 for an invalid cursor. */
export const readRange = ({ limit = MAX_ROWS, cursor, page = 1 }: ListInput): Range =>
  cursor ? { limit, after: readCursor(cursor), offset: 0 } : { limit, after: undefined, offset: (page - 1) * limit }

/**
 * One page of a list, newest first. `readRows` reads a range of it, ordered by `column` and `id`, both descending:
 * `newestFirst` makes such a query. Answers with the rows, and with `next`, the cursor of the following page, where
 * there is one. Throws 422 for an invalid cursor.
 * @param column a `timestamptz(3)`
 */
export async function paginate<Column extends string, Row extends { id: number } & Record<Column, Date>>(
  input: ListInput,
  column: Column,
  readRows: (range: Range) => Promise<Row[]>,
): Promise<{ rows: Row[]; next?: string }> {
  const range = readRange(input)
  // One row more than the page holds says whether another page follows.
  const found = await readRows({ ...range, limit: range.limit + 1 })
  const rows = found.slice(0, range.limit)
  const last = found.length > range.limit ? rows.at(-1) : undefined
  return { rows, ...(last && { next: writeCursor({ date: last[column], id: last.id }) }) }
}

/** A query's first rows, ordered by `column` and `id`, both descending. */
export const newest = <DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  column: string,
  limit: number,
) => newestFirst(query, column, { limit, after: undefined, offset: 0 })

/** A range of a query's rows, ordered by `column` and `id`, both descending. */
export function newestFirst<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  column: string,
  { limit, after, offset }: Range,
): SelectQueryBuilder<DB, Table, Row> {
  const [date, id] = [sql.ref(column), sql.ref('id')]
  const rows = query.orderBy(date, 'desc').orderBy(id, 'desc').limit(limit).offset(offset)
  return after ? rows.where(sql<boolean>`(${date}, ${id}) < (${after.date}, ${after.id})`) : rows
}
