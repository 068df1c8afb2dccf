import type { Line } from '../../contract.ts'
import { LINE_STATUSES } from '../../production.ts'

/** Compares lines by status in the order of the specification, unknown ones last; by id where that is the same. */
export function byStatus(a: Line, b: Line): number {
  const rank = ({ projectstatus }: Line) => {
    const at = LINE_STATUSES.indexOf(projectstatus)
    return at < 0 ? LINE_STATUSES.length : at
  }
  return rank(a) - rank(b) || a.id - b.id
}
