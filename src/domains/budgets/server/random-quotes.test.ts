import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { extractText } from 'unpdf'
import { expect, test, vi } from 'vitest'
import type { Caller } from '#tests/call.ts'
import { addBudget } from '#tests/factories.ts'
import { CLIENT, startQuotes } from '#tests/quotes.ts'
import { BudgetFields } from '../budget-schemas.ts'
import { chooseItems, takeItems } from '../choices.ts'
import type { QuoteDocument } from '../document.ts'
import { Item } from '../item-schemas.ts'
import { totalOf } from '../sums.ts'
import { QuoteLines } from '../web/document/quote-lines.tsx'
import { toStored } from './columns.ts'
import { toDocument } from './document.ts'
import { requireWhole } from './save.ts'

vi.setConfig({ testTimeout: 600_000 })

const QUOTES = 1000
/** Those that are saved and printed, which costs a hundred times what the sums do. */
const STORED = 80
const { app, client } = startQuotes()

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

type Choice = { kind: 'optional' | 'alternative'; name: string; chosen: boolean }

/** Lines of which some are optional, and some alternatives of which one is taken. */
function drawItems() {
  const items = Array.from({ length: 1 + random(6) }, drawItem)
  const [chosen, alternatives] = [random(2), random(3) === 0 ? [drawItem(), drawItem()] : []]
  return [
    ...items.map((item) => ({
      ...item,
      group: one(['', '', 'Placas', 'Programas']),
      choice: random(5) === 0 ? ({ kind: 'optional', name: '', chosen: random(4) === 0 } as Choice) : undefined,
    })),
    ...alternatives.map((item, index) => ({
      ...item,
      group: '',
      choice: { kind: 'alternative', name: 'Caixa', chosen: index === chosen } as Choice,
    })),
  ]
}

function drawQuote() {
  const items = drawItems()
  const sum = items.reduce((sum, { cents, choice }) => (choice && !choice.chosen ? sum : sum + cents), 0n)
  const [off, added] = [drawDiscount(Number(sum) * 2), one([0, random(50_000)])]
  const most = sum + BigInt(added) - 100n
  const wanted = off.of(sum)
  const taken = most < 0n ? 0n : wanted < most ? wanted : most
  const total = sum - taken + BigInt(added)
  return {
    fields: {
      items: items.map(({ wire, group, choice }) => ({ ...wire, group, choice })),
      discount: off.wire,
      additional_value: added / 100,
    },
    sum,
    taken,
    added: BigInt(added),
    total: total < 100n ? 100n : total,
    /** What it comes to with other items taken. */
    totalOf: (places: readonly number[]) => {
      const chosen = items.reduce(
        (sum, { cents, choice }, place) => (choice && !places.includes(place) ? sum : sum + cents),
        0n,
      )
      const most = chosen + BigInt(added) - 100n
      const agreed = off.of(chosen)
      const left = chosen - (most < 0n ? 0n : agreed < most ? agreed : most) + BigInt(added)
      return left < 100n ? 100n : left
    },
  }
}

type Quote = ReturnType<typeof drawQuote>

/** All amounts of a text, in cents. */
const amountsIn = (text: string) =>
  [...text.matchAll(/R\$\u00a0([\d.]+),(\d\d)/g)].map(([, whole, part]) => BigInt(whole!.replaceAll('.', '') + part!))

/** The last sums of a document, from the sum of its lines to its total. */
const sumsOf = ({ sum, taken, added, total }: Quote) => [
  sum,
  ...(taken > 0n ? [taken] : []),
  ...(added > 0n ? [added] : []),
  total,
]

/** What of a quote says nothing of its sums. */
const PLAIN = {
  ...{ client: 'Oficina Maré', client_id: null, project_name: 'Um site', extra_text: '', terms: '', status: 'PENDING' },
  ...{ deadline: '2026-12-20', budget_validity: '2027-01-31', late_fine: null, late_interest: null },
}
const CONTACT = { name: '', address: '', email: '', legalName: '', cnpj: '', whatsapp: '', contact: '', document: '' }
const REST = {
  ...{ number: 1, version: null, issued: '2026-11-24', html: { extra: '', terms: '' } },
  parties: { company: CONTACT, client: { ...CONTACT, phone: '' } },
}

const payments = ({ total }: Quote) => [{ due: null, percent: null, amount: Number(total) / 100 }]

/** What a page shows of a document's lines and sums, in cents. */
const shownOf = (document: QuoteDocument) =>
  amountsIn(renderToStaticMarkup(createElement(QuoteLines, { document })).replace(/<[^>]*>/g, ' '))

/** Compares the total as it is saved, the page's table and the PDF's sums with a quote, and those of a choice of its client's. */
function checkPure(quote: Quote) {
  const label = JSON.stringify(quote.fields)
  const fields = toStored(BudgetFields.parse({ ...PLAIN, ...quote.fields, payments: payments(quote) }))
  expect(BigInt(totalOf(fields)), label).toBe(quote.total)
  expect(() => requireWhole(fields), label).not.toThrow()
  const document = toDocument(fields, { ...REST, total: totalOf(fields) })
  const shown = shownOf(document)
  expect(shown.slice(-sumsOf(quote).length), label).toEqual(sumsOf(quote))
  const places = drawChoice(quote)
  if (!places) return
  const chosen = chooseItems(document, places)
  expect(BigInt(chosen.total), label).toBe(quote.totalOf(places))
  expect(BigInt(chosen.payments.reduce((sum, { amount }) => sum + amount, 0)), label).toBe(quote.totalOf(places))
  expect(BigInt(totalOf({ ...fields, items: takeItems(fields.items, places) })), label).toBe(quote.totalOf(places))
}

/** Saves a quote and compares what is stored, the page's table and the PDF with it. */
async function checkWhole(quote: Quote, who: Caller) {
  const id = await addBudget(who, { ...quote.fields, payments: payments(quote) })
  const { rows } = await app.pool.query('select total_budget from budgets where id = $1', [id])
  expect(BigInt(rows[0].total_budget), JSON.stringify(quote.fields)).toBe(quote.total)

  const shown = shownOf((await who.get(`/api/v1/budget/document?id=${id}`)).body.data)
  expect(shown.slice(-sumsOf(quote).length), JSON.stringify(quote.fields)).toEqual(sumsOf(quote))
  const pdf = await (await who.fetch(`/api/v1/budget/pdf?id=${id}`)).arrayBuffer()
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
  expect(amountsIn(text.replace(/\s+/g, '\u00a0'))).toEqual([...shown, quote.total])
  const choice = drawChoice(quote)
  if (choice && random(3) === 0) await checkChoice(id, quote, { choice, who })
}

/** What a client takes of a quote, by the places of its items; undefined where there is nothing to choose, or nothing would be left. */
function drawChoice({ fields: { items } }: Quote): number[] | undefined {
  if (items.every((item) => !item.choice)) return undefined
  const taken = items.flatMap(({ choice }, place) => (choice?.kind === 'optional' && random(2) ? [place] : []))
  const alternatives = items.flatMap(({ choice }, place) => (choice?.kind === 'alternative' ? [place] : []))
  const places = alternatives.length > 0 ? [...taken, one(alternatives)] : taken
  return items.some((item, place) => !item.choice || places.includes(place)) ? places : undefined
}

/** Accepts a quote with a choice and compares what is stored, the parcelas and the accepted document with it. */
async function checkChoice(id: number, quote: Quote, { choice, who }: { choice: number[]; who: Caller }) {
  const { path } = (await who.post('/api/v1/budget/send', { id, means: 'link' })).body.data
  const token = path.split('/').at(-1)
  const answer = await client('accept', { token, version: 1, ...CLIENT, choice })
  expect(answer.status, JSON.stringify([quote.fields, choice])).toBe(200)
  const total = quote.totalOf(choice)
  const { rows } = await app.pool.query(
    'select total_budget, (select sum(amount) from budget_installments where budget_id = budgets.id) as parcelas from budgets where id = $1',
    [id],
  )
  expect([BigInt(rows[0].total_budget), BigInt(rows[0].parcelas)], JSON.stringify([quote.fields, choice])).toEqual([
    total,
    total,
  ])
  const accepted: QuoteDocument = (await who.get(`/api/v1/budget/document?id=${id}`)).body.data
  expect(BigInt(accepted.total)).toBe(total)
}

test('a thousand quotes come to what integers say: as they are saved, on the page, and with what the client chooses', () => {
  for (let count = 0; count < QUOTES; count++) checkPure(drawQuote())
})

test('stored, on the page, in the PDF and accepted they come to the same', async () => {
  let count = 0
  // One after the other for each person, who has one place in the worker.
  const checkFor = async (who: Caller) => {
    while (count++ < STORED) await checkWhole(drawQuote(), who)
  }
  await Promise.all([app.people.staff, app.people.other].map(checkFor))
  const { rows } = await app.pool.query('select count(*)::int, sum(total_budget) from budgets')
  expect(rows).toEqual((await app.pool.query('select sum(rows)::int as count, sum(amount) from budget_sums')).rows)
  expect(rows[0].count).toBe(STORED)
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
