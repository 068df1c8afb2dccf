import { beforeEach, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { CLIENT, sendQuote } from '#tests/quotes.ts'

const app = startApp()
beforeEach(async () => {
  app.clock.set(NOW)
  await app.pool.query('delete from budgets; delete from site_settings')
})

interface Parcela {
  id: number
  due: string
  amount: number
}
const staff = (call: string, body: object, who = app.people.staff) => who.post(`/api/v1/budget/${call}`, body)
const exchange = async (id: number) => (await app.people.staff.get(`/api/v1/budget/exchange?id=${id}`)).body.data
const amountsOf = ({ installments }: { installments: Parcela[] }) => installments.map(({ amount }) => amount)
const stored = async (id: number) => {
  const { installments, events } = await exchange(id)
  return { installments, events: events.length }
}

/** An accepted quote of three parcelas: of R$ 500,00, R$ 300,00 and R$ 200,00. */
async function accepted() {
  const { id, token } = await sendQuote(app.people.staff, {
    items: [{ description: 'Placa', total: 1000 }],
    payments: [
      { due: null, percent: 50, amount: null },
      { due: '2027-12-20', percent: 30, amount: null },
      { due: '2028-01-20', percent: 20, amount: null },
    ],
  })
  expect((await app.people.visitor.post('/api/v1/quote/accept', { token, version: 1, ...CLIENT })).status).toBe(200)
  const { installments } = await exchange(id)
  return { id, token, parcelas: installments as [Parcela, Parcela, Parcela] }
}
const known = (parcelas: readonly Parcela[]) => parcelas.map(({ id, due, amount }) => ({ id, due, amount }))

test('the others take what one has less, in its history, in finance and in the Pix of the client', async () => {
  await app.people.admin.post('/api/v1/site/billing', {
    value: { pixKey: 'financeiro@trescamadas.com.br', receiver: 'Tres Camadas', city: 'Lavras' },
    password: 'segredo de teste',
  })
  const { token, parcelas } = await accepted()
  const [first] = parcelas
  const change = { id: first.id, due: '2027-12-01', amount: 400, open: known(parcelas) }
  const { status, body } = await staff('change-installment', change)
  expect(status).toBe(200)
  expect(amountsOf(body.data)).toEqual([400, 360, 240])
  expect(body.data.installments[0].due).toBe('2027-12-01')
  expect(body.data.events.at(-1)).toMatchObject({
    kind: 'installment_changed',
    by: 'Davi',
    note: [
      'Parcela 1: R$\u00a0500,00 em 23/11/2026 → R$\u00a0400,00 em 01/12/2027',
      'Parcela 2: R$\u00a0300,00 em 20/12/2027 → R$\u00a0360,00 em 20/12/2027',
      'Parcela 3: R$\u00a0200,00 em 20/01/2028 → R$\u00a0240,00 em 20/01/2028',
    ].join('\n'),
  })
  const open = (await app.people.staff.get('/api/v1/finance/bills')).body.data
  expect(open).toMatchObject([{ amount: '400.00', due: '2027-12-01' }, { amount: '360.00' }, { amount: '240.00' }])
  const seen = (await app.people.visitor.get(`/api/v1/quote?token=${token}`)).body.data.installments
  expect(seen.map(({ amount }: Parcela) => amount)).toEqual([40_000, 36_000, 24_000])
})

test('what is paid stays, and takes nothing', async () => {
  const { parcelas } = await accepted()
  await staff('pay', { id: parcelas[1].id, paid_on: '2026-11-22', means: 'pix' })
  const { body } = await staff('change-installment', { id: parcelas[0].id, due: parcelas[0].due, amount: 699.99 })
  expect(amountsOf(body.data)).toEqual([699.99, 300, 0.01])
  expect(await staff('change-installment', { id: parcelas[1].id, due: '2027-01-01', amount: 300 })).toMatchObject({
    status: 409,
    body: { data: { code: 'installment-paid' } },
  })
  // Of the last open one the day alone.
  await staff('pay', { id: parcelas[0].id, paid_on: '2026-11-22', means: 'pix' })
  const last = { id: parcelas[2].id, due: '2028-02-29' }
  expect(await staff('change-installment', { ...last, amount: 0.02 })).toMatchObject({
    status: 422,
    body: { data: { fields: { amount: 'Não há outra parcela aberta que receba a diferença de R$\u00a00,01.' } } },
  })
  expect((await staff('change-installment', { ...last, amount: 0.01 })).body.data.installments[2].due).toBe(
    '2028-02-29',
  )
})

test('saving what is there already is no change', async () => {
  const { id, parcelas } = await accepted()
  const before = await stored(id)
  const { due, amount } = parcelas[0]
  expect((await staff('change-installment', { id: parcelas[0].id, due, amount })).status).toBe(200)
  expect(await stored(id)).toEqual(before)
})

test('of two who change what they saw at once, one is told that it is otherwise now', async () => {
  const { id, parcelas } = await accepted()
  const change = (amount: number) =>
    staff('change-installment', { id: parcelas[0].id, due: parcelas[0].due, amount, open: known(parcelas) })
  const answers = await Promise.all([change(400), change(450)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.data.code).toBe('installments-changed')
  const { installments } = await exchange(id)
  expect(amountsOf({ installments }).reduce((sum, amount) => sum + amount)).toBe(1000)
  await staff('pay', { id: parcelas[2].id, paid_on: '2026-11-22', means: 'pix' })
  const open = known(installments)
  expect((await staff('change-installment', { id: parcelas[0].id, due: '2027-12-01', amount: 500, open })).status).toBe(
    409,
  )
})

test.each([
  ['amount', { amount: 0 }, 'O menor valor é 0,01.'],
  ['amount', { amount: -5 }, 'O menor valor é 0: tire o sinal de menos.'],
  ['amount', { amount: 1.005 }, 'Use reais e centavos: 49,99.'],
  ['amount', { amount: '400' }, 'Use reais e centavos: 49,99.'],
  ['due', { due: '2027-02-30' }, 'Use uma data como 2026-11-30.'],
  [
    'amount',
    { amount: 1000 },
    'As outras parcelas abertas somam R$\u00a0500,00, e a diferença é de R$\u00a0500,00: passa em R$\u00a00,02 do que deixa ao menos um centavo em cada uma.',
  ],
])('%s: %j is refused, and changes nothing', async (field, wrong, message) => {
  const { id, parcelas } = await accepted()
  const before = await stored(id)
  const { due, amount } = parcelas[0]
  expect(await staff('change-installment', { id: parcelas[0].id, due, amount, ...wrong })).toMatchObject({
    status: 422,
    body: { data: { fields: { [field]: message } } },
  })
  expect(await stored(id)).toEqual(before)
})

test('nobody else among the staff changes it, and none that is not there is changed', async () => {
  const { id, parcelas } = await accepted()
  const change = { id: parcelas[0].id, due: '2027-12-01', amount: 400 }
  const before = await stored(id)
  expect((await staff('change-installment', change, app.people.other)).status).toBe(404)
  expect((await staff('change-installment', { ...change, id: 999_999 })).status).toBe(404)
  expect(await stored(id)).toEqual(before)
  expect((await staff('change-installment', change, app.people.admin)).status).toBe(200)
  await staff('undo', { id, note: 'Era outro' })
  expect((await staff('change-installment', change)).status).toBe(404)
})

test('that a client was reminded of an open parcela is in the history, and on the client’s time line', async () => {
  const { parcelas } = await accepted()
  const [first] = parcelas
  const { body } = await staff('remind', { id: first.id, by: 'whatsapp' })
  expect(body.data.events.at(-1)).toMatchObject({
    ...{ kind: 'reminded', by: 'Davi', note: 'Parcela 1, R$\u00a0500,00: por WhatsApp' },
  })
  expect(amountsOf(body.data)).toEqual([500, 300, 200])
  expect((await staff('remind', { id: first.id, by: 'pombo' })).status).toBe(422)
  expect((await staff('remind', { id: first.id, by: 'copy' }, app.people.other)).status).toBe(404)
  await staff('pay', { id: first.id, paid_on: '2026-11-23', means: 'pix' })
  expect((await staff('remind', { id: first.id, by: 'copy' })).body.data.code).toBe('installment-paid')
})
