import { numberText } from '#domains/budgets/budget.ts'
import { type Approved, listApproved } from '#domains/budgets/server/approved.ts'
import { sumSpent } from '#domains/finance/server/spent.ts'
import { toHours } from '#domains/hours/hours.ts'
import { requireRates } from '#domains/hours/server/rates.ts'
import { meanCost, sumBilledMinutes, sumRemaining, sumWorked } from '#domains/hours/server/worked.ts'
import { linePath } from '#domains/production/production.ts'
import { visibleLines } from '#domains/production/server/lines.ts'
import { shownTitle } from '#domains/projects/project.ts'
import { plainMoney, timesOver } from '#money.ts'
import { scopeOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import { sendRows } from '#platform/csv.ts'
import { dayOf } from '#time.ts'
import { MOST_ROWS, type Row, SHOWN_ROWS } from '../contract.ts'
import { byClient, costAlike, hasNoCost, type MarginRow, marginsOf, shareOut } from '../margin.ts'

const DONE = ['completed', 'canceled'] as const

/** Of a line nobody has quoted. */
const NO_QUOTES = { quoted: 0, billed: 0, received: 0, planned_cost: 0, planned_unknown: 0 }
type Sums = typeof NO_QUOTES
const SUMS = Object.keys(NO_QUOTES) as (keyof Sums)[]

/** The margins of the lines that the caller sees, and of quotes without one. Throws 404 for who does not see costs. */
export async function listMargins(context: Context, { closed, whole = true }: { closed: boolean; whole?: boolean }) {
  requireRates(context)
  const most = whole ? MOST_ROWS : SHOWN_ROWS
  const { db } = context
  const today = dayOf(context.clock.now())
  const lines = await visibleLines(context)
    .select(['projects.id', 'title', 'projectstatus'])
    .where('projectstatus', closed ? 'in' : 'not in', DONE)
    .orderBy('projects.id', 'desc')
    .limit(most + 1)
    .execute()
  const ids = lines.slice(0, most).map(({ id }) => id)
  const loose = { owner: scopeOf(context), closed, limit: most + 1 }
  const [quotes, worked, remaining, mean, spent] = await Promise.all([
    listApproved(db, { lines: ids, loose }, today),
    sumWorked(db, ids),
    sumRemaining(db, ids, today),
    meanCost(db, today),
    sumSpent(db, ids),
  ])
  const billing = quotes.filter(({ line }) => line === null).map(({ id }) => id)
  const shares = shareQuotes(quotes, await sumBilledMinutes(db, billing))
  const [hours, left] = [byId(worked), byId(remaining)]
  const rows = ids.map((id, index): Row => {
    const of = shares.get(id) ?? []
    const { minutes = 0, unknown_minutes = 0, weighed = 0 } = hours.get(id) ?? {}
    const { estimate = 0, unknown = 0, weighed: still = 0 } = left.get(id) ?? {}
    const known = minutes - unknown_minutes
    const alike = known > 0 ? costAlike(unknown, { cost: weighed, of: known }) : unknown * mean
    const sums = Object.fromEntries(SUMS.map((field) => [field, of.reduce((sum, one) => sum + one[field], 0)])) as Sums
    const facts = {
      ...sums,
      open: !closed,
      hours_cost: timesOver(weighed, 1, 60),
      expenses: spent.get(id) ?? 0,
      remaining_cost: timesOver(still + alike, 1, 60),
    }
    return {
      ...facts,
      ...marginsOf(facts),
      ...{ key: `linha ${id}`, line: id, name: shownTitle(lines[index]!.title), to: linePath(id) },
      ...{ minutes, unknown_minutes, estimate },
      client: of[0]?.client ?? '',
      quotes: of.map((one) => one.id),
    }
  })
  const alone = quotes.filter((quote) => quote.line === null && !shares.isShared.has(quote.id)).map(toLoose)
  return {
    data: [...rows.filter(hasAnything), ...alone.slice(0, most)],
    cut: lines.length > most || alone.length > most,
  }
}

const byId = <One extends { id: number }>(rows: readonly One[]) => new Map(rows.map((row) => [row.id, row]))

/** A line on which nobody has worked, spent or quoted anything has no margin. */
const hasAnything = ({ quotes, minutes, expenses, estimate }: Row) =>
  quotes.length > 0 || minutes > 0 || expenses !== 0 || estimate > 0

type Share = Sums & Pick<Approved, 'id' | 'client'>

/** What each line has of its quotes: all of one that began it, of one that bills hours a part by these, exact to the cent. */
function shareQuotes(quotes: readonly Approved[], billed: Awaited<ReturnType<typeof sumBilledMinutes>>) {
  const byQuote = Map.groupBy(billed, ({ budget }) => budget)
  const shares = new Map<number, Share[]>()
  const add = (line: number, share: Share) => shares.set(line, [...(shares.get(line) ?? []), share])
  for (const quote of quotes) {
    const parts = byQuote.get(quote.id)
    if (quote.line !== null) add(quote.line, quote)
    else if (parts) {
      const weights = parts.map(({ minutes }) => minutes)
      const split = SUMS.map((field) => [field, shareOut(quote[field], weights)] as const)
      for (const [index, { line }] of parts.entries())
        add(line, {
          ...{ id: quote.id, client: quote.client },
          ...(Object.fromEntries(split.map(([field, values]) => [field, values[index]!])) as Sums),
        })
    }
  }
  return Object.assign(shares, { isShared: new Set(byQuote.keys()) })
}

/** A quote that began no line. */
function toLoose({ id, client, name, open, line: _, ...sums }: Approved): Row {
  const facts = { ...sums, open, hours_cost: 0, expenses: 0, remaining_cost: 0 }
  return {
    ...facts,
    ...marginsOf(facts),
    ...{ key: `orçamento ${id}`, line: null, name, client, quotes: [id] },
    to: `/dashboard/budget-create?id=${id}`,
    ...{ minutes: 0, unknown_minutes: 0, estimate: 0 },
  }
}

const HEAD = [
  'Projeto; Cliente; Orçamentos; Orçado (R$); Cobrado (R$); Recebido (R$)',
  'Horas; Horas sem custo; Horas estimadas; Horas a custo (R$); Despesas (R$)',
  'Margem hoje (R$); Custo previsto (R$); Margem prevista (R$); Custo no fim (R$); Margem no fim (R$)',
].flatMap((some) => some.split('; '))

/** The margins as a table, before taxes. Throws 404 for who does not see costs. */
export async function sendMargins(context: Context, { closed, clients }: { closed: boolean; clients: boolean }) {
  const { data } = await listMargins(context, { closed })
  const rows: readonly MarginRow[] = clients ? byClient(data) : data
  return sendRows(context, `margens ${dayOf(context.clock.now())}.csv`, [HEAD, ...rows.map(toCells)])
}

const hours = (minutes: number) => String(toHours(minutes)).replace('.', ',')
const cents = (amount: number | undefined) => (amount === undefined ? '' : plainMoney(amount))

/** Planned and end of what nothing is known of: its margin would be all of it. */
const NOT_KNOWN = [undefined, undefined, undefined, undefined]

const toCells = (row: MarginRow) => [
  ...[row.name, row.client, row.quotes.map(numberText).join(', ')],
  ...[row.quoted, row.billed, row.received].map(plainMoney),
  ...[row.minutes, row.unknown_minutes, row.estimate].map(hours),
  ...[row.hours_cost, row.expenses, row.now.margin].map(plainMoney),
  ...(hasNoCost(row) ? NOT_KNOWN : [row.planned?.cost, row.planned?.margin, row.end?.cost, row.end?.margin]).map(cents),
]
