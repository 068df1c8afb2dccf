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
