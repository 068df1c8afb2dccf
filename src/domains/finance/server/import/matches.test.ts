import { beforeEach, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { makeOfx, statementForm } from '#tests/bank-statements.ts'
import type { Caller } from '#tests/call.ts'
import { addBudget } from '#tests/factories.ts'
import { addSold, orderOf } from '#tests/sales.ts'

const app = startApp()
beforeEach(async () => {
  app.clock.set(NOW)
  await app.pool.query(`delete from finance_imports; delete from finance_reports; delete from finance_bills;
    delete from finance_accounts; delete from orders; delete from budgets`)
})

const statement = (...movements: [day: string, amount: string, text: string][]) =>
  makeOfx([
    { bank: '0341', number: '12345', movements: movements.map(([day, amount, text]) => ({ day, amount, text })) },
  ])
const send = async (path: string, bytes: Uint8Array, options: object = {}, who: Caller = app.people.staff) =>
  (await who.post(`/api/v1/finance/import${path}`, statementForm(bytes, options))).body.data
const preview = (bytes: Uint8Array, who?: Caller) => send('/preview', bytes, {}, who)
const commit = (bytes: Uint8Array, choices: object[], who?: Caller) => send('', bytes, { choices }, who)
const undo = (id: number, who: Caller = app.people.staff) => who.post('/api/v1/finance/import/undo', { id })
const open = async (who: Caller = app.people.staff) => (await who.get('/api/v1/finance/bills')).body.data
const ledger = async (who: Caller = app.people.staff, date = '2026-11') =>
  (await who.post('/api/v1/finance/report/listReportsMonth', { date })).body

const addBill = async (fields: object = {}) => {
  const bill = { description: 'Internet', amount: '89.90', category: 'Internet', type: 'despesa', due: '2026-11-10' }
  return (await app.people.staff.post('/api/v1/finance/bill/new', { ...bill, ...fields })).body.data.id as number
}

/** An accepted quote of the staff's with one parcela, whose id it says. */
async function accept(client: string, total = 3850) {
  const id = await addBudget(app.people.staff, { client, items: [{ description: 'Placa', total }] })
  const form = new FormData()
  form.append('record', JSON.stringify({ id, means: 'phone', name: 'Helena', note: '' }))
  return (await app.people.staff.post('/api/v1/budget/record', form)).body.data.installments[0].id as number
}

test('a debit offers the bill of its amount; matched, there is one entry, and the bill is paid', async () => {
  const id = await addBill()
  const bytes = statement(
    ['2026-11-09', '-89.90', 'NET FIBRA'],
    ['2026-11-09', '89.90', 'ESTORNO'],
    ['2026-11-09', '-89.91', 'X'],
  )
  const { lines } = await preview(bytes)
  const match = { kind: 'bill', id }
  expect(lines.map(({ matches }: { matches: object[] }) => matches)).toEqual([
    [{ ...match, description: 'Internet', due: '2026-11-10', to: '' }],
    [],
    [],
  ])
  expect(await commit(bytes, [{ line: 3, do: 'match', match }])).toEqual({
    code: 'invalid',
    error: 'Linha 3: o valor não é o de “Internet”.',
    fields: { file: 'Linha 3: o valor não é o de “Internet”.' },
  })
  expect(await commit(bytes, [{ line: 1, do: 'match', match }])).toMatchObject({ added: 2, matched: 1 })
  const paid = (await ledger()).data.filter(({ type }: { type: string }) => type === 'despesa')
  expect(paid.map(({ amount, link }: Record<string, unknown>) => [amount, link])).toEqual([
    ['89.90', expect.objectContaining({ kind: 'bill' })],
    ['89.91', null],
  ])
  expect(paid[0]).toMatchObject({ date: '2026-11-09', account_id: expect.any(Number) })
  expect(await open()).toEqual([])
})

test('a bill that was paid meanwhile stops the whole import', async () => {
  const id = await addBill()
  const bytes = statement(['2026-11-08', '10.00', 'PIX'], ['2026-11-09', '-89.90', 'NET'])
  await app.people.staff.post('/api/v1/finance/bill/pay', { kind: 'bill', id })
  expect(await commit(bytes, [{ line: 2, do: 'match', match: { kind: 'bill', id } }])).toMatchObject({
    error: 'Linha 2: o que ela pagaria não está mais em aberto. Comece de novo.',
  })
  expect((await ledger()).totals.count).toBe(1)
})

test('a credit of a late parcela with fine and interest to its day pays that one, and so does one without', async () => {
  const late = await accept('Oficina Maré')
  const bare = await accept('Padaria São João')
  app.clock.set(new Date('2026-12-24T15:00:00Z'))
  const bytes = statement(
    ['2026-12-23', '3965.50', 'PIX OFICINA MARE'],
    ['2026-12-23', '3850.00', 'PIX PADARIA SAO JOAO'],
    ['2026-12-22', '3965.50', 'PIX OFICINA MARE'],
  )
  const { lines } = await preview(bytes)
  const ids = lines.map(({ matches }: { matches: { id: number }[] }) => matches.map(({ id }) => id))
  expect(ids).toEqual([[late, bare], [bare, late], []])
  const match = (line: number, id: number) => ({ line, do: 'match', match: { kind: 'installment', id } })
  expect(await commit(bytes, [match(3, late)])).toMatchObject({ code: 'invalid' })
  expect(await commit(bytes, [match(1, late), match(2, bare)])).toMatchObject({ matched: 2 })
  expect(await open()).toEqual([])
  const { data } = await ledger(app.people.staff, '2026-12')
  const paid = data.filter(({ link }: { link: object | null }) => link !== null)
  expect(paid.map(({ amount }: { amount: string }) => amount).sort()).toEqual(['3850.00', '3965.50'])
  const { rows } = await app.pool.query('select fine, interest from budget_installments order by id')
  expect(rows.map(({ fine, interest }) => [Number(fine), Number(interest)])).toEqual([
    [7_700, 3_850],
    [0, 0],
  ])
})

test('a credit offers the parcelas of its amount, the named one first; matched, that one is paid', async () => {
  const near = await accept('Oficina Maré')
  const named = await accept('Padaria São João')
  await accept('Outra', 100)
  const bytes = statement(['2026-11-20', '3850.00', 'PIX RECEBIDO PADARIA SAO JOAO LTDA'])
  const [{ matches, type }] = (await preview(bytes)).lines
  expect([type, matches.map(({ id }: { id: number }) => id)]).toEqual(['receita', [named, near]])
  expect((await preview(bytes, app.people.other)).lines[0].matches).toEqual([])

  const made = await commit(bytes, [{ line: 1, do: 'match', match: { kind: 'installment', id: named } }])
  expect(made).toMatchObject({ added: 0, matched: 1 })
  expect(await ledger()).toMatchObject({
    totals: { count: 1, income: '3850.00' },
    data: [{ date: '2026-11-20', link: { kind: 'installment' }, locked: true, account_id: expect.any(Number) }],
  })
  expect((await open()).map(({ amount }: { amount: string }) => amount)).toEqual(['3850.00', '100.00'])
  expect((await preview(bytes)).counts).toEqual({ new: 0, known: 1, doubtful: 0 })
})

test("what is open in another's ledger is asked about, of who may see that, and not taken as new", async () => {
  await accept('Oficina Maré')
  const bytes = statement(
    ['2026-11-20', '3850.00', 'PIX RECEBIDO OFICINA MARE LTDA'],
    ['2026-11-20', '3850.00', 'PIX RECEBIDO ANA LUCIA DA SILVA'],
  )
  const states = ({ lines }: { lines: { state: string; reason: string }[] }) =>
    lines.map(({ state, reason }) => [state, /do livro de outra pessoa/.test(reason)])
  expect(states(await preview(bytes, app.people.admin))).toEqual([
    ['doubtful', true],
    ['new', false],
  ])
  expect(states(await preview(bytes, app.people.other))).toEqual([
    ['new', false],
    ['new', false],
  ])
  expect(await commit(bytes, [{ line: 1, do: 'add', transfer: true }], app.people.admin)).toMatchObject({ added: 2 })
  expect(await ledger(app.people.admin)).toMatchObject({ totals: { income: '3850.00' } })
})

test('a parcela that was marked as paid before makes the credit doubtful, so that it is not counted twice', async () => {
  const parcela = await accept('Oficina Maré')
  await app.people.staff.post('/api/v1/budget/pay', { id: parcela, paid_on: '2026-11-19', means: 'pix' })
  const [{ state, like }] = (await preview(statement(['2026-11-20', '3850.00', 'PIX RECEBIDO']))).lines
  expect([state, like.description]).toEqual(['doubtful', expect.stringContaining('parcela 1')])
})

test('the day of a payment that is still to come names its line', async () => {
  const id = await accept('Oficina Maré')
  const bytes = statement(['2026-11-24', '3850.00', 'PIX AGENDADO'])
  expect(await commit(bytes, [{ line: 1, do: 'match', match: { kind: 'installment', id } }])).toMatchObject({
    error: 'Linha 1: o pagamento não pode ser de um dia que ainda vem.',
  })
  expect(await open()).toHaveLength(1)
})

test('a credit offers the order that waits for its Pix, in the firm’s ledger', async () => {
  const { admin, visitor, staff } = app.people
  const value = { pixKey: 'pix@exemplo.com.br', receiver: 'Tres Camadas', city: 'Florianopolis', terms: '' }
  await app.pool.query(
    `insert into site_settings (section, value) values ('billing', $1) on conflict (section) do nothing`,
    [JSON.stringify(value)],
  )
  const input = orderOf(await addSold(app))
  await visitor.post('/api/v1/sale/order', input)
  await visitor.post('/api/v1/sale/pay', { token_sale: input.token_sale, means: 'pix' })
  const bytes = statement(['2026-11-23', '298.99', 'PIX RECEBIDO HELENA PRADO'])
  expect((await preview(bytes, staff)).lines[0].matches).toEqual([])
  const [match] = (await preview(bytes, admin)).lines[0].matches
  expect(match.kind).toBe('order')
  const made = await commit(bytes, [{ line: 1, do: 'match', match: { kind: 'order', id: match.id } }], admin)
  expect(made).toMatchObject({ added: 0, matched: 1 })
  expect((await admin.post('/api/v1/order/item', { id: match.id })).body.data).toMatchObject({ state: 'paid' })
  expect((await ledger(admin)).data).toMatchObject([{ amount: '298.99', link: { kind: 'order' } }])
  // An undo leaves it: money that a buyer paid is given back where the order is.
  await undo(made.id, admin)
  expect((await ledger(admin)).data).toHaveLength(1)
})

test('an undo opens again what the import paid, unless somebody did before', async () => {
  const bill = await addBill()
  const [first, second] = [await accept('Oficina Maré'), await accept('Padaria', 100)]
  const bytes = statement(
    ['2026-11-09', '-89.90', 'NET'],
    ['2026-11-20', '3850.00', 'PIX'],
    ['2026-11-20', '100.00', 'PIX'],
  )
  const made = await commit(bytes, [
    { line: 1, do: 'match', match: { kind: 'bill', id: bill } },
    { line: 2, do: 'match', match: { kind: 'installment', id: first } },
    { line: 3, do: 'match', match: { kind: 'installment', id: second } },
  ])
  expect(made.matched).toBe(3)
  await app.people.staff.post('/api/v1/finance/bill/unpay', { kind: 'installment', id: second })
  expect((await undo(made.id)).body).toEqual({ result: true })
  expect(await open()).toHaveLength(3)
  // What a parcela brought is undone by an entry of its own; a bill's payment of this month is gone.
  expect((await ledger()).totals).toMatchObject({ income: '3950.00', expenses: '3950.00', count: 4 })
})
