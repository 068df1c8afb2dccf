import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeOfx } from '#tests/bank-statements.ts'
import { rowsOf, startExports } from '#tests/exports.ts'
import { readStatement, sendStatement } from '#tests/finance.ts'
import { makeNfe } from '#tests/notas.ts'
import { unzip } from '#tests/unzip.ts'

const { add, app, file } = startExports()

const send = async (xml: string, name = 'nota.xml') => {
  const form = new FormData()
  form.append('file', new Blob([xml]), name)
  return (await app.people.staff.post('/api/v1/finance/receipts/new', form)).body.data.id as number
}

test('statements are kept as they came, and go with the months that they say something of', async () => {
  const { staff, other, admin } = app.people
  const movements = [
    { day: '2026-09-28', amount: '-10.00', text: 'Setembro' },
    { day: '2026-10-03', amount: '-20.00', text: 'Outubro' },
  ]
  const bytes = Buffer.from(makeOfx([{ bank: '0341', number: '12345', movements }]))
  const made = await readStatement(staff, '', bytes)
  expect(made.size).toBe(bytes.length)
  await readStatement(staff, '', bytes)
  for (const [month, count] of [
    ['2026-09', 1],
    ['2026-10', 1],
    ['2026-11', 0],
  ] as const) {
    const files = unzip((await file('zip', `month=${month}`)).bytes)
    const found = [...files.keys()].filter((path) => path.startsWith('extratos/'))
    expect([month, found.length]).toEqual([month, count])
    if (count) expect(found[0]).toMatch(/^extratos\/2026-09-28 a 2026-10-03 \d+ .+\.ofx$/)
    for (const path of found) expect(files.get(path)!.equals(bytes)).toBe(true)
    expect(files.get('LEIA-ME.txt')!.toString().includes('Nenhum extrato deste mês')).toBe(count === 0)
  }
  const path = `/api/v1/finance/import/get-file?id=${made.id}`
  expect(Buffer.from(await (await staff.fetch(path)).arrayBuffer()).equals(bytes)).toBe(true)
  expect((await admin.fetch(path)).status).toBe(200)
  expect((await other.fetch(path)).status).toBe(404)
  expect(unzip((await file('zip', 'month=2026-10', other)).bytes).size).toBe(3)

  const { rows } = await app.pool.query('select file_key as key from finance_imports where id = $1', [made.id])
  expect((await staff.post('/api/v1/finance/import/undo', { id: made.id })).status).toBe(200)
  expect((await staff.fetch(path)).status).toBe(404)
  expect((await app.pool.query('select key from removed_files where key = $1', [rows[0].key])).rows).toHaveLength(1)
  const { body } = await staff.get('/api/v1/finance/imports')
  expect(body.data.map(({ size }: { size: number | null }) => size)).toEqual([bytes.length, null])
})

test('an import that is refused keeps no file, and one from before files were kept is named', async () => {
  const { staff } = app.people
  const movements = [{ day: '2026-10-03', amount: '-20.00', text: 'Outubro' }]
  const bytes = Buffer.from(makeOfx([{ bank: '0341', number: '12345', movements }]))
  const kept = () => readdir(join(app.settings.dataDir, 'private/finance/statements/2')).catch(() => [])
  const before = await kept()
  const stray = { choices: [{ line: 99, do: 'skip' }] }
  expect((await sendStatement(staff, '', bytes, stray)).status).toBe(422)
  expect(await kept()).toEqual(before)
  const { id } = await readStatement(staff, '', bytes)
  expect(await kept()).toHaveLength(before.length + 1)
  await app.pool.query('update finance_imports set file_key = null where id = $1', [id])
  const readme = unzip((await file('zip', 'month=2026-10')).bytes)
    .get('LEIA-ME.txt')!
    .toString()
  expect(readme).toContain('Extrato importado antes de o programa guardar os arquivos: extrato')
})

test('what is missing is said: entries without a receipt, notas without an entry, accounts without a statement', async () => {
  const { staff } = app.people
  const account = (await staff.post('/api/v1/finance/account/new', { name: 'Itaú' })).body.data.id
  await add({ description: '=cmd|calc', amount: '10', category: 'Material', account_id: account })
  await add({ description: 'Com nota / e barra\\..\\x', amount: '1188', date: '2026-10-08', category: 'Material' })
  await add({ amount: '5', transfer: true })
  await staff.post('/api/v1/finance/receipts/want', { categories: ['Material'] })
  const [given, waiting] = [
    await send(makeNfe()),
    await send(makeNfe({ key: '', number: '77', supplier: '=Ata' }), 'b.xml'),
  ]
  const { body } = await staff.get('/api/v1/finance/receipts')
  const entry = body.data.find(({ id }: { id: number }) => id === given).offers[0]
  await staff.post('/api/v1/finance/receipts/settle', { id: given, to: { kind: 'report', id: entry.id } })

  const files = unzip((await file('zip', 'month=2026-10')).bytes)
  const paths = [...files.keys()]
  expect(paths).toEqual([
    ...['LEIA-ME.txt', 'financeiro 2026-10.csv', 'resumo 2026-10.pdf'],
    ...['sem comprovante 2026-10.csv', 'sem transação 2026-10.csv'],
    `notas/2026-10-05 sem transação-${waiting} =Ata - b.xml`,
    `notas/2026-10-08 ${entry.id}-${given} Com nota - e barra-..-x - nota.xml`,
  ])
  expect(files.get('sem comprovante 2026-10.csv')!.toString()).toContain(
    `"05/10/2026";"'=cmd|calc";"Material";"Saída";"10,00";"Itaú";"Davi"`,
  )
  expect(rowsOf(files.get('sem comprovante 2026-10.csv')!)).toHaveLength(1)
  expect(files.get('sem transação 2026-10.csv')!.toString()).toContain(`"77";"05/10/2026";"'=Ata"`)
  expect(files.get('sem transação 2026-10.csv')!.toString()).toContain('"Espera a sua transação"')
  const readme = files.get('LEIA-ME.txt')!.toString()
  for (const part of [
    '1 transação sem comprovante, 1 de categorias que o pedem',
    '1 comprovante sem transação neste mês',
    'nenhuma veio de extrato: Itaú',
    '1 transferência. Entradas R$\u00a00,00, saídas R$\u00a01.198,00',
  ])
    expect(readme).toContain(part)
})

test('thirty archives in ten minutes are enough', async () => {
  let last = 200
  for (let count = 0; count < 31; count++) last = (await file('zip', 'month=2020-01')).response.status
  expect(last).toBe(429)
})
