import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { NOW } from '#tests/app.ts'
import { addBudget } from '#tests/factories.ts'
import { checkLetter, readLetter } from '#tests/letters.ts'
import { CLIENT, recordAcceptance } from '#tests/quotes.ts'
import { startSentQuotes, TWO_ITEMS } from '#tests/sent-quotes.ts'

const { app, staff, visitor, exchange, read, send, emails } = startSentQuotes()

test('an accepted quote keeps who, when, network and the hash of the very PDF, and sends the accepted one', async () => {
  const { id, token } = await send()
  const before = (await emails()).length
  expect(
    (await visitor('accept', { token, version: 1, ...CLIENT, agreed: undefined })).body.data.fields,
  ).toHaveProperty('agreed')
  expect((await visitor('accept', { token, version: 1, ...CLIENT })).body.data).toEqual({ state: 'accepted' })

  const pdf = await app.people.staff.fetch(`/api/v1/budget/version-pdf?id=${id}&version=1`)
  const sha256 = createHash('sha256')
    .update(Buffer.from(await pdf.arrayBuffer()))
    .digest('hex')
  const { events, installments, ...now } = await exchange(id)
  expect(now).toMatchObject({ state: 'accepted' })
  const event = events.at(-1)
  expect(event).toMatchObject({
    kind: 'accepted',
    name: CLIENT.name,
    email: CLIENT.email,
    at: NOW.toISOString(),
    version: 1,
    means: 'page',
    by: '',
    pdf_sha256: sha256,
  })
  expect(event.network).not.toBe('')
  expect(installments).toMatchObject([{ number: 1, amount: 10_050.5, due: '2026-11-23', paid_on: null }])
  const { body } = await app.people.staff.post('/api/v1/budget/budgetById', { id })
  expect(body.data[0]).toMatchObject({ status: 'APPROVED', state: 'accepted', revision: 2 })

  const [notice, confirmation, ...more] = (await emails()).slice(before)
  expect(more).toEqual([])
  expect(
    [notice, confirmation].some((source) => source?.includes(`orcamento-${String(id).padStart(4, '0')}-aceito.pdf`)),
  ).toBe(true)
  const letter = readLetter([notice, confirmation].find((source) => source?.includes(`To: ${CLIENT.email}`))!)
  expect(checkLetter(letter, app.origin)).toEqual([
    expect.stringContaining('/orcamento/conferir/'),
    expect.stringMatching(new RegExp(`/orcamento/${token}$`)),
  ])
  for (const part of [
    'Total: R$\u00a010.050,50',
    'Aceito em: 23/11/2026 12:00',
    'Primeiro pagamento: R$\u00a010.050,50, até 23/11/2026',
    sha256,
  ])
    expect(letter.text).toContain(part)
  expect((await exchange(id)).events.at(-1).has_accepted_pdf).toBe(true)
  expect((await app.people.staff.get(`/api/v1/budget/version-pdf?event=${event.id}`)).status).toBe(200)
  expect((await app.people.visitor.fetch(`/orcamento/pdf/${token}`)).headers.get('x-robots-tag')).toContain('noindex')
  // Run again, as after a crash, it sends nothing more.
  expect(await emails()).toHaveLength(before + 2)
})

test('an e-mail may have the space and the capital that the keyboards of telephones add', async () => {
  const email = 'Helena@exemplo.com.br '
  const { id, token } = await send()
  expect((await staff('send', { id, means: 'email', email })).status).toBe(200)
  expect((await visitor('accept', { token, version: 1, ...CLIENT, email })).status).toBe(200)
  const other = await addBudget(app.people.staff, { items: TWO_ITEMS })
  expect((await recordAcceptance(app.people.staff, other, { email })).status).toBe(200)
  for (const one of [id, other])
    expect((await exchange(one)).events.findLast(({ kind }: { kind: string }) => kind === 'accepted').email).toBe(
      'helena@exemplo.com.br',
    )
})

test('what is accepted after a day of its payments is not late from the first: that parcela is due on the day of acceptance', async () => {
  const payments = [
    { due: '2026-12-01', percent: 50, amount: null },
    { due: '2027-01-20', percent: 50, amount: null },
  ]
  const due = async (id: number) => (await exchange(id)).installments.map((one: { due: string }) => one.due)
  const { id, token } = await send({ payments })
  const recorded = await addBudget(app.people.staff, { items: TWO_ITEMS, payments })
  app.clock.set(new Date('2026-12-10T15:00:00Z'))
  expect((await visitor('accept', { token, version: 1, ...CLIENT })).status).toBe(200)
  expect(await due(id)).toEqual(['2026-12-10', '2027-01-20'])
  // One that came by other ways may be older than its record.
  expect((await recordAcceptance(app.people.staff, recorded)).status).toBe(200)
  expect(await due(recorded)).toEqual(['2026-12-01', '2027-01-20'])
})

test('two acceptances at once are one, and one of another version is none', async () => {
  const { id, token } = await send()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => visitor('accept', { token, version: 1, ...CLIENT })),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const { events, installments } = await exchange(id)
  expect(events.filter(({ kind }: { kind: string }) => kind === 'accepted')).toHaveLength(1)
  expect(installments).toHaveLength(1)
  expect((await visitor('accept', { token, version: 2, ...CLIENT })).status).toBe(409)
})

test('a change that is sent is version 2; the client sees what is new, and the first is not accepted any more', async () => {
  const { id, token } = await send()
  await staff('save', { budget: { id, items: [TWO_ITEMS[0], { description: 'Antena', total: 100 }] } })
  await staff('send', { id, means: 'link' })
  const { data } = (await read(token)).body
  expect(data.document.version).toBe(2)
  expect(data.changes).toEqual(
    expect.arrayContaining([
      { label: 'Item: Antena', before: '', after: '1 un., R$\u00a0100,00' },
      { label: 'Item: Firmware', before: '1 un., R$\u00a06.200,50', after: '' },
      { label: 'Total', before: 'R$\u00a010.050,50', after: 'R$\u00a03.950,00' },
    ]),
  )
  expect((await visitor('accept', { token, version: 1, ...CLIENT })).status).toBe(409)
  expect((await exchange(id)).state).toBe('sent')
  // The firm's own status is no change for the client, nor is what was saved as it was.
  await staff('save', { budget: { id, status: 'DEV' } })
  await staff('save', { budget: { id, client: 'Oficina Maré' } })
  expect((await exchange(id)).version).toBe(2)
  expect((await visitor('accept', { token, version: 2, ...CLIENT })).status).toBe(200)
  // What was agreed upon does not change.
  expect((await staff('save', { budget: { id, project_name: 'Outro' } })).status).toBe(409)
  expect((await staff('save', { budget: { id, status: 'FINALIZED' } })).status).toBe(200)
})

test('a refusal and a wish for a change are noted with their reason and told to the owner', async () => {
  const { id, token } = await send()
  expect((await visitor('change', { token, version: 1, note: ' ' })).status).toBe(422)
  await visitor('change', { token, version: 1, name: 'Helena', note: 'Sem a antena, por favor.' })
  expect(await exchange(id)).toMatchObject({ state: 'change_requested' })
  expect((await visitor('refuse', { token, version: 1, note: 'Ficou caro.' })).status).toBe(200)
  const { state, events } = await exchange(id)
  expect(state).toBe('refused')
  expect(events.at(-1)).toMatchObject({ kind: 'refused', note: 'Ficou caro.' })
  expect((await visitor('accept', { token, version: 1, ...CLIENT })).status).toBe(409)
  const { rows } = await app.pool.query('select title, note from notices order by id')
  expect(rows).toMatchObject([
    {
      title: expect.stringContaining(' pediu uma mudança no orçamento 00'),
      note: expect.stringContaining('Sem a antena'),
    },
    { title: expect.stringContaining(' recusou o orçamento 00'), note: expect.stringContaining('Ficou caro') },
  ])
})

test('an expired quote is not accepted, and a new one can be asked for', async () => {
  const { id, token } = await send({ budget_validity: '2026-11-25' })
  app.clock.set(new Date('2026-11-26T02:00:00Z')) // still the 25th
  expect((await read(token)).body.data).toMatchObject({ open: true })
  app.clock.set(new Date('2026-11-26T04:00:00Z'))
  expect((await read(token)).body.data).toMatchObject({ state: 'expired', open: false })
  expect((await visitor('accept', { token, version: 1, ...CLIENT })).status).toBe(409)
  expect((await visitor('renew', { token, note: 'Ainda quero.' })).status).toBe(200)
  expect((await exchange(id)).events.at(-1)).toMatchObject({ kind: 'renewal_requested', note: 'Ainda quero.' })
  expect((await staff('send', { id, means: 'link' })).status).toBe(422)
})

test('a revoked link opens nothing, and the next one is another', async () => {
  const { id, token } = await send()
  expect((await staff('revoke', { id })).body.data.path).toBe('')
  expect((await read(token)).status).toBe(404)
  expect((await visitor('accept', { token, version: 1, ...CLIENT })).status).toBe(404)
  expect((await app.people.visitor.fetch(`/orcamento/pdf/${token}`)).status).toBe(404)
  const { path } = (await staff('send', { id, means: 'link' })).body.data
  expect(path).not.toContain(token)
  expect((await read(token)).status).toBe(404)
})
