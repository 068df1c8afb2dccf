import { describe, expect, test } from 'vitest'
import { makeCsv, STATEMENTS } from '#tests/bank-statements.ts'
import { startImports } from '#tests/imports.ts'

const { app, commit, error, ledger, preview } = startImports()

describe('a preview', () => {
  test('shows what would be added, to which account, and writes nothing', async () => {
    const shown = await preview(STATEMENTS.itau())
    expect(shown).toMatchObject({
      format: 'ofx',
      columns: null,
      counts: { new: 4, known: 0, doubtful: 0 },
      accounts: [
        {
          bank: '0341',
          number: '1234567890',
          account_id: null,
          name: 'Itaú 7890',
          balance: '2398.50',
          day: '2026-10-20',
        },
      ],
    })
    expect(shown.lines[0]).toEqual({
      ...{ line: 1, account: 0, date: '2026-10-01', description: 'PAGTO ALUGUEL SALA 12', amount: '1850.00' },
      ...{ type: 'despesa', category: '', transfer: false, other: null, state: 'new', like: null, matches: [] },
      ...{ do: 'add', match: null, reason: 'nada parecido no livro' },
    })
    for (const table of ['imports', 'reports', 'accounts', 'import_lines', 'balances'])
      expect((await app.pool.query(`select from finance_${table}`)).rowCount, table).toBe(0)
  })

  test('shows a CSV as it was read, and reads it as it is told', async () => {
    const { columns, lines } = await preview(STATEMENTS.nubankCard())
    expect(columns).toMatchObject({ header: ['date', 'title', 'amount'], guessed: true })
    expect(columns.sample[0]).toEqual(['2026-10-17', 'Papelaria Central', '45.90'])
    expect(lines.map(({ type }: { type: string }) => type)).toEqual(['despesa', 'despesa', 'receita'])
    const mapping = { ...columns.mapping, inverted: false }
    const read = await preview(STATEMENTS.nubankCard(), { mapping })
    expect(read.lines.map(({ type }: { type: string }) => type)).toEqual(['receita', 'receita', 'despesa'])
  })

  test('shows the columns of a CSV that cannot be read by them, with why; an import by them is refused', async () => {
    const csv = makeCsv([
      ['Data', 'Histórico', 'Valor'],
      ['31/09/2026', 'b', '2,00'],
      ['01/10/2026', 'a', 'dez'],
    ])
    const problem = 'Linha 2: a data “31/09/2026” não existe.'
    expect(await preview(csv)).toMatchObject({
      ...{ columns: { header: ['Data', 'Histórico', 'Valor'], guessed: true, problem }, lines: [], accounts: [] },
    })
    expect(await error(csv)).toEqual([422, problem])
    const { columns } = await preview(STATEMENTS.nubankCard())
    const mapping = { ...columns.mapping, date: 1 }
    expect((await preview(STATEMENTS.nubankCard(), { mapping })).columns.problem).toBe(
      'Nenhuma linha tem um dia e um valor nestas colunas.',
    )
  })

  test('a CSV that names no columns is read by a guess each time', async () => {
    const csv = (day: string) => makeCsv([[day, 'MERCADO', '-1,00']])
    const { columns } = await preview(csv('01/10/2026'))
    expect(columns).toMatchObject({ header: [], guessed: true })
    await commit(csv('01/10/2026'), { mapping: { ...columns.mapping, inverted: true } })
    expect(await ledger()).toEqual([['2026-10-01', 'receita', '1.00', 'MERCADO']])
    expect((await preview(csv('02/10/2026'))).columns.guessed).toBe(true)
  })

  test('of a CSV without a description, or with many, agrees with its import', async () => {
    const bare = makeCsv([
      ['Data', 'Valor'],
      ['01/10/2026', '-1,00'],
      ['02/10/2026', '2,00'],
    ])
    const shown = await preview(bare)
    expect(shown.columns.mapping.description).toEqual([])
    expect(shown.lines.map(({ description }: { description: string }) => description)).toEqual([
      'Sem descrição',
      'Sem descrição',
    ])
    // As the screen sends it back.
    expect(await preview(bare, { mapping: shown.columns.mapping })).toMatchObject({ counts: { new: 2 } })
    expect(await commit(bare, { mapping: shown.columns.mapping })).toMatchObject({ added: 2 })
    const many = makeCsv([
      ['Data', ...Array.from({ length: 7 }, (_, at) => `Descrição ${at}`), 'Valor'],
      ['01/10/2026', ...'abcdefg', '-1,00'],
    ])
    expect((await preview(many)).lines[0].description).toBe('a - b - c - d - e')
    expect(await commit(many)).toMatchObject({ added: 1 })
  })

  test('a mapping is remembered with its account', async () => {
    const mapping = { ...(await preview(STATEMENTS.nubankCard())).columns.mapping, inverted: true }
    await commit(STATEMENTS.nubankCard(), { mapping })
    const next = makeCsv(
      [
        ['date', 'title', 'amount'],
        ['2026-11-03', 'Livraria', '10.00'],
      ],
      ',',
    )
    const { columns, lines, accounts } = await preview(next)
    expect(columns).toMatchObject({ guessed: false, mapping })
    expect(lines[0]).toMatchObject({ type: 'despesa', amount: '10.00' })
    expect(accounts[0].account_id).toBeGreaterThan(0)
    // Nobody else's files are read by it.
    expect((await preview(next, {}, app.people.other)).columns.guessed).toBe(true)
  })
})
