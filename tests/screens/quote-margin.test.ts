import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Template } from '#domains/budgets/template-contract.ts'
import { expectAccessibleAt } from './accessible.ts'
import { press } from './keys.ts'
import { openScreen } from './screen.tsx'

const TEMPLATE: Template = {
  ...{ id: 5, name: 'Placas', extra_text: '', terms: 'x', additional_value: 0, payments: [] },
  ...{ late_fine: null, late_interest: null },
  discount: { percent: 10, amount: null },
  items: [
    {
      description: 'Placa\nCom laudo.',
      quantity: 2,
      unit: 'un',
      unit_price: 500,
      total: 1000,
      group: 'Peças',
      cost: 200,
    },
    { description: 'Montagem', quantity: 1, total: 300, group: 'Peças', cost: null },
    {
      ...{ description: 'Suporte', quantity: 1, total: 900, cost: 100 },
      choice: { kind: 'optional', name: '', chosen: false },
    },
  ],
  ...{ deadline_days: 45, validity_days: 30 },
}
const open = (as: 'admin' | 'staff', items = TEMPLATE.items) =>
  openScreen('/dashboard/budget-create?id=-1&modelo=5', {
    as,
    answers: {
      budgets: {
        templates: { list: () => ({ data: [] }), item: () => ({ data: { ...TEMPLATE, items } }) },
        newId: () => ({ id: 41 }),
        save: () => ({ id: 41, result: true, data: { id: 41, revision: 1, merged: false } }),
      },
      catalog: {
        offer: () => ({ data: [{ id: 7, name: 'Hora técnica', text: '', unit: 'h', price: 165, cost: 82.5 }] }),
      },
    },
  })
const beside = (item: number) => page.elementLocator(document.querySelector(`[data-margin='${item}']`)!)
const sum = (name: string) => page.getByRole('group', { name: `Margem: ${name}` })
const cost = (item: number) => page.getByRole('textbox', { name: `Custo do item ${item}` })

test('the names of the columns stand in one row, also where costs and the client’s page stand beside the lines', async () => {
  await open('admin')
  await expect.element(cost(3)).toBeInTheDocument()
  const heads = [...page.getByText('Qtd.', { exact: true }).element().parentElement!.children]
  const linesOf = (head: Element) => {
    const text = document.createRange()
    text.selectNodeContents(head)
    return text.getClientRects().length
  }
  for (const width of [1440, 1600]) {
    await page.viewport(width, 900)
    await expect.poll(() => heads.map(linesOf)).toEqual(heads.map(() => 1))
  }
})

test('a cost of thousands is shown whole in the column of margins', async () => {
  await open('admin')
  await page.viewport(1440, 900)
  await cost(1).fill('98.765,43')
  const { scrollWidth, clientWidth } = cost(1).element()
  expect(scrollWidth).toBe(clientWidth)
})

test('who sees costs reads and types them: margins of lines, groups and the whole follow each keystroke', async () => {
  const screen = await open('admin')
  await expect.element(cost(3)).toHaveValue('100,00')
  await expect.element(beside(1)).toMatchTextContent('na linha R$ 400,00 R$ 600,00 60%')
  await expect.element(beside(3)).toMatchTextContent('R$ 800,00 88,9% fora do total')
  await expect.element(sum('Peças')).toMatchTextContent('R$ 400,00 até R$ 900,00 69,2% 1 item sem custo')
  await expect.element(sum('todo o orçamento')).toMatchTextContent('R$ 400,00 até R$ 770,00 65,8% 1 item sem custo')
  // Of lines of which no cost is known nothing is said to be left.
  await cost(1).fill('')
  await expect.element(sum('todo o orçamento')).toHaveTextContent('2 itens sem custo')
  await cost(1).fill('200')
  await cost(2).fill('350')
  await expect.element(beside(2)).toMatchTextContent('−R$ 50,00 −16,7%')
  await expect.element(sum('todo o orçamento')).toMatchTextContent('R$ 750,00 R$ 420,00 35,9%')
  await page.getByRole('textbox', { name: 'Projeto' }).fill('Oficina')
  await cost(1).fill('x')
  await expect.element(cost(1)).toHaveValue('x')
  await expectAccessibleAt(1440, 360)
  await cost(1).fill('')
  await page.getByRole('textbox', { name: 'Descrição do item 2' }).click()
  await userEvent.keyboard('{Control>}a{/Control}hora')
  await page.getByRole('option', { name: /Hora técnica/ }).click()
  await expect.element(cost(2)).toHaveValue('82,50')
  await expect.element(beside(2)).toMatchTextContent('R$ 82,50 50%')
  expect(screen.calls('budgets.save')).toEqual([])
})

test('costs are hidden and shown by button and key, and shown where one of them is wrong', async () => {
  const screen = await open('admin')
  await expect.element(cost(1)).toBeVisible()
  const button = page.getByRole('button', { name: 'Margem' })
  await button.click()
  await expect.element(cost(1)).not.toBeInTheDocument()
  expect(document.querySelector('[data-margin]')).toBeNull()
  await press('m')
  await cost(1).fill('muito')
  await button.click()
  await page.getByRole('combobox', { name: 'Cliente' }).fill('Oficina')
  await page.getByRole('textbox', { name: 'Projeto' }).fill('Placas')
  await press('Control+s')
  await expect.element(cost(1)).toHaveAttribute('aria-invalid', 'true')
  expect(screen.calls('budgets.save')).toEqual([])
})

test('a form of who does not see costs has no strip, and sends none', async () => {
  const screen = await open(
    'staff',
    TEMPLATE.items.map(({ cost: _, ...item }) => item),
  )
  await expect.element(page.getByRole('textbox', { name: 'Descrição do item 1' })).toHaveValue('Placa\nCom laudo.')
  expect(page.getByText(/[Cc]usto|[Mm]argem/).elements()).toEqual([])
  await page.getByRole('combobox', { name: 'Cliente' }).fill('Oficina')
  await page.getByRole('textbox', { name: 'Projeto' }).fill('Placas')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => screen.calls('budgets.save').length).toBe(1)
  expect(JSON.stringify(screen.calls('budgets.save'))).not.toContain('cost')
})
