import { beforeEach, expect, test, vi } from 'vitest'
import { NOW } from '#tests/app.ts'
import { addBudget } from '#tests/factories.ts'
import { CLIENT, ITEMS, startQuotes } from '#tests/quotes.ts'
import { addDays, dayOf } from '#time.ts'
import { numberText } from '../budget.ts'

// The first PDF of a thread loads Typst, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const { app, staff, record, exchange } = startQuotes()
beforeEach(() => app.pool.query('delete from clients'))

const addClient = async () =>
  (await app.people.staff.post('/api/v1/client/new', { name: 'Boreal' })).body.data.id as number
const after = (minutes: number) => app.clock.set(new Date(NOW.getTime() + minutes * 60_000))
const timeline = async (id: number): Promise<{ title: string; note: string }[]> =>
  (await app.people.staff.post('/api/v1/client/timeline', { id })).body.data

test('a payment stands above what came before it on its day, and one of part of a parcela says so', async () => {
  const client = await addClient()
  const id = await addBudget(app.people.staff, { items: ITEMS, client_id: client })
  after(5)
  await record(id)
  after(10)
  const [{ id: parcela }] = (await exchange(id)).installments
  await staff('pay', { id: parcela, paid_on: dayOf(NOW), means: 'pix', amount: 1000 })
  const rest = (await exchange(id)).installments[1].id
  await staff('pay', { id: rest, paid_on: addDays(dayOf(NOW), -2), means: 'pix' })
  const quote = numberText(id)
  expect((await timeline(client)).map(({ title }) => title)).toEqual([
    `Parcela 1 do orçamento ${quote} paga em parte`,
    `Orçamento ${quote} aceito`,
    `Orçamento ${quote} feito`,
    // Marked later than the day it was paid on: the last of that day.
    `Parcela 1 do orçamento ${quote} paga, resto`,
  ])
})

test('a quote was made with the sum of its first version, and none is said where it was changed before', async () => {
  const client = await addClient()
  const id = await addBudget(app.people.staff, { items: ITEMS, client_id: client, project_name: 'Placa' })
  const made = async () => (await timeline(client)).find(({ title }) => title.endsWith('feito'))?.note
  expect(await made()).toBe('Placa, R$\u00a03.850,00')
  await staff('save', { budget: { id, items: [{ description: 'Placa', total: 4000 }] } })
  expect(await made()).toBe('Placa')
  await staff('send', { id, means: 'link' })
  await staff('save', { budget: { id, items: [{ description: 'Placa', total: 5000 }] } })
  await staff('send', { id, means: 'link' })
  expect(await made()).toBe('Placa, R$\u00a04.000,00')
})

test('an e-mail of an installation that sends none is told as the file that it became', async () => {
  const client = await addClient()
  const id = await addBudget(app.people.staff, { items: ITEMS, client_id: client, project_name: 'Placa' })
  const send = () => staff('send', { id, means: 'email', email: CLIENT.email })
  await send()
  expect((await exchange(id)).events.at(-1)).toMatchObject({ kind: 'sent', means: 'file', email: CLIENT.email })
  expect(await timeline(client)).toContainEqual(
    expect.objectContaining({
      title: `Orçamento ${numberText(id)} gravado em arquivo`,
      note: 'Placa: esta instalação não envia e-mails',
    }),
  )
  Object.assign(app.settings, { smtpUrl: 'smtp://127.0.0.1:1' })
  try {
    await send()
  } finally {
    Object.assign(app.settings, { smtpUrl: undefined })
  }
  expect((await exchange(id)).events.at(-1)).toMatchObject({ kind: 'sent', means: 'email' })
})
