import { describe, expect, test } from 'vitest'
import { STATEMENTS } from '#tests/bank-statements.ts'
import { sendStatement } from '#tests/finance.ts'
import { startImports } from '#tests/imports.ts'

const { add, app, commit, preview } = startImports()

describe('categories', () => {
  test('come from the longest rule, else from the last entry of that description, and can be chosen', async () => {
    const { staff } = app.people
    const rule = (contains: string, category: string, transfer = false) =>
      staff.post('/api/v1/finance/import/rule', { contains, category, transfer })
    await rule('PAGTO', 'Pagamentos')
    await rule('Pagto Aluguel', 'Aluguel')
    await rule('tarifa', 'Bancos', true)
    await add({ description: 'COBRANÇA INTERNET', category: 'Internet', date: '2026-09-05' })
    const suggested = ({ category, transfer }: { category: string; transfer: boolean }) => [category, transfer]
    expect((await preview(STATEMENTS.itau())).lines.map(suggested)).toEqual([
      ['Aluguel', false],
      ['', false],
      ['Internet', false],
      ['Bancos', true],
    ])
    await commit(STATEMENTS.itau(), { choices: [{ line: 4, do: 'add', category: 'aluguel', transfer: false }] })
    const { data } = (await staff.post('/api/v1/finance/report/listReportsMonth', { date: '2026-10' })).body
    expect(data.map(({ category }: { category: string }) => category).reverse()).toEqual([
      ...['Aluguel', 'Sem categoria', 'Internet', 'Aluguel'],
    ])
  })

  test('are made into rules by a line that is named and to be done so always; a rule with its text is changed', async () => {
    const { staff, other } = app.people
    const [file, rules] = [STATEMENTS.itau(), () => staff.get('/api/v1/finance/import/rules')]
    const shown = await preview(file)
    const choice = { line: shown.lines[1].line, do: 'add', description: 'Loja da esquina', rule: 'ALÉM do Mar' }
    const refused = await sendStatement(staff, '', file, { choices: [choice] })
    expect([refused.status, (await rules()).body.data]).toEqual([422, []])
    await staff.post('/api/v1/finance/import/rule', { contains: 'alem do mar', category: 'Antes', transfer: true })
    await commit(file, { choices: [{ ...choice, category: 'Copa' }] })
    expect((await rules()).body.data).toMatchObject([{ contains: 'alem do mar', category: 'Copa', transfer: false }])
    expect((await other.get('/api/v1/finance/import/rules')).body.data).toEqual([])
    const { data } = (await staff.post('/api/v1/finance/report/listReportsMonth', { date: '2026-10' })).body
    expect(data.map(({ description, category }: Record<string, string>) => [description, category])).toContainEqual([
      ...['Loja da esquina', 'Copa'],
    ])
    // The bank's line is known again, whatever its entry is called.
    expect((await preview(file)).counts).toEqual({ new: 0, known: shown.lines.length, doubtful: 0 })
  })

  test('rules belong to a ledger, and each text has one', async () => {
    const { staff, other } = app.people
    const save = (body: object, who = staff) =>
      who.post('/api/v1/finance/import/rule', { contains: 'Água', category: 'Casa', transfer: false, ...body })
    const { id } = (await save({})).body.data
    expect((await save({ contains: 'ÁGUA' })).body.data.fields).toEqual({
      contains: 'Já há uma regra para este texto.',
    })
    expect((await save({}, other)).status).toBe(200)
    expect((await save({ id, category: 'Contas' })).status).toBe(200)
    expect((await save({ id }, other)).status).toBe(404)
    const rules = (await staff.get('/api/v1/finance/import/rules')).body.data
    expect(rules).toEqual([{ id, contains: 'agua', category: 'Contas', transfer: false }])
    expect((await other.post('/api/v1/finance/import/rule-delete', { id })).status).toBe(404)
    expect((await staff.post('/api/v1/finance/import/rule-delete', { id })).status).toBe(200)
    expect((await staff.get('/api/v1/finance/import/rules')).body.data).toEqual([])
  })

  test('an own rule can be changed by many calls at once', async () => {
    const { staff } = app.people
    const save = (body: object) =>
      staff.post('/api/v1/finance/import/rule', { contains: 'posto', category: 'Carro', transfer: false, ...body })
    const { id } = (await save({})).body.data
    const answers = await Promise.all(Array.from({ length: 30 }, () => save({ id, category: 'Combustível' })))
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200))
  })

  test.each([
    ['\u0301', 'Confira os dados: contains.', 'Preencha este campo.'],
    ['\u0301 \u0301', 'Confira os dados: contains.', 'Preencha este campo.'],
    ['각'.repeat(120), 'Use no máximo 120 caracteres.', 'Use no máximo 120 caracteres.'],
  ])('a rule for %j is refused, and nothing is changed', async (contains, error, problem) => {
    const { staff } = app.people
    const save = (body: object) =>
      staff.post('/api/v1/finance/import/rule', { contains: 'x', category: 'Geral', transfer: false, ...body })
    const { id } = (await save({})).body.data
    for (const body of [{ contains }, { contains, id }])
      expect(await save(body)).toMatchObject({
        status: 422,
        body: { data: { error, fields: { contains: problem } } },
      })
    expect((await staff.get('/api/v1/finance/import/rules')).body.data).toMatchObject([{ id, contains: 'x' }])
  })

  test('rules that were stored with texts that are refused now are listed, mended and removed', async () => {
    const { staff } = app.people
    const { rows } = await app.pool.query<{ id: number }>(
      `insert into finance_import_rules (id_user, contains, category)
        select id, contains, 'Geral' from users, (values (''), (repeat('각', 200))) as rules (contains)
        where email = 'davi@exemplo.com.br' returning id`,
    )
    const [empty, long] = rows.map(({ id }) => id)
    expect((await staff.get('/api/v1/finance/import/rules')).body.data).toHaveLength(2)
    const mended = { id: empty, contains: 'padaria', category: 'Geral', transfer: false }
    expect((await staff.post('/api/v1/finance/import/rule', mended)).status).toBe(200)
    expect((await staff.post('/api/v1/finance/import/rule-delete', { id: long })).status).toBe(200)
    expect((await staff.get('/api/v1/finance/import/rules')).body.data).toEqual([mended])
  })

  test('a rule is stored without the spaces that its accents leave', async () => {
    const rule = { contains: '\u0301 Café', category: 'Geral', transfer: false }
    await app.people.staff.post('/api/v1/finance/import/rule', rule)
    expect((await app.pool.query('select contains from finance_import_rules')).rows).toEqual([{ contains: 'cafe' }])
  })
})
