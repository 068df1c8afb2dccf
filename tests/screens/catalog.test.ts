import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CatalogItem, type Offer } from '#domains/catalog/contract.ts'
import { expectAccessible, expectAccessibleAt } from './accessible.ts'
import { type Answers, cutOff, hold, refuse } from './answers.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const CATALOG = '/dashboard/budget-catalog'
const heading = () => page.getByRole('heading', { level: 1 })
const field = (name: string | RegExp) => page.getByRole('textbox', { name })
const toast = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

const itemWith = (fields: Partial<CatalogItem> = {}) =>
  sampleOf(CatalogItem, {
    ...{ id: 7, name: 'Hora técnica', text: 'Análise e testes.', unit: 'h', price: 165, archived: false, revision: 1 },
    ...fields,
  })
const listOf = (...data: CatalogItem[]): Answers => ({ catalog: { list: () => ({ data, total: data.length }) } })

test('the list belongs to Orçamentos, shows costs to whom they are answered, and opens its items', async () => {
  await openScreen(CATALOG, {
    answers: listOf(itemWith({ cost: 82.5 }), itemWith({ id: 8, name: 'Placa', cost: null })),
  })
  await expect.element(heading()).toHaveTextContent('Catálogo')
  await expect.element(page.getByRole('navigation', { name: 'Você está em' })).toMatchTextContent(/Orçamentos|Budgets/)
  await expect.element(page.getByRole('row', { name: /Hora técnica/ })).toMatchTextContent(/82,50/)
  await expectAccessibleAt(1440, 768, 360)
  await page.getByRole('link', { name: 'Placa' }).click()
  await expect.poll(() => location.search).toBe('?id=8')
})

test('an item is written by keys; what is wrong is said at its field, and the cost is the admin’s alone', async () => {
  const create = () => ({ result: true as const, data: { id: 9, revision: 1, merged: false } })
  const screen = await openScreen(`${CATALOG}?id=-1`, { as: 'staff', answers: { catalog: { create } } })
  await field('Nome').fill('Placa')
  await field('Preço').fill('0')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByText('O menor preço é R$ 0,01.')).toBeVisible()
  expect(screen.calls('catalog.create')).toEqual([])
  await field('Preço').fill('1.050,5')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect
    .poll(() => screen.calls('catalog.create').at(-1))
    .toEqual({ name: 'Placa', text: '', unit: '', price: 1050.5 })
  expect(field('Custo').elements()).toEqual([])
})

const CREATE = '/dashboard/budget-create?id=-1'
const OFFERS: Offer[] = [
  { id: 7, name: 'Hora técnica', text: 'Análise e testes.', unit: 'h', price: 165 },
  { id: 8, name: 'Hora de campo', text: '', unit: 'dia', price: 1200 },
]
const quote = (answers: Answers['catalog']): Answers => ({
  budgets: { newId: () => ({ id: 41 }) },
  catalog: { offer: () => ({ data: OFFERS }), ...answers },
})
const description = () => page.getByRole('textbox', { name: 'Descrição do item 1' })
const option = (name: RegExp) => page.getByRole('option', { name })

test('what the catalogue has is offered while one types, and fills the line by keys', async () => {
  await openScreen(CREATE, { answers: quote({}) })
  await page.getByRole('textbox', { name: /^Quantidade do item 1/ }).fill('3')
  await description().click()
  await userEvent.keyboard('hora')
  await expect.element(option(/Hora de campo/)).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(description()).toHaveValue('Hora de campo')
  await expect.element(page.getByRole('combobox', { name: 'Unidade do item 1' })).toHaveValue('dia')
  await expect.element(page.getByRole('textbox', { name: /^Preço da unidade do item 1/ })).toHaveValue('1.200,00')
  await expect
    .element(page.getByRole('textbox', { name: 'Total do item 1, em reais, calculado' }))
    .toHaveValue('3.600,00')
  await expect.element(option(/Hora/)).not.toBeInTheDocument()
})

test('Escape dismisses what is offered, and arrows and Shift with Enter are the text’s', async () => {
  await openScreen(CREATE, { answers: quote({}) })
  await description().click()
  await userEvent.keyboard('hora')
  await expect.element(option(/Hora técnica/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(option(/Hora técnica/)).not.toBeInTheDocument()
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}extra')
  await expect.element(description()).toHaveValue('hora\nextra')
})

for (const [what, offer] of [
  ['failed', cutOff],
  ['missing', refuse('missing', 'Não há.')],
  ['slow', hold(() => ({ data: OFFERS })).answer],
] as const)
  test(`a catalogue that is ${what} does not keep anybody from typing`, async () => {
    const screen = await openScreen(CREATE, { answers: quote({ offer }) })
    await description().click()
    await userEvent.keyboard('hora')
    await expect.poll(() => screen.calls('catalog.offer').length).toBeGreaterThan(0)
    await userEvent.keyboard('{ArrowDown}{Shift>}{Enter}{/Shift}de sempre')
    await expect.element(description()).toHaveValue('hora\nde sempre')
    expect(option(/Hora/).elements()).toEqual([])
  })

test('a line is kept in the catalogue by one click, and says what it lacks or that it is there', async () => {
  const create = () => ({ result: true as const, data: { id: 9, revision: 1, merged: false } })
  const taken = refuse('invalid', 'Já há um item com este nome no catálogo.', { fields: { name: 'Já há.' } })
  const screen = await openScreen(CREATE, { answers: quote({ offer: () => ({ data: [] }), create }) })
  const keep = () => page.getByRole('button', { name: 'Guardar item 1 no catálogo' }).click()
  await description().fill('Placa montada\nCom laudo.')
  await keep()
  await expect.element(page.getByRole('alert').filter({ hasText: 'uma descrição e um preço' })).toBeVisible()
  await page.getByRole('textbox', { name: /^Preço da unidade do item 1/ }).fill('1.050,00')
  await keep()
  await expect.element(toast('“Placa montada” está no catálogo')).toBeVisible()
  expect(screen.calls('catalog.create')).toEqual([{ name: 'Placa montada', text: 'Com laudo.', unit: '', price: 1050 }])
  screen.answer({ catalog: { create: taken } })
  await keep()
  await expect.element(page.getByRole('alert').filter({ hasText: 'Já há um item com este nome' })).toBeVisible()
  await expect.element(description()).toHaveValue('Placa montada\nCom laudo.')
})
