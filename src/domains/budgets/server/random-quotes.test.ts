import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { extractText } from 'unpdf'
import { expect, test, vi } from 'vitest'
import type { Caller } from '#tests/call.ts'
import { addBudget } from '#tests/factories.ts'
import { startQuotes } from '#tests/quotes.ts'
import type { QuoteDocument } from '../document.ts'
import { Item } from '../item-schemas.ts'
import { QuoteLines } from '../web/document/quote-lines.tsx'

vi.setConfig({ testTimeout: 600_000 })

const QUOTES = 1000
const { app } = startQuotes()

/** A generator of its own, so that a failure comes again. */
let seed = 20_261_127
function random(below: number) {
  seed = (seed * 48_271) % 2_147_483_647
  return seed % below
}
const one = <Kind>(kinds: readonly Kind[]) => kinds[random(kinds.length)]!

/** Halves up, as one is taught by hand: another way than the program's. */
function half(number: bigint, divisor: bigint): bigint {
  const rest = number % divisor
  return (number - rest) / divisor + (rest * 2n >= divisor ? 1n : 0n)
}

interface Off {
  wire: { percent: number | null; amount: number | null } | null
  of: (cents: bigint) => bigint
}

/** A discount of at most so many cents, if any. */
function drawDiscount(most: number): Off {
  const [percent, amount] = [random(10_001), Math.floor((most * random(1001)) / 1000)]
  return one<Off>([
    { wire: null, of: () => 0n },
    { wire: { percent: percent / 100, amount: null }, of: (cents) => half(cents * BigInt(percent), 10_000n) },
    { wire: { percent: null, amount: amount / 100 }, of: () => BigInt(amount) },
  ])
}

function drawItem() {
  const description = one(['Placa', 'Programa\nem duas partes', 'Visita'])
  if (random(3) === 0) {
    const total = one([0, random(10_000), random(100_000_000)])
    return { cents: BigInt(total), wire: { description, quantity: 1 + random(2000), total: total / 100 } }
  }
  const [thousandths, price] = [
    one([1, 500, 1000 * (1 + random(40)), 1 + random(1_000_000)]),
    one([1, random(200), random(5_000_000)]),
  ]
  const gross = half(BigInt(thousandths) * BigInt(price), 1000n)
  const off = drawDiscount(Number(gross))
  const cents = gross - off.of(gross)
  const wire = {
    ...{ description, quantity: thousandths / 1000, unit: one(['h', 'dia', '']), unit_price: price / 100 },
    ...{ discount: off.wire, total: Number(cents) / 100 },
  }
  return { cents, wire }
}

function drawQuote() {
  const items = Array.from({ length: 1 + random(6) }, drawItem)
  const sum = items.reduce((sum, { cents }) => sum + cents, 0n)
  const [off, added] = [drawDiscount(Number(sum) * 2), one([0, random(50_000)])]
  const most = sum + BigInt(added) - 100n
  const wanted = off.of(sum)
  const taken = most < 0n ? 0n : wanted < most ? wanted : most
  const total = sum - taken + BigInt(added)
  return {
    fields: { items: items.map(({ wire }) => wire), discount: off.wire, additional_value: added / 100 },
    sum,
    taken,
    added: BigInt(added),
    total: total < 100n ? 100n : total,
  }
}

/** All amounts of a text, in cents. */
const amountsIn = (text: string) =>
  [...text.matchAll(/R\$\u00a0([\d.]+),(\d\d)/g)].map(([, whole, part]) => BigInt(whole!.replaceAll('.', '') + part!))

/** The last sums of a document, from the sum of its lines to its total. */
const sumsOf = ({ sum, taken, added, total }: ReturnType<typeof drawQuote>) => [
  sum,
  ...(taken > 0n ? [taken] : []),
  ...(added > 0n ? [added] : []),
  total,
]

/** Saves a quote and compares what is stored, the page's table and the PDF with it. */
async function check(quote: ReturnType<typeof drawQuote>, who: Caller) {
  const payments = [{ due: null, percent: null, amount: Number(quote.total) / 100 }]
  const id = await addBudget(who, { ...quote.fields, payments })
  const { rows } = await app.pool.query('select total_budget from budgets where id = $1', [id])
  expect(BigInt(rows[0].total_budget), JSON.stringify(quote.fields)).toBe(quote.total)

  const document: QuoteDocument = (await who.get(`/api/v1/budget/document?id=${id}`)).body.data
  const html = renderToStaticMarkup(createElement(QuoteLines, { document }))
  const shown = amountsIn(html.replace(/<[^>]*>/g, ' '))
  expect(shown.slice(-sumsOf(quote).length), JSON.stringify(quote.fields)).toEqual(sumsOf(quote))
  const pdf = await (await who.fetch(`/api/v1/budget/pdf?id=${id}`)).arrayBuffer()
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
  expect(amountsIn(text.replace(/\s+/g, '\u00a0'))).toEqual([...shown, quote.total])
}

test('a thousand quotes: stored, on the page and in the PDF they come to what integers say', async () => {
  let count = 0
  // One after the other for each person, who has one place in the worker.
  const checkFor = async (who: Caller) => {
    while (count++ < QUOTES) await check(drawQuote(), who)
  }
  await Promise.all([app.people.staff, app.people.other].map(checkFor))
  const { rows } = await app.pool.query('select count(*)::int, sum(total_budget) from budgets')
  expect(rows).toEqual((await app.pool.query('select sum(rows)::int as count, sum(amount) from budget_sums')).rows)
  expect(rows[0].count).toBe(QUOTES)
})

test('a cent more or less than a line comes to is refused', () => {
  for (let count = 0; count < QUOTES; count++) {
    const { wire, cents } = drawItem()
    expect(Item.safeParse(wire).success, JSON.stringify(wire)).toBe(true)
    if (!('unit_price' in wire)) continue
    for (const wrong of [cents + 1n, cents - 1n])
      expect(Item.safeParse({ ...wire, total: Number(wrong) / 100 }).success, JSON.stringify(wire)).toBe(false)
  }
})
