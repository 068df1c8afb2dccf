import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import type { Template, TemplateRow } from '#domains/budgets/template-contract.ts'
import { addDays, day, dayOf } from '#time.ts'
import { expectAccessibleAt } from './accessible.ts'
import { type Answers, cutOff, hold, refuse } from './answers.ts'
import { openScreen } from './screen.tsx'

const TEMPLATES = '/dashboard/budget-templates'
const CREATE = '/dashboard/budget-create?id=-1'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string | RegExp) => page.getByRole('textbox', { name })
const toast = (text: string) => page.getByRole('status').filter({ hasText: text })

const rowOf = (fields: Partial<TemplateRow> = {}): TemplateRow => ({
  ...{ id: 5, name: 'Site institucional', items: 3, total: 9560, at: new Date(nowMs()).toISOString(), by: 'Davi' },
  ...fields,
})
const TEMPLATE: Template = {
  ...{ id: 5, name: 'Site institucional', extra_text: 'Com hospedagem.', terms: '- Em reais.', additional_value: 80 },
  discount: { percent: 5, amount: null },
  ...{ late_fine: null, late_interest: null },
  items: [{ description: 'Desenho de tela', quantity: 6, unit: 'tela', unit_price: 480, total: 2880 }],
  payments: [{ due_days: null, percent: 100, amount: null }],
  ...{ deadline_days: 45, validity_days: 30 },
}
const templates = (...data: TemplateRow[]): Answers => ({
  budgets: { templates: { list: () => ({ data }), item: () => ({ data: TEMPLATE }) }, newId: () => ({ id: 41 }) },
})

test('the list belongs to Orçamentos, and each template begins a quote', async () => {
  await openScreen(TEMPLATES, { answers: templates(rowOf(), rowOf({ id: 6, name: 'Placa', items: 1, by: '' })) })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Modelos')
  await expect.element(page.getByRole('navigation', { name: 'Você está em' })).toMatchTextContent(/Orçamentos|Budgets/)
  await expect
    .element(page.getByRole('row', { name: /Site institucional/ }))
    .toMatchTextContent(/3 itens.*9\.560,00.*por Davi/)
  await expectAccessibleAt(1440, 768, 360)
  await page.getByRole('link', { name: 'Site institucional' }).click()
  await expect.poll(() => new URLSearchParams(location.search).get('modelo')).toBe('5')
})

test('it says when there is none, and a list that failed is tried again', async () => {
  const screen = await openScreen(TEMPLATES, { answers: { budgets: { templates: { list: cutOff } } } })
  await expect.element(page.getByText('Os modelos não vieram')).toBeVisible()
  screen.answer(templates())
  await page.getByRole('button', { name: /Tentar/ }).click()
  await expect.element(page.getByText('Nenhum modelo ainda')).toBeVisible()
})

test('a template is renamed, a refused name stays with its reason, and is removed after a question', async () => {
  const taken = refuse('name-taken', 'Já há um modelo com este nome.', {
    fields: { name: 'Já há um modelo com este nome.' },
  })
  const screen = await openScreen(TEMPLATES, {
    answers: { budgets: { templates: { list: () => ({ data: [rowOf()] }), rename: taken } } },
  })
  await button('Renomear Site institucional').click()
  await field('Nome do modelo').fill('Placa')
  await button('Salvar').click()
  await expect.element(page.getByText('Já há um modelo com este nome.')).toBeVisible()
  await expect.element(field('Nome do modelo')).toHaveValue('Placa')
  const done = () => ({ result: true as const })
  screen.answer({ budgets: { templates: { rename: done, remove: done } } })
  await button('Salvar').click()
  await expect.element(toast('O modelo tem outro nome')).toBeVisible()
  expect(screen.calls('budgets.templates.rename').at(-1)).toEqual({ id: 5, name: 'Placa' })
  await button('Excluir Site institucional').click()
  screen.answer({ budgets: { templates: { list: () => ({ data: [] }) } } })
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await expect.element(page.getByText('Nenhum modelo ainda')).toBeVisible()
  expect(screen.calls('budgets.templates.remove')).toEqual([{ id: 5 }])
})

test('a new quote begins with the template of its address, its days counted from today', async () => {
  const today = dayOf(nowMs())
  await openScreen(`${CREATE}&modelo=5`, { answers: templates(rowOf()) })
  await expect.element(field('Descrição do item 1')).toHaveValue('Desenho de tela')
  await expect.element(field(/^Prazo de entrega/)).toHaveValue(day(addDays(today, 45)))
  await expect.element(field(/^Validade/)).toHaveValue(day(addDays(today, 30)))
  await expect.element(page.getByPlaceholder('5% ou 500,00')).toHaveValue('5%')
  await expect.element(field('Condições')).toHaveValue('- Em reais.')
  await expect.element(page.getByLabelText('Modelo')).toHaveValue('5')
})

test('chosen in the form it keeps whom the quote is for, and asks before it writes over what was typed', async () => {
  const screen = await openScreen(CREATE, { answers: templates(rowOf(), rowOf({ id: 6, name: 'Placa' })) })
  await field(/^Projeto/).fill('Portal')
  await page.getByLabelText('Modelo').selectOptions('5')
  await expect.element(field('Descrição do item 1')).toHaveValue('Desenho de tela')
  await expect.element(field(/^Projeto/)).toHaveValue('Portal')
  await field('Descrição do item 1').fill('Outra coisa')
  await page.getByLabelText('Modelo').selectOptions('6')
  await button('Cancelar').click()
  await expect.element(field('Descrição do item 1')).toHaveValue('Outra coisa')
  await page.getByLabelText('Modelo').selectOptions('6')
  await button('Usar o modelo').click()
  await expect.element(field('Descrição do item 1')).toHaveValue('Desenho de tela')
  screen.answer({ budgets: { templates: { item: refuse('missing', 'Este modelo não existe mais.') } } })
  await page.getByLabelText('Modelo').selectOptions('5')
  await expect.element(page.getByRole('alert').filter({ hasText: 'Este modelo não existe mais.' })).toBeVisible()
  await expect.element(field('Descrição do item 1')).toHaveValue('Desenho de tela')
})

test('the fields of a new quote stay where they are when the templates come', async () => {
  const list = hold(() => ({ data: [rowOf()] }))
  await openScreen(CREATE, { answers: { budgets: { ...templates().budgets, templates: { list: list.answer } } } })
  const top = () =>
    field(/^Projeto/)
      .element()
      .getBoundingClientRect().top
  await expect.element(field(/^Projeto/)).toBeVisible()
  const before = top()
  await expect.element(page.getByLabelText('Modelo')).not.toBeVisible()
  list.letGo()
  await expect.element(page.getByLabelText('Modelo')).toBeVisible()
  expect(top()).toBe(before)
})
