import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { inLatin, sendCsv } from '#tests/csv-files.ts'

const app = startApp()
let admin: Caller
let staff: Caller
beforeAll(() => void ({ admin, staff } = app.people))
beforeEach(async () => void (await app.pool.query('delete from catalog_items; delete from record_imports')))

const IMPORT = '/catalog/import'
const preview = async (content: string | Uint8Array, who = staff) => {
  const { status, body } = await sendCsv(who, `${IMPORT}/preview`, content)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data
}
const commit = async (content: string | Uint8Array, who = staff) => {
  const { status, body } = await sendCsv(who, IMPORT, content)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data
}
const undo = (id: number) => staff.post('/api/v1/catalog/import/undo', { id })
const list = async (who = staff) => (await who.post('/api/v1/catalog/list')).body.data
const add = async (fields: object, who = admin) =>
  (await who.post('/api/v1/catalog/new', { price: 10, ...fields })).body.data.id as number

const TABLE = 'Nome;Texto;Unidade;Preço (R$)\r\nHora técnica;Análise, e testes;h;"1.234,56"\r\nPlaca;;un;41\r\n'

describe('reading a file', () => {
  test.each([
    ['semicolons', TABLE],
    ['a mark at its beginning', `\ufeff${TABLE}`],
    ['Windows-1252', inLatin(TABLE)],
    ['UTF-16', Uint8Array.from(Buffer.from(`\ufeff${TABLE}`, 'utf16le'))],
    ['commas', 'name,price,unit,descrição\nHora técnica,1234.56,h,"Análise, e testes"\nPlaca,41,un,\n'],
    ['tabs', 'Item\tDetalhes\tUn.\tValor\nHora técnica\tAnálise, e testes\th\tR$ 1.234,56\nPlaca\t\tun\t41,00\n'],
  ])('%s', async (_, file) => {
    await commit(file)
    expect(await list()).toMatchObject([
      { name: 'Hora técnica', text: 'Análise, e testes', unit: 'h', price: 1234.56 },
      { name: 'Placa', text: '', unit: 'un', price: 41 },
    ])
  })

  test('each line that is refused says why, and the others come in', async () => {
    await add({ name: 'Placa' })
    const file = [
      'Nome;Unidade;Preço;Cor',
      ';h;10',
      'Sem preço;h;',
      'Errado;h;1.23.4',
      'De graça;h;0',
      'Negativo;h;-5',
      'Unidade;quilômetros quadrados;5',
      '',
      `${'a'.repeat(201)};h;5`,
      'Novo;h;5',
      'NOVO;h;6',
      'placa;h;10',
    ].join('\n')
    const shown = await preview(file)
    expect(shown.counts).toEqual({ new: 1, changed: 1, same: 0, refused: 8 })
    expect(shown.columns).toEqual(['Nome', 'Unidade', 'Preço'])
    expect(shown.ignored).toEqual(['Cor'])
    expect(shown.rows).toEqual([
      { line: 10, state: 'new', title: 'Novo', note: 'R$\u00a05,00 / h', changes: [] },
      { line: 12, state: 'changed', title: 'Placa', note: 'R$\u00a010,00 / h', changes: ['Unidade: nada → “h”'] },
    ])
    expect(shown.refused.map(({ line, text }: { line: number; text: string }) => `${line} ${text}`)).toEqual([
      '2 Falta o nome.',
      '3 Falta o preço de “Sem preço”.',
      '4 Preço: “1.23.4” não é um valor em reais.',
      '5 Preço: O menor preço é R$ 0,01.',
      expect.stringContaining('6 Preço: '),
      expect.stringContaining('7 Unidade: Use no máximo 12 caracteres.'),
      expect.stringContaining('9 Nome: Use no máximo 200 caracteres.'),
      '11 “NOVO” já está na linha 10.',
    ])
    expect(await list()).toHaveLength(1)
  })

  test.each([
    ['', 422],
    ['  \n', 422],
    ['Nome;Preço\n', 422],
    ['Unidade;Texto\nh;x\n', 422],
    ['%PDF-1.7 x', 422],
    ['Nome;Preço\n"Placa;10\nHora;5\n', 422],
    ['Nome;Preço\nPlaca;abc\n', 422],
    [`Nome;Preço\n${'x;1\n'.repeat(50_001)}`, 422],
  ])('%j is refused as a whole and changes nothing', async (file, status) => {
    const answer = await sendCsv(staff, IMPORT, file)
    expect([answer.status, typeof answer.body.data.error]).toEqual([status, 'string'])
    expect(await list()).toEqual([])
    expect((await staff.get('/api/v1/catalog/import/list')).body.data).toEqual([])
  })
})

test('20,000 lines are shown, come in and are undone, with no more statements than two lines', async () => {
  const lines = Array.from({ length: 20_000 }, (_, n) => `"Peça ${n}; ""especial""",,un,"${n % 900},50"`)
  const file = inLatin(`Nome,Texto,Unidade,Preço\r\n${lines.join('\r\n')}`)
  const counts = { new: 20_000, changed: 0, same: 0, refused: 0 }
  const shown = await preview(file)
  expect(shown.counts).toEqual(counts)
  expect(shown.rows).toHaveLength(200)
  const { id, made } = await commit(file)
  expect(made).toBe(20_000)
  const again = await preview(file)
  expect(again.counts).toEqual({ ...counts, new: 0, same: 20_000 })
  const dearer = await commit(
    inLatin(`Nome,Preço\n${lines.map((_, n) => `"Peça ${n}; ""especial""","7,00"`).join('\n')}`),
  )
  expect(dearer.changed).toBe(20_000)
  expect((await staff.post('/api/v1/catalog/list', { limit: 1 })).body).toMatchObject({
    data: [{ name: 'Peça 0; "especial"', price: 7, revision: 2 }],
    total: 20_000,
  })
  expect((await undo(dearer.id)).status).toBe(200)
  expect((await list())[1]).toMatchObject({ name: 'Peça 1; "especial"', price: 1.5, revision: 3 })
  expect((await undo(id)).status).toBe(200)
  expect(await list()).toEqual([])
}, 60_000)

describe('an import', () => {
  test('changes what the file says otherwise, by name whatever its capitals, and keeps what it does not say', async () => {
    const id = await add({ name: 'Hora Técnica', unit: 'h', text: 'Como sempre.', cost: 4 })
    const { changed, made } = await commit('Nome;Preço\nHORA TÉCNICA;12,50\n')
    expect({ changed, made }).toEqual({ changed: 1, made: 0 })
    const { data } = (await admin.post('/api/v1/catalog/item', { id })).body
    expect(data).toMatchObject({
      name: 'Hora Técnica',
      unit: 'h',
      text: 'Como sempre.',
      price: 12.5,
      cost: 4,
      revision: 2,
    })
    // Whoever began to edit before it meets it.
    expect((await staff.post('/api/v1/catalog/update', { id, revision: 1, price: 11 })).status).toBe(409)
    expect((await staff.post('/api/v1/catalog/update', { id, revision: 1, unit: 'dia' })).status).toBe(200)
  })

  test('takes the costs from the admin alone, and shows them to nobody else', async () => {
    const file = 'Nome;Preço;Custo\nHora;10;4,25\n'
    expect((await preview(file)).rows).toHaveLength(1)
    await commit(file)
    const hora = (await list(admin))[0]
    expect(hora.cost).toBeNull()
    expect((await sendCsv(staff, IMPORT, file)).body.data.error).toBe('Tudo o que está neste arquivo já está aqui.')
    expect((await preview(file, admin)).rows[0].changes).toEqual(['Custo: nada → R$\u00a04,25'])
    await commit(file, admin)
    expect((await list(admin))[0].cost).toBe(4.25)
    expect(JSON.stringify([await list(), await preview('Nome;Preço;Custo\nHora;11;9\n')])).not.toMatch(/4[.,]25/)
  })

  test('of a file with any name is listed by it', async () => {
    await sendCsv(staff, IMPORT, 'Nome;Preço\nHora;10\n', `\u0000${'é'.repeat(300)}\ud800.csv`)
    const [{ file_name }] = (await staff.get('/api/v1/catalog/import/list')).body.data
    expect(file_name).toMatch(/é{100}/)
  })

  test('is listed, and undone whole once', async () => {
    const kept = await add({ name: 'Hora', unit: 'h', text: 'Antes.', cost: 4 })
    const { id } = await commit('Nome;Texto;Unidade;Preço;Custo\nHora;Depois;;12;\nPlaca;;un;41;8\n', admin)
    expect((await staff.get('/api/v1/catalog/import/list')).body.data).toMatchObject([
      { id, file_name: 'tabela.csv', made: 1, changed: 1, refused: 0, undone_at: null, by: expect.any(String) },
    ])
    expect((await undo(id)).body).toEqual({ result: true, data: { kept: [], count: 0 } })
    expect(await list(admin)).toMatchObject([{ id: kept, name: 'Hora', unit: 'h', text: 'Antes.', price: 10, cost: 4 }])
    expect((await staff.post('/api/v1/catalog/list', { q: 'antes' })).body.total).toBe(1)
    expect((await undo(id)).body.data.code).toBe('import-undone')
    expect((await undo(id + 1)).status).toBe(404)
    expect((await app.pool.query('select from record_import_rows')).rowCount).toBe(0)
  })

  test.each([
    ['changed', (id: number) => staff.post('/api/v1/catalog/update', { id, price: 99 })],
    ['archived', (id: number) => staff.post('/api/v1/catalog/archive', { id, archived: true })],
  ])('of which an item was %s since is not undone', async (_, change) => {
    const { id } = await commit('Nome;Preço\nHora;10\nPlaca;41\n')
    await change((await list())[1].id)
    const { status, body } = await undo(id)
    expect([status, body.data.code]).toEqual([409, 'changed-since-import'])
    expect(body.data.error).toContain('“Placa” mudou depois')
    expect((await app.pool.query('select from catalog_items')).rowCount).toBe(2)
  })

  test('of which an item was deleted since takes back the rest', async () => {
    const { id } = await commit('Nome;Preço\nHora;10\nPlaca;41\n')
    await admin.post('/api/v1/catalog/delete', { id: (await list())[0].id })
    expect((await undo(id)).status).toBe(200)
    expect(await list()).toEqual([])
  })
})

test('what goes out as a CSV comes in again unchanged, and no cell of it is a formula', async () => {
  const text = '=SUM(A1)\n- linha; com "aspas"'
  await add({ name: '=HYPERLINK("x")', text, unit: "'=h", price: 1234.5, cost: 3 })
  await add({ name: '@ponto', text: 'Dois\nparágrafos', unit: 'm²', price: 0.01 })
  const file = await (await admin.fetch('/api/v1/catalog/csv')).text()
  expect(file).not.toMatch(/(^|[;"])[=@]/m)
  expect((await preview(file, admin)).counts).toEqual({ new: 0, changed: 0, same: 2, refused: 0 })
  const before = (await list(admin)).map(({ id, ...item }: { id: number }) => item)
  await app.pool.query('delete from catalog_items')
  await commit(file, admin)
  const after = (await list(admin)).map(({ id, ...item }: { id: number }) => item)
  expect(after.toSorted(byName)).toEqual(before.toSorted(byName))
})

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name)
