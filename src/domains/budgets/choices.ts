import { type PaymentTerm, paymentAmounts } from './budget.ts'
import type { QuoteDocument } from './document.ts'
import { type Choice, counts, discountOf, itemsSum, MIN_TOTAL } from './sums.ts'

/*
 * What the client of a quote chooses, for browser and server. An item is optional, taken or not, or one of several of a
 * name, of which exactly one is taken. What counts is what is taken: the total follows, and with it the parcelas.
 */

interface Choosable {
  choice?: Choice | null | undefined
}

/** Whether there is anything to choose. */
export const hasChoices = (items: readonly Choosable[]) => items.some(({ choice }) => choice)

/** The id of the client's form of acceptance, and the field of it that says that there is a choice. */
export const ACCEPT_FORM = 'aceitar'
export const CHOICE_MARK = 'escolhas'
const FIELD = 'escolha-'

/** The name of an item's field: of an alternative the one that all of its name share. */
export function choiceField(items: readonly Choosable[], index: number): string {
  const choice = items[index]?.choice
  const first = items.findIndex((item) => item.choice?.kind === 'alternative' && item.choice.name === choice?.name)
  return `${FIELD}${choice?.kind === 'alternative' ? first : index}`
}

/** Which items a form says are taken, by their places from 0; undefined for a form without a choice. */
export const readChoice = (typed: Readonly<Record<string, string>>): number[] | undefined =>
  typed[CHOICE_MARK] === undefined
    ? undefined
    : Object.keys(typed)
        .filter((name) => name.startsWith(FIELD))
        .map((name) => Number(typed[name]))

/** The places, from 0, of the items that are taken as it is offered. */
export const offeredChoice = (items: readonly Choosable[]): number[] =>
  items.flatMap(({ choice }, index) => (choice?.chosen ? [index] : []))

/** What of the alternatives is wrong: by name, how many are taken and where the first stands. Undefined where all is right. */
export function findWrongChoice(items: readonly Choosable[]): { index: number; message: string } | undefined {
  const sets = new Map<string, number[]>()
  for (const [index, { choice }] of items.entries())
    if (choice?.kind === 'alternative') sets.set(choice.name, [...(sets.get(choice.name) ?? []), index])
  for (const [name, places] of sets) {
    const index = places[0]!
    if (name === '') return { index, message: 'Dê um nome à escolha de que esta linha faz parte.' }
    if (places.length < 2) return { index, message: `“${name}” precisa de ao menos duas alternativas.` }
    const taken = places.filter((place) => items[place]!.choice!.chosen).length
    if (taken !== 1) return { index, message: `De “${name}”, exatamente uma alternativa vem marcada.` }
  }
  return undefined
}

/** Items with exactly those taken that stand at these places; what there is nothing to choose of stays as it is. */
export const takeItems = <Item extends Choosable>(items: readonly Item[], taken: readonly number[]): Item[] =>
  items.map((item, index) =>
    item.choice ? { ...item, choice: { ...item.choice, chosen: taken.includes(index) } } : item,
  )

/** A document as it is with the items taken that stand at these places, from 0: its discount, total and parcelas follow. */
export function chooseItems(document: QuoteDocument, taken: readonly number[]): QuoteDocument {
  const items = takeItems(document.items, taken)
  const sum = itemsSum({ items })
  const most = Math.max(0, sum + document.additional - MIN_TOTAL)
  const { percent, amount, agreed } = document.discount ?? { percent: null, amount: 0, agreed: undefined }
  const wanted = percent === null ? (agreed ?? amount) : discountOf(sum, { percent, amount: null })
  const discount = document.discount && { percent, amount: Math.min(wanted, most), ...(agreed && { agreed }) }
  const total = Math.max(MIN_TOTAL, sum - (discount?.amount ?? 0) + document.additional)
  const amounts = followTotal(
    total,
    document.payments.map(({ due, percent, amount }) => ({
      due: due || null,
      percent,
      amount: percent === null ? amount : null,
    })),
  )
  const payments = document.payments.map((payment, index) => ({ ...payment, amount: amounts[index]! }))
  return {
    ...document,
    items,
    total,
    payments: payments.filter(({ amount }) => amount > 0),
    ...(discount && { discount }),
  }
}

/** A document of what is taken alone, as it is accepted. */
export const settleItems = (document: QuoteDocument): QuoteDocument => ({
  ...document,
  items: document.items.filter(counts).map(({ choice: _, ...item }) => item),
})

/**
 * What payment terms come to of a total that is not the one they were agreed for, in cents: percents are of that total;
 * with amounts among them all share it as they shared theirs.
 */
export function followTotal(total: number, terms: readonly PaymentTerm[]): number[] {
  const exact = paymentAmounts(total, terms)
  if (exact || terms.length === 0) return exact ?? []
  const fixed = terms.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  const percents = terms.reduce((sum, { percent }) => sum + Math.round((percent ?? 0) * 100), 0)
  const agreed = percents < 10_000 ? Math.round((fixed * 10_000) / (10_000 - percents)) : fixed
  return shareAmounts(
    total,
    paymentAmounts(agreed, terms) ??
      terms.map(({ amount, percent }) => amount ?? Math.round((agreed * percent!) / 100)),
  )
}

/** Whole cents that share a total as these amounts share theirs; what rounding leaves goes to the first. */
function shareAmounts(total: number, amounts: readonly number[]): number[] {
  const whole = amounts.reduce((sum, amount) => sum + amount, 0)
  if (whole === total || whole === 0) return [...amounts]
  const shares = amounts.map((amount) => Number((BigInt(amount) * BigInt(total)) / BigInt(whole)))
  const rest = total - shares.reduce((sum, amount) => sum + amount, 0)
  return shares.map((amount, index) => (index === 0 ? amount + rest : amount))
}
