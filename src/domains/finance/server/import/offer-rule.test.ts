import { beforeEach, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { makeOfx, statementForm } from '#tests/bank-statements.ts'

const app = startApp()

beforeEach(async () => {
  await app.pool.query(`delete from finance_imports; delete from finance_reports; delete from finance_accounts;
    delete from finance_categories; delete from finance_import_rules`)
})

/** Imports a statement of that line, and says the entry's id. */
async function importLine(text: string, id = 'a') {
  const file = makeOfx([
    { bank: '0341', number: '12345', movements: [{ day: '2026-10-05', amount: '-50.00', text, id }] },
  ])
  await app.people.staff.post('/api/v1/finance/import', statementForm(file, {}))
  const { rows } = await app.pool.query('select id from finance_reports order by id desc limit 1')
  return rows[0].id as number
}
const correct = (id: number, fields: object) =>
  app.people.staff.post('/api/v1/finance/report/update', { id, ...fields })
const offer = (id: number, who = app.people.staff) => who.get(`/api/v1/finance/import/rule-offer?id=${id}`)
const saveRule = async (rule: object) => app.people.staff.post('/api/v1/finance/import/rule', rule)

test.each([
  ['COMPRA 12/03 AUTO POSTO ILHÉUS 4821', 'auto posto ilheus'],
  ['PIX ENVIADO 05/10', 'pix enviado'],
  ['PAGTO ELETRON COBRANCA NET SERVICOS', 'pagto eletron cobranca net servicos'],
  ['12/10 0042', '12/10 0042'],
  ['Uber *Trip 99', 'uber *trip'],
])('of %j the part that comes again is learned: %j', async (text, contains) => {
  const id = await importLine(text)
  expect((await offer(id)).body.data).toBeNull()
  expect((await correct(id, { category: 'Combustível' })).status).toBe(200)
  expect((await offer(id)).body.data).toEqual({
    ...{ id: null, id_user: 2, contains, category: 'Combustível', transfer: false, before: '' },
  })
})

test('of a description of accents alone nothing is learned', async () => {
  const id = await importLine('x')
  expect((await correct(id, { category: 'Combustível' })).status).toBe(200)
  // As a call took it before such marks were dropped from what is typed.
  await app.pool.query(`update finance_reports set description = U&'\\0301' where id = $1`, [id])
  expect((await offer(id)).body).toEqual({ data: null })
})

test('what is learned is what the next import does, and is then offered no more', async () => {
  const id = await importLine('COMPRA 12/03 AUTO POSTO ILHÉUS')
  await correct(id, { category: 'Combustível' })
  const { before: _, id: __, ...rule } = (await offer(id)).body.data
  expect((await saveRule(rule)).status).toBe(200)
  expect((await offer(id)).body.data).toBeNull()
  const next = await importLine('COMPRA 28/10 AUTO POSTO ILHEUS', 'b')
  const { body } = await app.people.staff.get(`/api/v1/finance/report/item?id=${next}`)
  expect(body.data.category).toBe('Combustível')
})

test('where a rule gave the wrong category, that rule is offered to be changed', async () => {
  const { id: rule } = (await saveRule({ contains: 'posto', category: 'Saúde', transfer: false })).body.data
  await saveRule({ contains: 'auto', category: 'Geral', transfer: false })
  const id = await importLine('AUTO POSTO ILHÉUS')
  await correct(id, { category: 'Combustível', transfer: true })
  expect((await offer(id)).body.data).toMatchObject({
    ...{ id: rule, contains: 'posto', category: 'Combustível', transfer: true, before: 'Saúde' },
  })
})

test('only of imported entries of one’s own ledger', async () => {
  const { staff, other, admin } = app.people
  const typed = await staff.post('/api/v1/finance/report/addreport', {
    ...{ description: 'POSTO', amount: '1', category: 'Geral', type: 'despesa', date: '2026-10-05' },
  })
  expect((await offer(typed.body.data.id)).body.data).toBeNull()
  const id = await importLine('POSTO')
  await correct(id, { category: 'Combustível' })
  expect((await offer(id, other)).status).toBe(404)
  expect((await offer(id, app.people.visitor)).status).toBe(403)
  expect((await offer(id, admin)).body.data.id_user).toBe(2)
  expect((await offer(999_999)).status).toBe(404)
})
