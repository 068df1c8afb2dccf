import { beforeEach, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { CLIENT, sendQuote } from '#tests/quotes.ts'

const app = startApp()
beforeEach(async () => {
  app.clock.set(NOW)
  await app.pool.query('delete from budgets; delete from finance_reports; delete from budget_receipt_years')
})

interface Parcela {
  id: number
  number: number
  part: number
  amount: number
  paid_on: string | null
  receipts: { cancelled: boolean }[]
}
const TODAY = '2026-11-22'
const staff = (call: string, body: object) => app.people.staff.post(`/api/v1/budget/${call}`, body)
const pay = (id: number, amount: number) => staff('pay', { id, paid_on: TODAY, means: 'pix', amount, carries: true })
const undo = (id: number) => staff('unpay', { id, note: 'Voltou' })
const exchange = async (id: number) => (await app.people.staff.get(`/api/v1/budget/exchange?id=${id}`)).body.data
const parcelasOf = async (id: number): Promise<Parcela[]> => (await exchange(id)).installments
/** Number, part, amount, and whether it is paid, of each. */
const stand = async (id: number) =>
  (await parcelasOf(id)).map(({ number, part, amount, paid_on }) => [number, part, amount, paid_on !== null])
/** The entries of the ledger: amounts in cents, those of undone payments negative. */
async function entries(): Promise<number[]> {
  const { rows } = await app.pool.query('select amount, type from finance_reports order by id')
  return rows.map(({ amount, type }) => (type === 'receita' ? 1 : -1) * Number(amount))
}
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** An accepted quote of three parcelas of R$ 500,00. */
async function accepted() {
  const { id, token } = await sendQuote(app.people.staff, {
    items: [{ description: 'Placa', total: 1500 }],
    payments: [null, '2027-12-20', '2028-01-20'].map((due) => ({ due, percent: null, amount: 500 })),
  })
  expect((await app.people.visitor.post('/api/v1/quote/accept', { token, version: 1, ...CLIENT })).status).toBe(200)
  const parcelas = (await parcelasOf(id)).map((one) => one.id)
  return { id, parcelas: parcelas as [number, number, number] }
}
const OPEN = [
  [1, 1, 500, false],
  [2, 1, 500, false],
  [3, 1, 500, false],
]

test.each([0, 1, 2])(
  'a payment that went on to other parcelas is undone whole, from any of them (%i)',
  async (which) => {
    const { id, parcelas } = await accepted()
    await pay(parcelas[0], 1120.5)
    expect(await stand(id)).toEqual([
      [1, 1, 500, true],
      [2, 1, 500, true],
      [3, 1, 120.5, true],
      [3, 2, 379.5, false],
    ])
    const { body } = await undo(parcelas[which]!)
    expect(await stand(id)).toEqual(OPEN)
    expect(await entries()).toEqual([50_000, 50_000, 12_050, -12_050, -50_000, -50_000])
    const installments = body.data.installments as Parcela[]
    expect(installments.map(({ receipts }) => receipts.map(({ cancelled }) => cancelled))).toEqual([
      [true],
      [true],
      [true],
    ])
    expect(body.data.events.slice(-3)).toMatchObject([
      { kind: 'unpaid', note: 'Parcela 3, R$\u00a0120,50: Voltou. Veio com a parcela 1' },
      { kind: 'unpaid', note: 'Parcela 2, R$\u00a0500,00: Voltou. Veio com a parcela 1' },
      { kind: 'unpaid', note: 'Parcela 1, R$\u00a0500,00: Voltou' },
    ])
    expect((await undo(parcelas[1])).body.data.code).toBe('installment-not-paid')
    // What is paid by itself afterwards is undone by itself.
    await pay(parcelas[1], 500)
    await pay(parcelas[0], 500)
    await undo(parcelas[0])
    expect(await stand(id)).toEqual([[1, 1, 500, false], [2, 1, 500, true], OPEN[2]])
  },
)

test('finance undoes it whole too', async () => {
  const { id, parcelas } = await accepted()
  const finance = (call: string, body: object) => app.people.staff.post(`/api/v1/finance/bill/${call}`, body)
  await finance('pay', { kind: 'installment', id: parcelas[0], amount: '620', carries: true })
  expect((await finance('unpay', { kind: 'installment', id: parcelas[0] })).status).toBe(200)
  expect(await stand(id)).toEqual(OPEN)
  expect(sum(await entries())).toBe(0)
})

test('what is more than all that is open is refused with that sum, or an income by itself, which is undone with it', async () => {
  const { id, parcelas } = await accepted()
  const refused = await pay(parcelas[1], 1500.01)
  expect([refused.status, refused.body.data.fields.amount]).toEqual([
    422,
    'Em aberto há R$\u00a01.500,00 ao todo, e R$\u00a00,01 passam: use no máximo esse valor, ou marque que o que passa entra à parte.',
  ])
  const finance = (call: string, body: object) => app.people.staff.post(`/api/v1/finance/bill/${call}`, body)
  const all = { kind: 'installment', id: parcelas[1], amount: '1540.50', carries: true, books_excess: true }
  expect((await finance('pay', all)).body.data.paid).toBe(3)
  expect(await entries()).toEqual([50_000, 50_000, 4050, 50_000])
  const { rows } = await app.pool.query('select description, installment_id from finance_reports where amount = 4050')
  expect(rows).toEqual([
    { description: expect.stringMatching(/^Orçamento \d{4}, a mais: Oficina Maré$/), installment_id: null },
  ])
  expect((await exchange(id)).events.at(-1).note).toContain('Entraram à parte R$\u00a040,50')
  expect((await finance('unpay', { kind: 'installment', id: parcelas[1] })).status).toBe(200)
  expect(await stand(id)).toEqual(OPEN)
  expect(sum(await entries())).toBe(0)
  // Without carrying on, and where somebody has deleted it since.
  await finance('pay', { ...all, carries: false, amount: '500.01' })
  expect((await stand(id)).filter(([, , , paid]) => paid)).toHaveLength(1)
  await app.pool.query('update finance_reports set deleted_at = $1 where amount = 1', [NOW])
  await undo(parcelas[1])
  expect((await entries()).filter((amount) => Math.abs(amount) === 1)).toEqual([1])
})

test('where what it left open was paid since, that is named and undone before', async () => {
  const { id, parcelas } = await accepted()
  await pay(parcelas[0], 620)
  const rest = (await parcelasOf(id))[2]!
  await pay(rest.id, 400)
  const paid = [
    [1, 1, 500, true],
    [2, 1, 120, true],
    [2, 2, 380, true],
    [3, 1, 20, true],
    [3, 2, 480, false],
  ]
  for (const one of [parcelas[0], parcelas[1]]) {
    const refused = await undo(one)
    expect([refused.status, refused.body.data.code, refused.body.data.error]).toEqual([
      ...[409, 'paid-since'],
      'O que ficou em aberto foi pago depois: parcela 2, resto, em 22/11/2026. Desfaça antes esse pagamento.',
    ])
  }
  expect(await stand(id)).toEqual(paid)
  expect((await undo(rest.id)).status).toBe(200)
  expect((await undo(parcelas[0])).status).toBe(200)
  expect(await stand(id)).toEqual(OPEN)
  expect(sum(await entries())).toBe(0)
})

test('whatever is paid, carried on and undone, no cent is lost or made, and no payment stays that cannot be undone', async () => {
  const { id } = await accepted()
  let seed = 11
  const random = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % most
  }
  const cents = (some: readonly Parcela[]) => sum(some.map(({ amount }) => Math.round(amount * 100)))
  const carried: number[] = []
  for (let turn = 0; turn < 24; turn++) {
    const parcelas = await parcelasOf(id)
    const one = parcelas[random(parcelas.length)]!
    const open = cents(parcelas.filter(({ paid_on }) => paid_on === null))
    if (one.paid_on) expect([200, 409]).toContain((await undo(one.id)).status)
    else {
      const before = parcelas.filter(({ paid_on }) => paid_on !== null).length
      expect((await pay(one.id, (1 + random(open)) / 100)).status).toBe(200)
      carried.push((await parcelasOf(id)).filter(({ paid_on }) => paid_on !== null).length - before)
    }
    await expectWhole(id, cents)
  }
  expect(Math.max(...carried)).toBeGreaterThan(1)
  // In some order all of it comes back.
  for (let paid = await paidOf(id); paid.length > 0; paid = await paidOf(id)) {
    const answers: number[] = []
    for (const one of paid) answers.push((await undo(one.id)).status)
    expect(answers).toContain(200)
  }
  await expectWhole(id, cents)
  expect(sum(await entries())).toBe(0)
})

const paidOf = async (id: number) => (await parcelasOf(id)).filter(({ paid_on }) => paid_on !== null)

/** The parcelas come to what was accepted, the ledger and the client's sum to what is paid, and that alone has receipts. */
async function expectWhole(id: number, cents: (some: readonly Parcela[]) => number) {
  const all = await parcelasOf(id)
  const paid = all.filter(({ paid_on }) => paid_on !== null)
  expect(cents(all)).toBe(150_000)
  expect(sum(await entries())).toBe(cents(paid))
  const standing = all.filter(({ receipts }) => receipts.some(({ cancelled }) => !cancelled))
  expect(standing.map((one) => one.id)).toEqual(paid.map((one) => one.id))
  const { totals } = (await app.people.staff.get('/api/v1/finance/bills')).body
  const toReceive = Object.values(totals as Record<string, { to_receive: string }>).map((side) =>
    Math.round(Number(side.to_receive) * 100),
  )
  expect(sum(toReceive)).toBe(150_000 - cents(paid))
}
