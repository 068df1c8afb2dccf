import { globSync, readFileSync } from 'node:fs'
import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import { expect, test } from 'vitest'
import { systemClock } from '#clock.ts'
import { contract } from '#domains/contract.ts'
import type { CallMeta } from '#platform/contract/call.ts'
import { startApp } from '#tests/app.ts'
import { addArchive, addProject } from '#tests/factories.ts'
import { PASSWORD } from '#tests/people.ts'
import { DAY_MS } from '#time.ts'
import { detailText } from '../security.ts'
import { forgetLinesJob } from './jobs.ts'

const app = startApp({ proxies: 1 })
const from = (network: string) => ({ 'x-forwarded-for': network })
const list = async (query = '') => (await app.people.admin.get(`/api/v1/security-log${query}`)).body.data

test('sign-ins and refused ones are kept with account, network and moment, never with what was typed', async () => {
  const { visitor } = app.people
  const { rowCount: before } = await app.pool.query('select from security_log')
  await visitor.post('/api/v1/login', { email: 'davi@exemplo.com.br', password: PASSWORD }, from('198.51.100.4'))
  await visitor.post('/api/v1/login', { email: 'davi@exemplo.com.br', password: 'senha-tentada' }, from('198.51.100.5'))
  await visitor.post(
    '/api/v1/login',
    { email: 'ninguem@exemplo.com.br', password: 'outra-tentada' },
    from('198.51.100.6'),
  )
  expect((await list()).slice(0, 3)).toMatchObject([
    { event: 'sign-in-refused', actor: null, person: null, network: '198.51.100.6' },
    { event: 'sign-in-refused', actor: null, person: { id: 2, name: 'Davi' }, network: '198.51.100.5' },
    { event: 'sign-in', actor: { id: 2, name: 'Davi' }, person: null, network: '198.51.100.4' },
  ])
  const { rows } = await app.pool.query('select * from security_log')
  for (const text of [JSON.stringify(rows), app.logged.join('\n')])
    for (const secret of ['tentada', PASSWORD, 'ninguem@']) expect(text).not.toContain(secret)
  expect(app.logged.filter((line) => JSON.parse(line).msg === 'security').length).toBe(rows.length - before!)
})

test('a limit is kept once, when it is first hit', async () => {
  const login = () =>
    app.people.visitor.post(
      '/api/v1/login',
      { email: 'nina@exemplo.com.br', password: 'errada-errada' },
      from('203.0.113.8'),
    )
  for (let count = 0; count < 14; count++) await login()
  expect(await list('?event=limit')).toMatchObject([{ network: '203.0.113.8', detail: 'loginAccount' }])
})

test('what staff and the admin do to accounts and data is kept, by filters and as a file', async () => {
  const { admin, staff } = app.people
  const { id } = (await admin.post('/api/v1/people', { name: '=1+1', email: 'nova@exemplo.com.br' })).body.data
  await admin.post('/api/v1/people/disable', { id })
  await admin.post('/api/v1/people/enable', { id })
  await admin.post('/api/v1/site/reset', { section: 'company' })
  await staff.fetch('/api/v1/budget/csv')
  await admin.post('/api/v1/people/enable', { id: 99_999 }) // refused: not kept
  const events = (await list('?limit=6')).map(({ event }: { event: string }) => event)
  expect(events).toEqual(['export', 'settings', 'enabled', 'disabled', 'invitation', 'limit'])
  expect(await list('?actor=2&event=export')).toMatchObject([{ actor: { name: 'Davi' }, detail: 'budgets.csv' }])
  expect(await list('?event=disabled')).toMatchObject([{ person: { id, name: '=1+1' } }])
  expect(await list('?to=2000-01-01')).toEqual([])
  const file = await (await admin.fetch('/api/v1/security-log/csv?event=disabled')).text()
  expect(file.split('\r\n')[1]).toContain(`"Acesso desativado";"Dona Marina (1)";"'=1+1 (${id})"`)
})

/** The names of the calls that are kept, as lines have them. */
function* keptCalls(part: AnyContractRouter, path: string[] = []): Generator<string> {
  if (!isContractProcedure(part))
    for (const [name, inner] of Object.entries(part)) yield* keptCalls(inner, [...path, name])
  else if ((part['~orpc'].meta as CallMeta).records) yield path.join('.')
}

test('every call that is kept is told in words', () => {
  const names = [...keptCalls(contract)]
  expect(names).toContain('site.save')
  expect(names.filter((name) => detailText(name) === name)).toEqual([])
})

test('every limit that may be hit is told in words', () => {
  const names = globSync('src/**/*.ts', { exclude: ['**/*.test.ts'] }).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return [
      ...[...text.matchAll(/: Limit = \{ name: '([^']+)'/g)].map(([, name]) => name!),
      ...[...text.matchAll(/= visitorShare\('([^']+)'\)/g)].flatMap(([, name]) => [name!, `${name}Day`]),
    ]
  })
  expect(names).toContain('contactDay')
  expect(names.filter((name) => detailText(name) === name)).toEqual([])
})

test('of what is deleted together each record has its line', async () => {
  const ids = [await addArchive(app), await addArchive(app)]
  // What was not there is in no line.
  expect((await app.people.admin.post('/api/v1/delete-archives', { ids: [...ids, 999_999] })).status).toBe(200)
  const lines = await list('?event=deletion')
  expect(lines.map(({ record }: { record: number }) => record).sort()).toEqual(ids)
  await app.people.admin.post('/api/v1/contact/delete', { ids: [999_998] })
  const own = await addProject(app, { id_user: 2, is_public: false })
  const others = await addProject(app, { id_user: 3, is_public: false })
  const chosen = { ids: [own, others], password: PASSWORD }
  expect((await app.people.staff.post('/api/v1/delete-projects', chosen)).body.data.count).toBe(1)
  expect(await list('?event=deletion')).toMatchObject([
    { record: own, actor: { id: 2 }, detail: 'projects.removeChosen' },
    { detail: 'archives.removeChosen' },
    { detail: 'archives.removeChosen' },
  ])
})

test('neither staff nor visitors read the log', async () => {
  for (const who of [app.people.staff, app.people.visitor])
    for (const path of ['/api/v1/security-log', '/api/v1/security-log/csv'])
      expect((await who.get(path)).status).toBe(403)
})

test('no line is changed, removed or emptied before its year is over, not even by the program', async () => {
  const yearAgo = (moment: Date, days: number) => new Date(moment.getTime() - days * DAY_MS)
  const add = (at: Date) => app.pool.query(`insert into security_log (event, at) values ('restore', $1)`, [at])
  // The trigger goes by the database's clock, the job by the program's.
  const now = systemClock.now()
  await add(now)
  await add(yearAgo(app.clock.now(), 368))
  for (const sql of [
    `update security_log set network = ''`,
    'delete from security_log',
    'truncate security_log',
    `delete from security_log where at > '${yearAgo(now, 364).toISOString()}'`,
  ])
    await expect(app.pool.query(sql)).rejects.toThrow('only added to')
  const before = (await list()).length
  await forgetLinesJob.handler(app, {}, { id: 'run', attempt: 1, signal: new AbortController().signal })
  expect((await list()).length).toBe(before - 1)
})
