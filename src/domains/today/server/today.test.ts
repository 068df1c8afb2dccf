import { beforeEach, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { addEvent } from '#tests/calendar.ts'
import type { Caller } from '#tests/call.ts'
import { addDueTask, addProject } from '#tests/factories.ts'
import { ITEMS, sendQuote } from '#tests/quotes.ts'
import { addSold, orderOf, payByCard, placeByPix, setPixKey } from '#tests/sales.ts'
import { DAY_MS } from '#time.ts'

const app = startApp()
beforeEach(async () => {
  app.clock.set(NOW)
  for (const table of [
    'budgets',
    'contact_messages',
    'finance_bills',
    'calendar_events',
    'orders',
    'projects',
    'put_off',
  ])
    await app.pool.query(`delete from ${table}`)
})

const today = async (who: Caller = app.people.staff) => (await who.get('/api/v1/today')).body
const later = (days: number) => app.clock.set(new Date(NOW.getTime() + days * DAY_MS))
/** 'answer quote Oficina Maré: abriu o orçamento 0001 …' of each thing. */
const texts = async (who?: Caller): Promise<string[]> =>
  (await today(who)).data.map(
    ({ group, kind, who, what }: Record<string, string>) => `${group} ${kind} ${who}: ${what}`,
  )

const addBill = async (fields: object = {}, who: Caller = app.people.staff) => {
  const bill = { description: 'Conta de luz', amount: '230.40', category: 'Luz', type: 'despesa', due: '2026-11-23' }
  return (await who.post('/api/v1/finance/bill/new', { ...bill, ...fields })).body.data.id as number
}

test('a message waits for the admin until it is read, and again when a day has passed without an answer', async () => {
  await app.people.visitor.post('/api/v1/contact/save', {
    name: 'Beto',
    contact: 'beto@exemplo.com.br',
    message: 'Quanto custam\n40 suportes?',
  })
  const waits = ['answer message Beto: Quanto custam 40 suportes?']
  expect(await texts(app.people.admin)).toEqual(waits)
  await app.pool.query('update contact_messages set read = true')
  expect(await texts(app.people.admin)).toEqual([])
  later(1.01)
  expect(await texts(app.people.admin)).toEqual(waits)
  expect(await texts(app.people.staff)).toEqual([])
  later(31)
  // Beside it a daily backup may be missing, by the machine's clock.
  expect((await texts(app.people.admin)).filter((text) => text.startsWith('answer'))).toEqual([])
  later(2)
  await app.pool.query('update contact_messages set answered = true')
  expect(await texts(app.people.admin)).toEqual([])
})

test('a quote waits when its client asked for a change at once, and a day after it was opened', async () => {
  const opened = await sendQuote(app.people.staff, { items: ITEMS, client: 'Boreal', budget_validity: '2026-12-30' })
  const asked = await sendQuote(app.people.staff, { items: ITEMS, client: 'Claraboia', budget_validity: '2026-12-30' })
  await sendQuote(app.people.staff, { items: ITEMS, client: 'Ninguém abriu', budget_validity: '2026-12-30' })
  await app.pool.query(`update budgets set state = 'seen' where id = $1`, [opened.id])
  await app.pool.query(`insert into budget_events (budget_id, kind, at) values ($1, 'seen', $2)`, [opened.id, NOW])
  await app.pool.query(`update budgets set state = 'change_requested' where id = $1`, [asked.id])
  await app.pool.query(`insert into budget_events (budget_id, kind, at) values ($1, 'change_requested', $2)`, [
    asked.id,
    NOW,
  ])
  const change = expect.stringContaining('Claraboia: pediu mudança')
  expect(await texts()).toEqual([change])
  later(1.01)
  expect(await texts()).toEqual([expect.stringMatching(/^answer quote Boreal: abriu o orçamento/), change])
  // By the words of the list of quotes.
  expect((await today()).data.map(({ verb }: { verb: string }) => verb)).toEqual(['Lembrar', 'Responder'])
  expect(await texts(app.people.other)).toEqual([])
  expect(await texts(app.people.admin)).toHaveLength(2)
  // Past its validity nobody can accept it.
  app.clock.set(new Date('2026-12-31T15:00:00Z'))
  expect(await texts()).toEqual([change])
  // Its client may still ask for another one.
  await app.pool.query(`insert into budget_events (budget_id, kind, at) values ($1, 'renewal_requested', $2)`, [
    opened.id,
    app.clock.now(),
  ])
  expect(await texts()).toEqual([change, expect.stringContaining('Boreal: pediu nova validade')])
})

test('bills and parcelas wait from the day they are due, one’s own alone, for the admin everybody’s', async () => {
  await addBill({ due: '2026-11-24', description: 'De amanhã' })
  await addBill()
  await addBill({ due: '2026-11-20', type: 'receita', description: 'Aluguel da impressora' })
  const { data } = await today()
  expect(data).toMatchObject([
    {
      kind: 'bill',
      who: 'Aluguel da impressora',
      amount: 23_040,
      when: 'due',
      to: '/dashboard/financial-report/bills',
    },
    { kind: 'bill', who: 'Conta de luz', amount: -23_040 },
  ])
  expect(await texts(app.people.other)).toEqual([])
  expect(await texts(app.people.admin)).toHaveLength(2)
})

test('a task waits for who is in charge of it on the day it is due; a done one does not', async () => {
  const line = await addProject(app, { id_user: 2, title: 'Estação da horta' })
  await addDueTask(app, line, 'de ontem', '2026-11-22T23:59:00-03:00')
  await addDueTask(app, line, 'de hoje', '2026-11-23T23:59:00-03:00')
  await addDueTask(app, line, 'de amanhã', '2026-11-24T00:00:00-03:00')
  await addDueTask(app, line, 'de ninguém', '2026-11-22T12:00:00-03:00', { assignee_id: null })
  await addDueTask(app, line, 'pronta', '2026-11-22T12:00:00-03:00', { status: 'Completed' })
  await addDueTask(app, line, 'removida', '2026-11-22T12:00:00-03:00', { deleted_at: NOW })
  expect((await today()).data).toMatchObject([
    {
      group: 'do',
      kind: 'task',
      who: 'Estação da horta',
      what: expect.stringMatching(/ de ontem$/),
      state: 'inProgress',
    },
    { what: expect.stringMatching(/ de hoje$/) },
  ])
  expect(await texts(app.people.admin)).toEqual([])
})

test('events of today wait until they are done, invitations until they are answered', async () => {
  const id = await addEvent(app.people.staff, { start_date: '2026-11-23T16:00', end_date: '2026-11-23T17:00' })
  await addEvent(app.people.staff, { title: 'Amanhã' })
  const shared = await addEvent(app.people.other, { title: 'Feira' })
  await app.people.other.post('/api/v1/calendar/share', { id: shared, people: [2] })
  expect((await today()).data).toMatchObject([
    { group: 'answer', kind: 'invitation', id: shared, who: 'Nina', what: 'convida para Feira' },
    { group: 'do', kind: 'event', id, who: 'Reunião', when: 'begins', at: '2026-11-23T19:00:00.000Z' },
  ])
  await app.people.staff.post('/api/v1/eventManager', { event: { id, isfinish: true } })
  expect((await today()).data).toHaveLength(1)
})

test('an order waits for the admin while its Pix has to be confirmed', async () => {
  await setPixKey(app)
  const { id } = await placeByPix(app, await addSold(app))
  expect((await today(app.people.admin)).data).toMatchObject([
    {
      group: 'money',
      kind: 'pix',
      id,
      who: 'Helena Prado',
      what: expect.stringMatching(/^espera o Pix de Custo da peça, pedido /),
      amount: 29_899,
      when: 'since',
      to: expect.stringContaining('/dashboard/orders'),
    },
  ])
  expect(await texts(app.people.staff)).toEqual([])
  // Nobody can confirm those of the demonstration.
  await app.pool.query('update orders set demo = true')
  expect(await texts(app.people.admin)).toEqual([])
  await app.pool.query(`update orders set demo = false, state = 'expired'`)
  expect(await texts(app.people.admin)).toEqual([])
})

test('the money of a withdrawn purchase waits for the admin until it is returned', async () => {
  const sold = await addSold(app)
  const order = orderOf(sold)
  await payByCard(app.people.visitor, order)
  await app.pool.query('update orders set withdrawn_at = $1', [NOW])
  expect(await texts(app.people.admin)).toEqual([
    expect.stringMatching(/^money refund Helena Prado: desistiu de Custo da peça/),
  ])
  expect(await texts(app.people.staff)).toEqual([])
  await app.pool.query(`update orders set state = 'refunded', refunded_at = $1`, [NOW])
  expect(await texts(app.people.admin)).toEqual([])
})

test('what is put off comes back on its day, for that person alone, and before where it changes', async () => {
  const id = await addBill()
  const putOff = (until: string, who: Caller = app.people.staff) =>
    who.post('/api/v1/today/put-off', { kind: 'bill', id, until })
  expect((await putOff('2026-11-25')).body).toEqual({ result: true })
  expect(await today()).toMatchObject({ data: [], later: [{ kind: 'bill', id, until: '2026-11-25' }] })
  expect(await texts(app.people.admin)).toHaveLength(1)
  later(1)
  expect(await texts()).toEqual([])
  later(2)
  expect(await today()).toMatchObject({ data: [{ id }], later: [] })

  await putOff('2026-11-30')
  expect(await texts()).toEqual([])
  await app.pool.query('update finance_bills set amount = 30000 where id = $1', [id])
  expect(await today()).toMatchObject({ data: [{ id }], later: [] })

  await putOff('2026-11-30')
  // Something else of the same number.
  await app.pool.query(`insert into put_off select user_id, 'quote', id, until, mark from put_off`)
  await app.people.staff.post('/api/v1/today/bring-back', { kind: 'bill', id })
  expect(await today()).toMatchObject({ data: [{ id }], later: [] })
  expect((await app.pool.query('select kind from put_off')).rows).toEqual([{ kind: 'quote' }])
})

test('only what waits can be put off, to a day from tomorrow to a year ahead', async () => {
  const id = await addBill()
  const refused = async (input: object, who: Caller = app.people.staff) =>
    (await who.post('/api/v1/today/put-off', { kind: 'bill', id, until: '2026-11-25', ...input })).status
  expect(await refused({ until: '2026-11-23' })).toBe(422)
  expect(await refused({ until: '2027-11-24' })).toBe(422)
  expect(await refused({ until: '2027-11-23' })).toBe(200)
  expect(await refused({ until: 'amanhã' })).toBe(422)
  expect(await refused({ id: id + 1 })).toBe(404)
  expect(await refused({ kind: 'nada' })).toBe(404)
  expect(await refused({}, app.people.other)).toBe(404)
  expect(await refused({}, app.people.visitor)).toBe(403)
})

test('where one part fails the others are shown, and which is missing is said', async () => {
  await addBill()
  await app.pool.query('alter table tasks rename to tasks_away')
  try {
    expect(await today()).toMatchObject({ data: [{ kind: 'bill' }], failed: ['Quadros', 'Horas'] })
  } finally {
    await app.pool.query('alter table tasks_away rename to tasks')
  }
})
