import type { QuoteDocument } from './document.ts'
import { type Choice, itemsSum } from './sums.ts'

type Items = QuoteDocument['items']

/** Neighbouring items of which the client chooses in the same way: the places from 0. */
export interface Run {
  /** Undefined where there is nothing to choose. */
  choice: Pick<Choice, 'kind' | 'name'> | undefined
  places: number[]
}

/** Neighbouring items of one group, '' for none, with what those come to that count, in cents. */
export interface Section {
  name: string
  sum: number
  runs: Run[]
}

/** The items of a document as its page shows them: by group, and in that by what the client chooses. */
export function splitItems(items: Items): Section[] {
  const sections: Section[] = []
  for (const [index, { group = '', choice }] of items.entries()) {
    const before = items[index - 1]
    const isNew = index === 0 || (before?.group ?? '') !== group
    if (isNew) sections.push({ name: group, sum: 0, runs: [] })
    const section = sections.at(-1)!
    section.sum += itemsSum({ items: [items[index]!] })
    const isOther = before?.choice?.kind !== choice?.kind || before?.choice?.name !== choice?.name
    if (isNew || isOther) section.runs.push({ choice, places: [] })
    section.runs.at(-1)!.places.push(index)
  }
  return sections
}
