import type { Trade } from '#domains/site/trades.ts'

/** The kind of the drawn picture, by a project's trade. */
export const DRAWN_KIND = { software: 'stack', embedded: 'board', printing: 'piece' } as const satisfies Record<
  Trade,
  string
>
