import { PageText } from '#ui/prose/page-text.ts'
import type { SearchResult } from '../contract.ts'

/** A result as the page keeps it: its drawing stands in the document alone. */
export const toShown = ({ drawing, ...result }: SearchResult) => ({
  ...result,
  drawing: drawing ? new PageText(`desenho-${result.id}`, drawing) : undefined,
})
export type ShownResult = ReturnType<typeof toShown>
