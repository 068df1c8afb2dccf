import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { CLIENT, startQuotes } from '#tests/quotes.ts'
import type { QuoteDocument } from '../document.ts'
import { makeQuotePdf } from './quote-pdf.ts'

// The first PDF of a thread loads Typst, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const { app, staff, send, exchange } = startQuotes()
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** A version as it was sent before lines had unit prices. */
const SENT = `{
  "number": "0042", "version": 1, "title": "Sensor de nível para cisternas", "status": "Pendente",
  "company": { "name": "Três Camadas", "legalName": "Três Camadas Tecnologia Ltda.", "cnpj": "11.222.333/0001-81",
    "address": "Rua das Impressoras, 28, Florianópolis, SC", "email": "contato@exemplo.com.br", "whatsapp": "+55 48 90000-0000" },
  "client": { "name": "Sítio Boa Água Ltda.", "contact": "Helena Prado", "document": "529.982.247-25",
    "email": "helena@boaagua.exemplo", "phone": "+55 48 98888-0000", "address": "Estrada do Açude, km 4" },
  "issued": "2026-11-21", "deadline": "2027-01-31", "validity": "2027-02-19",
  "items": [
    { "description": "Placa eletrônica – 10 × 12 cm\\nEsquema, layout e montagem", "quantity": 1204, "total": 385000 },
    { "description": "Firmware", "quantity": 1, "total": 620000 }
  ],
  "additional": 32000, "total": 1037000,
  "payments": [
    { "due": "", "percent": 40, "amount": 414800 },
    { "due": "2026-12-20", "percent": null, "amount": 311100 },
    { "due": "2027-01-31", "percent": null, "amount": 311100 }
  ],
  "extra": { "markdown": "Cobre o **deslocamento**.", "html": "" }, "terms": { "markdown": "- Garantia de 90 dias", "html": "" }
}`

test('a PDF of then has the same bytes now', async () => {
  const pdf = await makeQuotePdf({ ...app, log: { error: vi.fn() } } as never, JSON.parse(SENT) as QuoteDocument)
  // As they were before unit prices, but for the parcelas, which are numbered through since. A new Typst or font may change
  // them: then by that alone.
  expect(sha256(pdf)).toBe('f3e932e80eb7667fae573a2a06e06b8f26830b1d07ec9fd92ab90b63981011cd')
})

test('a quote without the new fields is written as it was, key by key', async () => {
  const items = [{ description: 'Placa', quantity: 3, total: 450 }]
  const { id } = await send({ items, additional_value: 10, payments: [{ due: null, percent: 100, amount: null }] })
  const { rows } = await app.pool.query('select document, pdf_sha256 from budget_versions where budget_id = $1', [id])
  const { company: _, client: __, number: ___, ...document } = rows[0].document
  expect(document).toEqual({
    version: 1,
    title: 'Um site',
    status: 'Pendente',
    issued: '2026-11-23',
    deadline: '2026-12-20',
    validity: '2027-02-21',
    items: [{ description: 'Placa', quantity: 3, total: 45_000 }],
    additional: 1_000,
    total: 46_000,
    payments: [{ due: '', percent: 100, amount: 46_000 }],
    extra: { markdown: '', html: '' },
    terms: { markdown: '', html: '' },
  })
  const stored = await app.pool.query('select items from budgets where id = $1', [id])
  expect(stored.rows[0].items).toEqual([{ description: 'Placa', quantity: 3, total: 45_000 }])
})

test('what was sent and accepted stays as it is through saves of the new form that change nothing', async () => {
  const { id, token } = await send()
  const read = async () =>
    (
      await app.pool.query(
        'select version, document::text, pdf_key, pdf_sha256 from budget_versions where budget_id = $1',
        [id],
      )
    ).rows
  const before = await read()
  const budget = (await staff('budgetById', { id })).body.data[0]
  const items = budget.items.map((item: object) => ({ ...item, unit: '', unit_price: null, discount: null }))
  expect((await staff('save', { budget: { ...budget, items, discount: null } })).status).toBe(200)
  await staff('send', { id, means: 'link' })
  expect(await read()).toEqual(before)
  expect((await exchange(id)).changed).toBe(false)
  const answer = { token, version: 1, ...CLIENT }
  expect((await app.people.visitor.post('/api/v1/quote/accept', answer)).status).toBe(200)
  expect((await staff('save', { budget: { id, items } })).status).toBe(200)
  expect((await staff('save', { budget: { id, discount: { percent: 1, amount: null } } })).status).toBe(409)
  expect(await read()).toEqual(before)
})
