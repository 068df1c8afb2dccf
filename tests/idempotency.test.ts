import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#domains/contract.ts'
import { forgetLinesJob } from '#domains/security/server/jobs.ts'
import { callsOf } from '#platform/http/call-list.ts'
import { NOW, startApp } from './app.ts'
import { type Answer, type Caller, callAs } from './call.ts'
import { addBudget, addProject } from './factories.ts'
import { addReport, RENT } from './finance.ts'
import { recordAcceptance } from './quotes.ts'

const app = startApp()
/** Another process on the same database. */
const second = startApp({}, undefined, app)

interface Creating {
  /** The table whose rows it adds. */
  table: string
  /** How many, where not one. */
  rows?: number
  /** What is sent, other than what is sent for any other number. */
  input: (number: number) => object | Promise<object>
}

let line: number
let task: number
const accounts: number[] = []
beforeAll(async () => {
  const { admin } = app.people
  line = await addProject(app)
  await admin.post('/api/v1/line-task-add', { id_project: line, nome: 'Soldar', status: 'inBacklog' })
  task = (await app.pool.query('select id from tasks')).rows[0].id
  for (const name of ['Banco', 'Caixa'])
    accounts.push((await admin.post('/api/v1/finance/account/new', { name })).body.data.id)
  await addReport(admin)
})

const BILL = { description: 'Luz', amount: '230.40', category: 'Luz', type: 'despesa' }
const accepted = async () => {
  const { admin } = app.people
  const id = await addBudget(admin, { items: [{ description: 'Placa', total: 10 }] })
  const { body } = await recordAcceptance(admin, id)
  if (!body.data) throw new Error(JSON.stringify(body))
  return { id, installment: body.data.installments[0].id as number }
}
const bill = async () =>
  (await app.people.admin.post('/api/v1/finance/bill/new', { ...BILL, due: '2026-12-01' })).body.data.id

/** How each call that makes something is made, by its path. */
const CREATING: Record<string, Creating> = {
  '/people': { table: 'users', input: (n) => ({ name: `Pessoa ${n}`, email: `p${n}@exemplo.com.br` }) },
  '/new-archive': { table: 'archives', input: (n) => ({ title: `Artigo ${n}`, markdown: 'Texto.' }) },
  '/new-project': { table: 'projects', input: (n) => ({ title: `Projeto ${n}` }) },
  '/budget/newIdBudget': { table: 'budget_numbers', input: (n) => (n === 1 ? {} : { id_user: 1 }) },
  '/budget/save': {
    table: 'budgets',
    input: async () => {
      const { id } = (await app.people.admin.post('/api/v1/budget/newIdBudget')).body
      return { budget: { id, client: 'Ana', project_name: 'Site', deadline: '2026-12-20' } }
    },
  },
  '/budget/keep-template': {
    table: 'budget_templates',
    input: async (n) => ({ id: await addBudget(app.people.admin), name: `Modelo ${n}` }),
  },
  '/budget/duplicate': { table: 'budgets', input: async () => ({ id: await addBudget(app.people.admin) }) },
  '/budget/send': {
    table: 'budget_events',
    // The version and that it was sent.
    rows: 2,
    input: async () => {
      const id = await addBudget(app.people.admin, { items: [{ description: 'Placa', total: 10 }] })
      return { id, means: 'email', email: 'ana@exemplo.com.br' }
    },
  },
  '/budget/start-line': { table: 'projects', input: async () => ({ id: (await accepted()).id }) },
  '/budget/pay': {
    table: 'finance_reports',
    input: async () => ({ id: (await accepted()).installment, paid_on: '2026-11-20', means: 'pix' }),
  },
  '/budget/send-receipt': {
    // The e-mail that waits.
    table: 'jobs.job',
    input: async () => {
      const { installment: id } = await accepted()
      const { body } = await app.people.admin.post('/api/v1/budget/pay', { id, paid_on: '2026-11-20', means: 'pix' })
      return { id: body.data.installments[0].receipts[0].id, email: 'ana@exemplo.com.br' }
    },
  },
  '/eventManager': {
    table: 'calendar_events',
    input: (n) => ({ event: { title: `Evento ${n}`, start_date: '2026-11-24T09:00', end_date: '2026-11-24T10:00' } }),
  },
  '/calendar/tags': { table: 'calendar_tags', input: (n) => ({ name: `etiqueta ${n}`, color: 'teal' }) },
  '/catalog/new': { table: 'catalog_items', input: (n) => ({ name: `Peça ${n}`, price: 10 }) },
  '/booking/page/new': { table: 'booking_pages', input: (n) => ({ name: `Conversa ${n}` }) },
  '/client/new': { table: 'clients', input: (n) => ({ name: `Cliente ${n}` }) },
  '/client/contact/new': {
    table: 'client_contacts',
    input: async (n) => ({
      ...{ name: `Contato ${n}`, email: '', phone: '', gets_quotes: true, gets_charges: false },
      client_id: (await app.people.admin.post('/api/v1/client/new', { name: 'De um contato' })).body.data.id,
    }),
  },
  '/order/client': {
    table: 'clients',
    input: async (n) => {
      const project_id = await addProject(app)
      const { rows } = await app.pool.query(
        `insert into orders (token_sale, project_id, title, product_price, name, email, phone, txid, search, expires_at)
         values ($1, $2, 'Peça', 100, 'De', $3, '11 4000-0000', $4, '', $5) returning id`,
        ['comprador'.padEnd(29, '0') + n, project_id, `compra${n}@exemplo.com.br`, `compra${n}`, app.clock.now()],
      )
      return { id: rows[0].id }
    },
  },
  '/hours/bill': {
    table: 'budgets',
    input: async () => {
      const { admin } = app.people
      const project_id = await addProject(app)
      const { card } = (
        await admin.post('/api/v1/line-task-add', { id_project: project_id, nome: 'Soldar', status: 'inTest' })
      ).body.data
      await admin.post('/api/v1/hours/set', { task: card.id, day: '2026-11-20', minutes: 60 })
      await admin.post('/api/v1/hours/rates/set', {
        kind: 'price',
        project: project_id,
        from: '2026-01-01',
        amount: 10,
      })
      return { projects: [{ project_id, total: 10, minutes: 60 }] }
    },
  },
  '/line-task': { table: 'tasks', input: (n) => taskForm(`Pelo formulário ${n}`) },
  '/label-new': { table: 'labels', input: (n) => ({ name: `Etiqueta ${n}` }) },
  '/line-task-add': { table: 'tasks', input: (n) => ({ id_project: line, nome: `Tarefa ${n}`, status: 'inBacklog' }) },
  '/line-subtask-add': { table: 'task_subtasks', input: (n) => ({ id: task, task: `Passo ${n}` }) },
  '/line-subtask-promote': {
    table: 'tasks',
    input: async (n) => {
      const { data } = (await app.people.admin.post('/api/v1/line-subtask-add', { id: task, task: `Passo ${n}` })).body
      return { id: data.id }
    },
  },
  '/line-view-new': {
    table: 'line_views',
    input: (n) => ({ id_project: line, name: `Vista ${n}`, filters: { late: true }, shared: false }),
  },
  '/line-comment-add': { table: 'task_comments', input: (n) => ({ id: task, comment: `Nota ${n}` }) },
  '/screen-time/new-machine': { table: 'screen_machines', input: (n) => ({ name: `Máquina ${n}` }) },
  '/finance/report/addreport': { table: 'finance_reports', input: (n) => ({ ...RENT, description: `Aluguel ${n}` }) },
  '/finance/bill/new': { table: 'finance_bills', input: (n) => ({ ...BILL, due: `2026-12-0${n}` }) },
  '/finance/bill/pay': { table: 'finance_reports', input: async () => ({ kind: 'bill', id: await bill() }) },
  '/finance/repeat/new': {
    table: 'finance_repeats',
    input: (n) => ({
      ...BILL,
      makes: 'bill',
      frequency: 'monthly',
      first_day: `2026-12-0${n}`,
      last_day: null,
    }),
  },
  '/finance/account/new': { table: 'finance_accounts', input: (n) => ({ name: `Conta ${n}` }) },
  '/finance/transfer': {
    table: 'finance_reports',
    rows: 2,
    input: (n) => ({ from: accounts[0], to: accounts[1], amount: `${n}.00`, date: '2026-11-20' }),
  },
  '/finance/import/rule': {
    table: 'finance_import_rules',
    input: (n) => ({ contains: `loja ${n}`, category: 'Casa', transfer: false }),
  },
}

function taskForm(nome: string) {
  const form = new FormData()
  form.append('task', JSON.stringify({ id_project: line, nome }))
  return form
}

const count = async (table: string): Promise<number> =>
  (await app.pool.query(`select count(*)::int as rows from ${table}`)).rows[0].rows
const send = (path: string, input: object, key?: string, who: Caller = app.people.admin): Promise<Answer> =>
  who.post(`/api/v1${path}`, input, key === undefined ? {} : { 'idempotency-key': key })
const USED = { status: 422, body: { result: false, data: { used_key: true, error: expect.any(String) } } }

test('each call that makes something is declared, and proven below', () => {
  const declared = [...callsOf(contract)].filter(({ meta }) => meta.creates).map(({ path }) => path)
  expect(Object.keys(CREATING).sort()).toEqual(declared.sort())
})

/** Calls of staff whose path says that they make something, and that need no key: why. */
const OTHERS: Record<string, string> = {
  '/publish-archives': 'changes what there is',
  '/finance/receipts/new': 'the same file again is refused (receipt-known)',
}
test('no call of staff whose name says that it makes something is left out', () => {
  const looks = [...callsOf(contract)].filter(
    ({ path, method, meta }) =>
      method === 'POST' &&
      meta.access !== 'public' &&
      /(^|[/-])(new(?!sletter)|add|create|duplicate|transfer)/.test(path),
  )
  expect(looks.filter(({ path, meta }) => !meta.creates && !(path in OTHERS)).map(({ path }) => path)).toEqual([])
})

describe('with the same key, what is made twice is made once', () => {
  test.each(Object.entries(CREATING))('%s', async (path, { table, rows = 1, input }) => {
    const [first, other] = [await input(1), await input(2)]
    const key = crypto.randomUUID()
    const before = await count(table)
    const twice = await Promise.all([
      send(path, first, key),
      send(path, first, key, second.people.admin),
      send(path, first, key),
    ])
    for (const { status, body } of twice) expect({ status, body }).toMatchObject({ status: 200, body: twice[0].body })
    expect(await count(table)).toBe(before + rows)
    const again = await send(path, first, `"${key}"`, second.people.admin)
    expect(again).toMatchObject({ status: 200, body: twice[0].body })
    expect(await send(path, other, key)).toMatchObject(USED)
    expect(await count(table)).toBe(before + rows)
  })
})

describe('a key', () => {
  const PATH = '/client/new'
  const names = async (name: string) =>
    (await app.pool.query('select count(*)::int as rows from clients where name = $1', [name])).rows[0].rows

  test('left out, the same is made again, as ever', async () => {
    for (let n = 0; n < 2; n++) expect((await send(PATH, { name: 'Sem chave' })).status).toBe(200)
    expect(await names('Sem chave')).toBe(2)
  })

  test('is of one person: another with the same one makes their own', async () => {
    const answers = [
      await send(PATH, { name: 'De cada um' }, 'mesma'),
      await send(PATH, { name: 'De cada um' }, 'mesma', app.people.staff),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await names('De cada um')).toBe(2)
  })

  test('of another call is refused', async () => {
    await send(PATH, { name: 'Uma' }, 'de-uma-chamada')
    expect(await send('/finance/account/new', { name: 'Uma' }, 'de-uma-chamada')).toMatchObject(USED)
  })

  test('of a call that failed may come again, mended', async () => {
    const document = '11222333000181'
    expect((await send(PATH, { name: 'Dona', document })).status).toBe(200)
    expect((await send(PATH, { name: 'Falha', document }, 'falhou')).status).toBe(422)
    expect((await send(PATH, { name: 'Falha' }, 'falhou')).status).toBe(200)
    expect(await names('Falha')).toBe(1)
  })

  test.each(['', ' ', 'com espaço', '"aberta', 'x'.repeat(201)])('%j is none', async (key) => {
    const { status } = await send(PATH, { name: 'Malformada' }, key)
    expect(status).toBe(400)
    expect(await names('Malformada')).toBe(0)
  })

  test('is forgotten after a day, and its row goes in the night; the answer is not stored in the clear', async () => {
    const { body } = await send('/screen-time/new-machine', { name: 'Torno' }, 'de-um-dia')
    const { rows } = await app.pool.query(`select answer from idempotency_keys where key = 'de-um-dia'`)
    expect(rows[0].answer).toMatch(/^[\da-f]{100,}$/)
    const { token } = body.data
    expect(rows[0].answer).not.toContain(Buffer.from(token).toString('hex'))

    app.clock.set(new Date(NOW.getTime() + 24 * 3600_000))
    expect((await send('/screen-time/new-machine', { name: 'Torno' }, 'de-um-dia')).body.data.token).not.toBe(token)
    app.clock.set(new Date(NOW.getTime() + 48 * 3600_000))
    await app.jobs.send(forgetLinesJob, {})
    await app.runJobs()
    expect(await count('idempotency_keys')).toBe(0)
    app.clock.set(NOW)
  })

  test('whose work is undone by a crash before its answer is stored is as if it had never come', async () => {
    await app.pool.query(`
      create function fail() returns trigger language plpgsql as $$ begin raise 'crash'; end $$;
      create trigger fail before update on idempotency_keys for each row execute function fail()`)
    expect((await send(PATH, { name: 'Caiu' }, 'caiu')).status).toBe(500)
    expect(await names('Caiu')).toBe(0)
    await app.pool.query('drop function fail cascade')
    expect((await send(PATH, { name: 'Caiu' }, 'caiu')).status).toBe(200)
    expect(await names('Caiu')).toBe(1)
  })

  test('of thirty at the same moment takes no more than one connection', async () => {
    const thirty = Array.from({ length: 30 }, () => send(PATH, { name: 'Trinta' }, 'trinta'))
    expect(new Set((await Promise.all(thirty)).map(({ status }) => status))).toEqual(new Set([200]))
    expect(await names('Trinta')).toBe(1)
  })

  test('of a visitor is nobody’s', async () => {
    expect((await send(PATH, { name: 'Ninguém' }, 'x', callAs(app))).status).toBe(403)
  })
})

test('the OpenAPI document has the header at these calls', async () => {
  const { paths } = (await app.people.visitor.get('/api/openapi.json')).body
  for (const { path, method, meta } of callsOf(contract)) {
    const { parameters = [] } = paths[path][method.toLowerCase()]
    const has = parameters.some(({ name }: { name: string }) => name === 'Idempotency-Key')
    expect(has, path).toBe(meta.creates ?? false)
  }
})
