import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { CLIENT, startQuotes } from '#tests/quotes.ts'

const { app, staff, client, exchange, read, send, record } = startQuotes()

const alternative = (chosen: boolean) => ({ kind: 'alternative', name: 'Como se entra', chosen })
const BOARD = { description: 'Placa', quantity: 1, total: 1000 }
const CARD = { description: 'Leitor de cartão', quantity: 2, unit_price: 150, total: 300, choice: alternative(true) }
const PHONE = { description: 'Leitor de celular', quantity: 1, total: 500, choice: alternative(false) }
const CASE = { description: 'Caixa', quantity: 1, total: 80, choice: { kind: 'optional', name: '', chosen: false } }
const ITEMS = [BOARD, CARD, PHONE, CASE]

const budget = async (id: number) => (await staff('budgetById', { id })).body.data[0]
const save = (id: number, fields: object) => staff('save', { budget: { id, ...fields } })
const accept = (token: string, choice?: unknown, version = 1) =>
  client('accept', { token, version, ...CLIENT, ...(choice !== undefined && { choice }) })
const document = async (token: string) => (await read(token)).body.data.document
const names = (of: { items: { description: string }[] }) => of.items.map(({ description }) => description)

describe('a quote with optional items and alternatives', () => {
  test('comes to what is required with the alternatives that are offered, until it is accepted', async () => {
    const { id, token } = await send({ items: ITEMS, additional_value: 20 })
    expect(await budget(id)).toMatchObject({ total_budget: 1320, items: ITEMS })
    expect(await document(token)).toMatchObject({ total: 132_000, items: [{}, { choice: alternative(true) }, {}, {}] })
    expect((await app.people.staff.get('/api/v1/budget/figures')).body.data.open.sum).toBe(1320)
  })

  test.each([
    ['as it is offered', undefined, 1300, ['Placa', 'Leitor de cartão']],
    ['the other alternative', [2], 1500, ['Placa', 'Leitor de celular']],
    ['an optional item too', [1, 3], 1380, ['Placa', 'Leitor de cartão', 'Caixa']],
  ])('is accepted %s: sums, parcelas, PDF, hash and tasks are of that', async (_, choice, total, taken) => {
    const { id, token } = await send({
      items: ITEMS,
      payments: [
        { due: null, percent: 40, amount: null },
        { due: '2027-01-31', percent: 60, amount: null },
      ],
    })
    expect((await accept(token, choice)).status).toBe(200)
    const agreed = await document(token)
    expect([agreed.total, names(agreed)]).toEqual([total * 100, taken])
    expect(await budget(id)).toMatchObject({ total_budget: total, state: 'accepted' })
    const { installments, events } = await exchange(id)
    expect(installments).toMatchObject([{ amount: total * 0.4 }, { amount: total * 0.6 }])
    const accepted = events.find(({ kind }: { kind: string }) => kind === 'accepted')
    const pdf = await app.people.visitor.fetch(`/orcamento/pdf/${token}`)
    const hash = createHash('sha256')
      .update(new Uint8Array(await pdf.arrayBuffer()))
      .digest('hex')
    expect(accepted.pdf_sha256).toBe(hash)
    const printed = (await app.people.staff.get(`/api/v1/budget/document?id=${id}`)).body.data
    expect(printed).toMatchObject({ total: total * 100, payments: agreed.payments })
    expect(names(printed)).toEqual(taken)
    await app.runJobs()
    const evidence = (await app.people.visitor.fetch(`/orcamento/pdf/${token}`)).status
    expect([
      evidence,
      (await exchange(id)).events.some((event: { has_accepted_pdf: boolean }) => event.has_accepted_pdf),
    ]).toEqual([200, true])
    await staff('start-line', { id })
    const { rows } = await app.pool.query('select nome from tasks where budget_id = $1 order by id', [id])
    expect(rows.map(({ nome }) => nome)).toEqual(taken)
  })

  test.each([
    ['no alternative', []],
    ['both alternatives', [1, 2]],
    ['an item that there is nothing to choose of', [0, 1]],
    ['an item that does not exist', [1, 9]],
  ])('is not accepted with %s', async (_, choice) => {
    const { id, token } = await send({ items: ITEMS })
    expect((await accept(token, choice)).status).toBe(422)
    expect(await exchange(id)).toMatchObject({ state: 'sent', installments: [] })
    expect((await budget(id)).total_budget).toBe(1300)
  })

  test('is not accepted with none of its items', async () => {
    const { id, token } = await send({ items: [CASE], additional_value: 50 })
    expect((await accept(token, [])).body.data.error).toBe('Escolha ao menos um item para aceitar.')
    expect((await accept(token)).status).toBe(422)
    expect((await accept(token, [0])).status).toBe(200)
    expect(await budget(id)).toMatchObject({ total_budget: 130 })
  })

  test('with amounts among its payment terms shares what is chosen as it shared what was offered', async () => {
    const payments = [
      { due: null, percent: null, amount: 300 },
      { due: '2027-01-31', percent: null, amount: 1000 },
    ]
    const { id, token } = await send({ items: ITEMS, payments })
    await accept(token, [2])
    expect(await exchange(id)).toMatchObject({
      installments: [{ amount: 346.16 }, { amount: 1153.84 }],
      changed: false,
    })
    expect((await save(id, { status: 'DEV' })).status).toBe(200)
    const printed = (await app.people.staff.get(`/api/v1/budget/document?id=${id}`)).body.data
    expect(printed.payments).toMatchObject([{ amount: 34_616 }, { amount: 115_384 }])
  })

  test('a discount of the whole is of what is taken', async () => {
    const { id, token } = await send({ items: ITEMS, discount: { percent: 10, amount: null } })
    await accept(token, [2, 3])
    expect(await document(token)).toMatchObject({ total: 142_200, discount: { percent: 10, amount: 15_800 } })
    expect((await budget(id)).total_budget).toBe(1422)
  })

  test('accepted, it differs from what was sent by nothing, and its next version by what is changed alone', async () => {
    const { id, token } = await send({ items: ITEMS, discount: { percent: 10, amount: null } })
    await accept(token, [2, 3])
    expect(await exchange(id)).toMatchObject({ changed: false, differences: [] })
    await staff('begin-version', { id })
    await save(id, { project_name: 'Outro nome' })
    expect((await exchange(id)).differences).toMatchObject([{ after: 'Outro nome' }])
  })

  test('undone, it is offered as it was; a copy and a template have none of the choice', async () => {
    const { id, token } = await send({ items: ITEMS })
    await accept(token, [2, 3])
    const copy = (await staff('duplicate', { id })).body.id
    expect(await budget(copy)).toMatchObject({ total_budget: 1300, items: ITEMS })
    const kept = (await staff('keep-template', { id, name: 'Porta' })).body.data.id
    expect((await app.people.staff.get(`/api/v1/budget/template?id=${kept}`)).body.data.items).toMatchObject(ITEMS)
    await staff('undo', { id, note: 'Engano' })
    expect(await budget(id)).toMatchObject({ total_budget: 1300, items: ITEMS, status: 'PENDING' })
    expect((await document(token)).items).toHaveLength(4)
    expect((await accept(token, [1, 3])).status).toBe(200)
    expect((await budget(id)).total_budget).toBe(1380)
  })

  test('a draft that was there or is begun later comes to what was chosen, and so does its version', async () => {
    const { id, token } = await send({ items: ITEMS })
    await save(id, { additional_value: 20 })
    expect((await budget(id)).total_budget).toBe(1320)
    await accept(token, [2, 3])
    expect(await budget(id)).toMatchObject({ total_budget: 1600, draft: true })
    const [row] = (await staff('list', {})).body
    expect(row).toMatchObject({ total_budget: 1600, sent_total: 1580 })
    expect((await staff('send', { id, means: 'link' })).status).toBe(200)
    expect(await budget(id)).toMatchObject({ total_budget: 1600, draft: false })
    expect(await document(token)).toMatchObject({ version: 2, total: 160_000 })
    // What was agreed before comes marked.
    expect((await document(token)).items.map(({ choice }: { choice?: { chosen: boolean } }) => choice?.chosen)).toEqual(
      [...[undefined, false, true, true]],
    )
  })

  test('a draft whose amounts no longer come to what was chosen is not sent', async () => {
    const payments = [{ due: null, percent: null, amount: 1320 }]
    const { id, token } = await send({ items: ITEMS, additional_value: 20, payments })
    await accept(token, [2])
    await staff('begin-version', { id })
    await save(id, { project_name: 'Outro', payments: [] })
    await save(id, { payments: [{ due: null, percent: null, amount: 1520 }] })
    await staff('undo', { id, note: 'Engano' })
    expect(await budget(id)).toMatchObject({ total_budget: 1320, draft: true })
    expect((await staff('send', { id, means: 'link' })).body.data.error).toContain('As parcelas precisam somar')
    expect(await document(token)).toMatchObject({ version: 1, total: 132_000 })
  })

  test('recorded by staff it is accepted as it is offered', async () => {
    const { id } = await send({ items: ITEMS })
    expect((await record(id)).body.data).toMatchObject({ state: 'accepted', installments: [{ amount: 1300 }] })
  })

  test('recorded by staff it is accepted as they say it was chosen, and not what is no choice', async () => {
    const { id } = await send({ items: ITEMS })
    const { offered } = await exchange(id)
    expect(offered.map(({ place, chosen }: { place: number; chosen: boolean }) => [place, chosen])).toEqual([
      ...[
        [1, true],
        [2, false],
        [3, false],
      ],
    ])
    expect((await record(id, { taken: [0] })).status).toBe(422)
    expect((await record(id, { taken: [900] })).status).toBe(422)
    expect((await exchange(id)).state).toBe('sent')
    const { data } = (await record(id, { taken: [2] })).body
    expect(data).toMatchObject({ state: 'accepted', offered: expect.any(Array) })
    expect(data.installments).toHaveLength(1)
    expect(data.installments[0].amount).not.toBe(1300)
    expect((await budget(id)).total_budget).toBe(data.installments[0].amount)
  })

  test('one acceptance of two with other choices stands', async () => {
    const { id, token } = await send({ items: ITEMS })
    await Promise.all([accept(token, [1]), accept(token, [2])])
    const { installments } = await exchange(id)
    expect(installments).toHaveLength(1)
    expect([1300, 1500]).toContain(installments[0].amount)
    expect((await budget(id)).total_budget).toBe(installments[0].amount)
  })
})

describe('what a client chooses of is refused where it is', () => {
  test.each([
    ['one alternative alone', [BOARD, CARD], 'items.1.choice'],
    ['two that are taken', [CARD, { ...PHONE, choice: alternative(true) }], 'items.0.choice'],
    ['none that is taken', [BOARD, { ...CARD, choice: alternative(false) }, PHONE], 'items.1.choice'],
    [
      'alternatives without a name',
      [{ ...CARD, choice: { kind: 'alternative', name: ' ', chosen: true } }],
      'items.0.choice',
    ],
    ['of another kind', [{ ...CARD, choice: { kind: 'x', name: '', chosen: true } }], 'items.0.choice.kind'],
  ])('%s', async (_, items, field) => {
    const { id } = await send({ items: [BOARD] })
    const { status, body } = await save(id, { items })
    expect(status).toBe(422)
    expect(Object.keys(body.data.fields)).toContain(`budget.${field}`)
    expect((await budget(id)).items).toMatchObject([BOARD])
  })

  test('an old caller keeps it where the description and the place are the same', async () => {
    const { id } = await send({ items: ITEMS })
    const old = ITEMS.map(({ description, quantity, total }) => ({ description, quantity, total }))
    expect((await save(id, { items: old })).status).toBe(200)
    expect(await budget(id)).toMatchObject({ items: ITEMS, draft: false })
  })
})
