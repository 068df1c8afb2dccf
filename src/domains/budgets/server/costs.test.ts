import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import { extractText } from 'unpdf'
import { beforeEach, describe, expect, test } from 'vitest'
import { contract } from '#domains/contract.ts'
import type { Caller } from '#tests/call.ts'
import { addBudget } from '#tests/factories.ts'
import { CLIENT, startQuotes } from '#tests/quotes.ts'
import { itemLabel } from '../changes.ts'
import { copyCosts, costsOf } from './costs.ts'

const { app, staff, client, headers, read } = startQuotes()
/** In reais; no id, hash or moment has it by chance. */
const COST = 7_773_113.37
const FIGURE = /7\.?773\.?113[.,]?37/
const line = { description: 'Placa', quantity: 2, unit: 'un', unit_price: 5000, total: 10_000 }
const other = { description: 'Montagem', total: 300 }

const readItems = async (id: number, who: Caller = app.people.admin) =>
  (await staff('budgetById', { id }, who)).body.data[0].items as { description: string; cost?: number | null }[]
const costs = async (id: number) => (await readItems(id)).map(({ cost }) => cost ?? null)
const save = (id: number, fields: object, who: Caller = app.people.staff) =>
  staff('save', { budget: { id, ...fields } }, who)
/** A quote of the staff's whose first line's cost the admin gave. */
async function addCosted(fields: object = {}) {
  const id = await addBudget(app.people.staff, { items: [line, other], ...fields })
  await save(id, { items: [{ ...line, cost: COST }, other] }, app.people.admin)
  return id
}
const name = (sees: boolean) => app.people.admin.post('/api/v1/people/costs', { id: 2, sees })
beforeEach(() => name(false))

describe('a save of who does not see costs', () => {
  test('takes none of them, and answers with none', async () => {
    const id = await addCosted()
    const { status, body } = await save(id, { items: [line, { ...other, cost: 1 }] })
    expect([status, Object.keys(body.data.fields)]).toEqual([422, ['budget.items.1.cost']])
    expect((await save(id, { items: [{ ...line, cost: null }, other] })).status).toBe(422)
    expect(await costs(id)).toEqual([COST, null])
    for (const item of await readItems(id, app.people.staff)) expect(item).not.toHaveProperty('cost')
  })

  test('keeps them with their lines: moved, priced otherwise, of another text, among new ones', async () => {
    const id = await addCosted()
    await save(id, { items: [other, line] })
    expect(await costs(id)).toEqual([null, COST])
    await save(id, { items: [other, { ...line, quantity: 3, total: 15_000 }] })
    expect(await costs(id)).toEqual([null, COST])
    await save(id, { items: [other, { ...line, quantity: 3, total: 15_000, description: 'Placa eletrônica' }] })
    expect(await costs(id)).toEqual([null, COST])
    await save(id, {
      items: [
        { description: 'Frete', total: 1 },
        { description: 'Placa eletrônica', total: 9 },
      ],
    })
    expect(await costs(id)).toEqual([null, COST])
    await save(id, { project_name: 'Outro' })
    expect(await costs(id)).toEqual([null, COST])
    await save(id, { items: [{ description: 'Frete', total: 1 }] })
    expect(await costs(id)).toEqual([null])
  })
})

describe('costs', () => {
  test('are taken from whom the admin names, and left where a save does not say them', async () => {
    const id = await addCosted()
    await name(true)
    expect((await readItems(id, app.people.staff))[0]).toMatchObject({ cost: COST })
    expect(
      (
        await save(id, {
          items: [
            { ...line, cost: 0 },
            { ...other, cost: 12.34 },
          ],
        })
      ).status,
    ).toBe(200)
    expect(await costs(id)).toEqual([0, 12.34])
    await save(id, { items: [line, { ...other, cost: null }] })
    expect(await costs(id)).toEqual([0, null])
    for (const cost of [-1, 1.005, 2e9, '3'])
      expect(Object.keys((await save(id, { items: [{ ...line, cost }, other] })).body.data.fields)).toEqual([
        'budget.items.0.cost',
      ])
    expect(await costs(id)).toEqual([0, null])
  })

  test('of the same lines by two people are a conflict, and not a lost write', async () => {
    const id = await addCosted()
    const { revision } = (await staff('budgetById', { id })).body.data[0]
    await save(id, { revision, items: [{ ...line, cost: 1 }, other] }, app.people.admin)
    const { status, body } = await save(id, { revision, items: [{ ...line, cost: 2 }, other] }, app.people.admin)
    expect([status, body.data.conflict.fields, body.data.conflict.record.items[0].cost]).toEqual([409, ['items'], 1])
    const theirs = await save(id, { revision, items: [line, { ...other, total: 5 }] })
    expect([theirs.status, JSON.stringify(theirs.body).includes('cost')]).toEqual([409, false])
  })

  test('change nothing that the client has: no draft, and an accepted quote takes them', async () => {
    const id = await addCosted()
    await staff('send', { id, means: 'link' })
    await save(id, { items: [{ ...line, cost: 5 }, other] }, app.people.admin)
    expect((await staff('budgetById', { id })).body.data[0]).toMatchObject({ draft: false, version: 1 })
    const form = new FormData()
    form.append('record', JSON.stringify({ id, means: 'phone', name: 'Helena', note: 'x' }))
    await app.people.staff.post('/api/v1/budget/record', form)
    expect((await save(id, { items: [{ ...line, cost: 6 }, other] }, app.people.admin)).status).toBe(200)
    expect(await costs(id)).toEqual([6, null])
  })

  test('of a line that only the client has come back with it', async () => {
    const id = await addCosted()
    await staff('send', { id, means: 'link' })
    await save(id, { items: [other] })
    await save(id, { items: [{ ...other, total: 400 }] })
    await staff('discard-draft', { id })
    expect(await costs(id)).toEqual([COST, null])
    await save(id, { items: [other] })
    await staff('restore-line', { id, label: itemLabel('Placa') })
    expect(await costs(id)).toEqual([COST, null])
  })

  test('go along with a copy and a template, for who sees them', async () => {
    const id = await addCosted()
    const copy = (await staff('duplicate', { id })).body.id
    expect(await costs(copy)).toEqual([COST, null])
    const template = (await staff('keep-template', { id, name: 'Placas' })).body.data.id
    const item = async (who: Caller) => (await who.get(`/api/v1/budget/template?id=${template}`)).body.data.items[0]
    expect(await item(app.people.admin)).toMatchObject({ cost: COST })
    expect(await item(app.people.staff)).not.toHaveProperty('cost')
  })

  test('of lines of one text are told by their places', () => {
    const [one, two] = [{ description: 'Hora' }, { description: 'Visita' }]
    const column = [...['Hora', 'Hora'], 'Visita'].map((description, index) => ({ description, cost: index + 1 }))
    expect(costsOf([one, one, two], column)).toEqual([1, 2, 3])
    expect(costsOf([two, one, one], column)).toEqual([3, 2, 1])
    expect(costsOf([one, one, one], column)).toEqual([1, 2, null])
    expect(JSON.parse(copyCosts([two], column))).toEqual([{ description: 'Visita', cost: 3 }])
    expect(copyCosts([{ description: 'Outra' }], column)).toBe('[]')
  })
})

interface Call {
  method: string
  path: string
}
function* list(part: AnyContractRouter): Generator<Call> {
  if (isContractProcedure(part)) {
    const { route } = part['~orpc']
    yield { method: route.method ?? 'POST', path: route.path ?? '' }
  } else for (const inner of Object.values(part)) yield* list(inner)
}
/** What would end the sessions of those who walk, or never ends. */
const LEFT_OUT = ['/logout', '/events', '/people/disable', '/people/end-sessions', '/profile/end-others']
/** All that read come first: others may end what they find. */
const calls = [...list(contract)]
  .filter(({ path }) => !LEFT_OUT.includes(path))
  .toSorted((one, other) => Number(other.method === 'GET') - Number(one.method === 'GET'))
const isOfQuotes = ({ path }: Call) => /^.(budget|quote)/.test(path)
const isReading = (call: Call) => isOfQuotes(call) && (call.method === 'GET' || call.path === '/budget/budgetById')

/** What is read in an answer; of a PDF its text. */
async function textOf(answer: Response) {
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const isPdf = answer.headers.get('content-type')?.includes('pdf')
  return isPdf ? (await extractText(bytes, { mergePages: true })).text : new TextDecoder().decode(bytes)
}

describe('the figure of a cost', () => {
  /** The calls whose answers have it. */
  async function walk(who: Caller, input: object, isWalked = (_: Call) => true) {
    const found: string[] = []
    for (const { method, path } of calls.filter(isWalked)) {
      const url = `/api/v1${path.replace(/\{\w+\}/g, '1')}`
      const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
      const answer =
        method === 'GET'
          ? await who.fetch(`${url}?${query}`, { headers: headers() })
          : await who.fetch(url, {
              method,
              body: JSON.stringify(input),
              headers: { ...headers(), 'content-type': 'application/json' },
            })
      if (FIGURE.test(await textOf(answer))) found.push(`${method} ${path}`)
    }
    return found
  }

  test('is in two answers to the admin, in none to others, on no page, in no PDF, letter or other table', async () => {
    const { body } = await app.people.staff.post('/api/v1/client/new', { name: 'Boa Água', email: CLIENT.email })
    const id = await addCosted({ client: 'Boa Água', client_id: body.data.id })
    const template = (await staff('keep-template', { id, name: 'Placas 2' })).body.data.id
    const sent = (await staff('send', { id, means: 'email', email: CLIENT.email })).body.data
    const token = sent.path.replace('/orcamento/', '')
    await client('change', { token, version: 1, name: 'Helena', note: 'Menor', line: 1 })
    await save(
      id,
      {
        items: [
          { ...line, cost: COST },
          { ...other, total: 400, cost: COST },
        ],
      },
      app.people.admin,
    )
    await staff('send', { id, means: 'link' })
    await client('accept', { token, version: 2, ...CLIENT })
    await app.runJobs()
    const { installments, events } = (await app.people.staff.get(`/api/v1/budget/exchange?id=${id}`)).body.data
    await staff('pay', { id: installments[0].id, paid_on: '2026-11-23', means: 'pix' })
    await staff('start-line', { id })
    const event = events.find(({ kind }: { kind: string }) => kind === 'accepted').id
    const input = { id, event, version: 2, token, q: 'placa', month: '2026-11', budget: { id, project_name: 'Outro' } }

    expect((await read(token)).status).toBe(200)
    for (const page of [`/orcamento/${token}`, `/orcamento/pdf/${token}`]) {
      const answer = await app.people.visitor.fetch(page, { headers: headers() })
      expect(answer.status).toBe(200)
      expect(await textOf(answer)).not.toMatch(FIGURE)
    }
    const tables = await app.pool.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
    )
    const holding: string[] = []
    for (const { name } of tables.rows) {
      const { rows } = await app.pool.query(
        `select distinct part.key from ${name} as whole, jsonb_each_text(to_jsonb(whole)) as part where part.value ~ '7\\.?773\\.?113[.,]?37'`,
      )
      holding.push(...rows.map(({ key }: { key: string }) => `${name}.${key}`))
    }
    expect(holding.sort()).toEqual(['public.budget_templates.costs', 'public.budgets.costs'])

    const allowed = ['GET /budget/template', 'POST /budget/budgetById']
    const shown = [
      await walk(app.people.admin, input, isReading),
      await walk(app.people.admin, { id: template }, isReading),
    ]
    expect([...new Set(shown.flat())].sort()).toEqual(allowed)
    expect(await walk(app.people.staff, { id: template }, isReading)).toEqual([])
    for (const who of [app.people.other, app.people.visitor]) expect(await walk(who, input, isOfQuotes)).toEqual([])
    expect(await walk(app.people.staff, input)).toEqual([])
  })
})
