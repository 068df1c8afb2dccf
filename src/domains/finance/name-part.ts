import { fold } from '#fold.ts'
import { MAX_RULE_TEXT } from './rules-contract.ts'

/**
 * The part of a bank's description that will come again: its longest run of words without digits, since dates, numbers of
 * documents and of cards are others each time. 'COMPRA 12/03 AUTO POSTO ILHEUS 4821' gives 'auto posto ilheus'.
 */
export function namePart(description: string): string {
  const runs = description.split(/\S*\d\S*/).map((run) => run.replace(/^[^\p{L}]+|[^\p{L}.)]+$/gu, ''))
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), '')
  return fold(longest || description.trim())
    .slice(0, MAX_RULE_TEXT)
    .trim()
}
