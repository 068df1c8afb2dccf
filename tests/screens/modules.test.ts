import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { findInManual } from '#app/manual/find.ts'
import { MODULES, type Module } from '#modules.ts'
import { type Answers, refuse } from './answers.ts'
import { frameAnswers, type Who } from './frame.ts'
import { openScreen } from './screen.tsx'

/** How often modules were switched. */
let counter = 0

/** What is answered while those modules are off. */
const without = (off: Module[], as: Who = 'admin'): Answers => {
  const modules = { off, counter: ++counter }
  return {
    accounts: {
      session: async () => ({ ...(await frameAnswers(as).accounts!.session!(undefined)), modules }),
    },
    site: {
      ...frameAnswers(as).site,
      modules: {
        read: () => ({ data: { ...modules, admins: ['Marina Duarte', 'Rui Prado'] } }),
        save: () => ({ result: true as const }),
      },
    },
  }
}

const MODULES_SCREEN = '/dashboard/modules'
const QUOTE_FORM = '/dashboard/budget-create'
const menu = () => page.getByRole('navigation', { name: 'Dashboard' })
const switchOf = (name: string) => page.getByRole('switch', { name, exact: true })
const press = async (name: string) => {
  await expect.element(switchOf(name)).toBeVisible()
  ;(switchOf(name).element() as HTMLElement).click()
}

test('each module has a switch, and switching one takes it out of the menu at once', async () => {
  const screen = await openScreen(MODULES_SCREEN, { answers: without([]) })
  await expect.element(menu().getByRole('link', { name: 'Tempo de tela' })).toBeVisible()
  await expect.poll(() => page.getByRole('switch').elements().length).toBe(MODULES.length)
  screen.answer(without(['screen-time']))
  await press('Tempo de tela')
  await expect.element(switchOf('Tempo de tela')).not.toBeChecked()
  await expect.element(menu().getByRole('link', { name: 'Tempo de tela' })).not.toBeInTheDocument()
  expect(screen.calls('site.modules.save')).toEqual([{ module: 'screen-time', on: false }])
  await expect.element(page.getByText('O módulo Tempo de tela está desligado.')).toBeVisible()
  screen.answer(without([]))
  await press('Tempo de tela')
  await expect.element(menu().getByRole('link', { name: 'Tempo de tela' })).toBeVisible()
  expect(screen.calls('site.modules.save').at(-1)).toEqual({ module: 'screen-time', on: true })
})

test('one that could not be switched stays as it was, and says why', async () => {
  const screen = await openScreen(MODULES_SCREEN, { answers: without([]) })
  screen.answer({ site: { modules: { save: refuse('unexpected', 'O banco não respondeu.') } } })
  await press('Café')
  await expect.element(page.getByText('O banco não respondeu.')).toBeVisible()
  await expect.element(switchOf('Café')).toBeChecked()
  screen.allow(/500/)
})

test('what depends on one that is off says so, while it is on itself', async () => {
  await openScreen(MODULES_SCREEN, { answers: without(['boards']) })
  await expect.element(page.getByText(/só aparece quando Quadros for ligado/)).toBeVisible()
  expect(page.getByText(/Financeiro for ligado/).elements()).toEqual([])
})

test('it is the admin’s: staff neither see it in the menu nor open it', async () => {
  await openScreen(MODULES_SCREEN, { as: 'staff', answers: without([], 'staff') })
  await expect.element(page.getByRole('heading', { name: 'Esta área é da administração' })).toBeVisible()
  expect(menu().getByRole('link', { name: 'Módulos' }).elements()).toEqual([])
})

test('the address of one that is off says so, and to staff who can switch it on', async () => {
  const screen = await openScreen('/coffe', { as: 'staff', answers: without(['boards'], 'staff') })
  await expect.element(page.getByRole('heading', { name: 'O módulo Quadros está desligado' })).toBeVisible()
  await expect.element(page.getByText('Quem pode ligar: Marina Duarte ou Rui Prado.')).toBeVisible()
  expect(page.getByRole('button', { name: /^Ligar/ }).elements()).toEqual([])
  await screen.go('/dashboard/production-line')
  await expect.element(page.getByRole('heading', { name: 'O módulo Quadros está desligado' })).toBeVisible()
})

test('the admin switches it on there, and the screen comes', async () => {
  const screen = await openScreen('/dashboard/orders', { answers: without(['sales']) })
  const button = page.getByRole('button', { name: 'Ligar Vendas' })
  await expect.element(button).toBeVisible()
  screen.answer(without([]))
  await button.click()
  await expect.element(page.getByRole('heading', { name: 'Pedidos', level: 1 })).toBeVisible()
  expect(screen.calls('site.modules.save')).toEqual([{ module: 'sales', on: true }])
})

test('switched off by somebody else while one types: what is typed stays, a bar says so, and no other of its screens opens', async () => {
  const answers = { ...without([], 'staff'), budgets: { newId: () => ({ id: 12 }) } }
  const screen = await openScreen(QUOTE_FORM, { as: 'staff', answers })
  const field = page.getByRole('textbox', { name: 'Projeto', exact: true })
  await expect.element(field).toBeVisible()
  await field.fill('Forno de lenha')
  await screen.quiet()
  screen.answer(without(['budgets'], 'staff'))
  screen.publish('modules:1', counter)
  const bar = page.getByRole('status').filter({ hasText: 'O módulo Orçamentos está desligado' })
  await expect.element(bar).toBeVisible()
  await expect.element(bar.getByText('Quem pode ligar: Marina Duarte ou Rui Prado.')).toBeVisible()
  await expect.element(field).toHaveValue('Forno de lenha')
  expect(menu().getByRole('link', { name: 'Budgets' }).elements()).toEqual([])
  screen.answer(without([], 'staff'))
  screen.publish('modules:1', counter)
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('Forno de lenha')
})

test('a screen that was left opens no more', async () => {
  const screen = await openScreen('/dashboard/orders', { answers: without([]) })
  await expect.element(page.getByRole('heading', { name: 'Pedidos', level: 1 })).toBeVisible()
  await screen.quiet()
  screen.answer(without(['sales']))
  screen.publish('modules:1', counter)
  await expect.element(page.getByRole('status').filter({ hasText: 'O módulo Vendas está desligado' })).toBeVisible()
  await screen.go('/dashboard/projects')
  await screen.go('/dashboard/orders')
  await expect.element(page.getByRole('heading', { name: 'O módulo Vendas está desligado' })).toBeVisible()
})

test('the manual has no page of it', async () => {
  const found = (off: Module[]) => findInManual('modelo de orçamento', off).filter(({ to }) => /orcamento/.test(to))
  expect(found([])).not.toEqual([])
  expect(found(['budgets'])).toEqual([])
  const screen = await openScreen('/dashboard/help', { answers: without(['budgets']) })
  const main = page.getByRole('main')
  await expect.element(main.getByRole('link', { name: 'Clientes', exact: true })).toBeVisible()
  expect(main.getByRole('link', { name: 'Orçamentos', exact: true }).elements()).toEqual([])
  await screen.go('/dashboard/help/orcamentos')
  await expect.element(main.getByRole('heading', { name: 'O módulo Orçamentos está desligado' })).toBeVisible()
})

test('a stored list that cannot be read switches nothing off', async () => {
  const screen = await openScreen('/dashboard/orders', { stored: { modules: '{"off":"sales"' }, held: true })
  await expect.element(page.getByRole('heading', { name: 'Pedidos', level: 1 })).toBeVisible()
  screen.letGo()
})

test('who signs in, and whose last screen is off, lands on the dashboard', async () => {
  const screen = await openScreen('/login?return=%2Fdashboard%2Forders%3Fid%3D3', {
    as: 'visitor',
    answers: { ...without(['sales']) },
  })
  await expect.poll(() => screen.left).toEqual(['/dashboard'])
})
