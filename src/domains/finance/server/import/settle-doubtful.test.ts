import { describe, expect, test } from 'vitest'
import { STATEMENTS } from '#tests/bank-statements.ts'
import type { Caller } from '#tests/call.ts'
import { line, ofx, startImports, states } from '#tests/imports.ts'

const { add, app, commit, ledger, preview } = startImports()

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
