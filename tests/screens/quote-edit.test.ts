import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, cutOff, hold, refuse } from './answers.ts'
import { choiceOf, conflict, saveChosen } from './conflict.ts'
import { editedRecord } from './edited.ts'
import { press } from './keys.ts'
import {
  clientPage,
  EXCHANGE,
  field,
  itemField,
  openQuote,
  pageWith,
  QUOTE,
  quoteWith,
  saveButton,
  saves,
} from './quote-form.ts'

const addressNow = () => location.pathname + location.search
const where = (fields: Partial<typeof EXCHANGE>): Answers => ({
  budgets: { exchange: { read: () => ({ data: { ...EXCHANGE, ...fields } }) } },
})

test('the form of a quote that its client has says what saving means', async () => {
  const screen = await openQuote('specified', quoteWith())
  const inDraft = page.getByText(/^O cliente tem a versão 1\. .*fica no rascunho da versão 2/)
  const accepted = page.getByText('O cliente já aceitou este orçamento')
  await expect.element(field('Projeto')).toHaveValue('Catraca')
  expect(page.getByText(/O cliente (já|tem)/).elements()).toEqual([])
  screen.answer(where({}))
  await screen.reload()
  await expect.element(inDraft).toBeVisible()
  screen.answer(where({ state: 'accepted' }))
  await screen.reload()
  await expect.element(accepted).toBeVisible()
  await expect.element(inDraft).not.toBeInTheDocument()
  screen.answer(where({ draft: true }))
  await screen.reload()
  await expect.element(page.getByText('Rascunho da versão 2.')).toBeVisible()
})

test('who has a quote open learns that its client has accepted it, and keeps what is typed', async () => {
  const screen = await openQuote('specified')
  const accepted = page.getByText('O cliente já aceitou este orçamento')
  await expect.element(field('Projeto')).toHaveValue('Catraca')
  await field('Projeto').fill('Catraca dupla')
  screen.publish('notices:1', 3)
  await screen.quiet()
  await expect.element(accepted).not.toBeInTheDocument()
  screen.answer(where({ state: 'accepted' }))
  screen.answer({ budgets: { byId: quoteWith({ status: 'APPROVED', revision: 4 }).byId! } })
  screen.publish('notices:1', 4)
  await expect.element(accepted).toBeVisible()
  await expect.element(page.getByLabelText('Situação')).toHaveValue('APPROVED')
  await expect.element(field('Projeto')).toHaveValue('Catraca dupla')
})

test('[BUD-10] any status is chosen freely, and a quote is copied once nothing is unsaved', async () => {
  const items = [{ description: 'A', quantity: 3, total: 5 }]
  const screen = await openQuote('specified', quoteWith({ status: 'FINALIZED', items }))
  const status = page.getByLabelText('Situação')
  await expect.element(status).toHaveValue('FINALIZED')
  const options = status.element().querySelectorAll('option')
  expect([...options].map((one) => one.textContent)).toEqual(['Pending', 'Approved', 'In Development', 'Completed'])
  await status.selectOptions('Approved')
  const copy = page.getByRole('button', { name: 'Duplicar', exact: true })
  await copy.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Salve as alterações antes de duplicar.')
  await saveButton().click()
  await expect.poll(addressNow).toBe('/dashboard/budget-printer?id=7')
  expect(saves(screen)).toEqual([{ id_user: 0, budget: { id: 7, revision: 3, status: 'APPROVED' } }])

  screen.answer({
    budgets: {
      duplicate: () => ({ id: 42, result: true }),
      byId: ({ id }) => ({ data: [{ ...QUOTE, id, client: `Copiado ${id}`, status: 'PENDING', items }] }),
    },
  })
  await page.getByRole('link', { name: 'Editar' }).click()
  await copy.click()
  await expect.poll(addressNow).toBe('/dashboard/budget-create?id=42')
  await expect.element(page.getByRole('combobox', { name: 'Cliente' })).toHaveValue('Copiado 42')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Orçamento 0042')
  expect(screen.calls('budgets.duplicate')).toEqual([{ id: 7 }])
})

test('two people on one quote: other fields merge, the same one is chosen between', async () => {
  const quote = editedRecord(QUOTE)
  const screen = await openQuote('specified', {
    byId: () => ({ data: [quote.record] }),
    save: ({ budget: { id, revision, ...changes } }) => ({
      ...{ id, result: true },
      data: { id, ...quote.save(changes, revision) },
    }),
  })
  await expect.element(itemField('Total', 1)).toHaveValue('100,00')
  quote.saveElsewhere({ project_name: 'Da primeira', items: [{ description: 'Placa', quantity: 1, total: 20 }] })
  await page.getByRole('combobox', { name: 'Cliente' }).fill('Da segunda')
  await itemField('Total', 1).fill('30')
  await saveButton().click()
  await expect.element(choiceOf('Itens')).toMatchTextContent('Placa · 1 · R$ 20,00')
  await expect.element(choiceOf('Itens')).toMatchTextContent('Placa · 1 · R$ 30,00')
  expect(conflict().getByRole('radiogroup').elements()).toHaveLength(1)
  await saveChosen()
  await expect.poll(addressNow).toBe('/dashboard/budget-printer?id=7')
  expect(quote.record).toMatchObject({
    ...{ client: 'Da segunda', project_name: 'Da primeira' },
    items: [{ description: 'Placa', total: 30 }],
  })
  expect(saves(screen)).toHaveLength(2)
})

test('the preview follows what is typed, and an older one never comes after a newer', async () => {
  const screen = await openQuote('specified', quoteWith())
  await expect.poll(clientPage).toBe('Catraca')
  const first = hold(() => pageWith('Primeiro'))
  screen.answer({ budgets: { clientPage: first.answer } })
  await field('Projeto').fill('Primeiro')
  await expect
    .poll(() => screen.calls('budgets.clientPage').at(-1))
    .toMatchObject({ budget: { project_name: 'Primeiro' } })
  screen.answer({ budgets: { clientPage: ({ budget }) => pageWith(budget.project_name) } })
  await field('Projeto').fill('Segundo')
  await expect.poll(clientPage).toBe('Segundo')
  first.letGo()
  await screen.quiet()
  expect(clientPage()).toBe('Segundo')
})

test('the preview goes on by itself once the server answers again', async () => {
  const screen = await openQuote('specified', quoteWith())
  await expect.poll(clientPage).toBe('Catraca')
  screen.answer({ budgets: { clientPage: cutOff } })
  await field('Projeto').fill('Um aplicativo')
  const stopped = page.getByText('A prévia parou na última versão.')
  await expect.element(stopped).toBeVisible()
  expect(clientPage()).toBe('Catraca')
  screen.answer({ budgets: { clientPage: ({ budget }) => pageWith(budget.project_name) } })
  await expect.poll(clientPage, { timeout: 10_000 }).toBe('Um aplicativo')
  await expect.element(stopped).not.toBeInTheDocument()
})

test('what no PDF can show is said at its field', async () => {
  await openQuote('specified', quoteWith())
  await field('Projeto').fill('Sensor 4\u20e3 שלום')
  await expect.element(field('Projeto')).toHaveAccessibleDescription('O PDF não mostra ש ל ו ם: no lugar fica □.')
  await field('Projeto').fill('Sensor 日本')
  await expect.element(field('Projeto')).not.toHaveAccessibleDescription(/PDF/)
  await page.getByRole('button', { name: 'Acrescentar item' }).click()
  await itemField('Descrição', 2).fill('Cabo \u{13000}')
  await expect.element(itemField('Descrição', 2)).toHaveAccessibleDescription(/^O PDF não mostra/)
})

test('[BUD-06] a save that fails keeps all that was typed', async () => {
  const text = 'O banco de dados está fora do ar.'
  const screen = await openQuote('specified', { ...quoteWith(), save: refuse('unavailable', text) })
  await field('Projeto').fill('Outro nome')
  await page.getByRole('button', { name: 'Acrescentar item' }).click()
  await userEvent.keyboard('Um item')
  await itemField('Total', 2).fill('10')
  await saveButton().click()
  await expect.element(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
  await expect.element(field('Projeto')).toHaveValue('Outro nome')
  await expect.element(itemField('Descrição', 2)).toHaveValue('Um item')
  screen.answer({ budgets: { save: () => ({ id: 7, result: true, data: { id: 7, revision: 4, merged: false } }) } })
  await press('ControlOrMeta+s')
  await expect.poll(addressNow).toBe('/dashboard/budget-printer?id=7')
  expect(saves(screen).at(-1)).toMatchObject({
    budget: { project_name: 'Outro nome', revision: 3, items: [{}, { description: 'Um item', total: 10 }] },
  })
})

test('a save that is left before it has ended calls nobody back', async () => {
  const save = hold(() => ({ id: 7, result: true as const, data: { id: 7, revision: 4, merged: false } }))
  await openQuote('specified', { ...quoteWith(), save: save.answer })
  await field('Projeto').fill('Outro site')
  await saveButton().click()
  await page.getByRole('link', { name: 'Clientes' }).click()
  await page.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect.poll(() => location.pathname).toBe('/dashboard/clients')
  save.letGo()
  await expect.element(page.getByText('Salvo com sucesso')).toBeVisible()
  expect(location.pathname).toBe('/dashboard/clients')
})
