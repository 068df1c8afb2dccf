import { extractText } from 'unpdf'
import { beforeEach, expect, test, vi } from 'vitest'
import { visitorContext } from '#platform/context.ts'
import { NOW, startApp } from '#tests/app.ts'
import { addBudget } from '#tests/factories.ts'
import { PASSWORD } from '#tests/people.ts'
import { CLIENT } from '#tests/quotes.ts'
import { installmentReceivables } from './receivables.ts'

// The first PDF of a thread loads Typst, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const app = startApp()
beforeEach(async () => {
  app.clock.set(NOW)
  await app.pool.query('delete from budgets; delete from finance_reports; delete from site_settings')
})

const ITEMS = [{ description: 'Placa', total: 1000 }]
/** Thirty days after the quote's first parcela was due. */
const LATE = '2026-12-23'
const late = () => app.clock.set(new Date(`${LATE}T15:00:00Z`))
const staff = (call: string, body: object) => app.people.staff.post(`/api/v1/budget/${call}`, body)
const exchange = async (id: number) => (await app.people.staff.get(`/api/v1/budget/exchange?id=${id}`)).body.data
const stored = async (id: number) => (await staff('budgetById', { id })).body.data[0]
const quote = async (token: string) => (await app.people.visitor.get(`/api/v1/quote?token=${token}`)).body.data
const bill = (value: object) => app.people.admin.post('/api/v1/site/billing', { value, password: PASSWORD })
const send = async (id: number): Promise<string> =>
  (await staff('send', { id, means: 'link' })).body.data.path.replace('/orcamento/', '')
const accept = (token: string, version: number) =>
  app.people.visitor.post('/api/v1/quote/accept', { token, version, ...CLIENT })
async function pdfOf(id: number, version: number) {
  const answer = await app.people.staff.fetch(`/api/v1/budget/version-pdf?id=${id}&version=${version}`)
  const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true })
  return text.replaceAll('\u200b', '').replace(/\s+/g, ' ')
}

test('what was agreed upon for a quote is in its document and PDF, and is what its parcelas are late by, whatever the firm changes', async () => {
  const id = await addBudget(app.people.staff, { items: ITEMS, late_fine: 1.5, late_interest: 0 })
  const token = await send(id)
  expect((await quote(token)).document.late).toEqual({ fine: 1.5, interest: 0 })
  expect(await pdfOf(id, 1)).toContain('Pagamento Em atraso: multa de 1,5%, sem juros.')
  await accept(token, 1)
  await bill({ lateFine: 0.5, lateInterest: 9 })
  late()
  expect((await quote(token)).installments[0].today).toMatchObject({ fine: 1_500, interest: 0, total: 101_500 })
  const { rates, installments } = await exchange(id)
  expect(rates).toEqual({ lateFine: 1.5, lateInterest: 0, earlyDiscount: 0, earlyDays: 0 })
  const [open] = await installmentReceivables.list(visitorContext(app), { owner: null, limit: 10 })
  expect(open?.sumOn?.(LATE)).toBe(101_500)
  const part = await staff('pay', { id: installments[0].id, paid_on: LATE, means: 'pix', amount: 515 })
  expect(part.body.data.installments).toMatchObject([
    { amount: 500, fine: 15, interest: 0 },
    { amount: 500, part: 2, charged_until: LATE },
  ])
  app.clock.set(new Date('2027-01-22T15:00:00Z'))
  expect((await quote(token)).installments[1].today).toBeNull()
})

test('where one of both is set the other is the firm’s on the day of payment', async () => {
  const id = await addBudget(app.people.staff, { items: ITEMS, late_interest: 0.5 })
  const token = await send(id)
  expect((await quote(token)).document.late).toEqual({ interest: 0.5 })
  expect(await pdfOf(id, 1)).toContain('Em atraso: juros de 0,5% ao mês.')
  await accept(token, 1)
  await bill({ lateFine: 1 })
  late()
  expect((await quote(token)).installments[0].today).toMatchObject({ fine: 1_000, interest: 500 })
})

test('a quote without them says nothing of them, and has the firm’s', async () => {
  const id = await addBudget(app.people.staff, { items: ITEMS })
  const token = await send(id)
  expect((await quote(token)).document).not.toHaveProperty('late')
  expect(await pdfOf(id, 1)).not.toContain('Em atraso')
  await accept(token, 1)
  late()
  expect((await quote(token)).installments[0].today).toMatchObject({ fine: 2_000, interest: 1_000 })
})

test('they are part of the version: another one is a change that the client reads, and goes back line by line', async () => {
  const id = await addBudget(app.people.staff, { items: ITEMS, late_fine: 1 })
  const token = await send(id)
  await staff('save', { budget: { id, late_fine: 0, late_interest: 2 } })
  const change = [
    { label: 'Multa por atraso', before: 'multa de 1%', after: 'sem multa' },
    { label: 'Juros por atraso', before: '', after: 'juros de 2% ao mês' },
  ]
  expect((await exchange(id)).differences).toEqual(change)
  await staff('restore-line', { id, label: 'Juros por atraso' })
  expect(await stored(id)).toMatchObject({ late_fine: 0, late_interest: null, draft: true })
  // The client accepts what they have, while the draft says otherwise.
  await accept(token, 1)
  late()
  expect((await quote(token)).installments[0].today).toMatchObject({ fine: 1_000, interest: 1_000 })
  await send(id)
  expect((await quote(token)).changes).toEqual([change[0]])
})

test('copies and templates have them', async () => {
  const id = await addBudget(app.people.staff, { items: ITEMS, late_fine: 0.75 })
  const copy = (await staff('duplicate', { id })).body.id
  expect(await stored(copy)).toMatchObject({ late_fine: 0.75, late_interest: null })
  const template = (await staff('keep-template', { id, name: 'Placas' })).body.data.id
  const { data } = (await app.people.staff.get(`/api/v1/budget/template?id=${template}`)).body
  expect(data).toMatchObject({ late_fine: 0.75, late_interest: null })
})

test.each([
  [{ late_fine: 2.01 }, 'O maior valor é 2.'],
  [{ late_fine: -0.01 }, 'O menor valor é 0.'],
  [{ late_fine: 1.005 }, 'Use no máximo duas casas decimais.'],
  [{ late_fine: '2' }, 'Use um número: 2 ou 1,5.'],
  [{ late_interest: 10.01 }, 'O maior valor é 10.'],
  [{ late_interest: -1 }, 'O menor valor é 0.'],
])('%j is refused and changes nothing', async (wrong, message) => {
  const id = await addBudget(app.people.staff, { items: ITEMS, late_fine: 1 })
  const before = await stored(id)
  const { status, body } = await staff('save', { budget: { id, ...wrong } })
  expect([status, body.data.fields]).toEqual([422, { [`budget.${Object.keys(wrong)[0]}`]: message }])
  expect(await stored(id)).toEqual(before)
})
