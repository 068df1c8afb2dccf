/*
 * What is left of a project, for browser and server: whole cents. The margin is that of a quote's strip (`marginOf`): what
 * is charged less what it costs, before taxes.
 */
import { type Margin, marginOf } from '#domains/budgets/margin.ts'
import { timesOver } from '#money.ts'
import type { Sort } from './sorts.ts'

/** What is known of a project, or of a quote that began none. Cents and minutes. */
export interface Facts {
  open: boolean
  /** What its approved quotes come to. */
  quoted: number
  received: number
  /** What its quotes say that they cost, and how many of their lines say nothing. */
  planned_cost: number
  planned_unknown: number
  hours_cost: number
  expenses: number
  /** What the open tasks still take by their estimates, at cost. */
  remaining_cost: number
}

export interface Margins {
  /** What came in less what it cost until today. */
  now: Margin
  /** Of the quotes alone, as their strip has it; null where nothing was quoted. */
  planned: Margin | null
  /** What was quoted less what it will have cost; null where nothing was quoted. */
  end: Margin | null
}

/**
 * The three margins of a project. What an open one will cost is what it has cost and what its tasks still take, and never
 * less than its quotes say: what was planned and not bought yet is still to come.
 */
export function marginsOf(facts: Facts): Margins {
  const spent = facts.hours_cost + facts.expenses
  const now = marginOf(facts.received, spent)
  if (facts.quoted === 0) return { now, planned: null, end: null }
  const cost = facts.open ? Math.max(spent + facts.remaining_cost, facts.planned_cost) : spent
  return {
    now,
    planned: marginOf(facts.quoted, facts.planned_cost, facts.planned_unknown),
    end: marginOf(facts.quoted, cost),
  }
}

/** A row of the table. */
export interface MarginRow extends Facts, Margins {
  /** Unique among all rows. */
  key: string
  name: string
  /** '' for none. */
  client: string
  /** Its quotes' numbers. */
  quotes: readonly number[]
  billed: number
  /** Minutes: worked, of which without a cost, and by the estimates of its tasks. */
  minutes: number
  unknown_minutes: number
  estimate: number
}

/** Whether nothing is known of what a quoted one costs: its margin would be all of it. */
export const hasNoCost = ({ planned, end }: Margins) => planned !== null && planned.unknown > 0 && end?.cost === 0

/** Those that leave less than was planned, with how much, the most first. */
export const listLess = (rows: readonly MarginRow[]) =>
  rows
    .map((row) => ({ name: row.name, less: hasNoCost(row) ? 0 : (row.planned?.margin ?? 0) - (row.end?.margin ?? 0) }))
    .filter(({ less }) => less > 0)
    .sort((one, other) => other.less - one.less)

const ADDED = [
  ...(['quoted', 'received', 'planned_cost', 'planned_unknown', 'hours_cost', 'expenses', 'remaining_cost'] as const),
  ...(['billed', 'minutes', 'unknown_minutes', 'estimate'] as const),
]

/** Several rows as one: sums of what is known, and the margins that these sums have. */
export function sumRows(rows: readonly MarginRow[], { key, name }: { key: string; name: string }): MarginRow {
  const sums = Object.fromEntries(
    ADDED.map((field) => [field, rows.reduce((sum, row) => sum + row[field], 0)]),
  ) as Record<(typeof ADDED)[number], number>
  const added = addMargins(rows)
  return {
    ...sums,
    ...added,
    ...{ key, name, client: '', open: rows.some(({ open }) => open) },
    quotes: [...new Set(rows.flatMap(({ quotes }) => quotes))].sort((one, other) => one - other),
  }
}

/**
 * Margins add up as their rows do: one that costs more than it was planned to makes up for none that does not. One of whose
 * cost nothing is known is in neither planned nor end, unless all are such.
 */
function addMargins(rows: readonly MarginRow[]): Margins {
  const costed = rows.filter((row) => !hasNoCost(row))
  const counted = costed.some(({ planned }) => planned !== null) ? costed : rows
  const add = (margins: readonly (Margin | null)[]) => {
    const known = margins.filter((one) => one !== null)
    const sum = (field: 'charged' | 'cost' | 'unknown') => known.reduce((total, one) => total + one[field], 0)
    return known.length === 0 ? null : marginOf(sum('charged'), sum('cost'), sum('unknown'))
  }
  return {
    now: add(rows.map(({ now }) => now)) ?? marginOf(0, 0),
    planned: add(counted.map(({ planned }) => planned)),
    end: add(counted.map(({ end }) => end)),
  }
}

/** The rows of each client as one; of those without a client each stays. */
export function byClient(rows: readonly MarginRow[]): MarginRow[] {
  const groups = Map.groupBy(rows, ({ client, key }) => (client === '' ? key : `cliente ${client}`))
  return [...groups].map(([key, of]) => (of[0]!.client === '' ? of[0]! : sumRows(of, { key, name: of[0]!.client })))
}

const FIGURES: Readonly<Record<Exclude<Sort, 'name'>, (row: MarginRow) => number | null>> = {
  quoted: ({ quoted }) => quoted,
  billed: ({ billed }) => billed,
  received: ({ received }) => received,
  spent: ({ hours_cost, expenses }) => hours_cost + expenses,
  now: ({ now }) => now.margin,
  planned: ({ planned }) => planned?.margin ?? null,
  end: ({ end }) => end?.margin ?? null,
}

/** Rows by a column, the largest first, or a name's first letter; backwards where that is asked. What is not known is last. */
export function sortRows(rows: readonly MarginRow[], by: Sort, isBackwards: boolean): MarginRow[] {
  const byName = (one: MarginRow, other: MarginRow) => one.name.localeCompare(other.name, 'pt-BR')
  const sign = isBackwards ? -1 : 1
  if (by === 'name') return rows.toSorted((one, other) => sign * byName(one, other))
  const figure = FIGURES[by]
  return rows.toSorted((one, other) => {
    const [a, b] = [figure(one), figure(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null) || byName(one, other)
    return sign * (b - a) || byName(one, other)
  })
}

/** An amount in parts by weights, exact to the cent: what is left over goes to the first of the largest remainders. */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map((_, index) => (index === 0 ? amount : 0))
  const parts = weights.map((weight) => Number((BigInt(amount) * BigInt(weight)) / BigInt(whole)))
  const rests = weights.map((weight, index) => ({
    index,
    rest: Number((BigInt(amount) * BigInt(weight)) % BigInt(whole)),
  }))
  const left = amount - parts.reduce((sum, part) => sum + part, 0)
  for (const { index } of rests.toSorted((one, other) => other.rest - one.rest).slice(0, left)) parts[index]! += 1
  return parts
}

/** Minutes at an hour's mean cost, in cents, halves up: what so many minutes cost cost as many others. */
export const costAlike = (minutes: number, { cost, of }: { cost: number; of: number }) =>
  of === 0 ? 0 : timesOver(cost, minutes, of)
