import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Template } from '#domains/budgets/template-contract.ts'
import type { Panel } from '#panel.ts'
import { sessionIn } from './frame.ts'
import { openScreen } from './screen.tsx'

const TEMPLATE: Template = {
  ...{ id: 5, name: 'Placas', extra_text: '', terms: 'x', additional_value: 0, discount: null, payments: [] },
  items: [{ description: 'Placa', quantity: 1, total: 10 }],
  ...{ late_fine: 1, late_interest: 0.5, deadline_days: 45, validity_days: 30 },
}
const field = (name: string) => page.getByRole('textbox', { name })
const open = (panel: Panel) =>
  openScreen('/dashboard/budget-create?id=-1&modelo=5', {
    answers: {
      accounts: { session: sessionIn(panel) },
      budgets: {
        newId: () => ({ id: 41 }),
        templates: { list: () => ({ data: [] }), item: () => ({ data: TEMPLATE }) },
        save: () => ({ id: 41, result: true, data: { id: 41, revision: 1, merged: false } }),
      },
    },
  })

for (const panel of ['portuguese', 'specified'] as const)
  test(`${panel}: fine and interest of a quote have their bounds, and left empty they are the firm’s`, async () => {
    const screen = await open(panel)
    await page.getByRole('combobox', { name: 'Cliente' }).fill('Oficina')
    await field('Projeto').fill('Placas')
    await expect.element(field('Juros por atraso, em % ao mês')).toHaveValue('0,5')
    await field('Multa por atraso, em %').fill('2,01')
    await field('Juros por atraso, em % ao mês').fill('-1')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.element(page.getByText('O maior valor é 2.')).toBeVisible()
    await expect.element(page.getByText('O menor valor é 0.')).toBeVisible()
    await expect.element(field('Multa por atraso, em %')).toHaveValue('2,01')
    expect(screen.calls('budgets.save')).toEqual([])
    await field('Multa por atraso, em %').fill('1,5%')
    await field('Juros por atraso, em % ao mês').fill('')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect
      .poll(() => screen.calls('budgets.save').at(-1))
      .toMatchObject({ budget: { late_fine: 1.5, late_interest: null } })
  })
