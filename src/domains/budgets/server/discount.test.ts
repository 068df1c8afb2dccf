import { describe, expect, test } from 'vitest'
import { addBudget } from '#tests/factories.ts'
import { BOARDS, CLIENT, HOURS, PLAIN, startQuotes } from '#tests/quotes.ts'

const { app, staff, client, read: readQuote, send } = startQuotes()
const save = (budget: object) => app.people.staff.post('/api/v1/budget/save', { budget })
const read = async (id: number) => (await staff('budgetById', { id })).body.data[0]

const [TENTH, FIFTY] = [
  { percent: 10, amount: null },
  { percent: null, amount: 50 },
]

describe('the discount of the whole', () => {
  test.each([
    [TENTH, 10, 2942.5 - 294.25 + 10],
    [FIFTY, 10, 2942.5 - 50 + 10],
    [{ percent: 100, amount: null }, 10, 10],
    [{ percent: 100, amount: null }, 0, 1],
    [{ percent: null, amount: 1_000_000_000 }, 10, 1],
    [{ percent: 0, amount: null }, 0, 2942.5],
    [null, 0, 2942.5],
  ])('%j, with %s added, comes to %s', async (discount, additional_value, total_budget) => {
    const id = await addBudget(app.people.staff, { items: [HOURS, BOARDS, PLAIN], discount, additional_value })
    expect(await read(id)).toMatchObject({ total_budget, discount: discount?.percent === 0 ? null : discount })
    const { data } = (await app.people.staff.get(`/api/v1/budget/document?id=${id}`)).body
    const sum = 294_250 - (data.discount?.amount ?? 0) + data.additional
    expect([sum, data.total]).toEqual([total_budget * 100, total_budget * 100])
    const copy = (await staff('duplicate', { id })).body.id
    expect(await read(copy)).toMatchObject({ total_budget, items: [HOURS, BOARDS, PLAIN] })
  })

  test('is one field of the form, kept by who does not name it', async () => {
    const id = await addBudget(app.people.staff, { items: [PLAIN], discount: TENTH })
    await save({ id, project_name: 'Outro' })
    expect(await read(id)).toMatchObject({ discount: TENTH, total_budget: 90 })
    await save({ id, revision: 1, additional_value: 5 })
    expect(await save({ id, discount: FIFTY })).toMatchObject({ status: 200 })
    expect(await save({ id, revision: 1, discount: null })).toMatchObject({
      status: 409,
      body: { data: { conflict: { fields: ['discount'], record: { discount: FIFTY } } } },
    })
    await save({ id, discount: null })
    expect(await read(id)).toMatchObject({ discount: null, total_budget: 105 })
  })

  test('counts wherever a total does: list, search, figures, table, parcelas, the client and what changed', async () => {
    const { id, token } = await send({
      items: [BOARDS],
      discount: TENTH,
      payments: [
        { due: null, percent: 50, amount: null },
        { due: '2027-01-10', percent: null, amount: 1093.5 },
      ],
    })
    expect((await staff('list', {})).body).toMatchObject([{ total_budget: 2187 }])
    const found = (await app.people.staff.get('/api/v1/budget/search?q=2.187,00')).body
    expect(found).toMatchObject({ data: [{ id }], totals: { PENDING: { count: 1, sum: 2187 } } })
    expect((await app.people.staff.get('/api/v1/budget/search')).body.totals.PENDING.sum).toBe(2187)
    expect((await app.people.staff.get('/api/v1/budget/figures')).body.data.open).toEqual({ count: 1, sum: 2187 })
    expect(await (await app.people.staff.fetch('/api/v1/budget/csv')).text()).toContain('"2187,00"')

    await save({ id, items: [{ ...BOARDS, quantity: 5, total: 2025 }], discount: FIFTY, payments: [] })
    await staff('send', { id, means: 'link' })
    const { data } = (await readQuote(token)).body
    expect(data.document).toMatchObject({ total: 197_500, discount: { percent: null, amount: 5_000 } })
    expect(data.changes).toEqual(
      expect.arrayContaining([
        {
          label: 'Item: Placa',
          before: '6 × R$\u00a0450,00, menos 10%, R$\u00a02.430,00',
          after: '5 × R$\u00a0450,00, menos 10%, R$\u00a02.025,00',
        },
        { label: 'Desconto', before: 'R$\u00a0243,00 (10%)', after: 'R$\u00a050,00' },
        { label: 'Total', before: 'R$\u00a02.187,00', after: 'R$\u00a01.975,00' },
      ]),
    )
    expect((await client('accept', { token, version: 2, ...CLIENT })).status).toBe(200)
    expect((await readQuote(token)).body.data.installments).toMatchObject([{ amount: 197_500 }])
  })

  test.each([
    ['discount.percent', { percent: 101, amount: null }, 'O maior valor é 100.'],
    ['discount.amount', { percent: null, amount: -1 }, 'O menor valor é 0: tire o sinal de menos.'],
    ['discount', { percent: null, amount: null }, 'Use um percentual ou um valor.'],
    ['discount', '10%', 'Este valor não é do tipo esperado.'],
  ])('%s: %j is refused', async (field, discount, message) => {
    const id = await addBudget(app.people.staff, { items: [PLAIN] })
    expect(await save({ id, discount })).toMatchObject({
      status: 422,
      body: { data: { fields: { [`budget.${field}`]: message } } },
    })
  })
})
