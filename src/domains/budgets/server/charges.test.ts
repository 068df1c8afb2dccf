import { extractText } from 'unpdf'
import { beforeEach, expect, test, vi } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { PASSWORD } from '#tests/people.ts'
import { CLIENT, sendQuote } from '#tests/quotes.ts'

// The first PDF of a thread loads Typst, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const app = startApp()
beforeEach(async () => {
  app.clock.set(NOW)
  await app.pool.query(
    'delete from budgets; delete from finance_reports; delete from budget_receipt_years; delete from site_settings',
  )
})

interface Parcela {
  id: number
  amount: number
  fine: number
  interest: number
  discount: number
  charged_until: string | null
  paid_on: string | null
  receipts: { id: number }[]
}
/** Thirty days after the quote's first parcela was due. */
const LATE = '2026-12-23'
const late = () => app.clock.set(new Date(`${LATE}T15:00:00Z`))
const staff = (call: string, body: object) => app.people.staff.post(`/api/v1/budget/${call}`, body)
const pay = (id: number, more: object = {}) => staff('pay', { id, paid_on: LATE, means: 'pix', ...more })
const exchange = async (id: number) => (await app.people.staff.get(`/api/v1/budget/exchange?id=${id}`)).body.data
const parcelasOf = async (id: number): Promise<Parcela[]> => (await exchange(id)).installments
const shortly = ({ amount, fine, interest, discount, charged_until, paid_on }: Parcela) => [
  ...[amount, fine, interest, discount],
  ...[charged_until, paid_on !== null],
]
const seen = async (token: string) =>
  (await app.people.visitor.get(`/api/v1/quote?token=${token}`)).body.data.installments[0]
async function entries(): Promise<number[]> {
  const { rows } = await app.pool.query('select amount, type from finance_reports order by id')
  return rows.map(({ amount, type }) => (type === 'receita' ? 1 : -1) * Number(amount))
}
const bill = (value: object) => app.people.admin.post('/api/v1/site/billing', { value, password: PASSWORD })

/** An accepted quote of one parcela of R$ 1.000,00, due today. */
async function accepted() {
  const { id, token } = await sendQuote(app.people.staff, { items: [{ description: 'Placa', total: 1000 }] })
  await app.people.visitor.post('/api/v1/quote/accept', { token, version: 1, ...CLIENT })
  return { id, token, parcela: (await parcelasOf(id))[0]!.id }
}

test('a late parcela is paid with fine and interest: in the history, the ledger, its receipt and the client’s Pix', async () => {
  await bill({ pixKey: 'financeiro@trescamadas.com.br', receiver: 'Tres Camadas', city: 'Lavras' })
  const { id, token, parcela } = await accepted()
  expect(await seen(token)).toMatchObject({ amount: 100_000, today: null })
  late()
  const shown = await seen(token)
  expect(shown.today).toEqual({ fine: 2_000, interest: 1_000, discount: 0, until: '', total: 103_000 })
  expect(shown.pix.code).toContain('54071030.00')
  const { body } = await pay(parcela)
  expect(shortly(body.data.installments[0])).toEqual([1000, 20, 10, 0, null, true])
  expect(body.data.events.at(-1).note).toBe(
    'Parcela 1, R$\u00a01.030,00: Pix. Com multa de R$\u00a020,00, juros de R$\u00a010,00',
  )
  expect(await entries()).toEqual([103_000])
  expect((await seen(token)).today).toBe(null)
  const receipt = body.data.installments[0].receipts[0].id
  const answer = await app.people.staff.fetch(`/api/v1/budget/receipt-pdf?id=${receipt}`)
  const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true })
  const words = text.replaceAll('\u200b', '').replace(/\s+/g, ' ')
  for (const part of ['R$ 1.030,00', 'mil e trinta reais', 'Parcela R$ 1.000,00', 'Multa por atraso R$ 20,00'])
    expect(words).toContain(part)
  expect(words).toContain('Juros por atraso R$ 10,00')

  await staff('unpay', { id: parcela, note: 'Voltou' })
  expect(shortly((await parcelasOf(id))[0]!)).toEqual([1000, 0, 0, 0, null, false])
  expect(await entries()).toEqual([103_000, -103_000])
})

test('they are left out with a note', async () => {
  const { parcela } = await accepted()
  late()
  const { body } = await pay(parcela, { waived: true, note: 'O banco falhou' })
  expect(shortly(body.data.installments[0])).toEqual([1000, 0, 0, 0, null, true])
  expect(body.data.events.at(-1).note).toBe(
    'Parcela 1, R$\u00a01.000,00: Pix. Ficou de fora: multa de R$\u00a020,00, juros de R$\u00a010,00. O banco falhou',
  )
  expect(await entries()).toEqual([100_000])
})

test('a part pays fine and interest first, and the rest has no second fine', async () => {
  const { id, parcela } = await accepted()
  late()
  await pay(parcela, { amount: 530 })
  expect((await parcelasOf(id)).map(shortly)).toEqual([
    [500, 20, 10, 0, null, true],
    [500, 0, 0, 0, LATE, false],
  ])
  app.clock.set(new Date('2027-01-22T15:00:00Z'))
  const [, rest] = (await parcelasOf(id)) as [Parcela, Parcela]
  await pay(rest.id, { paid_on: '2027-01-22' })
  expect((await parcelasOf(id)).map(shortly)[1]).toEqual([500, 0, 5, 0, LATE, true])
  expect(await entries()).toEqual([53_000, 50_500])
  await staff('unpay', { id: rest.id, note: 'Voltou' })
  await staff('unpay', { id: parcela, note: 'Voltou' })
  expect((await parcelasOf(id)).map(shortly)).toEqual([[1000, 0, 0, 0, null, false]])
})

test('a part without them leaves them on the rest', async () => {
  const { id, parcela } = await accepted()
  late()
  await pay(parcela, { amount: 400, waived: true })
  const [, rest] = (await parcelasOf(id)) as [Parcela, Parcela]
  expect(shortly(rest)).toEqual([600, 0, 0, 0, null, false])
  await pay(rest.id)
  expect(await entries()).toEqual([40_000, 61_800])
})

test('who pays early pays less, where the firm says so', async () => {
  await bill({ earlyDiscount: 5, earlyDays: 0 })
  const { token, parcela } = await accepted()
  expect((await seen(token)).today).toEqual({
    ...{ fine: 0, interest: 0, discount: 5_000, total: 95_000, until: '2026-11-23' },
  })
  const { body } = await pay(parcela, { paid_on: '2026-11-22' })
  expect(shortly(body.data.installments[0])).toEqual([1000, 0, 0, 50, null, true])
  expect(await entries()).toEqual([95_000])
})

test('a statement and Recebi of finance are of what is open, and the history says what was left out', async () => {
  const { id, parcela } = await accepted()
  late()
  await app.people.staff.post('/api/v1/finance/bill/pay', { kind: 'installment', id: parcela })
  expect(await entries()).toEqual([100_000])
  expect((await exchange(id)).events.at(-1).note).toContain('Ficou de fora: multa de R$\u00a020,00')
})

test('Recebi of finance leaves them out with a note', async () => {
  const { id, parcela } = await accepted()
  late()
  await app.people.staff.post('/api/v1/finance/bill/pay', {
    ...{ kind: 'installment', id: parcela, amount: '1000', waived: true, note: 'Combinado' },
  })
  expect((await exchange(id)).events.at(-1).note).toMatch(/Ficou de fora: multa de .*\. Combinado$/)
})

test('Recebi of finance takes what came, and lists what it comes to', async () => {
  const { id, parcela } = await accepted()
  late()
  const open = async () => (await app.people.staff.get('/api/v1/finance/bills')).body.data
  expect(await open()).toMatchObject([{ amount: '1000.00', total: '1030.00' }])
  const receive = (more: object) =>
    app.people.staff.post('/api/v1/finance/bill/pay', { kind: 'installment', id: parcela, ...more })
  expect(await receive({ amount: '1030.01' })).toMatchObject({
    status: 422,
    body: { data: { fields: { amount: expect.stringContaining('R$\u00a01.030,00') } } },
  })
  expect(await receive({ amount: '530' })).toMatchObject({ status: 200 })
  expect((await parcelasOf(id)).map(shortly)).toEqual([
    [500, 20, 10, 0, null, true],
    [500, 0, 0, 0, LATE, false],
  ])
  expect(await open()).toMatchObject([{ amount: '500.00', total: '500.00' }])
  const bill = { description: 'Luz', amount: '10.00', category: 'Luz', type: 'despesa', due: LATE, account_id: null }
  const made = (await app.people.staff.post('/api/v1/finance/bill/new', bill)).body.data.id
  expect(
    await app.people.staff.post('/api/v1/finance/bill/pay', { kind: 'bill', id: made, amount: '5.00' }),
  ).toMatchObject({ status: 422, body: { data: { fields: { amount: 'Só uma parcela pode ser paga em parte.' } } } })
})

test.each([
  [1030.01, 'Com multa e juros são R$\u00a01.030,00'],
  [30, 'Com multa e juros são R$\u00a01.030,00'],
])('%d is refused of a late one, and changes nothing', async (amount, message) => {
  const { id, parcela } = await accepted()
  late()
  const { status, body } = await pay(parcela, { amount })
  expect(status).toBe(422)
  expect(body.data.fields.amount).toContain(message)
  expect((await parcelasOf(id)).map(shortly)).toEqual([[1000, 0, 0, 0, null, false]])
  expect(await entries()).toEqual([])
})

test('the firm’s rates have limits', async () => {
  for (const [value, message] of [
    [{ lateFine: 2.01 }, 'O maior valor é 2.'],
    [{ lateFine: -1 }, 'O menor valor é 0.'],
    [{ lateInterest: 10.01 }, 'O maior valor é 10.'],
    [{ earlyDiscount: 51 }, 'O maior valor é 50.'],
    [{ earlyDiscount: 1.001 }, 'Use no máximo duas casas decimais.'],
    [{ earlyDays: 1.5 }, 'Use um número inteiro de dias.'],
    [{ lateFine: '2' }, 'Use um número: 2 ou 1,5.'],
  ] as const) {
    const answer = await app.people.admin.post('/api/v1/site/billing', { value })
    expect(answer.status, JSON.stringify(value)).toBe(422)
    expect(Object.values(answer.body.data.fields)).toEqual([message])
  }
})
