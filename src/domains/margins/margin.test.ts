import { expect, test } from 'vitest'
import {
  byClient,
  costAlike,
  type Facts,
  hasNoCost,
  listLess,
  type MarginRow,
  marginsOf,
  shareOut,
  sortRows,
  sumRows,
} from './margin.ts'

const facts = (fields: Partial<Facts> = {}): Facts => ({
  ...{ open: true, quoted: 1_000_000, received: 300_000, planned_cost: 400_000, planned_unknown: 0 },
  ...{ hours_cost: 200_000, expenses: 50_000, remaining_cost: 100_000 },
  ...fields,
})
const row = (key: string, fields: Partial<MarginRow> = {}): MarginRow => {
  const own = facts(fields)
  return {
    ...own,
    ...marginsOf(own),
    ...{ key, name: key, client: '', quotes: [], billed: 0, minutes: 60, unknown_minutes: 0, estimate: 0 },
    ...fields,
  }
}

test('now is what came in less what it cost, planned what its quotes say, and the end what is still to come', () => {
  const { now, planned, end } = marginsOf(facts())
  expect(now).toMatchObject({ charged: 300_000, cost: 250_000, margin: 50_000 })
  expect(planned).toMatchObject({ charged: 1_000_000, cost: 400_000, margin: 600_000, rate: 6000 })
  // What was planned and not spent yet is still to come.
  expect(end).toMatchObject({ cost: 400_000, margin: 600_000 })
  expect(marginsOf(facts({ remaining_cost: 300_000 })).end).toMatchObject({
    cost: 550_000,
    margin: 450_000,
    rate: 4500,
  })
  expect(marginsOf(facts({ open: false })).end).toMatchObject({ cost: 250_000, margin: 750_000 })
  expect(marginsOf(facts({ expenses: 1_000_000 })).end).toMatchObject({ margin: -300_000, rate: -3000 })
})

test('what nobody has quoted has what it costs alone', () => {
  expect(marginsOf(facts({ quoted: 0, received: 0, planned_cost: 0 }))).toMatchObject({
    now: { margin: -250_000, rate: null },
    planned: null,
    end: null,
  })
})

test('a client has the sums of its projects, and margins that are the sum of theirs', () => {
  const rows = [
    row('a', { client: 'Ana' }),
    row('b'),
    row('c', { client: 'Ana', remaining_cost: 400_000, quotes: [7] }),
  ]
  const [ana, b] = byClient(rows)
  expect(ana).toMatchObject({ name: 'Ana', quoted: 2_000_000, hours_cost: 400_000, minutes: 120, quotes: [7] })
  expect(ana!.end!.margin).toBe(rows[0]!.end!.margin + rows[2]!.end!.margin)
  expect(b).toBe(rows[1])
  const whole = sumRows(rows, { key: 'tudo', name: 'tudo' })
  expect(whole.now.margin).toBe(rows.reduce((sum, { now }) => sum + now.margin, 0))
  expect(sumRows(byClient(rows), { key: 'tudo', name: 'tudo' }).end).toEqual(whole.end)
})

test('the whole says nothing of what nothing is known of, and what leaves less is named, the most first', () => {
  const unknown = { planned_cost: 0, planned_unknown: 2, hours_cost: 0, expenses: 0, remaining_cost: 0 }
  const rows = [row('a', { remaining_cost: 200_000 }), row('b', unknown), row('c', { remaining_cost: 500_000 })]
  expect(rows.map(hasNoCost)).toEqual([false, true, false])
  const whole = sumRows(rows, { key: 'tudo', name: 'tudo' })
  expect(whole).toMatchObject({ quoted: 3_000_000, end: { charged: 2_000_000, cost: 1_200_000, unknown: 0 } })
  expect(listLess(rows)).toEqual([
    { name: 'c', less: 350_000 },
    { name: 'a', less: 50_000 },
  ])
  expect(sumRows([rows[1]!], { key: 'x', name: 'x' }).end).toMatchObject({ charged: 1_000_000, cost: 0 })
})

test('rows stand by a column, what is not known last both ways', () => {
  const rows = [
    row('Bela', { quoted: 100 }),
    row('Ágata', { quoted: 300 }),
    row('Casa', { quoted: 0, planned_cost: 0 }),
  ]
  const names = (...args: [Parameters<typeof sortRows>[1], boolean]) => sortRows(rows, ...args).map(({ name }) => name)
  expect(names('quoted', false)).toEqual(['Ágata', 'Bela', 'Casa'])
  expect(names('name', false)).toEqual(['Ágata', 'Bela', 'Casa'])
  expect(names('name', true)).toEqual(['Casa', 'Bela', 'Ágata'])
  expect(names('end', false).at(-1)).toBe('Casa')
  expect(names('end', true).at(-1)).toBe('Casa')
})

test('an amount is shared out to the cent, whatever the weights', () => {
  expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(shareOut(5, [0, 0])).toEqual([5, 0])
  for (let amount = 0; amount < 500; amount += 7)
    for (const weights of [[1], [3, 5], [1, 2, 3, 4, 5], [1_000_000, 1], [0, 9, 0]]) {
      const parts = shareOut(amount, weights)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
      const whole = weights.reduce((sum, weight) => sum + weight, 0)
      for (const [index, part] of parts.entries())
        expect(Math.abs(part - (amount * weights[index]!) / whole)).toBeLessThan(1)
    }
  expect(costAlike(30, { cost: 600_000, of: 60 })).toBe(300_000)
  expect(costAlike(30, { cost: 0, of: 0 })).toBe(0)
})
