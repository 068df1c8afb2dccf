import { beforeEach, describe, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { BANK_LAYOUTS } from '#tests/bank-layouts.ts'
import { makeOfx } from '#tests/bank-statements.ts'
import { addBudget } from '#tests/factories.ts'
import { addReport, readStatement } from '#tests/finance.ts'

const app = startApp()
beforeEach(async () => {
  app.clock.set(NOW)
  await app.pool.query(`delete from finance_imports; delete from finance_reports; delete from finance_bills;
    delete from finance_accounts; delete from finance_import_rules; delete from budgets; delete from finance_csv_mappings`)
})

type Line = [day: string, amount: string, text: string, id?: string]
const ofx = (...movements: Line[]) =>
  makeOfx([
    {
      ...{ bank: '0341', number: '12345' },
      movements: movements.map(([day, amount, text, id]) => ({ day, amount, text, ...(id && { id }) })),
    },
  ])
const preview = (...lines: Line[]) => readStatement(app.people.staff, '/preview', ofx(...lines))
const commit = (bytes: Uint8Array, choices: object[] = []) => readStatement(app.people.staff, '', bytes, { choices })
const asked = async () => (await app.people.staff.get('/api/v1/finance/import/doubtful')).body.data
const add = (fields: object) => addReport(app.people.staff, { date: '2026-11-05', type: 'despesa', ...fields })
const open = async () => (await app.people.staff.get('/api/v1/finance/bills')).body.data
const addBill = async (fields: object) => {
  const bill = { category: 'Geral', type: 'despesa', due: '2026-11-10', description: 'Aluguel', amount: '1850' }
  return (await app.people.staff.post('/api/v1/finance/bill/new', { ...bill, ...fields })).body.data.id as number
}
/** An accepted quote with one parcela: its id and the id of its Pix. */
async function accept(client: string, total = 3850) {
  const id = await addBudget(app.people.staff, { client, items: [{ description: 'Placa', total }] })
  const form = new FormData()
  form.append('record', JSON.stringify({ id, means: 'phone', name: 'Helena', note: '' }))
  const { body } = await app.people.staff.post('/api/v1/budget/record', form)
  const installment = body.data.installments[0].id as number
  const { rows } = await app.pool.query('select txid from budget_installments where id = $1', [installment])
  return { id: installment, txid: rows[0].txid as string }
}
const brief = ({ lines }: { lines: Record<string, unknown>[] }) => lines.map(({ state, reason }) => [state, reason])

describe('what is open', () => {
  test('is paid by the id of its Pix, whatever else has its value', async () => {
    const [one, other] = [await accept('Oficina Maré'), await accept('Padaria São João')]
    const bytes = ofx(['2026-11-20', '3850.00', `PIX QRCODE ${other.txid}`])
    const shown = await readStatement(app.people.staff, '/preview', bytes)
    expect(shown.lines[0]).toMatchObject({ state: 'new', do: 'match', match: { kind: 'installment', id: other.id } })
    expect(shown.lines[0].reason).toMatch(/^o código do Pix é o de “.*Padaria São João”$/)
    expect(await commit(bytes)).toMatchObject({ added: 0, matched: 1 })
    expect((await open()).map(({ id }: { id: number }) => id)).toEqual([one.id])
  })

  test('is paid by value and name; from another name it is asked, and waits', async () => {
    const { id } = await accept('Oficina Maré')
    await accept('Padaria São João')
    const shown = await preview(['2026-11-20', '3850.00', 'PIX RECEBIDO OFICINA MARE LTDA'])
    expect(shown.lines[0]).toMatchObject({ state: 'new', match: { id } })
    const unknown = ofx(['2026-11-21', '3850.00', 'PIX RECEBIDO J R TAVARES'])
    expect(await commit(unknown)).toMatchObject({ added: 0, matched: 0 })
    const [line] = await asked()
    expect(line).toMatchObject({ reason: 'Há 2 com este valor. Qual é?', like: null })
    expect(line.matches).toHaveLength(2)
    const answer = { id: line.id, answer: 'pays', pays: { kind: 'installment', id } }
    expect((await app.people.staff.post('/api/v1/finance/import/doubtful', answer)).status).toBe(200)
    expect(await open()).toHaveLength(1)
    expect((await readStatement(app.people.staff, '/preview', unknown)).counts).toMatchObject({ known: 1, doubtful: 0 })
  })

  test('is paid by the first of two equal lines; whether the second is another sale is asked', async () => {
    await accept('Ana Beatriz Moura', 89)
    const lines: Line[] = ['1', '2'].map((id) => ['2026-11-10', '89.00', 'PIX RECEBIDO ANA B MOURA', id])
    expect(brief(await preview(...lines))).toEqual([
      ['new', expect.stringMatching(/^mesmo valor e nome de/)],
      ['doubtful', expect.stringMatching(/^Outra linha igual já é o pagamento/)],
    ])
  })

  test('of whom the line names, with another value, is asked about: two parcelas in one sum', async () => {
    await accept('Rádio Litoral', 725)
    await accept('Rádio Litoral', 725)
    expect(brief(await preview(['2026-11-12', '1450.00', 'TED RADIO LITORAL LTDA']))).toEqual([
      ['doubtful', 'O que Rádio Litoral deve em aberto soma este valor. São as 2?'],
    ])
  })

  test('a bill of the value is asked about where the text names another, and certain where it names nobody', async () => {
    await addBill({})
    expect(brief(await preview(['2026-11-10', '-1850.00', 'COMPRA DEB PNEUS SUL']))).toEqual([
      ['doubtful', expect.stringMatching(/^O valor é o de “Aluguel”/)],
    ])
    expect(brief(await preview(['2026-11-09', '-1850.00', 'PAGTO BOLETO 0012']))).toEqual([
      ['new', 'mesmo valor e vencimento de “Aluguel”'],
    ])
  })
})

describe('an entry of another account without a line of a bank', () => {
  const addAccount = async (name: string) =>
    (await app.people.staff.post('/api/v1/finance/account/new', { name })).body.data.id as number
  const balances = async () =>
    Object.fromEntries(
      (await app.people.staff.get('/api/v1/finance/accounts')).body.data.map(
        ({ name, balance }: { name: string; balance: string }) => [name, balance],
      ),
    )
  const line: [string, string, string] = ['2026-11-20', '200.00', 'PIX RECEBIDO OFICINA MARE LTDA']

  test('is asked about first, before a part of the next parcela, and moves to the line’s account', async () => {
    const cash = await addAccount('Caixa')
    const { id } = await accept('Oficina Maré', 500)
    const came = { kind: 'installment', id, amount: '200', paid_on: '2026-11-20', account_id: cash }
    expect((await app.people.staff.post('/api/v1/finance/bill/pay', came)).status).toBe(200)
    const shown = (await preview(line)).lines[0]
    expect(shown).toMatchObject({
      ...{
        state: 'doubtful',
        do: 'add',
        reason: expect.stringMatching(/^Uma transação de 20\/11 .* já está em Caixa: /),
      },
      like: { description: expect.stringMatching(/Oficina Maré$/), counted: false, account: 'Caixa' },
    })
    const match = { kind: 'report', id: shown.like.id }
    expect(await commit(ofx(line), [{ line: shown.line, do: 'match', match }])).toMatchObject({ added: 0, matched: 1 })
    const { Caixa, ...others } = await balances()
    expect([Caixa, Object.values(others)]).toEqual(['0.00', ['200.00']])
    expect(await open()).toMatchObject([{ amount: '300.00' }])
    expect((await preview(line)).counts).toMatchObject({ known: 1 })
    // Undone it is in its account again.
    const [{ id: made }] = (await app.people.staff.get('/api/v1/finance/imports')).body.data
    expect((await app.people.staff.post('/api/v1/finance/import/undo', { id: made })).status).toBe(200)
    expect(await balances()).toMatchObject({ Caixa: '200.00' })
  })

  test('is asked about also where the line would pay an open parcela for certain, unless by its code', async () => {
    const { txid } = await accept('Oficina Maré', 200)
    await add({
      description: 'Oficina Maré',
      type: 'receita',
      amount: '200',
      date: '2026-11-19',
      account_id: await addAccount('Caixa'),
    })
    expect((await preview(line)).lines[0]).toMatchObject({ state: 'doubtful', like: { account: 'Caixa' } })
    expect((await preview(['2026-11-20', '200.00', `PIX QRCODE ${txid}`])).lines[0]).toMatchObject({ state: 'new' })
    // Left for later it waits with the same question, and is settled by the same answer.
    await commit(ofx(line))
    const [{ id, reason }] = await asked()
    expect(reason).toMatch(/já está em Caixa/)
    expect((await app.people.staff.post('/api/v1/finance/import/doubtful', { id, answer: 'same' })).status).toBe(200)
    expect(await balances()).toMatchObject({ Caixa: '0.00' })
  })

  test('is not what is a transfer, of another day or value, known to a bank, or asked about already', async () => {
    const account_id = await addAccount('Caixa')
    const sold = { description: 'Balcão', type: 'receita', amount: '200', date: '2026-11-20', account_id }
    await add({ ...sold, transfer: true })
    await add({ ...sold, date: '2026-11-16' })
    await add({ ...sold, amount: '200.01' })
    await add({ ...sold, type: 'despesa', date: '2026-11-16' })
    expect((await preview(line)).lines[0]).toMatchObject({ like: null })
    await add(sold)
    const [first, second] = (await preview([...line, '1'], [...line, '2'])).lines
    expect([first.like?.account, second.like]).toEqual(['Caixa', null])
    // One that no account has comes before it.
    await add({ ...sold, account_id: null })
    expect((await preview(line)).lines[0].like).not.toHaveProperty('account')
  })

  test('stays in its account where a bank says that it is there', async () => {
    const other = makeOfx([
      { bank: '0341', number: '999', movements: [{ day: line[0], amount: line[1], text: line[2] }] },
    ])
    await readStatement(app.people.staff, '', other)
    const { rows } = await app.pool.query('select id, account_id from finance_reports')
    const shown = (await preview(line)).lines[0]
    expect(shown.like).toBeNull()
    const match = { kind: 'report', id: rows[0].id }
    await commit(ofx(line), [{ line: shown.line, do: 'match', match }])
    expect((await app.pool.query('select id, account_id from finance_reports')).rows).toEqual(rows)
  })
})

describe('what came before', () => {
  test('gives the category, and is counted', async () => {
    for (const number of [11, 12, 13]) await add({ description: `DEB AUT NUVEM ${number}`, category: 'Servidores' })
    expect(brief(await preview(['2026-11-12', '-99.00', 'DEB AUT NUVEM 14']))).toEqual([
      ['new', 'igual a 3 anteriores: Servidores'],
    ])
  })

  test('of several categories is asked, and so is one payment to a person', async () => {
    await add({ description: 'COMPRA MERCADO 1', category: 'Material' })
    await add({ description: 'COMPRA MERCADO 2', category: 'Equipamento' })
    await add({ description: 'PIX ENVIADO ANA LUZ', category: 'Material' })
    await add({ description: 'DEB AUT CELESC', category: 'Energia' })
    const shown = await preview(
      ['2026-11-12', '-99.00', 'COMPRA MERCADO 3'],
      ['2026-11-12', '-98.00', 'PIX ENVIADO ANA LUZ'],
      ['2026-11-12', '-97.00', 'DEB AUT CELESC'],
    )
    expect(brief(shown)).toEqual([
      ['doubtful', expect.stringMatching(/^Das 2 anteriores: /)],
      ['doubtful', 'igual a 1 anterior: Material'],
      ['new', 'igual a 1 anterior: Energia'],
    ])
  })

  test('a line of another own account, the other way, is asked about as a transfer', async () => {
    const { body } = await app.people.staff.post('/api/v1/finance/account/new', { name: 'Reserva' })
    await add({ description: 'RESGATE', amount: '500', account_id: body.data.id })
    const { lines } = await preview(['2026-11-06', '500.00', 'TRANSF ENTRE CONTAS'])
    expect(lines[0]).toMatchObject({ state: 'doubtful', transfer: true, category: 'Transferência' })
  })

  test('the payment of a card is a transfer, its purchases are expenses', async () => {
    const { lines } = await readStatement(app.people.staff, '/preview', BANK_LAYOUTS['Nubank, card']!.file())
    expect(lines.map(({ type, transfer }: Record<string, unknown>) => [type, transfer])).toEqual([
      ['despesa', false],
      ['despesa', false],
      ['receita', true],
    ])
  })
})

describe('a line that is known', () => {
  const line: Line = ['2026-11-03', '-29.90', 'TAR PACOTE', '4']

  test('is listed with the statement that brought it, and comes in again only as another one', async () => {
    await commit(ofx(line))
    const shown = await preview(line, ['2026-11-04', '-1.00', 'X', '5'])
    expect(shown).toMatchObject({ counts: { known: 1 }, dropped: [{ line: 1, description: 'TAR PACOTE' }] })
    expect(shown.dropped[0].reason).toMatch(/^mesma linha do extrato de \d\d\/\d\d, “extrato.ofx”$/)
    const choices = [{ line: 1, do: 'add' }]
    expect(await commit(ofx(line), choices)).toMatchObject({ added: 1 })
    expect(await commit(ofx(line))).toMatchObject({ added: 0, known: 1 })
  })

  test('is not what a second equal line is: that one is new', async () => {
    const second: Line = ['2026-11-03', '-29.90', 'TAR PACOTE', '5']
    await commit(ofx(line))
    expect(await preview(line, second)).toMatchObject({ counts: { new: 1, known: 1, doubtful: 0 } })
    // Alone it may be the same under another number: it is asked, and not left out.
    expect(await commit(ofx(second))).toMatchObject({ added: 0, known: 0 })
    expect(await asked()).toMatchObject([{ description: 'TAR PACOTE' }])
  })
})
