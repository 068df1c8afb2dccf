import { beforeEach, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { BANK_LAYOUTS } from '#tests/bank-layouts.ts'
import { makeCsv, makeOfx, statementForm } from '#tests/bank-statements.ts'
import { readStatement, sendStatement } from '#tests/finance.ts'

const app = startApp()
beforeEach(async () => {
  app.clock.set(NOW)
  await app.pool.query(`delete from finance_imports; delete from finance_reports; delete from finance_accounts;
    delete from finance_csv_mappings`)
})

const commit = (bytes: Uint8Array, options: object = {}) => readStatement(app.people.staff, '', bytes, options)
const accounts = async () => (await app.people.staff.get('/api/v1/finance/accounts')).body.data
const create = async (fields: object) =>
  (await app.people.staff.post('/api/v1/finance/account/new', { name: 'Banco', ...fields })).body.data.id as number
const statement = (number: string, amount = '-5.00', balance?: string) =>
  makeOfx([{ bank: '0341', number, movements: [{ day: '2026-11-05', amount, text: `TARIFA ${number}` }] }], {
    ...(balance && { balance }),
  })

test('a new account is named by its bank and number, else by its file, and never like another one', async () => {
  await commit(BANK_LAYOUTS.Inter!.file())
  const csv = (text: string) =>
    makeCsv([
      ['Data', text, 'Valor'],
      ['01/11/2026', 'PIX', '1,00'],
    ])
  const send = (name: string, bytes: Buffer) => {
    const form = statementForm(bytes)
    form.set('file', new File([new Uint8Array(bytes)], name))
    return app.people.staff.post('/api/v1/finance/import', form)
  }
  for (const text of ['Histórico', 'Descrição']) await send('conta da loja.csv', csv(text))
  expect((await accounts()).map(({ name }: { name: string }) => name).sort()).toEqual([
    ...['Inter 6789', 'conta da loja', 'conta da loja 2'],
  ])
})

test('one number, however it is written, is one account', async () => {
  const id = await create({ bank: '77', number: '12345678-9' })
  await commit(BANK_LAYOUTS.Inter!.file())
  expect(await accounts()).toMatchObject([{ id, count: 2 }])
})

test('an account begins without what cannot be read: with that entered, it has what the bank says', async () => {
  const csv = (amount: string) =>
    makeCsv([
      ['Data', 'Histórico', 'Valor', 'Saldo'],
      ['01/10/2026', 'PIX', '1,00', '101,00'],
      ['31/09/2026', 'PADARIA', amount, '99,00'],
      ['03/10/2026', 'TED', '3,00', '102,00'],
    ])
  const show = async (amount: string) =>
    (await readStatement(app.people.staff, '/preview', csv(amount))).accounts.map(
      ({ balance, book }: { balance: string; book: object }) => ({ balance, ...book }),
    )
  expect(await show('-2,00')).toEqual(
    [{ balance: '102.00', until: '2026-10-03', ...{ lacks: 0 } }].map((one) => ({ ...one, balance: '100.00' })),
  )
  expect(await show('dois')).toMatchObject([{ lacks: 1 }])
  await commit(csv('-2,00'), { unread: 1, names: ['Banco'] })
  expect(await accounts()).toMatchObject([
    { opening_balance: '100.00', balance: '104.00', statement: { balance: '102.00', difference: '-2.00' } },
  ])
})

test('a statement of another account than the chosen one is refused', async () => {
  const id = await create({ bank: '341', number: '999' })
  const { status, body } = await sendStatement(app.people.staff, '', statement('12345'), { accounts: [id] })
  expect([status, body.data.error]).toEqual([
    422,
    'O extrato é da conta 12345, e “Banco” é a 999. Escolha outra, ou uma conta nova.',
  ])
  expect(await accounts()).toMatchObject([{ count: 0 }])
})

test('an account begins with what its first statement implies, also one that was made by hand', async () => {
  const id = await create({ name: 'Itaú' })
  await commit(statement('12345', '-5.00', '95.00'), { accounts: [id] })
  expect(await accounts()).toMatchObject([
    { opening_balance: '100.00', balance: '95.00', statement: { difference: '0.00' } },
  ])
  // What a later statement says is compared, and changes nothing.
  await commit(statement('12345', '-6.00', '90.00'))
  expect(await accounts()).toMatchObject([{ opening_balance: '100.00', statement: { difference: '1.00' } }])
})

test.each([
  ['Inter', '2500.00'],
  ['Mercado Pago', '1026.97'],
  ['Stone', '959.87'],
] as const)('a table with the balance after each line gives it: %s', async (bank, balance) => {
  await commit(BANK_LAYOUTS[bank]!.file())
  expect(await accounts()).toMatchObject([{ balance, statement: { balance, difference: '0.00' } }])
})

test('a transfer that was typed is the line of either statement, whichever comes first', async () => {
  const [from, to] = [await create({ number: '1', bank: '341' }), await create({ number: '2', bank: '341' })]
  const transfer = { from, to, amount: '40.50', date: '2026-11-04' }
  await app.people.staff.post('/api/v1/finance/transfer', transfer)
  expect(await commit(statement('2', '40.50'))).toMatchObject({ added: 0, matched: 1 })
  expect(await commit(statement('1', '-40.50'))).toMatchObject({ added: 0, matched: 1 })
  expect((await accounts()).map(({ count }: { count: number }) => count)).toEqual([1, 1])
})

test('one file that two people import at once comes in once', async () => {
  const { rows } = await app.pool.query("select id from users where email = 'davi@exemplo.com.br'")
  const owner = rows[0].id
  const bytes = statement('12345')
  const answers = await Promise.all(
    [app.people.staff, app.people.admin, app.people.staff, app.people.admin].map((who) =>
      sendStatement(who, '', bytes, { id_user: owner }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(answers.map(({ body }) => body.data.added).sort()).toEqual([0, 0, 0, 1])
  expect(await accounts()).toMatchObject([{ count: 1 }])
})

test('[FIN] an opening that is wrong is proposed anew by the first statement, and any day is reckoned from its day', async () => {
  const { staff } = app.people
  const { id } = (
    await staff.post('/api/v1/finance/account/new', { name: 'Banco', opening_balance: '5', number: '777' })
  ).body.data
  const line = (day: string, amount: string) =>
    `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${day}<TRNAMT>${amount}<FITID>${day}<MEMO>X ${day}</STMTTRN>`
  const statement = (lines: string, day: string, balance: string) =>
    Buffer.from(
      `OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKACCTFROM><ACCTID>777<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>${lines}</BANKTRANLIST><LEDGERBAL><BALAMT>${balance}<DTASOF>${day}</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n`,
    )
  await readStatement(
    staff,
    '',
    statement(line('20261103', '-20.00') + line('20261105', '50.00'), '20261105', '130.00'),
  )
  const read = async () =>
    (await staff.get('/api/v1/finance/accounts')).body.data.find((one: { id: number }) => one.id === id)
  const account = await read()
  expect(account).toMatchObject({
    ...{ opening_day: null, balance: '35.00', statement: { difference: '95.00' } },
    proposed_opening: { day: '2026-11-03', balance: '100.00' },
  })
  await staff.post('/api/v1/finance/account/update', { id, opening_balance: '100', opening_day: '2026-11-03' })
  expect(await read()).toMatchObject({ balance: '130.00', statement: { difference: '0.00' }, proposed_opening: null })
  // An older statement moves no balance of today, and is compared with its own.
  await readStatement(staff, '', statement(line('20261001', '40.00'), '20261001', '100.00'))
  expect(await read()).toMatchObject({ balance: '130.00', statement: { day: '2026-11-05', difference: '0.00' } })
  const course = await staff.get(
    `/api/v1/finance/accounts`.replace('accounts', `account/course?id=${id}&from=2026-10-01&to=2026-10-31`),
  )
  expect(course.body.data).toMatchObject({ before: '60.00', days: [{ balance: '100.00', given: '100.00' }] })
})

test('a table of a card that nobody knows is read as one where it is said to be', async () => {
  const { staff } = app.people
  const csv = Buffer.from('Data;Descrição;Valor\n03/11/2026;Padaria;10,00\n05/11/2026;Pagamento;-90,00\n')
  const read = async (options: object) => {
    const {
      accounts: [shown],
      lines,
    } = await readStatement(staff, '/preview', csv, options)
    return [shown.kind, lines.map(({ type }: { type: string }) => type)]
  }
  expect(await read({})).toEqual(['account', ['receita', 'despesa']])
  expect(await read({ kinds: ['card'] })).toEqual(['card', ['despesa', 'receita']])
  await readStatement(staff, '', csv, { kinds: ['card'], names: ['Cartão da firma'] })
  const { body } = await staff.get('/api/v1/finance/accounts')
  expect(body.data.find(({ name }: { name: string }) => name === 'Cartão da firma').kind).toBe('card')
})

test('an account that the file does not name is asked for', async () => {
  const { staff } = app.people
  const csv = Buffer.from('Dia;Texto;Quantia\n03/11/2026;Compra;-10,00\n')
  const { accounts: shown, columns } = await readStatement(staff, '/preview', csv)
  expect(columns === null || shown.length === 0 || shown[0].unnamed).toBe(true)
  await readStatement(staff, '', csv, { names: ['Itaú da firma'], mapping: columns.mapping })
  const { body } = await staff.get('/api/v1/finance/accounts')
  expect(body.data.map(({ name }: { name: string }) => name)).toContain('Itaú da firma')
})
