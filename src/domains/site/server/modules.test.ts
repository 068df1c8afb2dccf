import { beforeEach, expect, test } from 'vitest'
import { MODULES, type Module, PUBLIC_MODULES } from '#modules.ts'
import { domainsOn } from '#platform/modules.ts'
import { NOW, startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { addBudget } from '#tests/factories.ts'
import { addSold, orderOf, payByCard } from '#tests/sales.ts'
import { watchEvents } from '#tests/watch-events.ts'

// With a mail server, without which the site has nothing of the newsletter.
const MAIL = { smtpUrl: 'smtp://127.0.0.1:9', mailFrom: 'ola@exemplo.com.br' }
const app = startApp(MAIL)
const beside = startApp(MAIL, undefined, app)

beforeEach(async () => {
  app.clock.set(NOW)
  await app.pool.query('delete from installation')
  for (const { pages } of [app, beside]) pages.drop()
})

const modulesOf = async (who: Caller) => (await who.get('/api/v1/modules')).body.data
const offTo = async (who: Caller): Promise<Module[]> => (await who.get('/api/v1/session')).body.modules.off
const change = (who: Caller, module: unknown, on: unknown) => who.post('/api/v1/modules', { module, on })
const turn = async (module: Module, on: boolean) => {
  expect(await change(app.people.admin, module, on)).toMatchObject({ status: 200, body: { result: true } })
}
const found = async (q: string): Promise<string[]> =>
  (await app.people.admin.get(`/api/v1/find?q=${q}`)).body.data.map(({ kind }: { kind: string }) => kind)
const offOnSite = async (who: Caller = app.people.visitor) => (await who.get('/api/v1/site')).body.data.modules_off

test('where nobody has switched anything, as in every installation of before, all are on', async () => {
  expect(await modulesOf(app.people.staff)).toEqual({ off: [], counter: 0, admins: ['Dona Marina'] })
  expect(await offTo(app.people.staff)).toEqual([])
  expect(await offOnSite()).toEqual([])
})

test('each goes and comes back, alone and for everybody; the same again changes nothing', async () => {
  for (const module of MODULES) {
    await turn(module, false)
    expect([await offTo(app.people.admin), await offTo(app.people.staff)]).toEqual([[module], [module]])
    await turn(module, false)
    expect(await offOnSite()).toEqual(PUBLIC_MODULES.filter((one) => one === module))
    await turn(module, true)
    expect(await offTo(app.people.staff)).toEqual([])
  }
  expect((await modulesOf(app.people.staff)).counter).toBe(2 * MODULES.length)
  for (const module of MODULES) await turn(module, false)
  expect(await offTo(app.people.staff)).toEqual([...MODULES])
})

test('two that are switched at once are both switched', async () => {
  await Promise.all(MODULES.map((module) => turn(module, false)))
  expect(await offTo(app.people.staff)).toEqual([...MODULES])
  expect((await modulesOf(app.people.staff)).counter).toBe(MODULES.length)
})

test('it is the admin’s to do, who is written down in the security log, and a visitor is told nothing', async () => {
  expect((await change(app.people.staff, 'coffee', false)).status).toBe(403)
  for (const answer of [
    await app.people.visitor.get('/api/v1/modules'),
    await change(app.people.visitor, 'sales', false),
  ])
    expect(answer.status).toBe(403)
  expect(await offTo(app.people.staff)).toEqual([])
  await turn('coffee', false)
  const { rows } = await app.pool.query(`select * from security_log order by id desc limit 1`)
  expect(rows).toMatchObject([{ actor_id: 1, event: 'settings', detail: 'site.modules.save' }])
})

test.each([
  ['archives', false],
  ['', false],
  [['sales'], false],
  ['__proto__', true],
  ['sales', 'no'],
  ['sales', undefined],
  [undefined, true],
])('a module that there is not, or no choice, changes nothing: %j', async (module, on) => {
  await turn('budgets', false)
  expect((await change(app.people.admin, module, on)).status).toBe(422)
  expect(await offTo(app.people.staff)).toEqual(['budgets'])
})

test('ten thousand names at once change nothing', async () => {
  const many = Array.from({ length: 10_000 }, () => 'sales')
  expect((await change(app.people.admin, many, false)).status).toBe(422)
  expect(await offTo(app.people.staff)).toEqual([])
})

test('what a later release has stored is nothing to this one, and stays', async () => {
  await app.pool.query(`insert into installation (modules_off) values ('{archives,coffee}')`)
  expect(await offTo(app.people.staff)).toEqual(['coffee'])
  await turn('coffee', true)
  await turn('sales', false)
  const { rows } = await app.pool.query('select modules_off from installation')
  expect(rows).toEqual([{ modules_off: ['archives', 'sales'] }])
  await app.pool.query(`update installation set modules_off = '{everything,NULL}'`)
  expect(await offTo(app.people.staff)).toEqual([])
})

test('open screens hear of it', async () => {
  const stream = await watchEvents(app.people.staff, ['modules:1', 'modules:2'])
  const first = [await stream.next(), await stream.next()]
  expect(first).toContainEqual({ topic: 'modules:1', counter: 0 })
  expect(first).toContainEqual({ topic: 'modules:2', counter: null })
  await turn('boards', false)
  // What earlier tests have changed may still be on its way.
  await expect.poll(() => stream.next()).toEqual({ topic: 'modules:1', counter: 1 })
  stream.close()
})

test('search and Hoje leave it out, and its calls go on', async () => {
  await addBudget(app.people.staff, { client: 'Oficina Zarabatana' })
  await app.people.staff.post('/api/v1/finance/bill/new', {
    ...{ description: 'Zarabatana', amount: '10', category: 'Luz', type: 'despesa', due: '2026-11-23' },
  })
  const waiting = async (): Promise<string[]> =>
    (await app.people.staff.get('/api/v1/today')).body.data.map(({ kind }: { kind: string }) => kind)
  expect(await found('zarabatana')).toContain('budget')
  expect(await waiting()).toEqual(['bill'])
  await turn('budgets', false)
  await turn('finance', false)
  expect(await found('zarabatana')).toEqual([])
  expect(await waiting()).toEqual([])
  const put = { kind: 'bill', id: 1, until: '2026-11-25' }
  expect((await app.people.staff.post('/api/v1/today/put-off', put)).status).toBe(404)
  expect((await app.people.staff.get('/api/v1/budget/search')).body.data).toHaveLength(1)
  await turn('budgets', true)
  expect(await found('zarabatana')).toEqual(['budget'])
})

test('without Vendas no project is for sale on the site, in any process, and what was begun can be finished', async () => {
  const id = await addSold(app)
  const bought = orderOf(id, { email: 'antes@exemplo.com.br' })
  expect((await payByCard(app.people.visitor, bought)).status).toBe(200)
  const isSold = async (who: Caller) => (await who.post('/api/v1/item-project', { id })).body.data[0].is_sale
  expect([await isSold(app.people.visitor), await isSold(beside.people.visitor)]).toEqual([true, true])
  await turn('sales', false)
  await beside.invalidation.received()
  expect([await isSold(app.people.visitor), await isSold(beside.people.visitor)]).toEqual([false, false])
  expect(await offOnSite(beside.people.visitor)).toEqual(['sales'])
  // Its staff see what is stored, a buyer what they bought, and who stood at the order form may send it.
  expect(await isSold(app.people.admin)).toBe(true)
  const state = await app.people.visitor.post('/api/v1/sale/state', { token_sale: bought.token_sale })
  expect(state.body.data.state).toBe('paid')
  expect((await app.people.visitor.post('/api/v1/sale/order', orderOf(id))).status).toBe(200)
  await turn('sales', true)
  await beside.invalidation.received()
  expect([await isSold(app.people.visitor), await isSold(beside.people.visitor)]).toEqual([true, true])
})

test('without Café the sitemap and the search do not know it', async () => {
  const CUP = '/BemVindoAoCafe-PrimeiroCafeDepoisBomDia'
  const knows = async () => {
    const map = await (await app.people.visitor.fetch('/sitemap.xml')).text()
    const { pages } = (await app.people.visitor.get('/api/v1/search?q=cafezinho')).body
    return [map.includes(CUP), JSON.stringify(pages).includes(CUP)]
  }
  expect(await knows()).toEqual([true, true])
  await turn('coffee', false)
  expect(await knows()).toEqual([false, false])
})

test('of the first steps those of payments go with what is paid', async () => {
  const steps = async (): Promise<string[]> =>
    (await app.people.admin.get('/api/v1/system/first-steps')).body.data.steps.map(({ name }: { name: string }) => name)
  const ofPayments = async () => (await steps()).filter((name) => ['plans', 'pix', 'stripe'].includes(name))
  expect(await ofPayments()).toEqual(['plans', 'pix', 'stripe'])
  await turn('sales', false)
  expect(await ofPayments()).toEqual(['pix'])
  await turn('budgets', false)
  expect(await ofPayments()).toEqual([])
})

test('each module has a domain of its own', async () => {
  for (const module of MODULES) await turn(module, false)
  const off = app.domains.flatMap(({ module }) => module ?? [])
  expect([...new Set(off)].toSorted()).toEqual(MODULES.toSorted())
  expect(await domainsOn(app)).toEqual(app.domains.filter(({ module }) => module === null))
})
