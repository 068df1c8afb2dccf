import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { inLatin, sendCsv } from '#tests/csv-files.ts'
import { addBudget } from '#tests/factories.ts'
import { waitsForLock } from '#tests/waits-for-lock.ts'

const app = startApp()
let admin: Caller
let staff: Caller
beforeAll(() => void ({ admin, staff } = app.people))
beforeEach(async () => void (await app.pool.query('delete from clients; delete from record_imports')))

const IMPORT = '/client/import'
const CPF = '529.982.247-25'
const CNPJ = '11.222.333/0001-81'

const send = async (path: string, lines: readonly string[] | Uint8Array, who = admin) => {
  const { status, body } = await sendCsv(who, path, lines instanceof Uint8Array ? lines : lines.join('\n'))
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data
}
const preview = (lines: readonly string[] | Uint8Array, who?: Caller) => send(`${IMPORT}/preview`, lines, who)
const commit = (lines: readonly string[] | Uint8Array, who?: Caller) => send(IMPORT, lines, who)
const undo = async (id: number) => (await admin.post('/api/v1/client/import/undo', { id })).body
const add = async (fields: object): Promise<number> => {
  const { status, body } = await admin.post('/api/v1/client/new', fields)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data.id
}
const read = async (id: number) => (await admin.post('/api/v1/client/item', { id })).body.data
const list = async (input: object = {}) => (await admin.post('/api/v1/client/list', input)).body
const refusedOf = ({ refused }: { refused: { line: number; text: string }[] }) =>
  refused.map(({ line, text }) => `${line} ${text}`)

test('clients come in with all that the file says of them, whatever its names, order and encoding', async () => {
  const file = inLatin(
    'CNPJ;Razão social;Telefone;E-mail;Responsável;Endereço;Observações\r\n' +
      `${CNPJ};Cerâmica Araçá;(48) 90000-1111;Compras@Araca.exemplo.com.br;José;"Rua A, 1\nCentro";Paga em dia\r\n`,
  )
  const shown = await preview(file, staff)
  expect(shown.counts).toEqual({ new: 1, changed: 0, same: 0, refused: 0 })
  expect(shown.rows[0]).toMatchObject({ title: 'Cerâmica Araçá', note: `compras@araca.exemplo.com.br · ${CNPJ}` })
  expect((await list()).total).toBe(0)
  expect(await commit(file, staff)).toMatchObject({ made: 1, changed: 0, refused: 0, file_name: 'tabela.csv' })
  const { data } = await list({ q: 'ceramica 9000011' })
  expect(await read(data[0].id)).toMatchObject({
    ...{ name: 'Cerâmica Araçá', email: 'compras@araca.exemplo.com.br', phone: '(48) 90000-1111', document: CNPJ },
    ...{ contact: 'José', address: 'Rua A, 1\nCentro', notes: 'Paga em dia', revision: 1 },
  })
  expect((await preview(file)).counts).toEqual({ new: 0, changed: 0, same: 1, refused: 0 })
})

describe('a client who is there', () => {
  const FILE = [
    'Nome,CNPJ,E-mail,Telefone,Observações',
    `Araçá Ltda,${CNPJ},a@araca.exemplo.com.br,2,`,
    `Boreal SA,${CPF},JOANA@boreal.exemplo.com.br,33,Nova`,
  ]

  test('is known by number, else by e-mail; what is empty is filled and named, the rest stays', async () => {
    const one = await add({ name: 'Araçá', document: CNPJ, phone: '1' })
    const other = await add({ name: 'Boreal', email: 'joana@boreal.exemplo.com.br', notes: 'Antiga.' })
    const shown = await commit(FILE)
    expect(shown).toMatchObject({ made: 0, changed: 2 })
    expect(await read(one)).toMatchObject({ name: 'Araçá', phone: '1', email: 'a@araca.exemplo.com.br', revision: 2 })
    expect(await read(other)).toMatchObject({
      name: 'Boreal',
      notes: 'Antiga.',
      phone: '33',
      document: CPF,
      revision: 2,
    })
    expect((await list({ q: 'a@araca' })).total).toBe(1)
    // Whoever began to edit before meets what was filled.
    expect((await admin.post('/api/v1/client/update', { id: one, revision: 1, email: 'x@y.com' })).status).toBe(409)
    expect((await admin.post('/api/v1/client/update', { id: one, revision: 1, notes: 'Oi.' })).status).toBe(200)
  })

  test('is shown with the fields that are filled', async () => {
    await add({ name: 'Araçá', document: CNPJ, phone: '1' })
    const { rows } = await preview(FILE)
    expect(rows[0]).toMatchObject({ line: 2, state: 'changed', title: 'Araçá', changes: ['E-mail'] })
    expect(rows[1]).toMatchObject({ line: 3, state: 'new', title: 'Boreal SA', changes: [] })
  })
})

test('lines that nobody can be told by, or that are wrong, stay out with their reason', async () => {
  await add({ name: 'Araçá', document: CNPJ, email: 'a@araca.exemplo.com.br' })
  await add({ name: 'Boreal', email: 'b@boreal.exemplo.com.br' })
  for (const name of ['Ciranda', 'Ciranda Sul']) await add({ name, email: 'c@ciranda.exemplo.com.br' })
  const shown = await preview([
    'Nome;E-mail;CPF',
    ';x@x.com;',
    'Torto;isto não é e-mail;',
    'Errado;;111.222.333-44',
    'Dois;b@boreal.exemplo.com.br;11.222.333/0001-81',
    `Outro;a@araca.exemplo.com.br;${CPF}`,
    'Ciranda;c@ciranda.exemplo.com.br;',
    'Boreal;;',
    'Novo;n@novo.exemplo.com.br;',
    'Novo de novo;N@novo.exemplo.com.br;',
    'Sem nada;;',
    'Sem nada;;',
  ])
  expect(shown.counts).toEqual({ new: 2, changed: 0, same: 0, refused: 9 })
  expect(refusedOf(shown)).toEqual([
    '2 Falta o nome.',
    '3 E-mail de “Torto”: Este e-mail não parece completo.',
    '4 CPF ou CNPJ de “Errado”: Os dígitos verificadores não conferem.',
    '5 O CPF ou CNPJ é de “Araçá”, e o e-mail de “Boreal”.',
    '6 O e-mail é de “Araçá”, que tem outro CPF ou CNPJ.',
    '7 Há 2 clientes com este e-mail: diga o CPF ou CNPJ, ou junte-os antes.',
    '8 Já há um cliente “Boreal”: sem e-mail, CPF ou CNPJ não se sabe se é o mesmo.',
    '10 “Novo de novo” já está na linha 9.',
    '12 “Sem nada” já está na linha 11.',
  ])
})

test('a CPF comes in by the admin alone, and tells nobody else whose it is', async () => {
  const id = await add({ name: 'Ana', document: CPF })
  const file = ['Nome;CPF;Telefone', `Quem será;${CPF};9`]
  const shown = await preview(file, staff)
  expect(refusedOf(shown)).toEqual(['2 “Quem será” tem um CPF, que só a administração guarda.'])
  expect(JSON.stringify(shown)).not.toMatch(/Ana|529/)
  expect((await sendCsv(staff, IMPORT, file.join('\n'))).status).toBe(422)
  await commit(file)
  expect((await read(id)).phone).toBe('9')
})

describe('undone', () => {
  test('those made go, and the others are as they were', async () => {
    const id = await add({ name: 'Araçá', document: CNPJ })
    const before = await read(id)
    const made = await commit(['Nome;CNPJ;Telefone', `Araçá;${CNPJ};7`, 'Novo;;8'])
    expect((await list()).total).toBe(2)
    expect(await undo(made.id)).toEqual({ result: true, data: { kept: [], count: 0 } })
    expect(await read(id)).toEqual({ ...before, revision: 3 })
    expect((await list()).total).toBe(1)
    expect((await list({ q: 'novo' })).total).toBe(0)
    expect((await undo(made.id)).data.code).toBe('import-undone')
  })

  test('who was changed since, or has a quote by now, stays and is named', async () => {
    const id = await add({ name: 'Araçá', document: CNPJ })
    const made = await commit(['Nome;CNPJ;Telefone', `Araçá;${CNPJ};7`, 'Com orçamento;;8', 'Mudado;;9', 'Parado;;10'])
    const [quoted, changed] = (await list()).data
    await addBudget(admin, { client: quoted.name, client_id: quoted.id })
    await admin.post('/api/v1/client/update', { id: changed.id, notes: 'Ligou.' })
    await admin.post('/api/v1/client/update', { id, notes: 'Também.' })
    expect((await undo(made.id)).data).toEqual({ kept: ['Araçá', 'Com orçamento', 'Mudado'], count: 3 })
    const names = (await list()).data.map(({ name }: { name: string }) => name)
    expect(names).toEqual(['Com orçamento', 'Mudado', 'Araçá'])
    expect(await read(id)).toMatchObject({ phone: '7', notes: 'Também.' })
  })

  test('waits for who makes a quote of a message, and locks in their order', async () => {
    const made = await commit(['Nome;E-mail', 'Novo;novo@exemplo.com.br'])
    const [client] = (await list()).data
    const { id: message } = await app.db
      .insertInto('contact_messages')
      .values({
        ...{ name: 'Novo', contact: 'novo@exemplo.com.br', message: 'Quanto fica?', client_id: client.id },
        created_at: app.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    let undoing: ReturnType<typeof undo> | undefined
    await app.db.transaction().execute(async (db) => {
      await db.selectFrom('contact_messages').select('id').where('id', '=', message).forUpdate().execute()
      undoing = undo(made.id)
      await waitsForLock(app)
      await db.selectFrom('clients').select('id').where('id', '=', client.id).forKeyShare().execute()
    })
    expect((await undoing!).data).toEqual({ kept: [], count: 0 })
    expect((await list()).total).toBe(0)
  })

  test('an import of the catalogue is none of clients', async () => {
    const { id } = await commit(['Nome', 'Novo'])
    expect((await admin.post('/api/v1/catalog/import/undo', { id })).status).toBe(404)
    expect((await admin.get('/api/v1/catalog/import/list')).body.data).toEqual([])
  })
})

test('20,000 lines come in and go again in seconds', async () => {
  const lines = Array.from({ length: 20_000 }, (_, n) => `Cliente ${n};c${n}@exemplo.com.br;4890${n}`)
  const file = ['Nome;E-mail;Telefone', ...lines]
  const { id, made } = await commit(file)
  expect(made).toBe(20_000)
  expect((await preview(file)).counts).toEqual({ new: 0, changed: 0, same: 20_000, refused: 0 })
  expect((await undo(id)).data.count).toBe(0)
  expect((await list()).total).toBe(0)
}, 60_000)
