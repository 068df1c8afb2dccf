import { extractText } from 'unpdf'
import { expect, test, vi } from 'vitest'
import { NOW } from '#tests/app.ts'
import { addBudget } from '#tests/factories.ts'
import { CLIENT, recordAcceptance } from '#tests/quotes.ts'
import { startSentQuotes } from '#tests/sent-quotes.ts'
import { addDays, day, dayOf } from '#time.ts'
import { MAX_DUE_DAYS } from '../budget.ts'

// The first PDF of a thread loads Typst, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const { app, staff, visitor, exchange, read, send } = startSentQuotes()

const term = (days: number | undefined, percent: number, due: string | null = null) => ({
  ...{ due, percent, amount: null },
  ...(days !== undefined && { days }),
})
const DAYS = [term(0, 40), term(7, 30), term(30, 30)]
const dues = async (id: number) => (await exchange(id)).installments.map(({ due }: { due: string }) => due)
const budget = async (id: number) => (await staff('budgetById', { id })).body.data[0]

async function pdfOf(token: string) {
  const answer = await app.people.visitor.fetch((await read(token)).body.data.pdf)
  const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

test('days after the acceptance become days of the firm’s clock when the client accepts, whenever that is', async () => {
  const { id, token } = await send({ payments: DAYS })
  const stored = await read(token)
  expect(stored.body.data.document.payments).toEqual([
    { due: '', days: 0, percent: 40, amount: 402_020 },
    { due: '', days: 7, percent: 30, amount: 301_515 },
    { due: '', days: 30, percent: 30, amount: 301_515 },
  ])
  expect(await pdfOf(token)).toMatch(/ 7 dias depois do aceite .* 30 dias depois do aceite /)
  // Three weeks later, on the day after in UTC.
  const later = addDays(dayOf(NOW), 21)
  app.clock.set(new Date(`${later}T23:30:00-03:00`))
  expect((await visitor('accept', { token, version: 1, ...CLIENT })).status).toBe(200)
  expect(await dues(id)).toEqual([later, addDays(later, 7), addDays(later, 30)])
  await app.runJobs()
  const text = await pdfOf(token)
  expect(text).toContain(`em ${day(later)}, no aceite`)
  expect(text).toContain(`em ${day(addDays(later, 7))}, 7 dias depois do aceite`)
  // What was agreed upon stays as it was.
  expect((await read(token)).body.data.document.payments).toEqual(stored.body.data.document.payments)
  expect((await exchange(id)).changed).toBe(false)
})

test('an acceptance that staff record for an earlier day counts from that', async () => {
  const id = await addBudget(app.people.staff, { items: [{ description: 'x', total: 100 }], payments: DAYS })
  const on = addDays(dayOf(NOW), -5)
  const { accepted_from, terms } = await exchange(id)
  expect([accepted_from, terms]).toEqual([addDays(dayOf(NOW), -90), [0, 7, 30].map((days) => ({ due: null, days }))])
  const form = new FormData()
  form.append('record', JSON.stringify({ id, means: 'signed', name: 'Helena', note: '', on }))
  expect((await app.people.staff.post('/api/v1/budget/record', form)).status).toBe(200)
  expect(await dues(id)).toEqual([on, addDays(on, 7), addDays(on, 30)])
  // As do those that are paid at the approval.
  const other = await addBudget(app.people.staff, { items: [{ description: 'x', total: 100 }], late_fine: 0.5 })
  expect(await exchange(other)).toMatchObject({
    terms: [{ due: null, days: null }],
    rates: { lateFine: 0.5, lateInterest: 1 },
  })
  expect((await recordAcceptance(app.people.staff, other, { on })).status).toBe(200)
  expect(await dues(other)).toEqual([on])
})

test('the accepted PDF has the days of the acceptance, also where a parcela was moved before it was made', async () => {
  const { id, token } = await send({ payments: DAYS })
  expect((await visitor('accept', { token, version: 1, ...CLIENT })).status).toBe(200)
  const [, second] = (await exchange(id)).installments
  const moved = addDays(dayOf(NOW), 20)
  await app.pool.query('update budget_installments set due = $2 where id = $1', [second.id, moved])
  await app.runJobs()
  const text = await pdfOf(token)
  expect(text).toContain(`em ${day(addDays(dayOf(NOW), 7))}, 7 dias depois do aceite`)
  expect(text).not.toContain(day(moved))
})

test('a plan that changes its way is a change that is said in words, and the save keeps it', async () => {
  const { id } = await send({ payments: [term(undefined, 50), term(undefined, 50, addDays(dayOf(NOW), 40))] })
  await staff('save', { budget: { id, payments: [term(1, 50), term(40, 50)] } })
  expect((await budget(id)).payments).toEqual([term(1, 50), term(40, 50)])
  const { differences } = await exchange(id)
  expect(differences).toEqual([
    {
      label: 'Pagamento',
      before: 'na aprovação: R$\u00a05.025,25; 02/01/2027: R$\u00a05.025,25',
      after: '1 dia depois do aceite: R$\u00a05.025,25; 40 dias depois do aceite: R$\u00a05.025,25',
    },
  ])
})

test('copies and templates keep the days', async () => {
  const id = await addBudget(app.people.staff, { items: [{ description: 'x', total: 100 }], payments: DAYS })
  app.clock.set(new Date(NOW.getTime() + 90 * 86_400_000))
  const copy = (await staff('duplicate', { id })).body.id
  expect((await budget(copy)).payments).toEqual(DAYS)
  const kept = (await staff('keep-template', { id, name: 'Por etapas' })).body.data.id
  const { body } = await app.people.staff.get(`/api/v1/budget/template?id=${kept}`)
  expect(body.data.payments).toEqual(DAYS.map(({ due, ...rest }) => ({ due_days: due, ...rest })))
})

test.each([
  ['both ways in one plan', [term(7, 50), term(undefined, 50)]],
  ['a day and days in one parcela', [term(7, 100, '2026-12-20')]],
  ['days before', [term(-1, 100)]],
  ['half days', [term(1.5, 100)]],
  ['too many days', [term(MAX_DUE_DAYS + 1, 100)]],
])('%s is refused, and changes nothing', async (_, payments) => {
  const id = await addBudget(app.people.staff, { items: [{ description: 'x', total: 100 }], payments: DAYS })
  const { status, body } = await staff('save', { budget: { id, payments } })
  expect([status, Object.keys(body.data.fields)[0]]).toEqual([422, expect.stringMatching(/^budget\.payments/)])
  expect((await budget(id)).payments).toEqual(DAYS)
})
