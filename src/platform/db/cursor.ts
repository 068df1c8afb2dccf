import { MAX_INTEGER } from '../contract/fields.ts'
import { AppError } from '../errors.ts'

/** A row's position in a list ordered by date and id. Dates have milliseconds, so the column is a `timestamptz(3)`. */
export interface Position {
  date: Date
  id: number
}

/** The opaque cursor of the rows that follow a position. */
export const writeCursor = ({ date, id }: Position) => Buffer.from(`${date.toISOString()} ${id}`).toString('base64url')

const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) (\d+)$/

/** The position in a cursor. Throws 422 for an invalid one. */
export function readCursor(cursor: string): Position {
  const [, time, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  const position = { date: new Date(time ?? ''), id: Number(id) }
  if (Number.isNaN(position.date.getTime()) || position.id > MAX_INTEGER)
    throw new AppError('invalid', 'Este cursor não vale nesta lista.', { cursor: 'Use o valor de next.' })
  return position
}
