import { useState } from 'react'
import { brl } from '#money.ts'
import { addDays, dayMonth } from '#time.ts'
import { cashDay, offeredOn, type Plan, type Tries } from '../../cash.ts'
import type { Cash, Offer } from '../../cash-contract.ts'
import { centsOf } from '../parts/money-text.ts'

/** Something that can be tried out: it changes the curve while it is on. */
export interface Try {
  id: string
  label: string
  note: string
  /** The day it begins with; undefined where there is none to choose. */
  day: string | undefined
}

/** Days after today on which what is late, or a quote, is tried at first; and by which a purchase is moved. */
const SOON = 7
const LATER = 14
export const USUAL = 'usual'

/** All that can be tried, in the order in which it is shown: the largest of each kind first. */
export function triesOf({ today, offers }: Cash, plans: readonly Plan[]) {
  const bySize = (one: Plan, other: Plan) => other.amount - one.amount
  const late = plans.filter((plan) => plan.type === 'receita' && cashDay(plan, today) === null).sort(bySize)
  const bought = plans
    .filter(({ type, source, due }) => type === 'despesa' && source === 'bill' && due >= today)
    .sort(bySize)
  const rest = plans.filter((plan) => !late.includes(plan) && !bought.includes(plan)).sort(bySize)
  return {
    late: late.map((plan) => ({ ...toTry(plan, 'Chega'), day: addDays(today, SOON) })),
    moved: bought.map((plan) => toTry(plan, 'Mudar de dia')),
    offered: offers.map((offer) => toOffered(offer, today)),
    rest: rest.map((plan) => toTry(plan, plan.type === 'receita' ? 'Atrasa' : 'Mudar de dia')),
    usual: usualOf(plans),
  }
}

const toTry = ({ key, description, amount, due }: Plan, verb: string): Try => ({
  id: key,
  label: `${verb}: ${description}`,
  note: `${brl(amount)}, ${verb === 'Chega' ? 'venceu' : 'hoje'} em ${dayMonth(due)}`,
  day: addDays(due, LATER),
})

const toOffered = ({ id, description, total }: Offer, today: string): Try => ({
  id: `offer ${id}`,
  label: `Aceito: ${description}`,
  note: `${brl(centsOf(total))} pelas condições enviadas`,
  day: addDays(today, SOON),
})

/** Those of whom it is known, the latest first; undefined where there are none. */
function usualOf(plans: readonly Plan[]): Try | undefined {
  const clients = new Map(plans.filter(({ usually }) => usually > 0).map(({ payer, usually }) => [payer, usually]))
  if (clients.size === 0) return undefined
  const named = [...clients].sort(([, one], [, other]) => other - one).slice(0, 3)
  return {
    id: USUAL,
    label: 'Clientes atrasam como de costume',
    note: `Média do ano: ${named.map(([name, days]) => `${name} ${days} ${days === 1 ? 'dia' : 'dias'}`).join(', ')}`,
    day: undefined,
  }
}

/** What is tried out: nothing of it is stored. */
export function useTries() {
  const [on, setOn] = useState<ReadonlyMap<string, string | undefined>>(new Map())
  return {
    on,
    /** Turns one on, or off. */
    flip: ({ id, day }: Try) =>
      setOn((before) => {
        const next = new Map(before)
        if (!next.delete(id)) next.set(id, day)
        return next
      }),
    setDay: (id: string, day: string) => setOn((before) => new Map(before).set(id, day)),
    clear: () => setOn(new Map()),
  }
}

/** The same for the curve. */
export function readTries({ offers, today }: Cash, on: ReadonlyMap<string, string | undefined>): Tries {
  const days = new Map([...on].flatMap(([id, day]) => (day === undefined ? [] : [[id, day] as const])))
  const more = offers.flatMap((offer) => {
    const day = on.get(`offer ${offer.id}`)
    if (day === undefined) return []
    const terms = offer.terms.map((term) => ({ ...term, amount: centsOf(term.amount) }))
    return offeredOn(day < today ? today : day, { ...offer, terms })
  })
  return { usual: on.has(USUAL), days, more }
}
