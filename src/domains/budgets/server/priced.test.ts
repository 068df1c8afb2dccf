import { describe, expect, test } from 'vitest'
import { addBudget } from '#tests/factories.ts'
import { BOARDS, HOURS, PLAIN, startQuotes } from '#tests/quotes.ts'

const { app, staff } = startQuotes()
const save = (budget: object) => app.people.staff.post('/api/v1/budget/save', { budget })
const read = async (id: number) => (await staff('budgetById', { id })).body.data[0]

describe('a line with a unit price', () => {
  test('comes back as it was saved, and is stored in cents without what it does not have', async () => {
    const sent = [
      { ...HOURS, discount: null },
      { ...BOARDS, unit: '' },
      { ...PLAIN, unit: null, unit_price: null, discount: { percent: 0, amount: null } },
    ]
    // A discount of a line without a unit price has nothing to be taken from, not even nothing.
    const id = await addBudget(app.people.staff, { items: [sent[0], sent[1], { ...sent[2], discount: null }] })
    expect((await read(id)).items).toEqual([HOURS, BOARDS, PLAIN])
    expect((await read(id)).total_budget).toBe(2942.5)
    const { rows } = await app.pool.query('select items, discount from budgets where id = $1', [id])
    expect(rows).toEqual([
      {
        items: [
          { ...HOURS, unit_price: 16_500, total: 41_250 },
          { ...BOARDS, unit_price: 45_000, total: 243_000 },
          { ...PLAIN, total: 10_000 },
        ],
        discount: null,
      },
    ])
  })

  test.each([
    ['total', { total: 450 }, 'A linha dá R$\u00a02.430,00, e não R$\u00a0450,00.'],
    ['total', { total: 2430.01 }, 'A linha dá R$\u00a02.430,00, e não R$\u00a02.430,01.'],
    [
      'total',
      { quantity: 0.001, unit_price: 0.01, discount: null, total: 0.01 },
      'A linha dá R$\u00a00,00, e não R$\u00a00,01.',
    ],
    ['quantity', { quantity: 1.0001 }, 'Use no máximo três casas decimais.'],
    ['quantity', { quantity: -1 }, 'Use uma quantidade acima de 0.'],
    ['quantity', { quantity: 0 }, 'Use uma quantidade acima de 0.'],
    ['quantity', { quantity: 'NaN' }, 'Use um número: 3 ou 2,5.'],
    ['quantity', { quantity: null }, 'Use um número: 3 ou 2,5.'],
    ['quantity', { quantity: 1e300 }, 'O maior valor é 1.000.000.'],
    ['unit_price', { unit_price: -0.01 }, 'O menor valor é 0: tire o sinal de menos.'],
    ['unit_price', { unit_price: 1.005 }, 'Use reais e centavos: 49,99.'],
    ['unit_price', { unit_price: 1e308 }, 'O maior valor é 1.000.000.000.'],
    ['unit_price', { unit_price: 'NaN' }, 'Use reais e centavos: 49,99.'],
    [
      'unit_price',
      { quantity: 1_000_000, unit_price: 1_000_000_000 },
      'A linha dá R$\u00a01.000.000.000.000.000,00, e o maior valor é 1.000.000.000.',
    ],
    [
      'discount',
      { discount: { percent: null, amount: 2700.01 } },
      'O desconto passa da linha, que dá R$\u00a02.700,00.',
    ],
    ['discount.percent', { discount: { percent: 100.01, amount: null } }, 'O maior valor é 100.'],
    ['discount.percent', { discount: { percent: -1, amount: null } }, 'O menor valor é 0: tire o sinal de menos.'],
    ['discount.percent', { discount: { percent: 1.001, amount: null } }, 'Use no máximo duas casas decimais.'],
    ['discount', { discount: { percent: 1, amount: 1 } }, 'Use um percentual ou um valor.'],
    ['discount', { discount: { percent: null, amount: null } }, 'Use um percentual ou um valor.'],
    ['unit', { unit: 'x'.repeat(13) }, 'Use no máximo 12 caracteres.'],
    [
      'quantity',
      { unit_price: null, discount: null, quantity: 2.5 },
      'Use um número inteiro, ou dê o preço da unidade.',
    ],
    ['quantity', { unit_price: null, discount: null, quantity: 0 }, 'O menor valor é 1.'],
    ['discount', { unit_price: null }, 'O desconto da linha precisa do preço da unidade.'],
  ])('%s: %j is refused, of a new quote and of a stored one, and changes nothing', async (field, wrong, message) => {
    const id = await addBudget(app.people.staff, { items: [PLAIN] })
    const before = await read(id)
    const { id: drawn } = (await app.people.staff.post('/api/v1/budget/newIdBudget')).body
    const whole = { client: 'Padaria Aurora', project_name: 'Forno', deadline: '2026-12-20' }
    for (const number of [id, drawn])
      expect(await save({ ...whole, id: number, items: [PLAIN, { ...BOARDS, ...wrong }] })).toMatchObject({
        status: 422,
        body: { data: { fields: { [`budget.items.1.${field}`]: message } } },
      })
    expect(await read(id)).toEqual(before)
    expect((await staff('budgetById', { id: drawn })).status).toBe(404)
  })

  test('of next to nothing comes to nothing', async () => {
    const items = [{ ...HOURS, quantity: 0.001, unit_price: 0.01, total: 0 }]
    expect(await read(await addBudget(app.people.staff, { items }))).toMatchObject({ items, total_budget: 1 })
  })
})

test('a preview shows what no line can have, however large it is, and calls of before discounts have theirs', async () => {
  const { id } = (await app.people.staff.post('/api/v1/budget/newIdBudget')).body
  const fields = { client: '', client_id: null, project_name: '', extra_text: '', terms: '', deadline: '' }
  const rest = { ...fields, budget_validity: '', status: 'PENDING', additional_value: 0, payments: [] }
  const preview = (items: object[], discount?: object) => staff('preview', { id, budget: { ...rest, items, discount } })
  expect(await preview([PLAIN])).toMatchObject({ status: 200, body: { data: { total: 10_000 } } })
  const huge = { description: 'x', quantity: 1_000_000, unit_price: 1_000_000_000, total: 1_000_000_000 }
  const all = { percent: 100, amount: null }
  const many = Array.from({ length: 500 }, () => ({ ...huge, discount: all }))
  expect(await preview(many, { percent: 33.33, amount: null })).toMatchObject({
    status: 200,
    body: { data: { total: 33_335_000_000_000, discount: { amount: 16_665_000_000_000 } } },
  })
  expect((await preview([{ ...huge, quantity: -1, unit_price: 0.01, discount: all }], all)).status).toBe(200)
})

describe('an old caller', () => {
  const old = ({ description, quantity, total }: typeof PLAIN) => ({ description, quantity, total })
  const resave = async (items: object[], stored: object[] = [HOURS, BOARDS, PLAIN]) => {
    const id = await addBudget(app.people.staff, { items: stored })
    const { status, body } = await save({ id, items })
    return status === 200 ? (await read(id)).items : body.data.fields
  }

  test('keeps what it does not know of', async () => {
    expect(await resave([HOURS, BOARDS, PLAIN].map(old))).toEqual([HOURS, BOARDS, PLAIN])
    expect(await resave([old(HOURS)])).toEqual([HOURS])
    expect(await resave([old(HOURS), old(BOARDS), old(PLAIN), { description: 'Nova', total: 1 }])).toEqual([
      ...[HOURS, BOARDS, PLAIN],
      { description: 'Nova', quantity: 1, total: 1 },
    ])
  })

  test('that sends the same again changes nothing, also for a form that is open', async () => {
    const id = await addBudget(app.people.staff, { items: [HOURS] })
    await save({ id, items: JSON.stringify([old(HOURS)]) })
    const form = await save({ id, revision: 1, items: [{ ...HOURS, quantity: 3, total: 495 }] })
    expect(form).toMatchObject({ status: 200, body: { data: { merged: false } } })
  })

  test('that changes quantity or total has a line with its total alone, whose unit stays', async () => {
    const days = { ...HOURS, quantity: 2, unit: 'dia', total: 330 }
    const stored = [days, BOARDS]
    expect(await resave([{ ...old(days), quantity: 4 }, old(BOARDS)], stored)).toEqual([
      { description: 'Programa', quantity: 4, unit: 'dia', total: 330 },
      BOARDS,
    ])
    expect(
      await resave(
        [
          { ...old(days), total: 400 },
          { ...old(BOARDS), total: 1 },
        ],
        stored,
      ),
    ).toEqual([
      { description: 'Programa', quantity: 2, unit: 'dia', total: 400 },
      { description: 'Placa', quantity: 6, total: 1 },
    ])
  })

  test('that writes another description or place has a line of its own', async () => {
    const boards = { ...BOARDS, quantity: 2, discount: undefined, total: 900 }
    expect(await resave([old(PLAIN), old(boards)], [boards, PLAIN])).toEqual([PLAIN, old(boards)])
    expect(await resave([{ ...old(boards), description: 'Outra' }], [boards])).toEqual([
      { ...old(boards), description: 'Outra' },
    ])
  })

  test('that leaves half an hour without its price is told so', async () => {
    expect(await resave([{ ...old(HOURS), total: 1 }])).toEqual({
      'budget.items.0.quantity': 'Use um número inteiro, ou dê o preço da unidade.',
    })
  })

  test('is none where it names one of the new fields, and takes the price away with null', async () => {
    expect(await resave([{ ...old(BOARDS), unit_price: null }], [BOARDS])).toEqual([old(BOARDS)])
  })
})

test('a line of production says how much of what', async () => {
  const id = await addBudget(app.people.staff, { status: 'APPROVED', items: [HOURS, PLAIN, BOARDS] })
  await staff('start-line', { id })
  const { rows } = await app.pool.query('select descricao from tasks where budget_id = $1 order by number', [id])
  expect(rows.map(({ descricao }) => descricao)).toEqual(['Quantidade: 2,5 h', 'Quantidade: 3', 'Quantidade: 6'])
})
