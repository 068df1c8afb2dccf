import type { Line } from '../../contract.ts'
import { LINE_STATUSES } from '../../production.ts'

/** Compares lines by status in the order of the specification; by id where that is the same. */
export const byStatus = (a: Line, b: Line) =>
  LINE_STATUSES.indexOf(a.projectstatus) - LINE_STATUSES.indexOf(b.projectstatus) || a.id - b.id
