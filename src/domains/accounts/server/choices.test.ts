import { beforeEach, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { watchEvents } from '#tests/watch-events.ts'

const app = startApp()

const choose = (who: Caller, choices: object) => who.post('/api/v1/profile/choices', choices)
const keptOf = async (who: Caller) => (await who.get('/api/v1/session')).body.choices

beforeEach(async () => {
  await app.pool.query('update users set choices = null')
})

test('who has chosen nothing yet has no choices', async () => {
  expect(await keptOf(app.people.staff)).toEqual({ counter: 0, values: {} })
})

test('a choice is kept for its person alone, beside those of before, and counted', async () => {
  const { admin, staff } = app.people
  expect(await choose(staff, { board_folded: ['done'] })).toMatchObject({ status: 200, body: { data: { counter: 1 } } })
  expect((await choose(staff, { calendar_hidden_tags: [3], menu_folded: true })).body.data).toEqual({ counter: 2 })
  expect((await choose(staff, { menu_folded: false, board_folded: [] })).body.data).toEqual({ counter: 3 })
  const values = { board_folded: [], calendar_hidden_tags: [3], menu_folded: false }
  expect(await keptOf(staff)).toEqual({ counter: 3, values })
  expect(await keptOf(admin)).toEqual({ counter: 0, values: {} })
})

test('it is there at the next log-in, on whatever device', async () => {
  await choose(app.people.other, { lines_mine: true })
  const again = await app.people.visitor.signIn('nina@exemplo.com.br', 'uma-senha-bem-longa')
  expect(await keptOf(again)).toEqual({ counter: 1, values: { lines_mine: true } })
})

test('choices made at once are all kept', async () => {
  const { staff } = app.people
  const all = [
    'board_keys',
    'finance_keys',
    'today_keys',
    'budgets_keys',
    'calendar_keys',
    'message_keys',
    'quote_keys',
    'manual_key',
    'lines_mine',
    'menu_folded',
    'comfortable',
  ]
  await Promise.all(all.map((name) => choose(staff, { [name]: true })))
  expect(await keptOf(staff)).toEqual({
    counter: all.length,
    values: Object.fromEntries(all.map((name) => [name, true])),
  })
})

test.each([
  {},
  { unknown: true },
  { menu_folded: 'true' },
  { menu_folded: null },
  { board_folded: 'done' },
  { board_folded: Array.from({ length: 41 }, (_, index) => `${index}`) },
  { board_folded: ['x'.repeat(41)] },
  { calendar_hidden_tags: [0] },
  { calendar_hidden_tags: Array.from({ length: 501 }, (_, index) => index + 1) },
  { menu_folded: true, unknown: 1 },
])('what is no choice changes nothing: %j', async (choices) => {
  await choose(app.people.staff, { menu_folded: false })
  expect((await choose(app.people.staff, choices)).status).toBe(422)
  expect(await keptOf(app.people.staff)).toEqual({ counter: 1, values: { menu_folded: false } })
})

test('a visitor has none', async () => {
  expect((await choose(app.people.visitor, { menu_folded: true })).status).toBe(403)
})

test('what another release has stored is left out of the answer, and stays', async () => {
  const { staff } = app.people
  const stored = { counter: 4, values: { later: 'x', menu_folded: 'no', lines_mine: true } }
  await app.pool.query('update users set choices = $1 where id = 2', [JSON.stringify(stored)])
  expect(await keptOf(staff)).toEqual({ counter: 4, values: { lines_mine: true } })
  await choose(staff, { menu_folded: true })
  const { rows } = await app.pool.query('select choices from users where id = 2')
  expect(rows[0].choices).toEqual({ counter: 5, values: { later: 'x', menu_folded: true, lines_mine: true } })
})

test('the person’s open pages hear of it at once, and nobody else’s', async () => {
  // The admin's: no other test here has chosen for them, whose event might still be on its way.
  const stream = await watchEvents(app.people.admin, ['choices:1', 'choices:2'])
  const begun = [await stream.next(), await stream.next()]
  expect(begun).toEqual([
    { topic: 'choices:1', counter: 0 },
    { topic: 'choices:2', counter: null },
  ])
  await choose(app.people.staff, { menu_folded: true })
  await choose(app.people.admin, { menu_folded: true })
  expect(await stream.next()).toEqual({ topic: 'choices:1', counter: 1 })
  stream.close()
})
