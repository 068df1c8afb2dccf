import { readFileSync } from 'node:fs'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { addBudget } from '#tests/factories.ts'
import { addSold, orderOf, payByCard } from '#tests/sales.ts'

const app = startApp()
beforeEach(async () => {
  app.clock.set(NOW)
  await app.pool.query('delete from finance_reports; delete from orders; delete from budgets')
})

beforeAll(async () => {
  const value = { pixKey: 'pix@exemplo.com.br', receiver: 'Tres Camadas', city: 'Florianopolis', terms: '' }
  await app.pool.query(`insert into site_settings (section, value) values ('billing', $1)`, [JSON.stringify(value)])
})

const finance = (call: string, body: object, who: Caller = app.people.staff) =>
  who.post(`/api/v1/finance/${call}`, body)
const ledger = async (who: Caller = app.people.staff, body: object = {}) =>
  (await finance('report/listReportsMonth', body, who)).body
const open = async (who: Caller = app.people.staff) => (await who.get('/api/v1/finance/bills')).body

/** An accepted quote with one parcela of R$ 3.850,00. */
async function accepted(who: Caller = app.people.staff) {
  const id = await addBudget(who, { items: [{ description: 'Placa', total: 3850 }] })
  const form = new FormData()
  form.append('record', JSON.stringify({ id, means: 'phone', name: 'Helena', note: 'Por telefone' }))
  const { body } = await who.post('/api/v1/budget/record', form)
  return { id, parcela: body.data.installments[0].id as number }
}
const budget = (call: string, body: object, who: Caller = app.people.staff) => who.post(`/api/v1/budget/${call}`, body)

describe('a parcela', () => {
  test('is open until it is paid; then it is one entry of that day, linked to its quote', async () => {
    const { id, parcela } = await accepted()
    expect((await open()).data).toMatchObject([
      {
        kind: 'installment',
        id: parcela,
        amount: '3850.00',
        due: '2026-11-23',
        type: 'receita',
        when: 'today',
        owner: 'Davi',
      },
    ])
    // In Hoje its client is named once, and then the project.
    expect((await app.people.staff.get('/api/v1/today')).body.data).toContainEqual(
      expect.objectContaining({
        kind: 'installment',
        who: 'Oficina Maré',
        what: expect.stringMatching(/^Orçamento \d{4}, parcela 1: Um site$/),
      }),
    )
    expect((await ledger()).data).toEqual([])
    expect((await open(app.people.other)).data).toEqual([])
    await budget('pay', { id: parcela, paid_on: '2026-11-20', means: 'pix' })
    expect((await open()).data).toEqual([])
    expect((await ledger()).data).toMatchObject([
      {
        amount: '3850.00',
        type: 'receita',
        date: '2026-11-20',
        category: 'Orçamentos',
        description: expect.stringMatching(/^Orçamento \d{4}, parcela 1: Oficina Maré$/),
        link: {
          kind: 'installment',
          to: `/dashboard/budget-printer?id=${id}`,
          label: expect.stringContaining('parcela 1'),
        },
        locked: true,
        reversal: false,
      },
    ])
    expect((await ledger(app.people.other)).data).toEqual([])
  })

  test('paid by one press here is paid there too, once', async () => {
    const { id, parcela } = await accepted()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => finance('bill/pay', { kind: 'installment', id: parcela })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    const { data, totals } = await ledger()
    expect(totals).toMatchObject({ count: 1, income: '3850.00' })
    expect(answers.find(({ status }) => status === 200)!.body).toEqual({
      result: true,
      data: { report_id: data[0].id, paid: 1 },
    })
    const exchange = (await app.people.staff.get(`/api/v1/budget/exchange?id=${id}`)).body.data
    expect(exchange.installments).toMatchObject([
      { paid_on: '2026-11-23', book: `/dashboard/financial-report?month=2026-11&id=${data[0].id}` },
    ])
  })

  test('undone is an entry of its own day: the past does not change', async () => {
    const { parcela } = await accepted()
    await budget('pay', { id: parcela, paid_on: '2026-10-15', means: 'pix' })
    expect((await finance('bill/unpay', { kind: 'installment', id: parcela })).body).toEqual({ result: true })
    expect((await ledger(app.people.staff, { date: '2026-10' })).totals).toMatchObject({
      income: '3850.00',
      expenses: '0.00',
    })
    expect((await ledger()).data).toMatchObject([
      {
        type: 'despesa',
        amount: '3850.00',
        date: '2026-11-23',
        reversal: true,
        locked: true,
        link: { kind: 'installment' },
      },
    ])
    expect((await open()).data).toHaveLength(1)
    await budget('pay', { id: parcela, paid_on: '2026-11-23', means: 'pix' })
    expect((await ledger()).totals).toMatchObject({ count: 2, income: '3850.00', expenses: '3850.00' })
  })

  test('is nobody else’s to pay, and its entry keeps its figures', async () => {
    const { parcela } = await accepted()
    expect((await finance('bill/pay', { kind: 'installment', id: parcela }, app.people.other)).status).toBe(404)
    expect((await finance('bill/pay', { kind: 'installment', id: parcela, paid_on: '2026-11-24' })).status).toBe(422)
    await finance('bill/pay', { kind: 'installment', id: parcela })
    expect((await finance('bill/unpay', { kind: 'installment', id: parcela }, app.people.other)).status).toBe(404)
    const [{ id }] = (await ledger()).data
    for (const change of [{ amount: '1' }, { date: '2026-11-01' }, { type: 'despesa' }, { transfer: true }])
      expect((await finance('report/update', { id, ...change })).status).toBe(409)
    expect((await finance('report/delete', { id })).status).toBe(409)
    expect(
      (await finance('report/update', { id, description: 'Sinal', category: 'Placas', amount: '3850.00' })).status,
    ).toBe(200)
    await app.pool.query('delete from budgets')
    expect((await ledger()).data).toMatchObject([{ description: 'Sinal', link: null, locked: false }])
  })

  test('of a payment that could not be recorded is not paid', async () => {
    const { parcela } = await accepted()
    await app.pool.query(`alter table finance_reports add constraint full_disk check (amount <> 385000)`)
    try {
      expect((await budget('pay', { id: parcela, paid_on: '2026-11-20', means: 'pix' })).status).toBe(500)
    } finally {
      await app.pool.query('alter table finance_reports drop constraint full_disk')
    }
    expect((await open()).data).toHaveLength(1)
  })
})

/** An order by Pix that waits, or one that a card of the sandbox paid. */
async function order(means: 'pix' | 'card', project: number) {
  const sale = (path: string, body: unknown) => app.people.visitor.post(`/api/v1/sale/${path}`, body)
  const input = orderOf(project)
  if (means === 'card') await payByCard(app.people.visitor, input)
  else {
    await sale('order', input)
    await sale('pay', { token_sale: input.token_sale, means: 'pix' })
  }
  const { rows } = await app.pool.query('select id from orders where token_sale = $1', [input.token_sale])
  return rows[0].id as number
}

describe('an order', () => {
  const admin = () => app.people.admin

  test('that waits for its Pix is open for the admin alone; confirmed it is one entry of the firm’s', async () => {
    const id = await order('pix', await addSold(app))
    expect((await open(admin())).data).toMatchObject([
      { kind: 'order', id, amount: '298.99', to: `/dashboard/orders?id=${id}` },
    ])
    expect((await open()).data).toEqual([])
    expect((await finance('bill/pay', { kind: 'order', id })).status).toBe(404)
    const paid = await finance('bill/pay', { kind: 'order', id, paid_on: '2026-11-22' }, admin())
    expect(paid.status).toBe(200)
    expect((await admin().post('/api/v1/order/item', { id })).body.data.book).toBe(
      `/dashboard/financial-report?month=2026-11&id=${paid.body.data.report_id}`,
    )
    expect((await finance('bill/pay', { kind: 'order', id }, admin())).status).toBe(409)
    expect((await ledger(admin())).data).toMatchObject([
      {
        id: paid.body.data.report_id,
        amount: '298.99',
        date: '2026-11-22',
        category: 'Vendas',
        link: { kind: 'order', to: `/dashboard/orders?id=${id}` },
      },
    ])
    expect((await ledger()).data).toEqual([])
  })

  test('refunded is an entry of its own day', async () => {
    const id = await order('pix', await addSold(app))
    await admin().post('/api/v1/order/confirm-pix', { id, payer: 'Helena', paid_on: '2026-10-31' })
    await admin().post('/api/v1/order/refund', { id, note: 'Desistiu' })
    expect((await ledger(admin(), { date: '2026-10' })).totals).toMatchObject({ income: '298.99', expenses: '0.00' })
    expect((await ledger(admin())).data).toMatchObject([
      { type: 'despesa', amount: '298.99', date: '2026-11-23', reversal: true },
    ])
  })

  test('of the sandbox never enters, paid or refunded', async () => {
    const id = await order('card', await addSold(app))
    expect((await admin().post('/api/v1/order/item', { id })).body.data).toMatchObject({ state: 'paid', sandbox: true })
    await admin().post('/api/v1/order/refund', { id, note: 'Teste' })
    expect((await admin().post('/api/v1/order/item', { id })).body.data).toMatchObject({ state: 'refunded' })
    expect((await app.pool.query('select from finance_reports')).rowCount).toBe(0)
  })
})

test('the migration writes what was paid before there was a ledger, as it is written now', async () => {
  const { parcela } = await accepted()
  await budget('pay', { id: parcela, paid_on: '2026-10-15', means: 'pix' })
  const project = await addSold(app)
  const orders = [await order('pix', project), await order('pix', project)]
  for (const id of orders)
    await app.people.admin.post('/api/v1/order/confirm-pix', { id, payer: 'Helena', paid_on: '2026-10-31' })
  await app.people.admin.post('/api/v1/order/refund', { id: orders[0], note: 'Desistiu' })
  await order('card', project)
  const { other } = app.people
  await budget('pay', { id: (await accepted(other)).parcela, paid_on: '2026-11-01', means: 'cash' }, other)

  const written = async () =>
    (
      await app.pool.query(`select id_user, description, amount, category, type, date, installment_id, order_id, reversal,
        source_path, source_label, search, created_by, demo from finance_reports order by date, order_id, reversal`)
    ).rows.map((row) => ({ ...row, created_by: row.order_id ? null : row.created_by }))
  const before = await written()
  expect(before).toHaveLength(5)
  await app.pool.query('delete from finance_reports; delete from finance_categories')
  const migration = readFileSync('migrations/0027_finance.sql', 'utf8')
  await app.pool.query(migration.slice(migration.indexOf('-- What was paid before there was a book')))
  expect(await written()).toEqual(before)
  const { rows } = await app.pool.query('select id_user, name from finance_categories order by id_user, name')
  expect(rows.map(({ id_user, name }) => `${id_user} ${name}`)).toEqual(['1 Vendas', '2 Orçamentos', '3 Orçamentos'])
})
