import { brl, timesOver } from '#money.ts'
import { parcelaName } from './budget.ts'

interface Open {
  id: number
  number: number
  part: number
  /** Cents. */
  amount: number
}

/**
 * What the open parcelas come to, in cents by their ids, once one of them is changed: the others share in proportion what
 * it has more or less, so that the sum stays. Each is rounded to the cent with halves up; what that leaves goes to the first
 * of them. Or the problem, in Portuguese, where there is no other, or one would be nothing.
 */
export function spreadDifference(open: readonly Open[], changed: Pick<Open, 'id' | 'amount'>) {
  const before = open.find(({ id }) => id === changed.id)?.amount ?? 0
  const others = open.filter(({ id }) => id !== changed.id)
  const difference = changed.amount - before
  const sum = others.reduce((total, { amount }) => total + amount, 0)
  const left = sum - difference
  if (difference !== 0 && others.length === 0)
    return { problem: `Não há outra parcela aberta que receba a diferença de ${brl(Math.abs(difference))}.` }
  if (left < others.length)
    return {
      problem: `As outras parcelas abertas somam ${brl(sum)}, e a diferença é de ${brl(difference)}: passa em ${brl(others.length - left)} do que deixa ao menos um centavo em cada uma.`,
    }
  const amounts = others.map(({ amount }) => timesOver(amount, left, sum))
  const rest = left - amounts.reduce((total, amount) => total + amount, 0)
  const shares = others.map((one, index) => ({
    ...one,
    amount: amounts[index]! + (index === 0 ? rest : 0),
  }))
  const empty = shares.find(({ amount }) => amount <= 0)
  if (empty) return { problem: `${parcelaName(empty)} ficaria sem valor: receberia ${brl(empty.amount)}.` }
  return { amounts: new Map([changed, ...shares].map(({ id, amount }) => [id, amount])) }
}
