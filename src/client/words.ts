import type { Panel } from '#panel.ts'
import { usePanel } from './panel.ts'

/** A text of both interfaces, or as specified and in Portuguese. */
export type Words = string | readonly [specified: string, portuguese: string]

/** That text in one interface. */
export const inPanel = (words: Words, panel: Panel): string =>
  typeof words === 'string' ? words : words[panel === 'specified' ? 0 : 1]

/** Texts by their keys, or functions that make them: each as specified and in Portuguese. */
type Table = Readonly<Record<string, readonly [specified: unknown, portuguese: unknown]>>

/** The texts of a table in each interface. */
type Wording<Texts extends Table> = Readonly<Record<Panel, { readonly [Key in keyof Texts]: Texts[Key][number] }>>

/** The texts of a domain in which the two interfaces differ; `npm run check` finds one that no screen uses. */
export function defineWords<const Texts extends Table>(table: Texts): Wording<Texts> {
  const pick = (at: 0 | 1) => Object.fromEntries(Object.entries(table).map(([key, pair]) => [key, pair[at]]))
  return { specified: pick(0), portuguese: pick(1) } as Wording<Texts>
}

/** A domain's texts as the person sees them: `useWords(budgetWords).create`. */
export const useWords = <Texts>(words: Readonly<Record<Panel, Texts>>): Texts => words[usePanel()]
