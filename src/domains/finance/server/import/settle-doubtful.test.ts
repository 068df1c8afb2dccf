import { beforeEach, describe, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { makeOfx, STATEMENTS } from '#tests/bank-statements.ts'
import type { Caller } from '#tests/call.ts'
import { addReport, readLedger, readStatement } from '#tests/finance.ts'

const app = startApp()
beforeEach(async () => {
  app.clock.set(NOW)
  await app.pool.query(`delete from finance_imports; delete from finance_reports; delete from finance_bills;
    delete from finance_accounts; delete from finance_categories; delete from finance_import_rules;
    delete from finance_csv_mappings`)
})

const preview = (bytes: Uint8Array, options?: object, who: Caller = app.people.staff) =>
  readStatement(who, '/preview', bytes, options)
const commit = (bytes: Uint8Array, options?: object, who: Caller = app.people.staff) =>
  readStatement(who, '', bytes, options)
const add = (fields: object, who: Caller = app.people.staff) =>
  addReport(who, { description: 'x', amount: '1', category: 'Geral', date: '2026-10-05', ...fields })
const ledger = (who: Caller = app.people.staff, date?: string) => readLedger(who, date)
const states = ({ lines }: { lines: { state: string }[] }) => lines.map(({ state }) => state)
const line = (day: string, amount: string, text: string, id?: string) => ({ day, amount, text, ...(id && { id }) })
const ofx = (...movements: ReturnType<typeof line>[]) => makeOfx([{ bank: '0341', number: '12345', movements }])

describe('what was left in doubt', () => {
  const doubtful = async (who: Caller = app.people.staff, query = '') =>
    (await who.get(`/api/v1/finance/import/doubtful${query}`)).body.data
  const settle = (id: number, answer: string, who: Caller = app.people.staff) =>
    who.post('/api/v1/finance/import/doubtful', { id, answer })
  const waiting = async (who: Caller) =>
    (await who.get('/api/v1/today')).body.data.filter(({ kind }: { kind: string }) => kind === 'statement-line')
  /** Imports a statement one of whose lines looks like an entry that is there. */
  async function leave() {
    const like = await add({ description: 'Telefone', amount: '89.90', date: '2026-10-07' })
    await commit(STATEMENTS.itau())
    const [left] = await doubtful()
    return { like, left }
  }

  test('waits, in Hoje too, with the entry it looks like', async () => {
    const { left } = await leave()
    const like = { date: '2026-10-07', description: 'Telefone' }
    expect(left).toMatchObject({ amount: '89.90', type: 'despesa', like })
    expect(await waiting(app.people.staff)).toMatchObject([{ id: left.id, to: '/dashboard/financial-report/import' }])
    expect(await waiting(app.people.admin)).toHaveLength(1)
    expect(await doubtful(app.people.admin)).toEqual([])
    expect(await doubtful(app.people.admin, '?id_user=0')).toHaveLength(1)
    // The same statement again says nothing new of it.
    await commit(STATEMENTS.itau())
    expect(await doubtful()).toMatchObject([{ id: left.id }])
  })

  test('is the same entry, which takes its account; the statement then brings nothing', async () => {
    const { left, like } = await leave()
    expect((await settle(left.id, 'same')).status).toBe(200)
    expect(await doubtful()).toEqual([])
    const entry = (await app.people.staff.get(`/api/v1/finance/report/item?id=${like}`)).body.data
    expect(entry.account_id).toBeGreaterThan(0)
    expect(states(await preview(STATEMENTS.itau()))).toEqual([])
    expect((await settle(left.id, 'add')).status).toBe(404)
    expect(await ledger()).toHaveLength(4)
  })

  test('is another entry, or none', async () => {
    const { left } = await leave()
    expect((await settle(left.id, 'add')).status).toBe(200)
    expect(await ledger()).toHaveLength(5)
    expect(states(await preview(STATEMENTS.itau()))).toEqual([])
    await add({ amount: '12.00', date: '2026-10-05' })
    await commit(ofx(line('2026-10-05', '-12.00', 'Café da esquina')))
    const [other] = await doubtful()
    expect((await settle(other.id, 'drop')).status).toBe(200)
    expect(await doubtful()).toEqual([])
    expect(await ledger()).toHaveLength(6)
  })

  test('is a transfer by itself where its other side is in no account', async () => {
    const { left } = await leave()
    expect((await settle(left.id, 'transfer')).status).toBe(200)
    const { rows } = await app.pool.query('select description, category from finance_reports where transfer')
    expect(rows).toEqual([{ description: left.description, category: 'Transferência' }])
  })

  test('is not asked about where the person has said it, nor after an undo', async () => {
    const { left } = await leave()
    await commit(STATEMENTS.itau(), { choices: [{ line: 3, do: 'skip' }] })
    expect(await doubtful()).toEqual([])
    await commit(STATEMENTS.itau())
    const [again] = await doubtful()
    expect(again.id).not.toBe(left.id)
    const imports = (await app.people.staff.get('/api/v1/finance/imports?limit=20')).body.data
    await app.people.staff.post('/api/v1/finance/import/undo', { id: imports[0].id })
    expect(await doubtful()).toEqual([])
  })

  test('is refused to others, and changes nothing where the entry is another by now', async () => {
    const { left, like } = await leave()
    await app.pool.query('update finance_reports set amount = 1 where id = $1', [like])
    expect((await settle(left.id, 'same')).status).toBe(422)
    expect((await settle(left.id, 'perhaps')).status).toBe(422)
    expect(await doubtful()).toHaveLength(1)
    await add({ description: 'Do outro', amount: '7', date: '2026-10-05' }, app.people.admin)
    await commit(ofx(line('2026-10-05', '-7.00', 'Do chefe')), {}, app.people.admin)
    const [theirs] = await doubtful(app.people.admin)
    expect((await settle(theirs.id, 'drop')).status).toBe(404)
    expect(await doubtful(app.people.admin)).toHaveLength(1)
  })
})
