import { MAX_INTEGER } from '../contract/fields.ts'
import { AppError } from '../errors.ts'

/** The place of a row in a list by date and id, newest first. */
interface Place {
  date: Date
  id: number
}

/** The cursor of what follows a row: opaque to callers. */
export const writeCursor = ({ date, id }: Place) => Buffer.from(`${date.toISOString()} ${id}`).toString('base64url')

const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) (\d+)$/

/** The place a cursor stands for. Throws 422 where it is none of ours. */
export function readCursor(cursor: string): Place {
  const [, time, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  const place = { date: new Date(time ?? ''), id: Number(id) }
  if (Number.isNaN(place.date.getTime()) || place.id > MAX_INTEGER)
    throw new AppError('invalid', 'Este cursor não vale nesta lista.', { cursor: 'Use o valor de next.' })
  return place
}
