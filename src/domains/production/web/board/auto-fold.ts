import { STATUSES, type TaskStatus } from '../../production.ts'

/** Widths in pixels: the least of an open column, and that of a folded one with the gap beside it. */
const OPEN = 216
const FOLDED = 48

/**
 * The columns that are folded so that the others are wide enough: those farthest from the one that is kept, which never
 * folds. `folded` are folded anyhow, and `kept` stays open.
 */
export function foldOuter(width: number, folded: ReadonlySet<TaskStatus>, kept: TaskStatus): Set<TaskStatus> {
  const at = STATUSES.indexOf(kept)
  const auto = new Set<TaskStatus>()
  const outer = STATUSES.filter((status) => status !== kept && !folded.has(status)).sort(
    (one, other) => distance(other) - distance(one),
  )
  function distance(status: TaskStatus) {
    return Math.abs(STATUSES.indexOf(status) - at)
  }
  for (const status of outer) {
    const shut = folded.size + auto.size - (folded.has(kept) ? 1 : 0)
    if ((STATUSES.length - shut) * (OPEN + 8) + shut * FOLDED <= width) break
    auto.add(status)
  }
  return auto
}
