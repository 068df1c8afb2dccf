import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Returned } from '#platform/rendering.ts'
import { NOW, startApp } from '#tests/app.ts'
import { PASSWORD } from '#tests/people.ts'
import { CLIENT, sendQuote } from '#tests/quotes.ts'
import { QuoteScreen } from '../web/quote/screen.tsx'

/* What the server renders of a quote's page in each of its states: what a client reads who has no scripts. */

// What is rendered calls nothing; the calls' paths are the build's.
vi.mock('#client/calls/api.ts', () => ({ api: { budgets: { quote: {} } } }))
// The first PDF of a thread loads Typst, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const app = startApp()
beforeEach(async () => {
  app.clock.set(NOW)
  await app.pool.query('delete from budgets; delete from budget_receipt_years; delete from site_settings')
})

const alternative = (chosen: boolean) => ({ kind: 'alternative', name: 'Como se entra', chosen })
const BOARD = {
  description: 'Placa\nCom firmware',
  quantity: 2,
  unit: 'un',
  unit_price: 500,
  total: 1000,
  group: 'Placas',
}
const CARD = { description: 'Leitor de cartão', quantity: 1, total: 300, choice: alternative(true) }
const PHONE = { description: 'Leitor de celular', quantity: 1, total: 500, choice: alternative(false) }
const CASE = { description: 'Caixa', quantity: 1, total: 80, choice: { kind: 'optional', name: '', chosen: false } }
const ITEMS = [BOARD, CARD, PHONE, CASE]
const HALVES = [
  { due: null, percent: 50, amount: null },
  { due: '2026-12-20', percent: 50, amount: null },
]

const staff = (call: string, body: object) => app.people.staff.post(`/api/v1/budget/${call}`, body)
const client = (call: string, token: string, body: object) =>
  app.people.visitor.post(`/api/v1/quote/${call}`, { token, version: 1, ...body })
const accept = (token: string, body: object = {}) => client('accept', token, { ...CLIENT, ...body })
const send = (fields: object = {}) => sendQuote(app.people.staff, { items: ITEMS, payments: HALVES, ...fields })

interface Shown {
  summed?: readonly number[]
  returned?: Returned
  isAnswered?: boolean
}

/** The page as HTML. */
async function html(token: string, { summed, returned, isAnswered = false }: Shown = {}) {
  const { data: quote } = (await app.people.visitor.get(`/api/v1/quote?token=${token}`)).body
  const done = async () => undefined
  return renderToStaticMarkup(
    createElement(QuoteScreen, {
      ...{ quote, token, summed, returned, isAnswered },
      ...{ stateRef: null, onAnswered: done, onOutdated: done },
    }),
  )
}
/** The words of it. */
const words = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('\u00a0', ' ')
const marked = (markup: string) => markup.match(/<input(?=[^>]*type="(?:radio|checkbox)")(?=[^>]*checked)[^>]*>/g) ?? []

test('open: total, day and validity stand first, and the three kinds of lines look different', async () => {
  const { token } = await send({ deadline: '2027-01-12', budget_validity: '2026-12-11' })
  const page = await html(token)
  const text = words(page)
  const places = ['Total R$ 1.300,00', 'Entrega até 12/01/2027', 'Vale até 11/12/2026', 'Placa Com firmware'].map(
    (one) => text.indexOf(one),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(text).toContain('2 un × R$ 500,00')
  expect(text).toContain('Como se entra: escolha um Leitor de cartão')
  expect(text).toContain('Opcional: só entra se você marcar Caixa')
  // What was offered is marked, and nothing else.
  expect(marked(page)).toEqual([expect.stringContaining('value="1"')])
  expect(text).toContain('Aceitar por R$ 1.300,00')
  expect(page).toMatch(/<noscript>.*Somar com as minhas escolhas.*<\/noscript>/)
  expect(text).toContain('Pedir mudança em Placa')
})

test('discounts stand at their line and below the sum, with what they come to', async () => {
  const items = [
    { description: 'Programa', quantity: 2.5, unit: 'h', unit_price: 165, total: 412.5 },
    { description: 'Placa', quantity: 6, unit_price: 450, discount: { percent: null, amount: 270 }, total: 2430 },
    { description: 'Frete', total: 100 },
  ]
  const { token } = await send({ items, payments: [], discount: { percent: 10, amount: null } })
  const text = words(await html(token))
  for (const part of ['2,5 h × R$ 165,00', 'menos R$ 270,00', 'Desconto (10%)', '−R$ 294,25', 'Total R$ 2.648,25'])
    expect(text).toContain(part)
})

test('what was summed or kept is shown again: marks, total, parcelas and the button', async () => {
  const { token } = await send()
  const page = await html(token, { summed: [2, 3] })
  expect(marked(page)).toHaveLength(2)
  expect(words(page)).toContain('Aceitar por R$ 1.580,00')
  expect(words(page)).toContain('Parcela 1 de 2 (50%) na aprovação R$ 790,00')
  expect(words(page)).toContain('com Leitor de celular e Caixa: R$ 1.580,00')
})

test('another sum than the page said is not accepted, and comes back with the one of the marks', async () => {
  const { token } = await send()
  const { status, body } = await accept(token, { choice: [2], total: 130_000 })
  expect([status, body.data.fields.choice]).toEqual([
    422,
    'O que está marcado dá R$\u00a01.500,00, e não R$\u00a01.300,00. Confira e aceite de novo.',
  ])
  const typed = { decision: 'accept', version: '1', escolhas: '1', 'escolha-1': '2' }
  const page = words(await html(token, { returned: { typed, error: body.message, fields: body.data.fields } }))
  expect(page).toContain('O que está marcado dá R$ 1.500,00')
  expect(page).toContain('Aceitar por R$ 1.500,00')
  expect((await accept(token, { choice: [2], total: 150_000 })).status).toBe(200)
})

test('changed since it was opened: both totals, what each line was, and a choice of the old version counts no more', async () => {
  const { id, token } = await send()
  const items = [CASE, { ...BOARD, quantity: 1, total: 500 }, CARD, PHONE]
  await staff('save', { budget: { id, items } })
  await staff('send', { id, means: 'link' })
  // What stands at these places of the new version could be taken, but was not.
  const typed = { decision: 'accept', version: '1', escolhas: '1', 'escolha-1': '2', 'escolha-0': '0' }
  const page = await html(token, { returned: { typed, error: 'Este orçamento mudou.', fields: {} } })
  expect(words(page)).toContain('O que mudou na versão 2 R$ 1.300,00 → R$ 800,00')
  expect(words(page)).toContain('na versão 1: 2 un × R$ 500,00, R$ 1.000,00')
  expect(marked(page)).toEqual([expect.stringContaining('value="2"')])
  expect(words(page)).toContain('Este orçamento mudou.')
})

test('requests stand at their line or at the end, with what was answered', async () => {
  const { id, token } = await send()
  await client('change', token, { line: 1, note: 'Só uma placa.' })
  await client('change', token, { note: 'E nas férias?' })
  const { data } = (await app.people.staff.get(`/api/v1/budget/exchange?id=${id}`)).body
  const asked = data.requests[0].id
  expect((await staff('answer-request', { id: asked, note: 'Uma basta.' })).status).toBe(200)
  const page = words(await html(token))
  expect(page).toContain('Recebemos o seu pedido de mudança.')
  expect(page.indexOf('Só uma placa.')).toBeLessThan(page.indexOf('Leitor de cartão'))
  expect(page).toContain('Uma basta.')
  expect(page).toMatch(/O que você pediu.*E nas férias\?/)
})

test('accepted: what was taken alone, Pix and receipts, and nothing more to decide', async () => {
  const value = { pixKey: 'financeiro@trescamadas.com.br', receiver: 'Tres Camadas', city: 'Lavras' }
  await app.people.admin.post('/api/v1/site/billing', { value, password: PASSWORD })
  const { id, token } = await send()
  await accept(token, { choice: [2] })
  const { installments } = (await app.people.staff.get(`/api/v1/budget/exchange?id=${id}`)).body.data
  await staff('pay', { id: installments[0].id, paid_on: '2026-11-23', means: 'pix' })
  const page = await html(token)
  const text = words(page)
  expect(text).toContain('Aceito. Obrigado, Helena.')
  expect(text).toContain('por R$ 1.500,00.')
  expect(text).toContain('O próximo pagamento: Parcela 2 de 2, R$ 750,00, até 20/12/2026.')
  expect(text).toContain('Pagar com Pix')
  expect(text).toContain('Recibo 0001/2026 em PDF')
  expect(text).toContain('Leitor de celular')
  for (const gone of ['Leitor de cartão', 'Caixa', 'escolha um', 'Aceitar por', 'Pedir mudança', 'Vale até'])
    expect(text).not.toContain(gone)
  expect(marked(page)).toEqual([])
})

test('refused: nothing can be marked, and each line says whether it was in the total', async () => {
  const { token } = await send()
  await client('refuse', token, { note: 'Ficou caro.' })
  const page = await html(token)
  expect(words(page)).toContain('Você recusou este orçamento.')
  expect(words(page)).toContain('Como se entra: incluído no total')
  expect(words(page)).toContain('Opcional: fora do total')
  expect(page).not.toMatch(/<(input|form|button)/)
})

test('expired: says until when it was valid, and takes a wish for a new validity in the answer’s place', async () => {
  const { id, token } = await send({ budget_validity: '2026-12-01' })
  app.clock.set(new Date('2026-12-02T15:00:00Z'))
  const page = words(await html(token))
  expect(page).toContain('Este orçamento valeu até 01/12/2026.')
  expect(page).toContain('Pedir nova validade')
  expect(page).not.toContain('Aceitar por')
  expect((await client('renew', token, { note: 'Ainda é isto.' })).status).toBe(200)
  const { events } = (await app.people.staff.get(`/api/v1/budget/exchange?id=${id}`)).body.data
  expect(events.at(-1)).toMatchObject({ kind: 'renewal_requested', note: 'Ainda é isto.' })
  expect(words(await html(token, { isAnswered: true }))).toContain('Recebemos o seu pedido.')
})
