import type { Line } from '../../contract.ts'
import { LINE_STATUSES } from '../../production.ts'

/** Compares lines by status in the order of the specification, unknown ones last; by id where that is the same. */
export const byStatus = (a: Pick<Line, 'id' | 'projectstatus'>, b: Pick<Line, 'id' | 'projectstatus'>) =>
  placeOf(a.projectstatus) - placeOf(b.projectstatus) || a.id - b.id

function placeOf(status: Line['projectstatus']) {
  const place = LINE_STATUSES.indexOf(status)
  return place < 0 ? LINE_STATUSES.length : place
}
