import { describe, expect, test } from 'vitest'
import { makeCsv, STATEMENTS } from '#tests/bank-statements.ts'
import { line, ofx, startImports, states } from '#tests/imports.ts'

const { add, app, commit, error, ledger, preview } = startImports()
type Shown = { like: { id: number; description: string } | null }
const likes = ({ lines }: { lines: Shown[] }) => lines.map(({ like }) => like?.id)

describe('a line that looks like an entry', () => {
  test('typed by hand is asked about, waits until it is answered, and can be linked', async () => {
    const id = await add({ description: 'Telefone', amount: '89.90', date: '2026-10-07' })
    const shown = await preview(STATEMENTS.itau())
    expect(states(shown)).toEqual(['new', 'new', 'doubtful', 'new'])
    expect(shown.lines[2]).toMatchObject({ like: { id, date: '2026-10-07', description: 'Telefone' }, do: 'add' })
    expect(shown.lines[2].reason).toBe('Há uma transação sua de 07/10 com este valor: “Telefone”. É a mesma?')

    const left = await commit(STATEMENTS.itau())
    expect(left.added).toBe(3)
    expect(states(await preview(STATEMENTS.itau()))).toEqual(['doubtful'])
    const match = { kind: 'report', id }
    const linked = await commit(STATEMENTS.itau(), { choices: [{ line: 3, do: 'match', match }] })
    expect(linked).toMatchObject({ added: 0, known: 3, matched: 1 })
    expect(states(await preview(STATEMENTS.itau()))).toEqual([])
    const entry = (await app.people.staff.get(`/api/v1/finance/report/item?id=${id}`)).body.data
    expect(entry).toMatchObject({ description: 'Telefone', date: '2026-10-07' })
    expect(entry.account_id).toBeGreaterThan(0)
  })

  test('may still be another one', async () => {
    await add({ amount: '89.90', date: '2026-10-05' })
    await commit(STATEMENTS.itau(), {
      choices: [
        { line: 3, do: 'add' },
        { line: 1, do: 'skip' },
      ],
    })
    expect(await ledger()).toHaveLength(4)
    expect(states(await preview(STATEMENTS.itau()))).toEqual(['new'])
  })

  test('four days off, of another amount or direction, is not', async () => {
    await add({ amount: '89.90', date: '2026-10-09' })
    await add({ amount: '89.91', date: '2026-10-05' })
    await add({ amount: '89.90', date: '2026-10-05', type: 'receita' })
    expect(states(await preview(STATEMENTS.itau()))).toEqual(['new', 'new', 'new', 'new'])
  })

  test('makes one line doubtful, not two', async () => {
    await add({ amount: '7.50', date: '2026-10-12' })
    expect(states(await preview(STATEMENTS.santander()))).toEqual(['doubtful', 'new', 'new'])
  })

  test('imported before under another FITID, or with another text, is doubtful on its day alone', async () => {
    await commit(ofx(line('2026-10-01', '-5.00', 'TARIFA', 'A1'), line('2026-10-02', '-5.00', 'TARIFA', 'A2')))
    const next = ofx(
      line('2026-10-01', '-5.00', 'TARIFA', 'B1'),
      line('2026-10-02', '-5.00', 'TARIFA MENSAL', 'A2'),
      line('2026-10-03', '-5.00', 'TARIFA', 'B3'),
    )
    expect(states(await preview(next))).toEqual(['doubtful', 'doubtful', 'new'])
    const other = ofx(line('2026-10-01', '-5.00', 'PIX ENVIADO', 'C1'), line('2026-10-02', '-5.00', 'SEM ID'))
    expect(states(await preview(other))).toEqual(['new', 'doubtful'])
  })

  test('imported from a CSV and then from an OFX of the same account is doubtful', async () => {
    const csv = makeCsv([
      ['Data', 'Histórico', 'Valor'],
      ['05/10/2026', 'Pix recebido', '4.350,90'],
    ])
    await commit(csv)
    const account = (await preview(csv)).accounts[0].account_id
    expect(states(await preview(STATEMENTS.itau(), { accounts: [account] }))).toEqual(['new', 'doubtful', 'new', 'new'])
  })

  test('must be of the same amount to be linked', async () => {
    const id = await add({ amount: '1.00' })
    expect(
      await error(STATEMENTS.itau(), { choices: [{ line: 3, do: 'match', match: { kind: 'report', id } }] }),
    ).toEqual([422, 'Linha 3: a transação com que ela combina não existe mais, ou é de outro valor.'])
    expect(await ledger()).toHaveLength(1)
  })

  test("of another's ledger is none to be linked, and stays as it is", async () => {
    const theirs = await add({ amount: '89.90', date: '2026-10-05' }, app.people.other)
    expect(
      await error(STATEMENTS.itau(), { choices: [{ line: 3, do: 'match', match: { kind: 'report', id: theirs } }] }),
    ).toEqual([422, 'Linha 3: a transação com que ela combina não existe mais, ou é de outro valor.'])
    expect(await ledger()).toEqual([])
    const { body } = await app.people.other.get(`/api/v1/finance/report/item?id=${theirs}`)
    expect(body.data).toMatchObject({ id: theirs, account_id: null })
  })

  test('of several the nearest is meant, then the one that was typed first', async () => {
    const far = await add({ amount: '5', date: '2026-10-02' })
    const before = await add({ amount: '5', date: '2026-10-04' })
    const after = await add({ amount: '5', date: '2026-10-06' })
    const lines = ['A', 'B', 'C', 'D'].map((id) => line('2026-10-05', '-5.00', 'TARIFA', id))
    const shown = await preview(ofx(...lines))
    expect(states(shown)).toEqual(['doubtful', 'doubtful', 'doubtful', 'new'])
    expect(likes(shown)).toEqual([before, after, far, undefined])
  })

  test('typed within three days is asked about at each line that it may be', async () => {
    const id = await add({ amount: '5', date: '2026-10-05' })
    const lines = ['2026-10-01', '2026-10-02', '2026-10-08', '2026-10-05'].map((day) => line(day, '-5.00', 'TARIFA'))
    const shown = await preview(ofx(...lines))
    expect(states(shown)).toEqual(['new', 'doubtful', 'doubtful', 'doubtful'])
    expect(likes(shown).slice(1)).toEqual([id, id, id])
    expect(states(await preview(ofx(line('2026-10-09', '-5.00', 'TARIFA'))))).toEqual(['new'])
  })

  test('of another account is asked about, of its own it is certain', async () => {
    await commit(ofx(line('2026-09-01', '-1.00', 'a')))
    const [own] = (await app.people.staff.get('/api/v1/finance/accounts')).body.data
    const other = (await app.people.staff.post('/api/v1/finance/account/new', { name: 'Outra' })).body.data
    await add({ amount: '5', account_id: other.id })
    expect(states(await preview(ofx(line('2026-10-05', '-5.00', 'TARIFA'))))).toEqual(['doubtful'])
    await add({ amount: '5', account_id: own.id })
    // Its account, day and amount leave no doubt.
    const { lines } = await preview(ofx(line('2026-10-05', '-5.00', 'TARIFA')))
    expect(lines).toMatchObject([{ state: 'new', do: 'match', match: { kind: 'report' } }])
  })

  test('is found among 12,000 of its day and amount', async () => {
    const lines = (fitid: string, text: string) =>
      Array.from({ length: 12_000 }, (_, index) =>
        line('2026-10-05', '-5.00', index % 2 === 0 ? 'TARIFA' : `${text} ${index}`, `${fitid}${index}`),
      )
    await commit(ofx(...lines('A', 'PIX')))
    const shown = await preview(ofx(...lines('B', 'TED')))
    expect(shown.counts).toEqual({ new: 6000, known: 0, doubtful: 6000 })
    expect(new Set(likes(shown)).size).toBe(1000)
    expect(new Set(shown.lines.map(({ like }: Shown) => like?.description))).toEqual(new Set(['TARIFA']))
  })

  describe('is linked with one line of its account', () => {
    const match = (lines: number[], id: number) => ({
      choices: lines.map((line) => ({ line, do: 'match', match: { kind: 'report', id } })),
    })
    const refusal = (number: number) => [422, `Linha ${number}: esta transação já é a de outra linha do extrato.`]

    test('not with two of a statement', async () => {
      const id = await add({ amount: '5' })
      const two = ofx(line('2026-10-05', '-5.00', 'PIX', 'A'), line('2026-10-06', '-5.00', 'PIX', 'B'))
      expect(await error(two, match([1, 2], id))).toEqual(refusal(2))
      expect((await app.pool.query('select from finance_import_lines')).rowCount).toBe(0)
    })

    test('not with one of a later statement either, unless the first import was undone', async () => {
      const id = await add({ amount: '5' })
      const first = await commit(ofx(line('2026-10-05', '-5.00', 'PIX', 'A')), match([1], id))
      const later = ofx(line('2026-10-06', '-5.00', 'PIX', 'B'))
      expect(await error(later, match([1], id))).toEqual(refusal(1))
      await app.people.staff.post('/api/v1/finance/import/undo', { id: first.id })
      expect(await commit(later, match([1], id))).toMatchObject({ added: 0, matched: 1 })
    })

    test('also where another import made it: the bank may have changed the FITID', async () => {
      await commit(ofx(line('2026-10-05', '-5.00', 'TARIFA', 'A')))
      const next = ofx(line('2026-10-05', '-5.00', 'TARIFA', 'B'))
      const [id] = likes(await preview(next))
      expect(await commit(next, match([1], id!))).toMatchObject({ added: 0, matched: 1 })
      expect(await preview(next)).toMatchObject({ counts: { new: 0, known: 1, doubtful: 0 } })
    })
  })
})
