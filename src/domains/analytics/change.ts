/** How a figure stands to that of before, which may have been none. */
export interface Compared {
  /** Whole percent more, or less where negative; null where there was nothing before. */
  percent: number | null
}

export function compareWith(now: number, before: number): Compared {
  if (before === 0) return { percent: now === 0 ? 0 : null }
  return { percent: Math.round((now / before - 1) * 100) }
}

/** The part of the largest in percent, from 0 to 100; 0 where all are nothing. */
export const percentOf = (part: number, largest: number) =>
  largest > 0 ? Math.min(100, Math.max(0, (part / largest) * 100)) : 0
