import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import { addDays, dayOf } from '#time.ts'
import { field, openQuote, previewed, quoteWith, saves } from './quote-form.ts'

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
