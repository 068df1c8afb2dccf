import { describe, expect, test } from 'vitest'
import { NOW } from '#tests/app.ts'
import { BANK_LAYOUTS } from '#tests/bank-layouts.ts'
import { makeCsv, makeOfx, STATEMENTS } from '#tests/bank-statements.ts'
import type { Caller } from '#tests/call.ts'
import { sendStatement } from '#tests/finance.ts'
import { line, ofx, startImports } from '#tests/imports.ts'
import { makeXlsx } from '#tests/spreadsheets.ts'

const { add, app, commit, error, ledger, preview } = startImports()
const undo = (id: number, who: Caller = app.people.staff) => who.post('/api/v1/finance/import/undo', { id })

describe('an import', () => {
  test.each(Object.entries(STATEMENTS))('of %s adds its lines once, however often it is sent', async (_, make) => {
    const first = await commit(make())
    const after = await ledger()
    expect(first).toMatchObject({ known: 0, matched: 0, undone_at: null, by: 'Davi', file_name: 'extrato.ofx' })
    expect(after).toHaveLength(first.added)
    expect(await preview(make())).toMatchObject({ counts: { new: 0, known: first.added, doubtful: 0 }, lines: [] })
    expect(await commit(make())).toMatchObject({ added: 0, known: first.added })
    expect(await ledger()).toEqual(after)
  })

  test('keeps repeated FITIDs with other content, and equal lines of a file', async () => {
    await commit(STATEMENTS.bancoDoBrasil())
    await commit(STATEMENTS.santander())
    expect(await ledger()).toEqual([
      ['2026-10-09', 'despesa', '200.00', 'Pix - Enviado João'],
      ['2026-10-09', 'despesa', '35.50', 'Pix - Enviado Ação Ltda'],
      ['2026-10-09', 'receita', '1000.00', 'Pix - Recebido'],
      ['2026-10-12', 'despesa', '7.50', 'CAFE DA ESQUINA'],
      ['2026-10-12', 'despesa', '7.50', 'CAFE DA ESQUINA'],
      ['2026-10-13', 'receita', '300.00', 'DEPOSITO'],
    ])
  })

  test('of statements that overlap adds what is new alone', async () => {
    const coffee = line('2026-10-15', '-7.50', 'CAFÉ')
    await commit(ofx(line('2026-10-01', '-1.00', 'a', '1'), coffee))
    const next = ofx(coffee, coffee, line('2026-10-20', '2.00', 'b', '2'))
    expect(await preview(next)).toMatchObject({ counts: { new: 2, known: 1, doubtful: 0 } })
    await commit(next)
    expect((await ledger()).map(([, , amount]: string[]) => amount)).toEqual(['1.00', '7.50', '7.50', '2.00'])
  })

  test('keeps the accounts of a file apart, and finds them again', async () => {
    await commit(STATEMENTS.sicredi())
    const { data } = (await app.people.staff.get('/api/v1/finance/accounts')).body
    expect(data.map(({ name, kind, balance }: Record<string, string>) => [name, kind, balance])).toEqual([
      ['Cartão 1234', 'card', '-99.90'],
      ['Sicredi 2345', 'bank', '-10.00'],
    ])
    const { accounts } = await preview(STATEMENTS.sicredi())
    expect(accounts.map(({ account_id }: { account_id: number }) => account_id)).toEqual([data[1].id, data[0].id])
  })

  test('goes to the account that is chosen, which then is found by its number', async () => {
    const { id } = (await app.people.staff.post('/api/v1/finance/account/new', { name: 'Da firma' })).body.data
    await commit(STATEMENTS.itau(), { accounts: [id] })
    const [account] = (await app.people.staff.get('/api/v1/finance/accounts')).body.data
    expect(account).toMatchObject({ id, name: 'Da firma', number: '1234567890', statement: { balance: '2398.50' } })
    expect((await preview(STATEMENTS.itau())).accounts).toMatchObject([
      { account_id: id, fixed: true, name: 'Da firma' },
    ])
    const foreign = await error(STATEMENTS.bradesco(), { accounts: [id + 1000] })
    expect(foreign).toEqual([422, 'Esta conta não existe mais.'])
  })

  test('changes nothing that is there, and does not bring back what was deleted', async () => {
    await commit(ofx(line('2026-10-01', '-1.00', 'a', '1'), line('2026-10-02', '-2.00', 'b', '2')))
    const { data } = (await app.people.staff.post('/api/v1/finance/report/listReportsMonth', { date: '2026-10' })).body
    await app.people.staff.post('/api/v1/finance/report/update', { id: data[1].id, description: 'Com outro nome' })
    await app.people.staff.post('/api/v1/finance/report/delete', { id: data[0].id })
    await commit(ofx(line('2026-10-01', '-1.00', 'a', '1'), line('2026-10-02', '-2.00', 'b', '2')))
    expect(await ledger()).toEqual([['2026-10-01', 'despesa', '1.00', 'Com outro nome']])
  })

  test('of a file that was imported before its layout was known doubles no line, and learns the better columns', async () => {
    const { file } = BANK_LAYOUTS['Nubank, card']!
    const { columns } = await preview(file())
    await commit(file(), { mapping: { ...columns.mapping, inverted: false } })
    // As an import of that time left it: without what is known of columns now.
    await app.pool.query(`update finance_csv_mappings set mapping = (mapping::jsonb - 'sign' - 'balance' - 'former')`)
    const again = await preview(file())
    expect(again).toMatchObject({ counts: { new: 0, known: 3, doubtful: 0 }, columns: { guessed: true } })
    const longer = Buffer.concat([file(), Buffer.from('2026-10-20,Farmácia,12.00\r\n')])
    expect(await commit(longer)).toMatchObject({ added: 1, known: 3 })
    expect(await commit(longer)).toMatchObject({ added: 0, known: 4 })
    expect((await preview(file())).columns).toMatchObject({ guessed: false, mapping: { inverted: true } })
    expect(await ledger()).toHaveLength(4)
  })

  test('of a spreadsheet is one like any other', async () => {
    const bytes = await makeXlsx([
      ['Data', 'Histórico', 'Valor'],
      ['01/10/2026', 'PIX', -5.5],
    ])
    expect((await preview(bytes)).format).toBe('xlsx')
    expect(await commit(bytes)).toMatchObject({ added: 1, format: 'xlsx' })
    expect(await commit(bytes)).toMatchObject({ added: 0, known: 1 })
  })

  test('says what it leaves out or cuts, as its preview does, each with its line and reason', async () => {
    const csv = makeCsv([
      ['Data', 'Descrição', 'Valor'],
      ['01/10/2026', 'MERCADO', '-1,00'],
      ['02/10/2026', 'TARIFA', '0,00'],
      ['', 'PIX', '-7,50'],
      ['03/10/2026', 'x'.repeat(301), '2,00'],
    ])
    const remarks = {
      count: 3,
      first: [
        { line: 3, text: 'O valor de “TARIFA” é zero: fica de fora.' },
        { line: 4, text: 'Sem data: “PIX -7,50” fica de fora.' },
        { line: 5, text: `A descrição “${'x'.repeat(40)}…” passa de 300 caracteres: entra cortada.` },
      ],
    }
    expect((await preview(csv)).remarks).toEqual(remarks)
    expect(await commit(csv)).toMatchObject({ added: 2, remarks })
    expect(await ledger()).toHaveLength(2)
    const zeros = makeCsv([
      ['Data', 'Descrição', 'Valor'],
      ...Array.from({ length: 1001 }, () => ['01/10/2026', 'x', '0,00']),
      ['01/10/2026', 'x', '1,00'],
    ])
    const many = (await preview(zeros)).remarks
    expect([many.count, many.first.length]).toEqual([1001, 1000])
  })

  test('makes an account that has the balance of the file', async () => {
    const statement = (balance: string, ...movements: ReturnType<typeof line>[]) =>
      makeOfx([{ bank: '0341', number: '12345', movements }], { balance })
    const account = async () => (await app.people.staff.get('/api/v1/finance/accounts')).body.data[0]
    const october = statement('1000.00', line('2026-10-05', '-200.00', 'ALUGUEL'), line('2026-10-20', '50.00', 'PIX'))
    const { id } = await commit(october)
    expect(await account()).toMatchObject({
      ...{ opening_balance: '1150.00', balance: '1000.00' },
      statement: { day: '2026-10-20', balance: '1000.00', difference: '0.00' },
    })
    // What comes after adds to it.
    await commit(statement('990.00', line('2026-11-02', '-10.00', 'TARIFA')))
    expect(await account()).toMatchObject({ opening_balance: '1150.00', statement: { difference: '0.00' } })
    // What is left out of the ledger is missing, and shows.
    await undo(id)
    await commit(october, { choices: [{ line: 2, do: 'skip' }] })
    expect(await account()).toMatchObject({ opening_balance: '1150.00', statement: { difference: '50.00' } })
  })

  test('of an account that is there leaves its opening balance', async () => {
    const { id } = (
      await app.people.staff.post('/api/v1/finance/account/new', { name: 'Da firma', opening_balance: '5' })
    ).body.data
    await commit(STATEMENTS.bradesco(), { accounts: [id] })
    const [account] = (await app.people.staff.get('/api/v1/finance/accounts')).body.data
    expect(account).toMatchObject({ opening_balance: '5.00', statement: { balance: '2500.90', difference: '-5.00' } })
  })

  test('in two tabs at once is one', async () => {
    const answers = await Promise.all([1, 2].map(() => commit(STATEMENTS.itau())))
    expect(answers.map(({ added }) => added).sort()).toEqual([0, 4])
    expect(await ledger()).toHaveLength(4)
    expect((await app.pool.query('select from finance_accounts')).rowCount).toBe(1)
  })

  test('of a file that is wrong in a line takes the rest where the person has seen which line that is', async () => {
    const csv = makeCsv([
      ['Data', 'Descrição', 'Valor'],
      ['01/10/2026', 'MERCADO', '-1,00'],
      ['31/09/2026', 'PADARIA', '-2,00'],
    ])
    const unread = {
      count: 1,
      first: [{ line: 3, why: 'A data “31/09/2026” não existe.', text: '31/09/2026 PADARIA -2,00' }],
    }
    expect(await preview(csv)).toMatchObject({ counts: { new: 1 }, columns: { problem: '' }, unread })
    expect(await error(csv)).toEqual([422, 'Linha 3: a data “31/09/2026” não existe.'])
    // Another file, or another count than was shown.
    const [status, text] = await error(csv, { unread: 2 })
    expect([status, text]).toEqual([422, expect.stringMatching(/são outras/)])
    expect((await error(STATEMENTS.itau(), { unread: 1 }))[0]).toBe(422)
    expect(await ledger()).toEqual([])
    expect(await commit(csv, { unread: 1 })).toMatchObject({ added: 1, unread })
    expect(await ledger()).toEqual([['2026-10-01', 'despesa', '1.00', 'MERCADO']])
  })

  test('of a file that is wrong in its last line writes nothing where nobody was shown it, and names the line', async () => {
    const bad = ofx(line('2026-10-01', '-1.00', 'a', '1'), line('2026-02-30', '-2.00', 'b', '2'))
    const message = 'Linha 50: a data “20260230” não existe.'
    expect(await error(bad)).toEqual([422, message])
    expect((await sendStatement(app.people.staff, '', bad)).body.data.fields).toEqual({ file: message })
    expect(await ledger()).toEqual([])
    expect((await app.pool.query('select from finance_accounts')).rowCount).toBe(0)
  })

  test.each([
    ['an empty file', Buffer.from(''), '“extrato.ofx” está vazio: tem 0 bytes.'],
    ['a cut one', STATEMENTS.itau().subarray(0, 900), /termina antes do fim/],
    ['another format', Buffer.from('%PDF-1.4'), /é um PDF/],
  ])('of %s is refused', async (_, bytes, message) => {
    const [status, text] = await error(bytes)
    expect(status).toBe(422)
    expect(text).toMatch(message)
  })

  test('without a file, with choices that are none, or for somebody else is refused', async () => {
    const { staff } = app.people
    const form = new FormData()
    form.set('options', '{}')
    expect((await staff.post('/api/v1/finance/import', form)).status).toBe(400)
    expect((await sendStatement(app.people.staff, '', STATEMENTS.itau(), { accounts: ['x'] })).status).toBe(422)
    expect((await sendStatement(app.people.staff, '', STATEMENTS.itau(), { id_user: 3 })).status).toBe(403)
    expect(await error(STATEMENTS.itau(), { choices: [{ line: 99, do: 'skip' }] })).toEqual([
      422,
      'O arquivo não tem a linha 99: não é o da prévia. Comece de novo.',
    ])
  })

  test("two people's money never meets", async () => {
    const { staff, other, admin } = app.people
    const { id } = await commit(STATEMENTS.itau())
    expect(await preview(STATEMENTS.itau(), {}, other)).toMatchObject({ counts: { new: 4, known: 0, doubtful: 0 } })
    expect((await undo(id, other)).status).toBe(404)
    const list = async (who: Caller, query = '') => (await who.get(`/api/v1/finance/imports${query}`)).body.data
    expect(await list(other)).toEqual([])
    expect(await list(admin)).toEqual([])
    expect(await list(admin, '?id_user=0')).toHaveLength(1)
    expect(await list(staff)).toMatchObject([{ id, added: 4, format: 'ofx' }])
    await commit(STATEMENTS.itau(), { id_user: 3 }, admin)
    expect(await ledger(other)).toHaveLength(4)
  })
})

describe('an undo', () => {
  test('deletes what the import added, and the file can be imported again', async () => {
    await add({ description: 'De antes', amount: '5' })
    const { id } = await commit(STATEMENTS.itau())
    expect((await undo(id)).status).toBe(200)
    expect((await ledger()).map(([, , , description]: string[]) => description)).toEqual(['De antes'])
    expect((await undo(id)).status).toBe(409)
    const [undone] = (await app.people.staff.get('/api/v1/finance/imports')).body.data
    expect(undone.undone_at).toBe(NOW.toISOString())
    const [account] = (await app.people.staff.get('/api/v1/finance/accounts')).body.data
    expect(account).toMatchObject({ balance: '0.00', statement: null })
    expect((await commit(STATEMENTS.itau())).added).toBe(4)
    expect(await ledger()).toHaveLength(5)
  })
})
