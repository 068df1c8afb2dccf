import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showMenu } from './later-menu.tsx'

test('a menu that is pressed before its code has come opens once it has, and gives the focus back to the same button', async () => {
  const menu = showMenu()
  const button = page.getByRole('button', { name: 'Criar' })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  const before = button.element()
  menu.arrive()
  await expect.element(page.getByRole('menu', { name: 'Criar' })).toBeVisible()
  expect(button.element()).toBe(before)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: 'Novo artigo' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await button.click()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})

test('what is opened later is not loaded while data are under way, however idle the browser is', async () => {
  const idle: (() => void)[] = []
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((act) => idle.push(act as () => void))
  const { promise, resolve } = Promise.withResolvers<string>()
  const menu = showMenu()
  const answer = menu.client.fetchQuery({ queryKey: ['data'], queryFn: () => promise })
  await vi.waitUntil(() => idle.length === 1)
  idle[0]?.()
  await vi.waitUntil(() => idle.length === 2)
  expect(menu.isAsked()).toBe(false)
  resolve('Dados')
  await answer
  idle[1]?.()
  await vi.waitUntil(() => idle.length === 3)
  expect(menu.isAsked()).toBe(false)
  idle[2]?.()
  await vi.waitUntil(menu.isAsked)
})
