import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { NOW } from '#tests/app.ts'
import { addBudget } from '#tests/factories.ts'
import { CLIENT } from '#tests/quotes.ts'
import { startSentQuotes, TWO_ITEMS } from '#tests/sent-quotes.ts'

const { app, staff, visitor, exchange, read, send } = startSentQuotes()

test('staff record an acceptance that came otherwise, with its proof, and undo it with a reason', async () => {
  const id = await addBudget(app.people.staff, { items: TWO_ITEMS })
  const record = async (fields: object, proof?: File) => {
    const form = new FormData()
    form.append('record', JSON.stringify({ id, means: 'signed', name: 'Helena', note: 'Pedido 12', ...fields }))
    if (proof) form.append('proof', proof)
    return app.people.staff.post('/api/v1/budget/record', form)
  }
  expect((await record({ name: '' })).body.data.fields).toHaveProperty('name')
  expect((await record({ on: '2026-11-24' })).body.data.fields).toHaveProperty('on')
  expect((await record({ means: 'page' })).status).toBe(422)
  // A mistyped year.
  expect((await record({ on: '2026-08-24' })).body.data.fields.on).toBe(
    'O orçamento é de 23/11/2026: use um dia desde 25/08/2026.',
  )
  expect((await exchange(id)).state).toBe('draft')

  app.clock.set(new Date(NOW.getTime() + 7 * 86_400_000))
  const { body } = await record({ on: '2026-11-24' }, new File(['assinado'], 'pedido.pdf'))
  expect(body.data).toMatchObject({ state: 'accepted', version: 1 })
  const event = body.data.events.at(-1)
  expect(event).toMatchObject({
    kind: 'accepted',
    means: 'signed',
    name: 'Helena',
    note: 'Aceito em 24/11/2026. Pedido 12',
    file_name: 'pedido.pdf',
  })
  expect(event.by).not.toBe('')
  expect(await (await app.people.staff.fetch(`/api/v1/budget/proof?event=${event.id}`)).text()).toBe('assinado')
  expect((await record({})).status).toBe(409)

  expect((await staff('undo', { id, note: '' })).status).toBe(422)
  const undone = (await staff('undo', { id, note: 'Era de outro cliente.' })).body.data
  expect(undone).toMatchObject({ state: 'sent', installments: [] })
  expect(undone.events.at(-1)).toMatchObject({ kind: 'undone', note: 'Era de outro cliente.' })
  expect((await app.people.staff.post('/api/v1/budget/budgetById', { id })).body.data[0].status).toBe('PENDING')
})

test('parcelas come to the total, are paid and unpaid with who and why, and a paid one holds the acceptance', async () => {
  const { id, token } = await send({
    items: [{ description: 'x', total: 100 }],
    payments: [
      { due: null, percent: 33.33, amount: null },
      { due: '2026-12-20', percent: 33.33, amount: null },
      { due: '2027-01-20', percent: 33.34, amount: null },
    ],
  })
  await visitor('accept', { token, version: 1, ...CLIENT })
  const [first, second] = (await exchange(id)).installments
  expect([first.amount, second.amount]).toEqual([33.33, 33.33])
  expect((await staff('pay', { id: first.id, paid_on: '2026-11-24', means: 'pix' })).status).toBe(422)
  const paid = await staff('pay', { id: first.id, paid_on: '2026-11-22', means: 'pix' })
  expect(paid.body.data.installments[0]).toMatchObject({ paid_on: '2026-11-22', paid_means: 'pix' })
  expect((await staff('pay', { id: first.id, paid_on: '2026-11-22', means: 'pix' })).status).toBe(409)
  expect((await staff('undo', { id, note: 'x' })).status).toBe(409)
  expect((await staff('unpay', { id: second.id, note: 'x' })).status).toBe(409)
  const unpaid = await staff('unpay', { id: first.id, note: 'Estornado pelo banco.' })
  expect(unpaid.body.data.events.at(-1)).toMatchObject({
    kind: 'unpaid',
    note: expect.stringContaining('Estornado pelo banco.'),
  })
  expect((await staff('pay', { id: first.id, paid_on: '2026-11-22', means: 'pix' }, app.people.other)).status).toBe(404)
})

test('an approved quote starts its line once, a task an item', async () => {
  const { id, token } = await send({ project_name: 'Cisterna' })
  expect((await staff('start-line', { id })).status).toBe(409)
  await visitor('accept', { token, version: 1, ...CLIENT })
  const answers = await Promise.all([staff('start-line', { id }), staff('start-line', { id })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const { project_id } = await exchange(id)
  const line = (await app.people.staff.post('/api/v1/line-task-project', { id_project: project_id })).body
  expect(line.data.map(({ nome, descricao }: Record<string, string>) => [nome, descricao]).sort()).toEqual([
    ['Firmware', ''],
    ['Placa eletrônica', 'Dez unidades montadas\nQuantidade: 10'],
  ])
  expect((await app.people.staff.post('/api/v1/line-task-details', { id_project: project_id })).body.data.quotes).toBe(
    1,
  )
  const { rows } = await app.pool.query('select distinct budget_id from tasks where project_id = $1', [project_id])
  expect(rows).toEqual([{ budget_id: id }])
})

test('one approved by hand starts its line too, and is no evidence', async () => {
  const { id, token } = await send({ status: 'APPROVED' })
  expect((await read(token)).body.data).toMatchObject({ open: true, acceptance: null, state: 'sent' })
  expect(await exchange(id)).toMatchObject({ startable: true, state: 'sent', installments: [] })
  expect((await staff('start-line', { id })).status).toBe(200)
  expect(await exchange(id)).toMatchObject({ startable: false })
})

test('what an accepted PDF says of itself can be checked, also after it was undone', async () => {
  const { id, token } = await send()
  await visitor('accept', { token, version: 1, ...CLIENT })
  await app.runJobs()
  const event = (await exchange(id)).events.at(-1)
  const pdf = await (await app.people.staff.fetch(`/api/v1/budget/version-pdf?event=${event.id}`)).text()
  const link = /\(https?:\/\/[^/]+\/orcamento\/conferir\/([0-9a-f-]+)\)/.exec(pdf)?.[1] ?? 'none'
  const evidence = async () => (await app.people.visitor.get(`/api/v1/quote/evidence?token=${link}`)).body.data
  const bytes = await (await app.people.staff.fetch(`/api/v1/budget/version-pdf?event=${event.id}`)).arrayBuffer()
  expect(await evidence()).toMatchObject({
    name: CLIENT.name,
    sha256: event.pdf_sha256,
    registered_sha256: createHash('sha256').update(new Uint8Array(bytes)).digest('hex'),
    version: 1,
    undone: false,
  })
  await staff('undo', { id, note: 'x' })
  expect(await evidence()).toMatchObject({ undone: true })
  expect((await app.people.visitor.get(`/api/v1/quote/evidence?token=${token}`)).status).toBe(404)
})
