import { expect, test } from 'vitest'
import { DEFAULT_BILLING } from '#domains/site/billing.ts'
import { addBudget } from '#tests/factories.ts'
import { checkLetter, readLetter } from '#tests/letters.ts'
import { CLIENT } from '#tests/quotes.ts'
import { BROWSER, startSentQuotes, TWO_ITEMS } from '#tests/sent-quotes.ts'
import { recordStatements } from '#tests/statements.ts'

const { app, staff, visitor, exchange, read, send, emails } = startSentQuotes()

test('a quote that was sent is read by its link alone, without an account', async () => {
  const id = await addBudget(app.people.staff, { items: TWO_ITEMS })
  expect(await exchange(id)).toMatchObject({ state: 'draft', version: 0, path: '', events: [], changed: false })
  const { body } = await staff('send', { id, means: 'link' })
  expect(body.data).toMatchObject({ state: 'sent', version: 1, changed: false })
  expect(body.data.events.map(({ kind }: { kind: string }) => kind)).toEqual(['version', 'sent'])
  expect(body.data.path).toMatch(new RegExp(`^/orcamento/${id}-[0-9a-f]{32}$`))

  const token = body.data.path.replace('/orcamento/', '')
  const quote = await read(token)
  expect(quote.body.data).toMatchObject({
    open: true,
    state: 'sent',
    acceptance: null,
    changes: [],
    document: { version: 1, total: 1_005_050, client: { name: 'Oficina Maré' } },
  })
  expect(quote.headers.get('cache-control')).toBe('no-store')
  for (const wrong of [
    `${id}-${'0'.repeat(32)}`,
    token.slice(0, -1),
    `${id + 1}${token.slice(String(id).length)}`,
    'x',
  ])
    expect((await read(wrong)).status).toBe(404)
  // The same link each time.
  expect((await staff('send', { id, means: 'link' })).body.data.path).toBe(body.data.path)
})

test('terms that come with the program are said to be so, and others not', async () => {
  const { terms } = DEFAULT_BILLING
  expect(await exchange(await addBudget(app.people.staff, { terms }))).toMatchObject({ program_terms: true })
  const others = await addBudget(app.people.staff, { terms: 'O prazo conta do aceite.' })
  expect(await exchange(others)).not.toHaveProperty('program_terms')
  // The firm's own once it has saved them, as they are.
  await app.people.admin.post('/api/v1/site/billing', { value: { terms } })
  expect(await exchange(await addBudget(app.people.staff, { terms }))).not.toHaveProperty('program_terms')
})

test('a validity that has passed is said with its day, and one that lasts is not', async () => {
  const past = await addBudget(app.people.staff, { items: TWO_ITEMS, budget_validity: '2020-01-15' })
  expect(await exchange(past)).toMatchObject({ expired_on: '2020-01-15' })
  expect(await exchange(await addBudget(app.people.staff, { items: TWO_ITEMS }))).not.toHaveProperty('expired_on')
})

test('the validity that has passed is that of what would be sent, a draft’s before what the client has', async () => {
  const { id } = await send()
  const stored = async (budget_validity: string) => {
    const answer = await app.people.staff.post('/api/v1/budget/save', { budget: { id, budget_validity } })
    expect(answer.status).toBe(200)
  }
  await stored('2020-01-15')
  expect(await exchange(id)).toMatchObject({ draft: true, expired_on: '2020-01-15' })
  await stored('2030-01-15')
  await app.pool.query(`update budgets set budget_validity = '2020-02-15', state = 'sent' where id = $1`, [id])
  expect(await exchange(id)).not.toHaveProperty('expired_on')
})

test('nobody else sends, reads, or answers for it among the staff', async () => {
  const { id } = await send()
  const { other } = app.people
  for (const [call, body] of [
    ['send', { id, means: 'link' }],
    ['revoke', { id }],
    ['undo', { id, note: 'x' }],
    ['start-line', { id }],
  ] as const)
    expect((await staff(call, body, other)).status).toBe(404)
  expect((await other.get(`/api/v1/budget/exchange?id=${id}`)).status).toBe(404)
  expect((await other.get(`/api/v1/budget/version-pdf?id=${id}&version=1`)).status).toBe(404)
  expect((await exchange(id, app.people.admin)).state).toBe('sent')
})

test('by e-mail the client gets link and PDF, and the answer goes to who sent it', async () => {
  const id = await addBudget(app.people.staff, { items: TWO_ITEMS, project_name: 'Sensor de nível' })
  const before = (await emails()).length
  expect((await staff('send', { id, means: 'email', email: 'a@b' })).status).toBe(422)
  await staff('send', { id, means: 'email', email: CLIENT.email, message: 'Como falamos.' })
  const [source] = (await emails()).slice(before)
  expect(source).toContain(`To: ${CLIENT.email}`)
  const letter = readLetter(source!)
  expect(checkLetter(letter, app.origin)).toEqual([expect.stringMatching(/\/orcamento\/\d+-[0-9a-f]{32}$/)])
  for (const part of ['Sensor de nível', 'Como falamos.', 'Total: R$\u00a010.050,50', 'Válido até: '])
    expect(letter.text).toContain(part)
  expect(source).toContain(`filename=orcamento-${String(id).padStart(4, '0')}.pdf`)
  expect(source).toMatch(/\/orcamento\/\d+-[0-9a-f]+/)
})

test('a later version comes with its number and its sum, and says that it replaces the one before', async () => {
  const { id } = await send({ project_name: 'Nível' })
  await staff('save', { budget: { id, items: [TWO_ITEMS[0]] } })
  const before = (await emails()).length
  await staff('send', { id, means: 'email', email: CLIENT.email })
  const letter = readLetter((await emails())[before]!)
  checkLetter(letter, app.origin)
  for (const part of ['versão 2: Nível', 'substitui a anterior', 'Total: R$\u00a03.850,00'])
    expect(letter.text).toContain(part)
})

test('sent twice at the same moment with one key, it is one e-mail; sent again, another', async () => {
  const id = await addBudget(app.people.staff, { items: TWO_ITEMS })
  const before = (await emails()).length
  const sendWith = (key: string) =>
    app.people.staff.post(
      '/api/v1/budget/send',
      { id, means: 'email', email: CLIENT.email },
      { 'idempotency-key': key },
    )
  const [first, second] = await Promise.all([sendWith('um'), sendWith('um')])
  expect([first.status, second.body]).toEqual([200, first.body])
  expect(await emails()).toHaveLength(before + 1)
  expect((await sendWith('outro')).status).toBe(200)
  expect(await emails()).toHaveLength(before + 2)
})

test('that it was seen is noted once a version, and not when staff look', async () => {
  const { id, token } = await send()
  await app.people.staff.post('/api/v1/quote/seen', { token }, BROWSER)
  await visitor('seen', { token }, { 'user-agent': 'WhatsApp/2.24' })
  expect((await exchange(id)).state).toBe('sent')
  await visitor('seen', { token })
  await visitor('seen', { token })
  const { state, events } = await exchange(id)
  expect(state).toBe('seen')
  expect(events.filter(({ kind }: { kind: string }) => kind === 'seen')).toHaveLength(1)
})

test('an accepted quote with a paid parcela and a client’s record is read by 12 statements, the session included', async () => {
  const { body } = await app.people.staff.post('/api/v1/client/new', {
    name: 'Oficina Maré',
    email: 'a@exemplo.com.br',
  })
  const { id, token } = await send({ client_id: body.data.id })
  await visitor('accept', { token, ...CLIENT, version: 1 })
  const [{ id: installment }] = (await exchange(id)).installments
  expect((await staff('pay', { id: installment, paid_on: '2026-11-22', means: 'pix' })).status).toBe(200)
  const sent = await recordStatements(app, async () => {
    expect((await exchange(id)).installments[0].book).not.toBe('')
  })
  expect(sent).toHaveLength(12)
})
