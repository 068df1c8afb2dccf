import { fold } from '#fold.ts'
import type { Proposal } from '../../proposal-contract.ts'
import type { Classified } from './classify.ts'
import type { Earlier } from './history.ts'
import { isOwnMoney, namesNobody } from './words.ts'

/** A proposal that waits for an answer, and what is asked. */
export const ask = (proposal: Proposal, reason: string): Proposal => ({ ...proposal, certain: false, reason })

/** What a rule says of a line, else what became of the earlier ones. */
export function byRuleOrHistory(
  line: Classified,
  rule: { contains: string; category: string; transfer: boolean } | undefined,
  earlier: Earlier | undefined,
): Proposal {
  const add = { certain: true, do: 'add' as const, match: null, like: null, other: null }
  if (rule)
    return {
      ...add,
      category: rule.category,
      transfer: rule.transfer,
      reason: `regra “${rule.contains}”: ${rule.category}`,
    }
  if (!earlier) {
    const none = { ...add, category: '', transfer: false, reason: 'nada parecido no livro' }
    return isOwnMoney(line.description)
      ? ask(none, 'É dinheiro entre contas suas? O outro lado não está no livro.')
      : none
  }
  const { count, categories } = earlier
  const [{ category, transfer, count: most }, ...others] = categories as [Earlier['categories'][number]]
  if (others.length > 0) {
    const counted = [{ category, count: most }, ...others].slice(0, 3).map((one) => `${one.count} ${one.category}`)
    return {
      ...add,
      category,
      transfer,
      certain: false,
      reason: `Das ${count} anteriores: ${counted.join(', ')}. E esta?`,
    }
  }
  const what = count === 1 ? 'a 1 anterior' : `a ${count} anteriores`
  if (namesNobody(line.description))
    return {
      ...add,
      category,
      transfer,
      certain: false,
      reason: `Não diz de quem é; igual ${what}: ${category}. E esta?`,
    }
  // Of one payment to a person nothing follows for the next.
  const certain = count > 1 || !/^(pix|ted|doc|transf)/.test(fold(line.description))
  return { ...add, category, transfer, certain, reason: `igual ${what}: ${category}` }
}
