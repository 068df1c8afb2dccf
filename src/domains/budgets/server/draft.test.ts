import { describe, expect, test } from 'vitest'
import { CLIENT, startQuotes } from '#tests/quotes.ts'

const { app, staff, client, exchange, read, send, record } = startQuotes()

const BOARD = { description: 'Placa eletrônica', quantity: 1, total: 3850 }
const ANTENNA = { description: 'Antena', quantity: 1, total: 150 }

const save = (id: number, fields: object) => staff('save', { budget: { id, ...fields } })
const resend = (id: number, fields: object = {}) => staff('send', { id, means: 'link', ...fields })
const accept = (token: string, version: number) => client('accept', { token, version, ...CLIENT })
const budget = async (id: number) => (await staff('budgetById', { id })).body.data[0]
const row = async (id: number) =>
  (await staff('list', {})).body.find((listed: { id: number }) => listed.id === id) as Record<string, unknown>
const printed = async (id: number) => (await app.people.staff.get(`/api/v1/budget/document?id=${id}`)).body.data
const document = async (token: string) => (await read(token)).body.data.document
const figures = async () => (await app.people.staff.get('/api/v1/budget/figures')).body.data

/** A quote that was sent, and changed since: the client has R$ 3.850,00, the draft R$ 4.000,00. */
async function drafted() {
  const sent = await send({ items: [BOARD], project_name: 'Telemetria' })
  await save(sent.id, { items: [BOARD, ANTENNA], project_name: 'Telemetria e antena' })
  return sent
}

describe('a quote that was sent and is changed', () => {
  test('stays as it is for its client until the next version is sent', async () => {
    const { id, token } = await drafted()
    expect(await document(token)).toMatchObject({ version: 1, title: 'Telemetria', total: 385_000 })
    expect((await resend(id)).status).toBe(200)
    expect(await document(token)).toMatchObject({ version: 2, title: 'Telemetria e antena', total: 400_000 })
    expect(await exchange(id)).toMatchObject({ draft: false, changed: false, differences: [], version: 2 })
  })

  test('is the draft for staff, marked as such, wherever they read it', async () => {
    const { id } = await drafted()
    const content = { project_name: 'Telemetria e antena', total_budget: 4000, draft: true }
    expect(await budget(id)).toMatchObject({ ...content, version: 1, state: 'sent' })
    expect(await row(id)).toMatchObject({ ...content, sent_total: 3850, state: 'sent' })
    expect(await printed(id)).toMatchObject({ version: null, title: 'Telemetria e antena', total: 400_000 })
    const found = (await app.people.staff.get('/api/v1/budget/search?q=antena')).body.data
    expect(found).toMatchObject([{ id }])
    expect(await exchange(id)).toMatchObject({
      draft: true,
      changed: true,
      version: 1,
      differences: [
        { label: 'Projeto', before: 'Telemetria', after: 'Telemetria e antena' },
        { label: 'Item: Antena', before: '', after: '1 un., R$\u00a0150,00' },
        { label: 'Total', before: 'R$\u00a03.850,00', after: 'R$\u00a04.000,00' },
      ],
    })
  })

  test('counts as what its client has, and is valid as long as that says', async () => {
    const { id } = await drafted()
    await save(id, { budget_validity: '2026-11-30' })
    expect((await figures()).open).toEqual({ count: 1, sum: 3850 })
    expect((await app.people.staff.get('/api/v1/budget/search')).body.totals.PENDING.sum).toBe(3850)
    app.clock.set(new Date('2026-12-05T15:00:00Z'))
    expect((await row(id)).state).toBe('sent')
  })

  test('is no draft any more once it says the same again, or was thrown away', async () => {
    const { id, token } = await drafted()
    await save(id, { items: [BOARD], project_name: 'Telemetria' })
    expect(await exchange(id)).toMatchObject({ draft: false, changed: false })

    await save(id, { extra_text: '**Com nota**', items: [BOARD, ANTENNA] })
    expect((await staff('discard-draft', { id })).body.data).toMatchObject({ draft: false, changed: false })
    expect(await budget(id)).toMatchObject({ extra_text: '', total_budget: 3850, draft: false })
    expect((await printed(id)).extra.html).toBe('')
    expect((await staff('discard-draft', { id })).status).toBe(200)
    expect((await document(token)).version).toBe(1)
  })

  test('thrown away beneath an open form, it is chosen between, not overwritten', async () => {
    const { id } = await drafted()
    const { revision } = await budget(id)
    await staff('discard-draft', { id })
    expect((await save(id, { revision, project_name: 'Telemetria e duas antenas' })).status).toBe(409)
    expect((await budget(id)).project_name).toBe('Telemetria')
  })

  test('keeps the firm’s own status and record for itself', async () => {
    const { id, token } = await send()
    await save(id, { status: 'APPROVED' })
    expect(await budget(id)).toMatchObject({ status: 'APPROVED', draft: false })
    expect((await document(token)).status).toBe('Pendente')
  })

  test('its copy is a copy of the draft, and has nothing of the client’s', async () => {
    const { id } = await drafted()
    const copy = (await staff('duplicate', { id })).body.id
    expect(await budget(copy)).toMatchObject({ total_budget: 4000, draft: false, version: 0, state: 'draft' })
  })

  test('is not sent where the draft may not be: without items, or expired', async () => {
    const { id, token } = await drafted()
    await save(id, { items: [], additional_value: 100 })
    expect((await resend(id)).body.data.error).toContain('não tem itens')
    await save(id, { items: [ANTENNA], budget_validity: '2026-11-01' })
    expect((await resend(id)).body.data.error).toContain('validade')
    expect(await document(token)).toMatchObject({ version: 1, total: 385_000 })
    expect((await exchange(id)).draft).toBe(true)
  })

  test('with payment terms that come to the draft’s total alone', async () => {
    const { id, token } = await send({ items: [BOARD], payments: [{ due: null, percent: null, amount: 3850 }] })
    expect((await save(id, { items: [BOARD, ANTENNA] })).status).toBe(422)
    const payments = [{ due: null, percent: null, amount: 4000 }]
    expect((await save(id, { items: [BOARD, ANTENNA], payments })).status).toBe(200)
    expect((await staff('restore-line', { id, label: 'Item: Antena' })).status).toBe(422)
    expect((await budget(id)).total_budget).toBe(4000)
    expect((await accept(token, 1)).status).toBe(200)
    expect((await exchange(id)).installments).toMatchObject([{ amount: 3850 }])
  })
})

describe('a line of what changed goes back', () => {
  test('to what the client has, at its place, and the last one ends the draft', async () => {
    const CASE = { description: 'Caixa', quantity: 2, total: 90 }
    const { id } = await send({ items: [BOARD, CASE, ANTENNA], additional_value: 10, extra_text: '*Frete* à parte' })
    await save(id, { items: [ANTENNA, { ...BOARD, total: 4000 }], additional_value: 0, extra_text: '' })
    const restore = (label: string) => staff('restore-line', { id, label })

    await restore('Item: Caixa')
    expect((await budget(id)).items).toMatchObject([ANTENNA, CASE, { total: 4000 }])
    await restore('Item: Placa eletrônica')
    expect((await budget(id)).items).toMatchObject([BOARD, ANTENNA, CASE])
    await restore('Texto')
    expect((await printed(id)).extra.html).toContain('<em>Frete</em>')
    expect((await restore('Item: Parafuso')).status).toBe(404)
    await restore('Valor adicional')
    // The order of the items alone is left of it.
    expect(await exchange(id)).toMatchObject({ draft: true, differences: [] })
    await save(id, { items: [BOARD, CASE, ANTENNA] })
    expect(await exchange(id)).toMatchObject({ draft: false, changed: false })
  })
})

describe('an accepted quote', () => {
  test('is closed until a new version is begun on purpose, and stays as agreed until that is sent', async () => {
    const { id, token } = await send({ items: [BOARD] })
    expect((await staff('begin-version', { id })).status).toBe(409)
    await accept(token, 1)
    expect((await save(id, { items: [ANTENNA] })).body).toMatchObject({ data: { code: 'quote-accepted' } })
    expect((await save(id, { status: 'DEV' })).status).toBe(200)

    expect((await staff('begin-version', { id })).body.data).toMatchObject({ draft: true, state: 'accepted' })
    expect((await resend(id)).body.data.error).toContain('ainda diz o mesmo')
    expect((await save(id, { items: [BOARD, ANTENNA] })).status).toBe(200)
    const shown = (await read(token)).body.data
    expect(shown).toMatchObject({ state: 'accepted', open: false, document: { total: 385_000 } })
    expect(shown.installments).toMatchObject([{ amount: 385_000 }])
    expect(await budget(id)).toMatchObject({ state: 'accepted', status: 'DEV', total_budget: 4000, draft: true })

    expect((await resend(id)).body.data).toMatchObject({ state: 'sent', version: 2, draft: false, installments: [] })
    expect(await budget(id)).toMatchObject({ status: 'PENDING', total_budget: 4000 })
    const kinds = (await exchange(id)).events.map(({ kind }: { kind: string }) => kind)
    expect(kinds.slice(-3)).toEqual(['undone', 'version', 'sent'])
    expect((await accept(token, 1)).status).toBe(409)
    expect((await accept(token, 2)).status).toBe(200)
    expect((await exchange(id)).installments).toMatchObject([{ amount: 4000 }])
  })

  test('with a parcela that is paid takes no other version in its place', async () => {
    const { id, token } = await send({ items: [BOARD] })
    await accept(token, 1)
    const [{ id: installment }] = (await exchange(id)).installments
    await staff('pay', { id: installment, paid_on: '2026-11-22', means: 'pix' })
    await staff('begin-version', { id })
    await save(id, { items: [BOARD, ANTENNA] })
    expect((await resend(id)).body).toMatchObject({ data: { code: 'installment-paid' } })
    expect(await exchange(id)).toMatchObject({ state: 'accepted', version: 1, draft: true })
    await staff('discard-draft', { id })
    expect((await save(id, { items: [ANTENNA] })).status).toBe(409)
  })

  test('accepted while a draft stands is the sent version; the draft stays', async () => {
    const { id, token } = await drafted()
    expect((await accept(token, 1)).status).toBe(200)
    expect(await exchange(id)).toMatchObject({ state: 'accepted', draft: true, installments: [{ amount: 3850 }] })
    expect(await budget(id)).toMatchObject({ total_budget: 4000, status: 'APPROVED' })
    expect((await figures()).approved).toEqual({ count: 1, sum: 3850 })
    const found = (await app.people.staff.get('/api/v1/budget/search?q=aprovado')).body
    expect(found.data).toMatchObject([{ total_budget: 4000, sent_total: 3850 }])
    await staff('start-line', { id })
    const { rows } = await app.pool.query('select nome from tasks where budget_id = $1', [id])
    expect(rows).toEqual([{ nome: 'Placa eletrônica' }])
  })

  test('recorded by staff while a draft stands is the sent version too', async () => {
    const { id } = await drafted()
    expect((await record(id)).body.data).toMatchObject({ state: 'accepted', version: 1, draft: true })
    expect((await exchange(id)).installments).toMatchObject([{ amount: 3850 }])
  })
})

test('an acceptance that arrives while version 2 is sent: one of both, never half', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id, token } = await drafted()
    const [accepted, sent] = await Promise.all([accept(token, 1), resend(id)])
    const { state, version, installments, draft } = await exchange(id)
    if (accepted.status === 200 && state === 'accepted') {
      // The draft was begun before, so that its sending may follow the acceptance or be before it.
      expect([version, draft, installments]).toMatchObject([1, true, [{ amount: 3850 }]])
    } else {
      expect(sent.status).toBe(200)
      expect([state, version, draft, installments]).toEqual(['sent', 2, false, []])
    }
  }
})

test('two people, one draft: other fields merge, the same one is chosen between', async () => {
  const { id } = await drafted()
  const { revision } = await budget(id)
  const saves = await Promise.all([
    staff('save', { budget: { id, revision, additional_value: 50 } }),
    staff('save', { budget: { id, revision, extra_text: 'Com frete' } }, app.people.admin),
  ])
  expect(saves.map(({ status }) => status)).toEqual([200, 200])
  expect(await budget(id)).toMatchObject({ additional_value: 50, extra_text: 'Com frete', total_budget: 4050 })
  expect((await save(id, { revision, additional_value: 60 })).status).toBe(409)
})
