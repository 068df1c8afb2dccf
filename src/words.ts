import type { Panel } from './panel.ts'

/** A text of the workbench: the same in both interfaces, or as specified and in Portuguese. */
export type Words = string | readonly [specified: string, portuguese: string]

/** That text in one of the two. */
export const inPanel = (words: Words, panel: Panel): string =>
  typeof words === 'string' ? words : words[panel === 'specified' ? 0 : 1]
