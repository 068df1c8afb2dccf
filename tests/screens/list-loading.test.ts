import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from './screen.tsx'

/** Every list of the workbench. */
const LISTS = [
  '/dashboard/projects',
  '/dashboard/archive',
  '/dashboard/budget',
  '/dashboard/budget-catalog',
  '/dashboard/budget-templates',
  '/dashboard/clients',
  '/dashboard/production-line',
  '/dashboard/messages',
  '/dashboard/orders',
  '/dashboard/financial-report',
  '/dashboard/financial-report/bills',
  '/dashboard/financial-report/accounts',
  '/dashboard/people',
  '/dashboard/security-log',
  '/dashboard/screen-time',
]

for (const path of LISTS)
  test(`[NAV-08] ${path} has a loading state and then a loaded one`, async () => {
    const screen = await openScreen(path, { filled: true, held: true })
    const main = page.getByRole('main')
    const loading = main.getByRole('status', { name: /^(Carregando|Buscando)/ })
    await expect.element(loading.first()).toBeVisible()
    const rows = main.getByRole('listitem').or(main.getByRole('row')).filter({ hasText: 'Amostra' })
    expect(rows.elements()).toHaveLength(0)
    screen.letGo()
    await expect.element(rows.first()).toBeVisible()
    await expect.element(loading).not.toBeInTheDocument()
    await expect.element(main.getByRole('alert')).not.toBeInTheDocument()
  })
