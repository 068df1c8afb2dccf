import { parseMoney, plainMoney } from '#money.ts'

/** A part of an entry as its form edits it: the amount as typed. */
export interface TypedPart {
  category: string
  project_id: number | null
  amount: string
}

const centsOf = ({ amount }: TypedPart) => parseMoney(amount) ?? 0

/**
 * Parts with one more, of what is left of the entry; an entry that has none is split into what it is of and the other.
 * @param total cents
 */
export function addPart(parts: readonly TypedPart[], whole: Omit<TypedPart, 'amount'>, total: number): TypedPart[] {
  const empty = { category: '', project_id: null }
  if (parts.length === 0)
    return [
      { ...whole, amount: total === 0 ? '' : plainMoney(total) },
      { ...empty, amount: '' },
    ]
  const left = parts.reduce((rest, part) => rest - centsOf(part), total)
  return [...parts, { ...empty, amount: left > 0 ? plainMoney(left) : '' }]
}

/** Parts whose last one takes what is left beside a part that was typed; undefined where nothing is, or where that is the last. */
export function withRest(parts: readonly TypedPart[], typed: number, total: number): TypedPart[] | undefined {
  const last = parts.length - 1
  if (typed === last || parseMoney(parts[typed]?.amount ?? '') === undefined) return undefined
  const left = parts.reduce((rest, part, at) => (at === last ? rest : rest - centsOf(part)), total)
  if (left <= 0 || left === centsOf(parts[last]!)) return undefined
  return parts.with(last, { ...parts[last]!, amount: plainMoney(left) })
}
