import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import type { Budget } from '#domains/budgets/budget-schemas.ts'
import type { Template } from '#domains/budgets/template-contract.ts'
import { addDays, dayOf } from '#time.ts'
import { EXCHANGE, field, itemField, openQuote, previewed, quoteWith, saves, total } from './quote-form.ts'

const days = (place: number) => field(`Dias depois do aceite em que se paga a parcela ${place}`)
const plan = (name: string) => page.getByRole('radio', { name })
const press = (name: string) => page.getByRole('button', { name }).click()
const term = (days: number, percent: number) => ({ due: null, days, percent, amount: null })

test('a plan counts from the acceptance, by its quick choices too, and goes back to fixed days', async () => {
  const screen = await openQuote('portuguese', quoteWith())
  await expect.element(plan('Datas fixas')).toBeChecked()
  await page.getByText('Dias depois do aceite', { exact: true }).click()
  await press('50% + 50%')
  await expect.element(days(1)).toHaveValue('0')
  await days(1).fill('7')
  await expect.poll(() => previewed(screen)).toMatchObject({ payments: [term(7, 50), term(30, 50)] })
  await expect.poll(() => saves(screen).at(-1)).toMatchObject({ budget: { payments: [term(7, 50), term(30, 50)] } })
  await press('Acrescentar parcela')
  await expect.element(days(3)).toHaveValue('60')
  await press('Remover parcela 3')
  await page.getByText('Datas fixas', { exact: true }).click()
  await expect.element(page.getByRole('combobox', { name: 'Quando se paga a parcela 2' })).toBeVisible()
  await expect.element(days(1)).not.toBeInTheDocument()
  // What was typed comes back.
  await page.getByRole('button', { name: 'Desfazer' }).last().click()
  await expect.element(days(1)).toHaveValue('7')
  await expect.element(plan('Dias depois do aceite')).toBeChecked()
  await page.getByText('Datas fixas', { exact: true }).click()
  await expect.element(plan('Datas fixas')).toBeChecked()
})

test('what is typed, added and removed after the change of the way stays when that is undone', async () => {
  const fixed = (due: string | null) => ({ due, percent: 50, amount: null })
  const screen = await openQuote('portuguese', quoteWith({ payments: [fixed(null), fixed('2055-01-31')] }))
  await page.getByText('Dias depois do aceite', { exact: true }).click()
  await field('Percentual da parcela 1').fill('30')
  await field('Percentual da parcela 2').fill('40')
  await press('Acrescentar parcela')
  await days(3).fill('90')
  await page.getByRole('button', { name: 'Desfazer' }).first().click()
  await expect.element(plan('Datas fixas')).toBeChecked()
  await expect.element(field('Data da parcela 2')).toHaveValue('31/01/2055')
  await expect
    .poll(() => saves(screen).at(-1))
    .toMatchObject({
      budget: {
        payments: [
          { due: null, percent: 30 },
          { due: '2055-01-31', percent: 40 },
          { due: addDays(dayOf(nowMs()), 90), amount: 30 },
        ],
      },
    })
})

test('what is no number of days is said beside its parcela, and is not saved', async () => {
  const screen = await openQuote('portuguese', quoteWith({ payments: [term(7, 100)] }))
  await expect.element(plan('Dias depois do aceite')).toBeChecked()
  await days(1).fill('9999')
  await expect.element(page.getByText('Use de 0 a 3650 dias.').first()).toBeVisible()
  await expect.element(days(1)).toHaveValue('9999')
  expect(saves(screen)).toEqual([])
  await days(1).fill('10')
  await expect.poll(() => saves(screen)).toMatchObject([{ budget: { payments: [term(10, 100)] } }])
})

const value = (place: number) => field(`Valor da parcela ${place}, em reais`)
const sum = (amount: number) => ({ due: null, percent: null, amount })
const placa = (total: number) => ({ description: 'Placa', quantity: 1, total })
const missing = (text: string) => page.getByText(`Faltam R$ ${text} para o total.`)

test('equal sums that somebody typed or stored stay as they are while the total changes, until they are shared out', async () => {
  const stored = { items: [placa(1000)], payments: [sum(500), sum(500)] }
  await openQuote('portuguese', quoteWith(stored))
  await expect.element(value(1)).toHaveValue('500,00')
  await itemField('Total', 1).fill('1.200,00')
  await expect.element(missing('200,00')).toBeVisible()
  await expect.element(value(1)).toHaveValue('500,00')
  await press('Repartir o total')
  await expect.element(value(2)).toHaveValue('600,00')
  await itemField('Total', 1).fill('1.400,00')
  await expect.element(value(2)).toHaveValue('700,00')
  // Typed to be as it was is typed all the same.
  await value(1).fill('650,00')
  await value(1).fill('700,00')
  await itemField('Total', 1).fill('1.500,00')
  await expect.element(missing('100,00')).toBeVisible()
  await expect.element(value(1)).toHaveValue('700,00')
})

for (const begins of ['begins with', 'chooses'])
  test(`equal sums of a template that a quote ${begins} follow the total: nobody has typed them in it`, async () => {
    const template: Template = {
      ...{ id: 5, name: 'Placas', extra_text: '', terms: 'x', additional_value: 0, discount: null },
      ...{ late_fine: null, late_interest: null, deadline_days: 45, validity_days: 30, items: [placa(1000)] },
      payments: [0, 30].map((due_days) => ({ due_days, percent: null, amount: 500 })),
    }
    const row = { ...{ id: 5, name: 'Placas', items: 1, total: 1000 }, at: '2026-01-01T00:00:00.000Z', by: '' }
    const templates = { list: () => ({ data: [row] }), item: () => ({ data: template }) }
    const isChosen = begins === 'chooses'
    await openQuote('portuguese', { templates }, `/dashboard/budget-create?id=-1${isChosen ? '' : '&modelo=5'}`)
    if (isChosen) await page.getByLabelText('Modelo').selectOptions('Placas')
    await expect.element(value(2)).toHaveValue('500,00')
    await itemField('Total', 1).fill('1.200,00')
    await expect.element(value(2)).toHaveValue('600,00')
  })

test('a quote that its client accepts for less while it is open keeps its sums, and saves nothing', async () => {
  const items = [placa(800), { ...placa(200), choice: { kind: 'optional', name: '', chosen: true } }] as Budget['items']
  const screen = await openQuote('portuguese', quoteWith({ state: 'sent', items }))
  await page.getByRole('button', { name: '3 parcelas', exact: true }).click()
  await expect.element(value(1)).toHaveValue('333,34')
  screen.publish('notices:1', 3)
  await expect.poll(() => saves(screen)).toHaveLength(1)
  await screen.quiet()
  const { payments } = (saves(screen)[0] as { budget: Pick<Budget, 'payments'> }).budget
  const chosen = [items[0]!, { ...items[1]!, choice: { kind: 'optional', name: '', chosen: false } }] as Budget['items']
  const accepted = { state: 'accepted', items: chosen, payments, revision: 5 } as const
  screen.answer({
    budgets: {
      byId: quoteWith(accepted).byId!,
      exchange: { read: () => ({ data: { ...EXCHANGE, state: 'accepted' } }) },
    },
  })
  screen.publish('notices:1', 4)
  await expect.element(total()).toHaveTextContent('R$ 800,00')
  await screen.quiet()
  await expect.element(value(1)).toHaveValue('333,34')
  expect(saves(screen)).toHaveLength(1)
})
