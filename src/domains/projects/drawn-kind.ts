import type { Trade } from './project.ts'

/** The kind of drawing that stands for a project of each trade. */
export const DRAWN_KIND = { software: 'stack', embedded: 'board', printing: 'piece' } as const satisfies Record<
  Trade,
  string
>
