import { expect, test } from 'vitest'
import { NOW } from '#tests/app.ts'
import { startReminders } from '#tests/reminders.ts'
import { countWaitingQueries } from '#tests/waiting-queries.ts'
import { addDays, dayOf, startOfDay } from '#time.ts'
import { remindClientsJob } from './remind-clients.ts'

const { app, staff, exchange, DUE, remind, startOfMorning, runOn, accepted, remindersTo } = startReminders()
const TODAY = dayOf(NOW)

test('before a parcela is due and while it is late its client is reminded, on these days alone', async () => {
  await remind({ remindBefore: 3, remindLate: 7 })
  const { id, token, email } = await accepted()
  await runOn(-4, -3, -2, 0, 1, 6, 7, 8, 14, 21, 28, 35)
  const sent = await remindersTo(email)
  expect(sent.map((mail) => /^Subject: (.*?)\r$/m.exec(mail)?.[1])).toEqual([
    'Parcela única vence em 03/12/2026: Um site',
    ...Array(4).fill('Parcela única venceu em 03/12/2026: Um site'),
  ])
  expect(sent[0]).toContain('Olá, Helena Prado!')
  expect(sent[0]).toContain('Reply-To: davi@exemplo.com.br')
  expect(sent[0]).toMatch(new RegExp(`Veja a parcela e como pagar: http://[^ ]+/orcamento/${token}\r`))
  expect(sent[0]).toContain('Valor: R$ 1.000,00')
  expect(sent[0]).not.toContain('Hoje, com')
  // 2 % once, and 1 % a month for seven days.
  expect(sent[1]).toContain('Hoje, com multa e juros: R$ 1.022,33')
  const { events } = await exchange(id)
  expect(events.at(-1)).toMatchObject({
    ...{ kind: 'reminded', by: '', email },
    note: `Parcela 1, R$\u00a01.000,00: e-mail automático a ${email}, gravado em arquivo: esta instalação não envia e-mails`,
  })
})

test('once a day, also by two programs at once', async () => {
  await remind({ remindBefore: 3, remindLate: 0 })
  const { email } = await accepted()
  app.clock.set(startOfMorning(-3))
  await Promise.all([1, 2, 3].map(() => remindClientsJob.handler(app, {}, {} as never)))
  await runOn(-3)
  expect(await remindersTo(email)).toHaveLength(1)
})

test('a run that comes in the night, since the program was off, writes to nobody', async () => {
  await remind({ remindBefore: 3, remindLate: 0 })
  const { email } = await accepted()
  const midnight = startOfDay(addDays(DUE, -3)).getTime()
  for (const hour of [0, 8.99, 20, 23.99]) {
    app.clock.set(new Date(midnight + hour * 3_600_000))
    await remindClientsJob.handler(app, {}, {} as never)
  }
  expect(await remindersTo(email)).toEqual([])
  app.clock.set(new Date(midnight + 19.9 * 3_600_000))
  await remindClientsJob.handler(app, {}, {} as never)
  expect(await remindersTo(email)).toHaveLength(1)
})

test('of a late parcela there are four at most, whatever days are set since', async () => {
  await remind({ remindBefore: 0, remindLate: 1 })
  const { email } = await accepted()
  await runOn(1, 2, 3)
  await remind({ remindBefore: 0, remindLate: 15 })
  await runOn(15, 30, 45)
  expect(await remindersTo(email)).toHaveLength(4)
})

test('what a person does while the list is worked off counts', async () => {
  await remind({ remindBefore: 3, remindLate: 0 })
  const { id, email } = await accepted()
  app.clock.set(startOfMorning(-3))
  const holding = await app.pool.connect()
  await holding.query('begin')
  await holding.query('select from budgets where id = $1 for update', [id])
  const run = remindClientsJob.handler(app, {}, {} as never)
  await expect.poll(() => countWaitingQueries(app.pool)).toBe(1)
  await holding.query('update budget_installments set promised = $2 where budget_id = $1', [id, DUE])
  await holding.query('commit')
  holding.release()
  await run
  expect(await remindersTo(email)).toEqual([])
})

test('nobody is reminded before the firm says so', async () => {
  await remind({ remindBefore: 0, remindLate: 0 })
  const { id, email } = await accepted()
  await runOn(-3, 0, 7)
  expect(await remindersTo(email)).toEqual([])
  expect((await exchange(id)).reminders).toBeNull()
})

test('whoever paid, promised a day to come, was reminded by a person or is left out of it gets none', async () => {
  await remind({ remindBefore: 3, remindLate: 7 })
  const paid = await accepted()
  const promised = await accepted()
  const told = await accepted()
  const off = await accepted()
  const undone = await accepted()
  const parcelaOf = async (id: number) => (await exchange(id)).installments[0].id
  app.clock.set(startOfDay(addDays(DUE, 6)))
  await staff('pay', { id: await parcelaOf(paid.id), paid_on: TODAY, means: 'pix' })
  await staff('promise', { id: await parcelaOf(promised.id), promised: addDays(DUE, 7) })
  await staff('remind', { id: await parcelaOf(told.id), by: 'whatsapp' })
  const { body } = await staff('reminders', { id: off.id, on: false })
  expect(body.data.reminders).toEqual({ before: 3, late: 7, on: false, mail: false })
  await staff('undo', { id: undone.id, note: 'Era outro' })
  await runOn(7)
  for (const { email } of [paid, promised, told, off, undone]) expect(await remindersTo(email), email).toEqual([])
  // A week later the promise is broken, and the person's own reminder long past.
  await staff('reminders', { id: off.id, on: true })
  await runOn(14)
  for (const { email } of [promised, told, off]) expect(await remindersTo(email), email).toHaveLength(1)
})

test('it goes to the contact that receives charges, else to the client’s own address', async () => {
  await remind({ remindBefore: 3, remindLate: 0 })
  const email = `${crypto.randomUUID()}@exemplo.com.br`
  const charged = `cobranca-${email}`
  const { body } = await app.people.staff.post('/api/v1/client/new', { name: 'Oficina Maré', contact: 'Rui', email })
  const client = body.data.id
  await accepted({ client_id: client })
  await runOn(-3)
  expect((await remindersTo(email))[0]).toContain('Olá, Rui!')
  await app.pool.query(
    `insert into client_contacts (client_id, name, email, phone, gets_quotes, gets_charges, created_at)
     values ($1, 'Lia', $2, '', false, true, $3)`,
    [client, charged, NOW],
  )
  await app.pool.query('update budget_installments set reminded_on = null')
  await runOn(-3)
  expect((await remindersTo(charged))[0]).toContain('Olá, Lia!')
  expect(await remindersTo(email)).toHaveLength(1)
})

test('without the client’s link the letter has none, and without an address there is no letter', async () => {
  await remind({ remindBefore: 3, remindLate: 0 })
  const { id, email } = await accepted()
  await staff('revoke', { id })
  await runOn(-3)
  const [letter] = await remindersTo(email)
  expect(letter).not.toContain('/orcamento/')
  const unknown = await accepted()
  await app.pool.query(`update budget_events set email = '' where budget_id = $1`, [unknown.id])
  await runOn(-3)
  expect((await exchange(unknown.id)).events.map(({ kind }: { kind: string }) => kind)).not.toContain('reminded')
})

test('with the module switched off, and for quotes of the demonstration, nothing goes out', async () => {
  await remind({ remindBefore: 3, remindLate: 7 })
  const [off, demo] = [await accepted(), await accepted()]
  await app.pool.query('update budgets set demo = true where id = $1', [demo.id])
  await app.people.admin.post('/api/v1/modules', { module: 'budgets', on: false })
  await runOn(-3)
  await app.people.admin.post('/api/v1/modules', { module: 'budgets', on: true })
  expect(await remindersTo(off.email)).toEqual([])
  await runOn(7)
  expect(await remindersTo(off.email)).toHaveLength(1)
  expect(await remindersTo(demo.email)).toEqual([])
  expect((await exchange(demo.id)).reminders).toBeNull()
})

test('the switch is of those who see the quote', async () => {
  const { id } = await accepted()
  expect((await staff('reminders', { id, on: false }, app.people.other)).status).toBe(404)
  expect((await staff('reminders', { id: 999_999, on: false })).status).toBe(404)
  expect((await staff('reminders', { id, on: 'não' })).status).toBe(422)
})

test('on working days alone a weekend’s reminders go on Monday, and once', async () => {
  // A Thursday: its third day of delay is a Sunday.
  await remind({ remindBefore: 0, remindLate: 3, remindWorkdays: true })
  const { email } = await accepted()
  await runOn(1, 2, 3)
  expect(await remindersTo(email)).toEqual([])
  await runOn(4, 4, 5)
  expect(await remindersTo(email)).toHaveLength(1)
  await remind({ remindWorkdays: false })
})

test.each([
  ['remindWorkdays', 'sim'],
  ['remindBefore', 31],
  ['remindBefore', -1],
  ['remindLate', 1.5],
  ['remindLate', '7'],
])('%s: %j is refused', async (field, value) => {
  expect(await remind({ [field]: value })).toMatchObject({
    status: 422,
    body: { data: { fields: { [`value.${field}`]: expect.any(String) } } },
  })
})
