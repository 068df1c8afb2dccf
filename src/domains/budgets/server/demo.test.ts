import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeFilesJob } from '#platform/files/remove-files.ts'
import { startApp } from '#tests/app.ts'

const app = startApp()

test('each quote of the demonstration can be opened as its client would, nobody is sent anything, and all of it goes', async () => {
  for (const { demo } of app.domains) await demo?.seed(app)
  await app.runJobs()
  expect((await app.people.staff.get('/api/v1/budget/templates')).body.data).toMatchObject([
    { name: 'Protótipo de placa com caixa impressa', items: 4, total: 6740.7 },
    { name: 'Site institucional', items: 3, total: 9560 },
  ])
  const { rows } = await app.pool.query('select id, state, client_id from budgets')
  expect(new Set(rows.map(({ state }) => state)).size).toBe(6)
  expect(rows.filter(({ client_id }) => client_id !== null).length).toBeGreaterThan(3)
  const [gate] = (await app.pool.query(`select id from budgets where project_name like 'Catraca%'`)).rows
  const [{ items }] = (await app.people.admin.post('/api/v1/budget/budgetById', { id: gate.id })).body.data
  expect(items.map(({ cost }: { cost?: number }) => cost)).toEqual([1900, 640, 95, 480, 1320, 90])
  for (const { id, state } of rows.filter(({ state }) => state !== 'draft')) {
    const { data } = (await app.people.admin.get(`/api/v1/budget/exchange?id=${id}`)).body
    expect(data).toMatchObject({ version: 1, changed: false })
    const quote = await app.people.visitor.get(`/api/v1/quote?token=${data.path.replace('/orcamento/', '')}`)
    expect(quote.status).toBe(200)
    const acceptance = data.events.find(({ kind }: { kind: string }) => kind === 'accepted')
    expect(acceptance?.has_accepted_pdf ?? false).toBe(state === 'accepted')
    expect(data.installments.length > 0).toBe(state === 'accepted')
  }
  expect(existsSync(join(app.settings.dataDir, 'outbox'))).toBe(false)

  const files = () =>
    readdirSync(join(app.settings.dataDir, 'private'), { recursive: true }).filter((name) =>
      String(name).endsWith('.pdf'),
    )
  expect(files().length).toBeGreaterThan(10)
  await app.people.admin.post('/api/v1/demo/remove')
  await removeFilesJob.handler(app, {}, { id: 'x', attempt: 1, signal: new AbortController().signal })
  expect(files()).toEqual([])
  for (const table of [
    'budgets',
    'budget_numbers',
    'budget_versions',
    'budget_events',
    'budget_installments',
    'budget_templates',
    'clients',
    'client_contacts',
  ])
    expect((await app.pool.query(`select from ${table}`)).rowCount).toBe(0)
})
