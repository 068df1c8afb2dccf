import { beforeEach, expect, test } from 'vitest'
import { addBudget } from '#tests/factories.ts'
import { PAID, startSales } from '#tests/sales.ts'

const { app, sold, admin: order, orderByPix } = startSales()
const admin = (path: string, body: object) => app.people.admin.post(`/api/v1/${path}`, body)
const account = async (name: string) => (await admin('finance/account/new', { name })).body.data.id as number
const usual = async () => (await app.people.admin.get('/api/v1/finance/accounts')).body.usual
const entries = async () => {
  const columns = 'account_id, project_id, order_id is not null as sold'
  return (await app.pool.query(`select ${columns} from finance_reports order by id`)).rows
}

beforeEach(() => app.pool.query('delete from finance_reports; delete from finance_accounts; delete from budgets'))

/** The open parcela of a quote that was just accepted. */
async function parcela() {
  const id = await addBudget(app.people.admin, { items: [{ description: 'Placa', total: 3850 }] })
  const form = new FormData()
  form.append('record', JSON.stringify({ id, means: 'phone', name: 'Helena', note: '' }))
  const { body } = await app.people.admin.post('/api/v1/budget/record', form)
  return { quote: id, id: body.data.installments[0].id as number }
}
const receive = async (fields: object = {}) => {
  const { quote, id } = await parcela()
  const answer = await admin('finance/bill/pay', { kind: 'installment', id, amount: '3850', ...fields })
  expect(answer.status).toBe(200)
  return quote
}

test('what is received goes to the only account of the ledger', async () => {
  expect(await usual()).toBeNull()
  await receive()
  const only = await account('Itaú')
  const old = await account('Banco antigo')
  await app.pool.query('update finance_accounts set archived = true where id = $1', [old])
  expect(await usual()).toBe(only)
  await receive()
  await admin('budget/pay', { id: (await parcela()).id, paid_on: '2026-11-20', means: 'pix' })
  expect((await entries()).map(({ account_id }) => account_id)).toEqual([null, only, only])
})

test('where there are several, it goes to the one that was said last, else to none, and to another where that is said', async () => {
  const [first, second] = [await account('Itaú'), await account('Caixa')]
  expect(await usual()).toBeNull()
  await receive({ account_id: second })
  expect(await usual()).toBe(second)
  await receive()
  await receive({ account_id: null })
  await receive({ account_id: first })
  expect((await entries()).map(({ account_id }) => account_id)).toEqual([second, second, null, first])
  expect((await app.people.admin.get('/api/v1/finance/accounts?id_user=0')).body.usual).toBeNull()
})

test('imports and transfers do not count, and each means has its own: the cash box is none of a Pix', async () => {
  const bank = await account('Itaú')
  const box = (await admin('finance/account/new', { name: 'Caixa', kind: 'cash' })).body.data.id as number
  const paid = { paid_on: '2026-11-20' }
  const pay = async (means: string, account_id?: number) =>
    admin('budget/pay', { id: (await parcela()).id, ...paid, means, account_id })
  const read = async () => (await app.people.admin.get('/api/v1/finance/accounts')).body
  await pay('transfer', bank)
  await pay('cash', box)
  await admin('finance/transfer', { from: box, to: bank, amount: '10', date: '2026-11-20' })
  expect(await read()).toMatchObject({
    usual: box,
    usual_by_means: { pix: bank, transfer: bank, card: bank, boleto: bank, cash: box },
  })
  await pay('pix')
  await pay('cash')
  const rows = await entries()
  expect(rows.slice(-2).map(({ account_id }) => account_id)).toEqual([bank, box])
  await pay('card', box)
  expect((await read()).usual_by_means).toMatchObject({ card: box, pix: bank })
})

test('what is received goes to no card, and a Pix to the only account that can take it', async () => {
  const make = async (name: string, kind: string) =>
    (await admin('finance/account/new', { name, kind })).body.data.id as number
  const read = async () => (await app.people.admin.get('/api/v1/finance/accounts')).body
  const card = await make('Nubank', 'card')
  expect(await read()).toMatchObject({ usual: card, usual_by_means: {} })
  await receive({ means: 'pix' })
  expect(await entries()).toMatchObject([{ account_id: null }])
  const bank = await make('Itaú', 'bank')
  const spent = { description: 'Filamento', amount: '100', category: 'Material', type: 'despesa', date: '2026-11-20' }
  await admin('finance/report/addreport', { ...spent, account_id: card })
  const all = { pix: bank, transfer: bank, card: bank, cash: bank, boleto: bank, other: bank }
  expect(await read()).toMatchObject({ usual: card, usual_by_means: all })
  await receive({ means: 'pix' })
  await receive()
  const box = await make('Caixa', 'cash')
  await admin('finance/report/addreport', { ...spent, account_id: box })
  expect(await read()).toMatchObject({ usual: box, usual_by_means: { ...all, cash: box, other: box } })
  // What was once said of a card is no rule.
  await receive({ means: 'boleto', account_id: card })
  expect((await read()).usual_by_means).toMatchObject({ boleto: bank })
  expect((await entries()).map(({ account_id }) => account_id)).toEqual([null, card, bank, bank, box, card])
})

test('a parcela that is paid at its quote goes to the account that is said there, which is one of the owner’s ledger', async () => {
  const [first, second] = [await account('Itaú'), await account('Caixa')]
  const paid = { paid_on: '2026-11-20', means: 'pix' }
  for (const account_id of [first, second, null, undefined])
    expect((await admin('budget/pay', { id: (await parcela()).id, ...paid, account_id })).status).toBe(200)
  expect((await entries()).map(({ account_id }) => account_id)).toEqual([first, second, null, second])
  const { body } = await app.people.staff.post('/api/v1/finance/account/new', { name: 'Do colega' })
  const { id } = await parcela()
  const refused = await admin('budget/pay', { id, ...paid, account_id: body.data.id })
  expect([refused.status, refused.body.data.fields]).toEqual([422, { account_id: 'Escolha outra conta.' }])
  expect(await entries()).toHaveLength(4)
})

test('a sale goes there too by its means, and is of the project that was sold', async () => {
  const bank = await account('Itaú')
  const box = (await admin('finance/account/new', { name: 'Caixa', kind: 'cash' })).body.data.id
  await receive({ means: 'cash', account_id: box })
  const { id } = await orderByPix()
  await order('confirm-pix', { id, ...PAID })
  expect((await entries()).slice(1)).toEqual([{ account_id: bank, project_id: sold.project, sold: true }])
})

test('a receipt says how the money came, and nothing where nobody knows', async () => {
  const document = async (fields: object) => {
    const quote = await receive(fields)
    const { rows } = await app.pool.query(
      `select receipt.document ->> 'means' as means, event.note from budget_receipts as receipt
        join budget_installments as parcela on parcela.id = receipt.installment_id
        join budget_events as event on event.budget_id = parcela.budget_id and kind = 'paid'
        where parcela.budget_id = $1`,
      [quote],
    )
    return rows
  }
  expect(await document({ means: 'pix' })).toEqual([{ means: 'pix', note: expect.stringMatching(/: Pix$/) }])
  expect(await document({})).toEqual([{ means: 'other', note: expect.stringMatching(/3\.850,00$/) }])
})
