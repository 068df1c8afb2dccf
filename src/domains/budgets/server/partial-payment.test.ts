import { extractText } from 'unpdf'
import { beforeEach, expect, test, vi } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { CLIENT, sendQuote } from '#tests/quotes.ts'

// The first PDF of a thread loads Typst, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const app = startApp()
beforeEach(async () => {
  app.clock.set(NOW)
  await app.pool.query('delete from budgets; delete from finance_reports; delete from budget_receipt_years')
})

interface Parcela {
  id: number
  number: number
  part: number
  due: string
  amount: number
  paid_on: string | null
  receipts: { id: number; number: string; cancelled: boolean }[]
}
const staff = (call: string, body: object, who = app.people.staff) => who.post(`/api/v1/budget/${call}`, body)
const pay = (id: number, amount?: number) => staff('pay', { id, paid_on: '2026-11-22', means: 'pix', amount })
const exchange = async (id: number) => (await app.people.staff.get(`/api/v1/budget/exchange?id=${id}`)).body.data
const parcelasOf = async (id: number): Promise<Parcela[]> => (await exchange(id)).installments
/** Number, part, amount, and whether it is paid, of each. */
const shortly = (parcelas: readonly Parcela[]) =>
  parcelas.map(({ number, part, amount, paid_on }) => [number, part, amount, paid_on !== null])
const stand = async (id: number) => shortly(await parcelasOf(id))
/** The entries of the ledger: amounts in reais, those of undone payments negative. */
async function entries(): Promise<number[]> {
  const { rows } = await app.pool.query('select amount, type from finance_reports order by id')
  return rows.map(({ amount, type }) => (type === 'receita' ? 1 : -1) * (Number(amount) / 100))
}

/** An accepted quote of two parcelas of R$ 500,00. */
async function accepted() {
  const { id, token } = await sendQuote(app.people.staff, {
    items: [{ description: 'Placa', total: 1000 }],
    payments: [
      { due: null, percent: 50, amount: null },
      { due: '2027-12-20', percent: 50, amount: null },
    ],
  })
  expect((await app.people.visitor.post('/api/v1/quote/accept', { token, version: 1, ...CLIENT })).status).toBe(200)
  const [first, second] = (await parcelasOf(id)) as [Parcela, Parcela]
  return { id, token, first: first.id, second: second.id }
}

test('a payment of less leaves the rest open, each with its own entry, receipt and Pix', async () => {
  const { id, token, first } = await accepted()
  const { body } = await pay(first, 300)
  expect(shortly(body.data.installments)).toEqual([
    [1, 1, 300, true],
    [1, 2, 200, false],
    [2, 1, 500, false],
  ])
  expect(body.data.events.at(-1)).toMatchObject({
    kind: 'paid',
    note: 'Parcela 1, R$\u00a0300,00: Pix. Ficam em aberto R$\u00a0200,00',
  })
  expect(await entries()).toEqual([300])
  expect((await app.people.staff.get('/api/v1/finance/bills')).body.data).toMatchObject([
    { description: expect.stringContaining('parcela 1, resto: Oficina Maré'), amount: '200.00' },
    { amount: '500.00' },
  ])
  const [paid, rest] = (await app.people.visitor.get(`/api/v1/quote?token=${token}`)).body.data.installments
  expect([paid.amount, paid.receipt.number, rest.amount, rest.part, rest.receipt]).toEqual([
    ...[30_000, '0001/2026'],
    ...[20_000, 2, null],
  ])
  const { rows } = await app.pool.query('select count(distinct txid) from budget_installments')
  expect(Number(rows[0].count)).toBe(3)

  const [, { id: restId }] = (await parcelasOf(id)) as [Parcela, Parcela]
  await pay(restId)
  expect(await entries()).toEqual([300, 200])
  const receipts = (await parcelasOf(id)).map(({ receipts }) => receipts[0])
  const words = async (receipt: { id: number } | undefined) => {
    const answer = await app.people.staff.fetch(`/api/v1/budget/receipt-pdf?id=${receipt!.id}`)
    const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true })
    return text.replaceAll('\u200b', '').replace(/\s+/g, ' ')
  }
  const quote = String(id).padStart(4, '0')
  expect(await words(receipts[0])).toContain(`Parte do orçamento ${quote}, parcela 1 de 2`)
  expect(await words(receipts[0])).toContain('R$ 200,00 desta parcela')
  expect(await words(receipts[1])).toContain(`Orçamento ${quote}, parcela 1 de 2, resto`)
})

test('a payment in part that is undone takes its rest back, in any order of payments', async () => {
  const { id, first } = await accepted()
  await pay(first, 100)
  const rest = async () => (await parcelasOf(id)).find(({ part, paid_on }) => part > 1 && paid_on === null)!.id
  const second = await rest()
  await pay(second, 150)
  expect(await stand(id)).toEqual([
    [1, 1, 100, true],
    [1, 2, 150, true],
    [1, 3, 250, false],
    [2, 1, 500, false],
  ])
  // What was paid since stays, and the first part is open by itself.
  await staff('unpay', { id: first, note: 'Voltou' })
  expect((await stand(id))[0]).toEqual([1, 1, 100, false])
  await pay(first)
  await staff('unpay', { id: second, note: 'Voltou' })
  expect(await stand(id)).toEqual([
    [1, 1, 100, true],
    [1, 2, 400, false],
    [2, 1, 500, false],
  ])
  await staff('change-installment', { id: second, due: '2027-01-15', amount: 400 })
  await staff('unpay', { id: first, note: 'Voltou' })
  const [whole] = (await parcelasOf(id)) as [Parcela]
  expect(await stand(id)).toEqual([
    [1, 1, 500, false],
    [2, 1, 500, false],
  ])
  expect(whole.due).toBe('2027-01-15')
  expect(whole.receipts).toMatchObject([
    { number: '0001/2026', cancelled: true },
    { number: '0002/2026', cancelled: true },
    { number: '0003/2026', cancelled: true },
  ])
  expect((await entries()).reduce((sum, one) => sum + one)).toBe(0)
  expect((await staff('undo', { id, note: 'Nada foi pago' })).status).toBe(200)
})

test('what is more than all of a parcela pays the other open ones, each with its own entry and receipt', async () => {
  const { id, token, first } = await accepted()
  const carry = (amount: number, one = first) =>
    staff('pay', { id: one, paid_on: '2026-11-22', means: 'pix', amount, carries: true })
  // More than is open in all of them.
  expect(await carry(1000.01)).toMatchObject({
    status: 422,
    body: { data: { fields: { amount: expect.stringContaining('R$\u00a00,01 passam') } } },
  })
  expect([await entries(), (await stand(id)).length]).toEqual([[], 2])
  const { body } = await carry(620)
  expect(shortly(body.data.installments)).toEqual([
    [1, 1, 500, true],
    [2, 1, 120, true],
    [2, 2, 380, false],
  ])
  expect(body.data.events.map(({ note }: { note: string }) => note).slice(-2)).toEqual([
    'Parcela 1, R$\u00a0500,00: Pix',
    'Parcela 2, R$\u00a0120,00: Pix. Ficam em aberto R$\u00a0380,00. Veio com a parcela 1',
  ])
  expect(await entries()).toEqual([500, 120])
  const shown = (await app.people.visitor.get(`/api/v1/quote?token=${token}`)).body.data.installments
  expect(shown.map(({ receipt }: { receipt: { number: string } | null }) => receipt?.number)).toEqual([
    '0001/2026',
    '0002/2026',
    undefined,
  ])
  // Where it is no more than is open, nothing is left to pay another one.
  const rest = (await parcelasOf(id))[2]!
  await carry(100, rest.id)
  expect((await stand(id)).at(-1)).toEqual([2, 3, 280, false])
})

test('Recebi of finance pays the other parcelas with an excess too, into the account it is told', async () => {
  const { first, second } = await accepted()
  const finance = (path: string, body: object) => app.people.staff.post(`/api/v1/finance/${path}`, body)
  const account = (await finance('account/new', { name: 'Itaú', type: 'corrente' })).body.data.id
  const open = (await app.people.staff.get('/api/v1/finance/bills')).body.data
  expect(open.map(({ id, next }: { id: number; next: object | null }) => [id, next])).toEqual([
    [first, { id: second, name: 'parcela 2' }],
    [second, { id: first, name: 'parcela 1' }],
  ])
  // By what another day comes to is reckoned where it is typed.
  expect(open[1].rates).toEqual({ lateFine: 2, lateInterest: 1, earlyDiscount: 0, earlyDays: 0, charged_until: null })
  const receive = (amount: string, carries?: boolean, carries_to?: number) =>
    finance('bill/pay', {
      kind: 'installment',
      id: first,
      amount,
      means: 'pix',
      account_id: account,
      carries,
      carries_to,
    })
  expect((await receive('620')).body.data.fields.amount).toBe('Em aberto há R$\u00a0500,00: use no máximo esse valor.')
  expect((await receive('1000.01', true)).body.data.fields.amount).toContain('R$\u00a00,01 passam')
  // Not another one than the payer was told.
  expect(await receive('620', true, first)).toMatchObject({
    status: 409,
    body: { data: { code: 'installments-changed', error: expect.stringContaining('é a parcela 2') } },
  })
  expect(await receive('620', true, second)).toMatchObject({ status: 200, body: { data: { paid: 2 } } })
  const { rows } = await app.pool.query('select amount, account_id from finance_reports order by id')
  expect(rows.map(({ amount, account_id }) => [Number(amount), account_id])).toEqual([
    [50_000, account],
    [12_000, account],
  ])
  const left = (await app.people.staff.get('/api/v1/finance/bills')).body.data
  expect(left).toMatchObject([{ amount: '380.00', next: null }])
  const rest = { kind: 'installment', id: left[0].id, amount: '380', carries: true }
  expect((await finance('bill/pay', rest)).body.data.paid).toBe(1)
})

test('of two who pay a part at once only what is open is paid', async () => {
  const { id, first } = await accepted()
  const answers = await Promise.all(Array.from({ length: 5 }, () => pay(first, 300)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  expect(await stand(id)).toEqual([
    [1, 1, 300, true],
    [1, 2, 200, false],
    [2, 1, 500, false],
  ])
  expect(await entries()).toEqual([300])
})

test.each([
  [500.01, 'Em aberto há R$\u00a0500,00: use no máximo esse valor.'],
  [0, 'O menor valor é 0,01.'],
  [-1, 'O menor valor é 0: tire o sinal de menos.'],
  [1.001, 'Use reais e centavos: 49,99.'],
  ['300', 'Use reais e centavos: 49,99.'],
])('%j is refused, and changes nothing', async (amount, message) => {
  const { id, first } = await accepted()
  expect(await pay(first, amount as number)).toMatchObject({
    status: 422,
    body: { data: { fields: { amount: message } } },
  })
  expect(await stand(id)).toEqual([
    [1, 1, 500, false],
    [2, 1, 500, false],
  ])
  expect(await entries()).toEqual([])
})
