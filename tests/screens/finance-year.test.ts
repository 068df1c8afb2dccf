import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Category } from '#domains/finance/categories-contract.ts'
import type { Totals } from '#domains/finance/reports-contract.ts'
import { expectAccessibleAt } from './accessible.ts'
import { open } from './finance.ts'
import { focus, press } from './keys.ts'
import { FINANCE } from './ledger.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const TOTALS: Totals = {
  ...{ income: '1900.10', expenses: '1500.25', balance: '399.85', count: 4 },
  ...{ largest_income: '1000.00', largest_expense: '1500.25', transfers: 0 },
}

test('a year is drawn by month and by category, with its numbers as a table', async () => {
  const sums: Record<number, [income: string, expenses: string, balance: string]> = {
    1: ['1000.00', '0.00', '1000.00'],
    2: ['0.10', '1500.25', '-500.15'],
    11: ['900.00', '0.00', '399.85'],
    12: ['0.00', '0.00', '399.85'],
  }
  const months = Array.from({ length: 12 }, (_, at) => {
    const [income, expenses, balance] = sums[at + 1] ?? ['0.00', '0.00', '-500.15']
    return { month: `2010-${String(at + 1).padStart(2, '0')}`, income, expenses, balance }
  })
  const category = (category: string, sum: string) => ({
    type: 'receita' as const,
    category,
    color: sampleOf(Category).color,
    sum,
    count: 1,
  })
  const categories = [category('Projetos', '1900.00'), category('Juros', '0.10')]
  const screen = await open('year?year=2010', {
    reports: {
      year: () => ({ data: { year: 2010, years: [2026, 2010], totals: TOTALS, months, categories, projects: [] } }),
    },
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Ano')
  await expect.poll(() => screen.calls('finance.reports.year')).toMatchObject([{ year: 2010 }])
  await expect.element(page.getByRole('definition').filter({ hasText: 'R$ 1.900,10' }).first()).toBeVisible()
  const slider = page.getByRole('slider', { name: 'Mês do gráfico: Entradas e saídas' })
  focus(slider)
  await press('Home', 'ArrowRight')
  await expect
    .poll(() => slider.element().getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' '))
    .toBe('fevereiro de 2010: entraram R$ 0,10, saíram R$ 1.500,25')
  await page.getByText('Os números do gráfico').nth(1).click()
  const numbers = page.getByRole('region', { name: 'Números do gráfico: Saldo acumulado' })
  await expect.element(numbers.getByRole('row').filter({ hasText: 'fevereiro' })).toMatchTextContent('−R$ 500,15')
  await expect.element(numbers.getByRole('row').filter({ hasText: 'dezembro' })).toMatchTextContent('R$ 399,85')
  const income = page.getByRole('region', { name: 'Entradas', exact: true })
  const texts = () =>
    income
      .getByRole('row')
      .elements()
      .map(({ textContent }) => textContent)
  expect(texts()).toEqual([
    expect.stringContaining('Categoria'),
    expect.stringMatching(/Projetos.*1\.900,00/),
    expect.stringMatching(/Juros.*0,10/),
  ])
  await expectAccessibleAt(360, 1280)
  await income.getByRole('link', { name: 'Projetos' }).click()
  await expect.poll(() => location.pathname + location.search).toBe(`${FINANCE}?q=Projetos`)
})

test('[DSH-05] the dashboard has the balance of the month, and leads to it', async () => {
  await openScreen('/dashboard', {
    as: 'staff',
    answers: {
      finance: {
        reports: {
          figures: () => ({ data: { month: '2026-11', totals: TOTALS, overdue: 2, today: 0, soon: 1 } }),
        },
      },
    },
  })
  const tile = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Financeiro' }) })
  await expect.element(tile).toMatchTextContent('R$ 399,85')
  await expect.element(tile).toMatchTextContent(/em aberto: 2 vencidas/)
  await tile.getByRole('link').click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Financeiro')
})
