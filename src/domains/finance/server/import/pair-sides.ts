import { daysBetween } from '#time.ts'
import type { Proposal } from '../../proposal-contract.ts'
import type { Classified, Target } from './classify.ts'
import { isOwnMoney } from './words.ts'

/** The category of what moves between own accounts. */
export const TRANSFER = 'Transferência'

/** Days between the two sides of a transfer, at most. */
const NEAR = 3

interface Sides {
  /** Lines that nothing in the ledger is. */
  alone: ReadonlySet<Classified>
  targets: readonly Target[]
}

/**
 * Pairs lines of two accounts of one file that are one transfer: of one value, out of the one and into the other, at most some
 * days apart. Certain where one of them says so, by a rule or its text, and no other line could be it as well; else asked.
 */
export function pairSides(proposals: Map<Classified, Proposal>, { alone, targets }: Sides): void {
  const slotOf = (line: Classified) => targets[line.account]!.slot
  if (new Set([...alone].map(slotOf)).size < 2) return
  const byAmount = Map.groupBy(alone, ({ amount }) => amount)
  const saysSo = (line: Classified) => proposals.get(line)!.transfer || isOwnMoney(line.description)
  const taken = new Set<Classified>()
  const away = (one: Classified, other: Classified) => Math.abs(daysBetween(one.day, other.day))
  const sidesOf = (line: Classified) =>
    (byAmount.get(-line.amount) ?? [])
      .filter((other) => !taken.has(other) && slotOf(other) !== slotOf(line) && away(line, other) <= NEAR)
      .sort((a, b) => Number(saysSo(b)) - Number(saysSo(a)) || away(line, a) - away(line, b))
  const [sure, unsure] = [[...alone].filter(saysSo), [...alone].filter((line) => !saysSo(line))]
  for (const line of [...sure, ...unsure]) {
    if (taken.has(line)) continue
    const [other, ...rest] = sidesOf(line)
    if (!other) continue
    const certain = (saysSo(line) || saysSo(other)) && rest.length === 0 && sidesOf(other).length === 1
    for (const [one, mate] of [
      [line, other],
      [other, line],
    ] as const) {
      taken.add(one)
      const proposal = proposals.get(one)!
      const account = targets[mate.account]!.name
      const { line: place, day: date, description } = mate
      proposals.set(one, {
        ...proposal,
        ...{ certain, transfer: true, category: (proposal.transfer && proposal.category) || TRANSFER },
        mate: { line: place, date, description, account },
        reason: certain
          ? `o outro lado é a linha ${place} deste arquivo, em ${account}`
          : `A linha ${place}, em ${account}, tem o mesmo valor do outro lado: “${description}”. É uma transferência?`,
      })
    }
  }
}
