/** A figure compared with the previous period's. */
export interface Change {
  /** Change in whole percent; null where the previous figure is 0. */
  percent: number | null
}

export function compareWith(now: number, before: number): Change {
  if (before === 0) return { percent: now === 0 ? 0 : null }
  return { percent: Math.round((now / before - 1) * 100) }
}

/** The part as percent of the largest, 0 to 100; 0 if the largest is 0. */
export const percentOf = (part: number, largest: number) =>
  largest > 0 ? Math.min(100, Math.max(0, (part / largest) * 100)) : 0
