import { AppError } from '../errors.ts'

/** The place of a row in a list by date and id, newest first. */
interface Place {
  date: Date
  id: number
}

/** The cursor of what follows a row: opaque to callers. */
export const writeCursor = ({ date, id }: Place) => Buffer.from(`${date.toISOString()} ${id}`).toString('base64url')

/** The place a cursor stands for. Throws 422 where it is none of ours. */
export function readCursor(cursor: string): Place {
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const place = { date: new Date(time), id: Number(id) }
  if (Number.isNaN(place.date.getTime()) || !Number.isSafeInteger(place.id))
    throw new AppError('invalid', 'Este cursor não vale nesta lista.', { cursor: 'Use o valor de next.' })
  return place
}
