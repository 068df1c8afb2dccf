import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { Budget } from '#domains/budgets/budget-schemas.ts'
import { itemLabel } from '#domains/budgets/changes.ts'
import { Exchange } from '#domains/budgets/exchange-schemas.ts'
import { press } from './keys.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const line = (description: string, group: string) => ({ description, quantity: 1, total: 100, group })
const QUOTE = sampleOf(Budget, {
  ...{ id: 7, client: 'Colégio', client_id: null, project_name: 'Catraca', status: 'PENDING', state: 'sent' },
  ...{ version: 1, draft: true, deadline: '2055-01-31', budget_validity: '2055-02-28', revision: 3, project_id: null },
  ...{ discount: null, additional_value: 0, payments: [], extra_text: '', terms: '', total_budget: 400 },
  items: [line('Projeto', ''), line('Placa', 'Peças'), line('Cabo', 'Peças'), line('Visita', 'Horas')],
})
const EXCHANGE = sampleOf(Exchange, {
  ...{ state: 'sent', version: 1, draft: true, changed: true, path: '/orcamento/7-abc', openings: [] },
  ...{ client_id: null, addresses: [], unkept: [], events: [], installments: [], requests: [], contact_changes: [] },
  differences: [{ label: itemLabel('Placa'), before: '2 peças', after: '1 peça' }],
})
const open = () =>
  openScreen('/dashboard/budget-create?id=7', {
    answers: {
      budgets: {
        byId: () => ({ data: [QUOTE] }),
        clientPage: () => ({ data: { html: '<!DOCTYPE html><title>x</title>' } }),
        exchange: { read: () => ({ data: EXCHANGE }) },
      },
      catalog: {
        offer: () => ({
          data: [
            { id: 7, name: 'Hora técnica', text: '', unit: 'h', price: 165, cost: 82.5 },
            { id: 8, name: 'Hora de bancada', text: '', unit: 'h', price: 90, cost: 40 },
          ],
        }),
      },
    },
  })
const description = (item: number) => page.getByRole('textbox', { name: `Descrição do item ${item}`, exact: true })
const descriptions = () =>
  [...document.querySelectorAll<HTMLTextAreaElement>('[data-item] textarea')].map(({ value }) => value)
const heads = () =>
  page
    .getByRole('textbox', { name: /^Nome do grupo/ })
    .elements()
    .map((head) => {
      const lines = document.querySelectorAll('[data-item]')
      return `${(head as HTMLInputElement).value} ${[...lines].indexOf(head.closest('[data-item]')!) + 1}`
    })

test('Enter goes on to the next line, and with Shift to the next row of the same text', async () => {
  await open()
  await description(1).click()
  await press('End', 'Enter')
  await expect.element(description(2)).toHaveFocus()
  expect(descriptions()).toEqual(['Projeto', '', 'Placa', 'Cabo', 'Visita'])
  await userEvent.keyboard('Frete')
  await press('Shift+Enter')
  await userEvent.keyboard('por conta da casa')
  await expect.element(description(2)).toHaveValue('Frete\npor conta da casa')
})

test('Tab takes the first of what the catalogue offers, or the chosen one, and otherwise leaves the field', async () => {
  await open()
  await description(1).fill('hora')
  await expect.element(page.getByRole('option', { name: /Hora técnica/ })).toBeVisible()
  await press('Tab')
  await expect.element(description(1)).toHaveValue('Hora técnica')
  await expect.element(page.getByRole('textbox', { name: /Preço da unidade do item 1/ })).toHaveValue('165,00')
  await expect.element(description(1)).toHaveFocus()
  await description(2).fill('hora')
  await expect.element(page.getByRole('option', { name: /Hora de bancada/ })).toBeVisible()
  await press('ArrowDown', 'ArrowDown', 'Tab')
  await expect.element(description(2)).toHaveValue('Hora de bancada')
  await press('Tab')
  await expect.element(page.getByRole('textbox', { name: /^Quantidade do item 2/ })).toHaveFocus()
})

test('a group is renamed at its head for all its lines, and without a name is no group', async () => {
  await open()
  const parts = page.getByRole('textbox', { name: 'Nome do grupo Peças' })
  await expect.element(parts).toHaveValue('Peças')
  expect(heads()).toEqual(['Peças 2', 'Horas 4'])
  await parts.fill('Outra coisa')
  await press('Escape')
  await expect.element(parts).toHaveValue('Peças')
  await parts.fill(' Material ')
  await press('Enter')
  await expect.poll(heads).toEqual(['Material 2', 'Horas 4'])
  await page.getByRole('textbox', { name: 'Nome do grupo Horas' }).fill('')
  await description(1).click()
  await expect.poll(heads).toEqual(['Material 2'])
})

test('a line that is moved over the edge of a group belongs to the next one, and back', async () => {
  await open()
  await description(3).click()
  await press('Alt+ArrowDown')
  expect(descriptions()).toEqual(['Projeto', 'Placa', 'Cabo', 'Visita'])
  await expect.poll(heads).toEqual(['Peças 2', 'Horas 3'])
  await press('Alt+ArrowDown')
  expect(descriptions()).toEqual(['Projeto', 'Placa', 'Visita', 'Cabo'])
  await expect.poll(heads).toEqual(['Peças 2', 'Horas 3'])
  await press('Alt+ArrowUp', 'Alt+ArrowUp', 'Alt+ArrowUp', 'Alt+ArrowUp')
  expect(descriptions()).toEqual(['Projeto', 'Cabo', 'Placa', 'Visita'])
  await expect.poll(heads).toEqual(['Peças 3', 'Horas 4'])
  await expect.element(page.getByText('Agora sem grupo')).toBeInTheDocument()
})

test('a line that is dragged among those of a group becomes one of it, and among its own stays', async () => {
  await open()
  await expect.element(description(4)).toBeVisible()
  const gripOf = (item: number) => page.getByRole('button', { name: new RegExp(`^Mover item ${item}`) }).element()
  /** Drags a line to just above another's grip. */
  async function drag(item: number, above: number) {
    gripOf(above).scrollIntoView({ block: 'center' })
    const [from, to] = [gripOf(item), gripOf(above)].map((grip) => grip.getBoundingClientRect())
    await commands.mouse([{ to: [from!.x + 8, from!.y + 8] }, 'down', { to: [to!.x + 8, to!.y + 2], steps: 4 }, 'up'])
  }
  await drag(1, 3)
  await expect.poll(descriptions).toEqual(['Placa', 'Projeto', 'Cabo', 'Visita'])
  await expect.poll(heads).toEqual(['Peças 1', 'Horas 4'])
  await drag(3, 2)
  await expect.poll(descriptions).toEqual(['Placa', 'Cabo', 'Projeto', 'Visita'])
  expect(heads()).toEqual(['Peças 1', 'Horas 4'])
})

test('what has changed is marked at its line, until one does not want to see it', async () => {
  await open()
  const marks = () => document.querySelectorAll('[data-changed]').length
  await expect.poll(marks).toBe(1)
  await expect.element(page.getByText('antes: 2 peças')).toBeVisible()
  await press('d')
  await expect.poll(marks).toBe(0)
  const button = page.getByRole('button', { name: 'Mudanças' })
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  await button.click()
  await expect.poll(marks).toBe(1)
})
