import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import type { Cash, PlannedItem } from '#domains/finance/cash-contract.ts'
import { addDays, day, dayMonth, dayOf } from '#time.ts'
import { expectAccessibleAt } from './accessible.ts'
import { type Answers, refuse } from './answers.ts'
import { sessionIn } from './frame.ts'
import { openScreen } from './screen.tsx'

const SCREEN = '/dashboard/financial-report/cash'
const TODAY = dayOf(nowMs())
const at = (days: number) => addDays(TODAY, days)

const plan = (key: string, fields: Partial<PlannedItem>): PlannedItem => ({
  ...{ key, source: 'bill', due: at(3), type: 'despesa', amount: '4000.00', description: 'Folha', to: '' },
  ...{ payer: '', promised: null, usually: null },
  ...fields,
})
const parcela = (key: string, fields: Partial<PlannedItem>) =>
  plan(key, {
    source: 'installment',
    type: 'receita',
    amount: '4300.00',
    to: '/dashboard/budget-printer?id=5',
    ...fields,
  })
const LATE = parcela('installment 1', { due: at(-9), description: 'Orçamento 0005, parcela 2: Serra Azul' })
const SOON = parcela('installment 2', {
  due: at(10),
  description: 'Ladeira',
  payer: 'Ladeira',
  usually: 12,
  amount: '500.00',
})
const CASH: Cash = {
  ...{ today: TODAY, opening: '5000.00', accounts: 2, floor: '1500.00', revision: 3, cut: false },
  planned: [LATE, plan('bill 1', {}), SOON],
  offers: [
    {
      ...{ id: 10, description: 'Orçamento 0010: Colégio Horizonte', to: '/dashboard/budget-create?id=10' },
      total: '900.00',
      terms: [{ due: '', amount: '900.00' }],
    },
  ],
}

const open = (cash: Partial<Cash> = {}, calls: NonNullable<Answers['finance']>['cash'] = {}) =>
  openScreen(SCREEN, {
    as: 'admin',
    answers: {
      accounts: { session: sessionIn('portuguese') },
      finance: { cash: { read: () => ({ data: { ...CASH, ...cash } }), ...calls } },
    },
  })
const said = page.getByText(/^O menor ponto é/)
const left = page.getByRole('region', { name: 'Vencidas, fora da conta' })
const result = page.getByRole('region', { name: 'O que mexe' })

test('the lowest point is named with its day and what makes it, and what is late stands apart', async () => {
  await open()
  await expect
    .element(said)
    .toMatchTextContent(`O menor ponto é R$ 1.000,00, em ${day(at(3))}, depois de Folha (R$ 4.000,00).`)
  await expect.element(said).toMatchTextContent(`Abaixo do piso por 8 dias, desde ${dayMonth(at(3))}.`)
  await expect.element(left).toMatchTextContent('Orçamento 0005, parcela 2: Serra Azul')
  const week = page.getByRole('row', { name: new RegExp(`^${dayMonth(TODAY)} a `) })
  await expect.element(week).toMatchTextContent('-4.000,00')
  await page.getByRole('button', { name: new RegExp(`^${dayMonth(TODAY)} a `) }).click()
  await expect.element(page.getByRole('cell', { name: 'Folha -4.000,00' })).toBeVisible()
  await expectAccessibleAt(1440, 360)
})

test('a late payment, a quote and a purchase are tried by keys and by click, beside how it is', async () => {
  const screen = await open()
  await expect.element(said).toBeVisible()
  await userEvent.keyboard('1')
  await expect.element(page.getByRole('checkbox', { name: /^Chega: Orçamento 0005/ })).toBeChecked()
  await expect.element(left).not.toBeInTheDocument()
  // The late one comes in seven days; the lowest point is before.
  await expect.element(result).toMatchTextContent('com 1 mudança')
  await page.getByRole('checkbox', { name: /^Mudar de dia: Folha/ }).click()
  await expect.element(said).toMatchTextContent(`O menor ponto é R$ 5.000,00, em ${day(TODAY)}`)
  await expect.element(page.getByText('como está', { exact: true })).toBeVisible()
  await userEvent.keyboard('0')
  await expect.element(page.getByRole('checkbox', { name: /^Chega:/ })).not.toBeChecked()
  await expect.element(left).toBeVisible()
  await page.getByRole('checkbox', { name: /^Aceito: Orçamento 0010/ }).click()
  await expect.element(result).toMatchTextContent('Fim das 13 semanasR$ 2.400,00')
  await page.getByRole('checkbox', { name: 'Clientes atrasam como de costume' }).click()
  await expect.element(said).toMatchTextContent('Abaixo do piso por 5 dias')
  expect(screen.calls('finance.cash.setFloor')).toEqual([])
})

test('the days of the chart are walked by keys', async () => {
  await open()
  const slider = page.getByRole('slider', { name: 'Dia do gráfico: saldo, entradas e saídas' })
  await expect.element(slider).toHaveAttribute('aria-valuetext', expect.stringContaining(`${day(at(3))}: saldo R$`))
  slider.element().focus()
  await userEvent.keyboard('{Home}{ArrowRight}')
  await expect.element(slider).toHaveAttribute('aria-valuenow', '1')
  await userEvent.keyboard('{End}')
  await expect.element(slider).toHaveAttribute('aria-valuenow', '90')
})

test('a floor is set from the revision that was shown, and taken away', async () => {
  const screen = await open({}, { setFloor: () => ({ result: true as const, data: { revision: 4, merged: false } }) })
  await page.getByRole('button', { name: 'Piso: R$ 1.500,00' }).click()
  const dialog = page.getByRole('dialog')
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Piso' }), '2.000,50')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect.poll(() => screen.calls('finance.cash.setFloor')).toMatchObject([{ floor: '2000.50', revision: 3 }])
  await expect.element(dialog).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Piso: R$ 1.500,00' }).click()
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Piso' }))
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect.poll(() => screen.calls('finance.cash.setFloor').at(-1)).toMatchObject({ floor: null })
})

test('without an account it says how to begin', async () => {
  await open({ accounts: 0, planned: [], offers: [] })
  await expect.element(page.getByRole('link', { name: 'Criar uma conta' })).toBeVisible()
})

test('a failure is told', async () => {
  await open({}, { read: refuse('forbidden', 'Estes dados são de outra pessoa.') })
  await expect.element(page.getByText('O caixa não veio')).toBeVisible()
})
