import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { startApp } from './app.ts'
import { addSeries } from './calendar.ts'
import type { Answer } from './call.ts'
import { addArchive, addBudget, addProject } from './factories.ts'
import { RENT } from './finance.ts'
import { PASSWORD } from './people.ts'
import { recordAcceptance } from './quotes.ts'
import { saveTask } from './task-form.ts'

const app = startApp()
const admin = () => app.people.admin
const ENTRY = { description: 'Aluguel', amount: '10.00', category: 'Aluguel', type: 'despesa' }

/** Makes a record and resolves to how its form saves a value; `begun` is the form's revision, 1 where it says nothing. */
interface Saved {
  table: string
  begun?: number
  make(): Promise<(value: string, revision: number) => Promise<Answer>>
}

/** A record that one call makes, and another changes a field of. */
const byId = (table: string, create: string, fields: object, update: string, field: string): Saved => ({
  table,
  async make() {
    const { id } = (await admin().post(`/api/v1${create}`, fields)).body.data
    return (value, revision) => admin().post(`/api/v1${update}`, { id, revision, [field]: value })
  },
})
/** A daily series: what is saved second, and first. */
const series = (scope: object, first: object = scope): Saved => ({
  table: 'calendar_events',
  async make() {
    const id = await addSeries(admin())
    return (title, revision) => {
      const of = title === 'Primeiro' ? first : scope
      return admin().post('/api/v1/eventManager', { event: { id, ...of, revision, title } })
    }
  },
})
/** A section of Site, never saved before. */
const bySection = (path: string, input: (text: string) => object): Saved => ({
  table: 'site_settings',
  begun: 0,
  make: async () => (text, revision) => admin().post(`/api/v1/site/${path}`, { ...input(text), revision }),
})

/** How to save at each place that takes a form's revision, by the place's file, in the order in which they stand there. */
const CASES: Record<string, Saved[]> = {
  'accounts/server/profile.ts': [
    {
      table: 'users',
      begun: 0,
      make: async () => (nome, revision) => admin().post('/api/v1/profile', { nome, revision }),
    },
  ],
  'archives/server/save.ts': [
    {
      table: 'archives',
      async make() {
        const id = await addArchive(app)
        return (title, revision) => admin().post('/api/v1/update-item-archive', { id, title, revision })
      },
    },
  ],
  'budgets/server/change-installments.ts': [
    {
      table: 'budget_installments',
      async make() {
        const id = await addBudget(admin(), { items: [{ description: 'Placa', total: 100 }] })
        const { installments } = (await recordAcceptance(admin(), id)).body.data
        return (value, revision) => {
          const promised = value === 'Primeiro' ? '2027-01-10' : '2027-01-11'
          return admin().post('/api/v1/budget/promise', { id: installments[0].id, promised, revision })
        }
      },
    },
  ],
  'budgets/server/save.ts': [
    {
      table: 'budgets',
      async make() {
        const id = await addBudget(admin())
        return (client, revision) => admin().post('/api/v1/budget/save', { budget: { id, client, revision } })
      },
    },
  ],
  'calendar/server/change-occurrence.ts': [series({ occurrence: '2026-11-26' })],
  'calendar/server/change-series.ts': [series({}), series({ occurrence: '2026-11-26', scope: 'following' }, {})],
  'catalog/server/save.ts': [
    byId('catalog_items', '/catalog/new', { name: 'Placa', price: 10 }, '/catalog/update', 'text'),
  ],
  'clients/server/contacts.ts': [
    {
      table: 'client_contacts',
      async make() {
        const { id: client_id } = (await admin().post('/api/v1/client/new', { name: 'Ana' })).body.data
        const fields = { name: 'Rute', email: '', phone: '', gets_quotes: true, gets_charges: false }
        const { id } = (await admin().post('/api/v1/client/contact/new', { client_id, ...fields })).body.data
        return (name, revision) => admin().post('/api/v1/client/contact/update', { id, revision, name })
      },
    },
  ],
  'bookings/server/pages.ts': [
    byId('booking_pages', '/booking/page/new', { name: 'Conversa' }, '/booking/page/update', 'name'),
  ],
  'clients/server/save.ts': [byId('clients', '/client/new', { name: 'Ana' }, '/client/update', 'name')],
  'finance/server/accounts.ts': [
    byId('finance_accounts', '/finance/account/new', { name: 'Banco' }, '/finance/account/update', 'name'),
  ],
  'finance/server/bills.ts': [
    byId('finance_bills', '/finance/bill/new', { ...ENTRY, due: '2026-12-20' }, '/finance/bill/update', 'description'),
  ],
  'finance/server/floor.ts': [
    {
      table: 'finance_floors',
      begun: 0,
      make: async () => (value, revision) =>
        admin().post('/api/v1/finance/cash/floor', { floor: value === 'Primeiro' ? '1.00' : '2.00', revision }),
    },
  ],
  'finance/server/repeats.ts': [
    byId(
      'finance_repeats',
      '/finance/repeat/new',
      { ...ENTRY, makes: 'report', frequency: 'monthly', first_day: '2026-12-20', last_day: null },
      '/finance/repeat/update',
      'description',
    ),
  ],
  'finance/server/save.ts': [
    byId('finance_reports', '/finance/report/addreport', RENT, '/finance/report/update', 'description'),
  ],
  'hours/server/cells.ts': [
    {
      table: 'task_hours',
      begun: 0,
      async make() {
        const { id: task } = (await saveTask(admin(), { id_project: await addProject(app), nome: 'Um' })).body.update
        return (note, revision) =>
          admin().post('/api/v1/hours/set', { task, day: '2026-11-20', minutes: 60, note, revision })
      },
    },
  ],
  'production/server/labels.ts': [
    byId('labels', '/label-new', { name: 'Campo', hue: 'cobalt' }, '/label-change', 'name'),
  ],
  'production/server/save-task.ts': [
    {
      table: 'tasks',
      async make() {
        const id_project = await addProject(app)
        const { id } = (await saveTask(admin(), { id_project, nome: 'Um' })).body.update
        return (nome, revision) => saveTask(admin(), { id, nome, revision })
      },
    },
  ],
  'production/server/views.ts': [
    {
      table: 'line_views',
      async make() {
        const id_project = await addProject(app)
        const view = { id_project, name: 'Atrasadas', filters: { late: true }, shared: false }
        const { id } = (await admin().post('/api/v1/line-view-new', view)).body.data
        return (name, revision) => admin().post('/api/v1/line-view-change', { id, name, revision })
      },
    },
  ],
  'projects/server/save.ts': [
    {
      table: 'projects',
      async make() {
        const id = await addProject(app)
        return (title, revision) => admin().post('/api/v1/update-project', { id, title, revision })
      },
    },
  ],
  'site/server/billing.ts': [bySection('billing', (city) => ({ value: { city }, password: PASSWORD }))],
  'site/server/save.ts': [bySection('save', (name) => ({ section: 'company', value: { name } }))],
}

test('every place that saves from a form is tried here', () => {
  const domains = join(import.meta.dirname, '../src/domains')
  const found = globSync('*/server/**/*.ts', { cwd: domains }).flatMap((file) => {
    const source = readFileSync(join(domains, file), 'utf8')
    const calls = source.split('await raiseRevision(').slice(1)
    // One without a second argument belongs to no form: it has its only argument in braces at once.
    const forms = calls.filter((call) => !call.startsWith('{'))
    return basename(file).includes('.test.') || forms.length === 0 ? [] : [[file, forms.length]]
  })
  const tried = Object.entries(CASES).map(([file, cases]) => [file, cases.length])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(tried))
})

const all = Object.entries(CASES).flatMap(([file, cases]) => cases.map((one, index) => ({ file, index, ...one })))
const rowsOf = async (table: string) =>
  (await app.pool.query(`select t::text as row from ${table} t order by 1`)).rows as { row: string }[]

test.each(all)('$file $index refuses a stale revision, and writes nothing', async ({ table, begun = 1, make }) => {
  const save = await make()
  expect(await save('Primeiro', begun)).toMatchObject({ status: 200 })
  const before = await rowsOf(table)
  expect(await save('Segundo', begun)).toMatchObject({ status: 409, body: { data: { conflict: {} } } })
  expect(await rowsOf(table)).toEqual(before)
})
