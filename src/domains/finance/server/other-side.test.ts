import { beforeEach, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { makeOfx } from '#tests/bank-statements.ts'
import { addReport, readStatement, sendStatement } from '#tests/finance.ts'

const app = startApp()
beforeEach(() => app.pool.query('delete from finance_reports; delete from finance_accounts'))

const staff = () => app.people.staff
const account = async (name: string) =>
  (await staff().post('/api/v1/finance/account/new', { name })).body.data.id as number
const call = (name: string, body: object) => staff().post(`/api/v1/finance/report/${name}`, body)
const item = async (id: number) => (await staff().get(`/api/v1/finance/report/item?id=${id}`)).body.data
const sides = async (id: number) => (await staff().get(`/api/v1/finance/report/other-sides?id=${id}`)).body.data
const november = async () => (await call('listReportsMonth', { date: '2026-11' })).body.totals

async function twoSides() {
  const [bank, card] = [await account('Banco'), await account('Cartão')]
  const fields = { amount: '1546.70', category: 'Cartão' }
  const out = await addReport(staff(), { ...fields, account_id: bank, date: '2026-11-20', description: 'Fatura' })
  const into = await addReport(staff(), {
    ...{ ...fields, account_id: card, date: '2026-11-21', description: 'Pagamento recebido', type: 'receita' },
  })
  return { bank, card, out, into }
}

test('two entries are linked as one transfer, which counts nowhere, and taken apart again', async () => {
  const { out, into } = await twoSides()
  await addReport(staff(), { amount: '1546.70', type: 'receita', date: '2026-11-20' })
  expect(await sides(out)).toEqual([
    { id: into, date: '2026-11-21', description: 'Pagamento recebido', account: 'Cartão' },
  ])
  expect(await november()).toMatchObject({ income: '3093.40', expenses: '1546.70' })
  expect((await call('link', { id: into, other_id: out })).status).toBe(200)
  expect(await november()).toMatchObject({ income: '1546.70', expenses: '0.00', transfers: 2 })
  expect(await item(out)).toMatchObject({ transfer: true, other_side: { id: into, account: 'Cartão' } })
  expect(await sides(out)).toEqual([])
  expect((await call('link', { id: into, other_id: out })).body.data.code).toBe('transfer-linked')
  for (const change of [{ amount: '1' }, { transfer: false }, { type: 'receita' }, { account_id: null }])
    expect((await call('update', { id: out, ...change })).body.data.code).toBe('transfer-linked')
  expect((await call('update', { id: out, description: 'Fatura de novembro' })).status).toBe(200)
  expect((await call('unlink', { id: out })).status).toBe(200)
  expect(await item(into)).toMatchObject({ transfer: false, other_side: null })
  expect(await november()).toMatchObject({ income: '3093.40', expenses: '1546.70' })
})

test('what is not one transfer is not linked', async () => {
  const { bank, out, into } = await twoSides()
  const same = { amount: '1546.70', type: 'receita' }
  const here = await addReport(staff(), { ...same, account_id: bank })
  const nowhere = await addReport(staff(), same)
  const less = await addReport(staff(), { ...same, amount: '1546.69', account_id: await account('Caixa') })
  const theirs = await addReport(app.people.other, same)
  for (const other_id of [here, nowhere, less]) expect((await call('link', { id: out, other_id })).status).toBe(422)
  for (const other_id of [theirs, 999_999]) expect((await call('link', { id: out, other_id })).status).toBe(404)
  expect((await call('link', { id: out, other_id: out })).status).toBe(422)
  expect((await item(into)).transfer).toBe(false)
})

test('one side is deleted with a word of the other, and both come back linked', async () => {
  const { out, into } = await twoSides()
  await call('link', { id: out, other_id: into })
  const refused = await call('delete', { id: out })
  expect([refused.status, refused.body.data.code]).toEqual([409, 'transfer-linked'])
  expect((await call('delete', { id: out, other_side: 'delete' })).status).toBe(200)
  expect((await call('listReportsMonth', { date: '2026-11' })).body.data).toEqual([])
  await call('restore', { id: out, with_other: true })
  expect((await item(into)).other_side.id).toBe(out)
  await call('delete', { id: out, other_side: 'keep' })
  expect(await item(into)).toMatchObject({ transfer: true, other_side: null })
  await call('restore', { id: out })
  expect((await item(into)).other_side.id).toBe(out)
})

test('a transfer by its own call is linked', async () => {
  const [from, to] = [await account('Banco'), await account('Caixa')]
  const { ids } = (await staff().post('/api/v1/finance/transfer', { from, to, amount: '300', date: '2026-11-12' })).body
    .data
  expect((await item(ids[0])).other_side).toMatchObject({ id: ids[1], account: 'Caixa' })
})

const ofx = (account: string, lines: [day: string, amount: string, memo: string][], kind: 'bank' | 'card' = 'bank') =>
  Buffer.from(
    `OFXHEADER:100\nDATA:OFXSGML\n\n<OFX>${kind === 'card' ? '<CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>BRL<CCACCTFROM>' : '<BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>341'}<ACCTID>${account}${kind === 'card' ? '</CCACCTFROM>' : '<ACCTTYPE>CHECKING</BANKACCTFROM>'}<BANKTRANLIST>${lines
      .map(
        ([day, amount, memo], at) =>
          `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${day}<TRNAMT>${amount}<FITID>${account}${at}<MEMO>${memo}</STMTTRN>`,
      )
      .join(
        '',
      )}</BANKTRANLIST>${kind === 'card' ? '</CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1>' : '</STMTRS></STMTTRNRS></BANKMSGSRSV1>'}</OFX>\n`,
  )

test('the statement of the other account finds the other side, whichever comes first, and links it', async () => {
  const card = ofx('4410', [['20261121', '1546.70', 'PAGAMENTO RECEBIDO']], 'card')
  const bank = ofx('12345', [['20261120', '-1546.70', 'PGTO FATURA CARTAO FINAL 4410']])
  const sum = async () => (await november()).transfers
  for (const [first, second] of [
    [card, bank],
    [bank, card],
  ] as const) {
    await app.pool.query(
      'delete from finance_reports; delete from finance_accounts; delete from finance_imports; delete from finance_import_rules',
    )
    if (first === bank)
      await staff().post('/api/v1/finance/account/new', { name: 'Cartão', kind: 'card', number: '4410' })
    await readStatement(staff(), '', first)
    const { lines } = await readStatement(staff(), '/preview', second)
    expect(lines[0]).toMatchObject({ state: 'new', transfer: true, other: { description: expect.any(String) } })
    const made = await readStatement(staff(), '', second)
    expect(await november()).toMatchObject({ income: '0.00', expenses: '0.00', transfers: 2 })
    const { rows } = await app.pool.query('select * from finance_transfers')
    expect(rows).toHaveLength(1)
    await staff().post('/api/v1/finance/import/undo', { id: made.id })
    expect((await app.pool.query('select * from finance_transfers')).rows).toEqual([])
    expect(await sum()).toBe(1)
  }
})

/** A file with the lines of two accounts, of which none is here yet. */
const twoAccounts = (out: [day: string, text: string], into: [day: string, text: string], first: 'out' | 'into') => {
  const one = { bank: '0341', number: '111', movements: [{ day: out[0], amount: '-500.00', text: out[1], id: 'A' }] }
  const other = { bank: '0077', number: '222', movements: [{ day: into[0], amount: '500.00', text: into[1], id: 'B' }] }
  return makeOfx(first === 'out' ? [one, other] : [other, one])
}
const linked = async () => (await app.pool.query('select * from finance_transfers')).rowCount

test.each(['out', 'into'] as const)(
  'two accounts of one file pair as a transfer, the one first that is %s',
  async (first) => {
    await app.pool.query('delete from finance_imports')
    const file = twoAccounts(['2026-11-10', 'TED MESMA TITULARIDADE'], ['2026-11-11', 'TED RECEBIDA'], first)
    const { lines } = await readStatement(staff(), '/preview', file)
    expect(lines).toMatchObject([
      { state: 'new', transfer: true, category: 'Transferência', mate: { line: 2 } },
      { state: 'new', transfer: true, mate: { line: 1 } },
    ])
    const made = await readStatement(staff(), '', file)
    expect(await november()).toMatchObject({ income: '0.00', expenses: '0.00', transfers: 2 })
    expect(await linked()).toBe(1)
    await staff().post('/api/v1/finance/import/undo', { id: made.id })
    expect(await linked()).toBe(0)
  },
)

test('where neither says so it is asked, and one answer settles both', async () => {
  await app.pool.query('delete from finance_imports')
  const file = twoAccounts(
    ['2026-11-10', 'PIX ENVIADO TRES CAMADAS'],
    ['2026-11-10', 'PIX RECEBIDO TRES CAMADAS'],
    'out',
  )
  const { lines } = await readStatement(staff(), '/preview', file)
  expect(lines).toMatchObject([{ state: 'doubtful', mate: { line: 2 } }, { state: 'doubtful' }])
  expect(lines[0].reason).toMatch(/^A linha 2, em Inter 222, tem o mesmo valor do outro lado: “PIX RECEBIDO/)
  const made = await readStatement(staff(), '', file, { choices: [{ line: 1, do: 'add', mate: 2 }] })
  expect([made.added, await linked()]).toEqual([2, 1])
  expect((await staff().get('/api/v1/finance/import/doubtful')).body.data).toEqual([])
})

test('what is no other side is refused as one: of one account, of another value', async () => {
  await app.pool.query('delete from finance_imports')
  const file = ofx('333', [
    ['20261110', '-500.00', 'SAQUE'],
    ['20261110', '500.00', 'DEPOSITO'],
  ])
  const { status } = await sendStatement(staff(), '', file, { choices: [{ line: 1, do: 'add', mate: 2 }] })
  expect(status).toBe(422)
})

test('two files whose lines were both left in doubt are linked by their answers, either first', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    await app.pool.query('delete from finance_reports; delete from finance_accounts; delete from finance_imports')
    const files = [
      ofx('111', [['20261110', '-500.00', 'TRANSF ENTRE CONTAS']]),
      ofx('222', [['20261111', '500.00', 'RESGATE PARA CONTA']]),
    ]
    for (const at of order) await readStatement(staff(), '', files[at]!)
    const doubts = async () => (await staff().get('/api/v1/finance/import/doubtful')).body.data
    const [first, second] = await doubts()
    await staff().post('/api/v1/finance/import/doubtful', { id: first.id, answer: 'add' })
    expect(await doubts()).toMatchObject([{ id: second.id, other: { description: first.description } }])
    expect((await staff().post('/api/v1/finance/import/doubtful', { id: second.id, answer: 'transfer' })).status).toBe(
      200,
    )
    expect(await linked()).toBe(1)
  }
})

test('an expense of another account is asked about, and what counted before counts again once the import is undone', async () => {
  const bank = await account('Banco')
  const out = await addReport(staff(), { amount: '300', account_id: bank, date: '2026-11-16', description: 'Saque' })
  const cash = ofx('99', [['20261116', '300.00', 'DEPOSITO']])
  const { lines } = await readStatement(staff(), '/preview', cash)
  expect(lines[0]).toMatchObject({ state: 'doubtful', other: { id: out, account: 'Banco' } })
  const made = await readStatement(staff(), '', cash, { choices: [{ line: 1, do: 'add', other: out }] })
  expect(await item(out)).toMatchObject({ transfer: true, other_side: { description: 'DEPOSITO' } })
  await staff().post('/api/v1/finance/import/undo', { id: made.id })
  expect(await item(out)).toMatchObject({ transfer: false, other_side: null })
  // Left in doubt, it is answered later.
  await readStatement(staff(), '', cash)
  const doubt = (await staff().get('/api/v1/finance/import/doubtful')).body.data[0]
  expect(doubt.other).toMatchObject({ id: out, account: 'Banco' })
  expect((await staff().post('/api/v1/finance/import/doubtful', { id: doubt.id, answer: 'transfer' })).status).toBe(200)
  expect((await item(out)).other_side.description).toBe('DEPOSITO')
})

test('a line comes in split, to the cent', async () => {
  const file = ofx('77', [['20261113', '-642.30', 'COMPRA DEB MERCADO LIVRE']])
  const part = (category: string, amount: string) => ({ category, project_id: null, amount })
  const choose = (...parts: object[]) => ({ choices: [{ line: 1, do: 'add', parts }] })
  const wrong = await sendStatement(
    staff(),
    '',
    file,
    choose(part('Material', '412.30'), part('Equipamento', '229.99')),
  )
  expect([wrong.status, wrong.body.data.error]).toEqual([422, expect.stringContaining('faltam 0,01')])
  await readStatement(staff(), '', file, choose(part('Material', '412.30'), part('Equipamento', '230')))
  const [entry] = (await call('listReportsMonth', { date: '2026-11' })).body.data
  expect(entry.parts).toMatchObject([{ category: 'Material' }, { category: 'Equipamento', amount: '230.00' }])
})
