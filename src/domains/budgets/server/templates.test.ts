import { beforeEach, expect, test } from 'vitest'
import { addBudget } from '#tests/factories.ts'
import { CLIENT, ITEMS, startQuotes } from '#tests/quotes.ts'
import { DAY_MS } from '#time.ts'
import { MAX_TEMPLATES } from '../template-contract.ts'

const { app, staff, client } = startQuotes()
beforeEach(() => app.pool.query('delete from budget_templates; delete from clients'))

const QUOTE = {
  items: [
    {
      description: 'Hora técnica',
      quantity: 2.5,
      unit: 'h',
      unit_price: 165,
      discount: { percent: 10, amount: null },
      total: 371.25,
    },
    ...ITEMS,
  ],
  extra_text: 'Com **hospedagem**.',
  terms: '- Em reais.',
  discount: { percent: null, amount: 21.25 },
  additional_value: 100,
  deadline: '2026-12-23',
  budget_validity: '2026-12-03',
  payments: [
    { due: null, percent: null, amount: 300 },
    { due: '2026-12-13', percent: null, amount: 4000 },
  ],
}
const CONTENT = {
  ...{ extra_text: QUOTE.extra_text, terms: QUOTE.terms, additional_value: 100, discount: QUOTE.discount },
  items: QUOTE.items.map((item) => expect.objectContaining(item)),
}

const keep = (id: number, fields: object = {}, who = app.people.staff) =>
  staff('keep-template', { id, name: 'Site institucional', ...fields }, who)
const kept = async (fields: object = {}, quote: Record<string, unknown> = QUOTE) =>
  (await keep(await addBudget(app.people.staff, quote), fields)).body.data.id as number
const item = (id: number, who = app.people.other) => who.get(`/api/v1/budget/template?id=${id}`)
const names = async (who = app.people.other) =>
  (await who.get('/api/v1/budget/templates')).body.data.map(({ name }: { name: string }) => name)

/** What the rows of a quote and of all that hangs on it say of its client, answers and payments. */
async function traces(id: number) {
  const counts = await Promise.all(
    ['budget_versions', 'budget_events', 'budget_installments', 'budget_openings'].map(
      async (table) => (await app.pool.query(`select from ${table} where budget_id = $1`, [id])).rowCount,
    ),
  )
  const { rows } = await app.pool.query(
    'select state, version, share_number, draft, approved_at, project_id, status from budgets where id = $1',
    [id],
  )
  return { counts, row: rows[0] }
}
const NO_TRACES = {
  counts: [0, 0, 0, 0],
  row: {
    state: 'draft',
    version: 0,
    share_number: null,
    draft: null,
    approved_at: null,
    project_id: null,
    status: 'PENDING',
  },
}

/** A quote with everything that can happen to one: sent, accepted, a parcela paid with its receipt, a line begun, a draft. */
async function lived() {
  const id = await addBudget(app.people.staff, { ...QUOTE, client: 'Oficina Maré' })
  const { body } = await staff('send', { id, means: 'link' })
  const token = body.data.path.replace('/orcamento/', '')
  await client('accept', { token, version: 1, ...CLIENT })
  await app.runJobs()
  const { data } = (await app.people.staff.get(`/api/v1/budget/exchange?id=${id}`)).body
  const pay = await staff('pay', { id: data.installments[0].id, paid_on: '2026-11-22', means: 'pix' })
  expect(pay.status).toBe(200)
  await staff('start-line', { id })
  await staff('begin-version', { id })
  await staff('save', { budget: { id, terms: '- Do rascunho.' } })
  expect((await traces(id)).counts.slice(0, 3)).toEqual([1, 5, 2])
  return id
}

test('a quote is kept as a template for the whole staff, its days counted from the day it was made', async () => {
  const id = await kept()
  expect((await item(id)).body.data).toEqual({
    ...{ id, name: 'Site institucional', ...CONTENT },
    payments: [
      { due_days: null, percent: null, amount: 300 },
      { due_days: 20, percent: null, amount: 4000 },
    ],
    ...{ deadline_days: 30, validity_days: 10, late_fine: null, late_interest: null },
  })
  const { body } = await app.people.other.get('/api/v1/budget/templates')
  expect(body.data).toEqual([
    {
      id,
      name: 'Site institucional',
      items: 2,
      total: 4300,
      at: app.clock.now().toISOString(),
      by: expect.any(String),
    },
  ])
})

test('days that have passed count as none', async () => {
  const id = await kept({}, { ...QUOTE, payments: [], deadline: '2026-11-01', budget_validity: '2026-11-20' })
  expect((await item(id)).body.data).toMatchObject({ deadline_days: 0, validity_days: 0, payments: [] })
})

test('kept of a quote that lived, a template has its draft’s content and nothing that happened with its client', async () => {
  const quote = await lived()
  const id = (await keep(quote)).body.data.id as number
  const { data } = (await item(id)).body
  expect(data).toMatchObject({ ...CONTENT, terms: '- Do rascunho.' })
  const { rows } = await app.pool.query('select * from budget_templates where id = $1', [id])
  for (const text of [JSON.stringify(data), JSON.stringify(rows)])
    expect(text).not.toMatch(/Oficina Maré|Helena|helena@|Um site/)
})

test('a quote that is copied, or begun with a template, carries over nothing that happened with a client', async () => {
  const quote = await lived()
  const copy = (await staff('duplicate', { id: quote })).body.id as number
  expect(await traces(copy)).toEqual(NO_TRACES)

  const { data } = (await item((await keep(quote)).body.data.id)).body
  const { id: _, name, payments, deadline_days, validity_days, ...content } = data
  const begun = await addBudget(app.people.staff, { ...content, client: 'Outra' })
  expect(await traces(begun)).toEqual(NO_TRACES)
  for (const id of [copy, begun]) {
    const { data } = (await app.people.staff.get(`/api/v1/budget/exchange?id=${id}`)).body
    expect(data).toMatchObject({ state: 'draft', path: '', events: [], installments: [], project_id: null })
    expect(JSON.stringify(data)).not.toMatch(/Helena|helena@/)
  }
})

test('of one name there is one: another is refused until it is said that it takes its place', async () => {
  const id = await kept()
  const other = await addBudget(app.people.other, { items: ITEMS })
  const again = { name: 'SITE institucional' }
  expect((await keep(other, again, app.people.other)).body.data).toMatchObject({
    code: 'name-taken',
    fields: { name: 'Já há um modelo com este nome.' },
  })
  expect((await item(id)).body.data.items).toHaveLength(2)
  const { body } = await keep(other, { ...again, replace: true }, app.people.other)
  expect(body.data).toEqual({ id })
  expect((await item(id)).body.data).toMatchObject({ name: 'SITE institucional', items: [ITEMS[0]], discount: null })
})

test('a template is renamed to what no other is called, and removed; quotes stay', async () => {
  const [one, other] = [await kept(), await kept({ name: 'Placa' })]
  expect((await staff('rename-template', { id: one, name: 'placa' })).status).toBe(409)
  expect((await staff('rename-template', { id: other, name: ' placa ' })).body).toEqual({ result: true })
  expect(await names()).toEqual(['placa', 'Site institucional'])
  expect((await staff('remove-template', { id: one }, app.people.other)).status).toBe(200)
  expect(await names()).toEqual(['placa'])
  for (const call of ['rename-template', 'remove-template'])
    expect((await staff(call, { id: one, name: 'x' })).status).toBe(404)
  expect((await app.pool.query('select from budgets')).rowCount).toBe(2)
})

test.each([[{ name: ' ' }], [{ name: 'x'.repeat(101) }], [{ name: 7 }]])(
  '%j is refused and keeps nothing',
  async (fields) => {
    const { status, body } = await keep(await addBudget(app.people.staff, QUOTE), fields)
    expect([status, Object.keys(body.data.fields), await names()]).toEqual([422, ['name'], []])
  },
)

test('others’ quotes are not kept, visitors see no template, and 200 are enough', async () => {
  const id = await addBudget(app.people.other, { items: ITEMS })
  expect((await keep(id)).status).toBe(404)
  const one = await kept()
  expect([(await item(one, app.people.visitor)).status, (await item(one + 1)).status]).toEqual([403, 404])
  await app.pool.query(
    `insert into budget_templates (name, extra_text, terms, items, additional_value, total, payments, deadline_days, validity_days, kept_at)
     select 'n' || n, '', '', '[]', 0, 100, '[]', 0, 0, $1 from generate_series(1, 199) n`,
    [app.clock.now()],
  )
  expect((await keep(await addBudget(app.people.staff, QUOTE), { name: 'Mais um' })).body.data.error).toContain(
    'Já há 200',
  )
  expect(await names()).toHaveLength(200)
})

test('the palette finds a template by its name, accents aside, and leads to a quote that begins with it', async () => {
  app.clock.set(new Date(app.clock.now().getTime() + DAY_MS))
  const id = await kept({ name: 'Protótipo de placa' })
  const { body } = await app.people.other.get('/api/v1/find?q=prototipo')
  expect(JSON.stringify(body)).toContain(`/dashboard/budget-create?id=-1&modelo=${id}`)
})

test('there are two hundred templates at most, and one more leaves them as they are', async () => {
  const id = await kept()
  await app.pool.query(
    `insert into budget_templates (name, items, payments, extra_text, terms, total, additional_value, deadline_days, validity_days, kept_at)
      select 'Modelo ' || n, '[]', '[]', '', '', 0, 0, 1, 1, $1 from generate_series(1, $2) n`,
    [app.clock.now(), MAX_TEMPLATES - 1],
  )
  const more = await keep(await addBudget(app.people.staff, QUOTE), { name: 'Mais um' })
  expect([more.status, more.body.data.error]).toEqual([422, 'Já há 200 modelos. Exclua um que não se usa mais.'])
  expect((await app.pool.query('select from budget_templates')).rowCount).toBe(MAX_TEMPLATES)
  await app.pool.query('delete from budget_templates where id = $1', [id])
  expect((await keep(await addBudget(app.people.staff, QUOTE), { name: 'Mais um' })).status).toBe(200)
})
