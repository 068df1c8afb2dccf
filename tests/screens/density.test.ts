import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from './screen.tsx'

/** The boxes of all elements that a selector finds and that have a size. */
const boxesOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0)

const WIDE = { width: 1440, height: 900 }

test('the top bar is one of 48 px, a list has 36 px a row at the most, and a menu entry 32', async () => {
  await openScreen('/dashboard/financial-report/bills', { viewport: WIDE, filled: true })
  await expect.element(page.getByRole('button', { name: /^(Paguei|Recebi)/ }).first()).toBeVisible()
  expect(boxesOf('main > header').map(({ height }) => height)).toEqual([48])
  const rows = boxesOf('main li:has(button)')
  expect(rows.length).toBeGreaterThan(0)
  for (const { height } of rows) expect(height).toBeLessThanOrEqual(37)
  for (const { height } of boxesOf('aside nav a')) expect(height).toBe(32)
})

test('larger rows, letters and buttons are a choice of the person’s, which the next page knows before it asks', async () => {
  const screen = await openScreen('/dashboard/profile', {
    viewport: WIDE,
    answers: { accounts: { profile: { choose: () => ({ result: true, data: { counter: 1 } }) } } },
  })
  await page.getByRole('switch', { name: 'Linhas, letras e botões maiores' }).click({ force: true })
  await expect.poll(() => screen.calls('accounts.profile.choose')).toEqual([{ comfortable: true }])
  expect(boxesOf('main > header').map(({ height }) => height)).toEqual([64])
  expect(localStorage.getItem('density')).toBe('comfortable')
  await page.getByRole('switch', { name: 'Linhas, letras e botões maiores' }).click({ force: true })
  expect(boxesOf('main > header').map(({ height }) => height)).toEqual([48])
  expect(localStorage.getItem('density')).toBe('')
})

test.each([
  '/dashboard/budget',
  '/dashboard/financial-report',
  '/dashboard/calendar',
  '/dashboard/production-line/backlog/1',
  '/dashboard/create-edit-projects?id=1',
  '/dashboard/clients?id=1',
])('on a phone the top bar of %s is one row, and what is below it begins within 120 px', async (path) => {
  await openScreen(path, { viewport: { width: 360, height: 740 }, filled: true, stored: { panel: 'portuguese' } })
  const [bar] = boxesOf('main > header')
  expect(bar!.height).toBeLessThanOrEqual(60)
  const buttons = boxesOf('main > header button')
  expect(buttons.length).toBeGreaterThan(3)
  for (const { right } of buttons) expect(right).toBeLessThanOrEqual(360)
  const [below] = boxesOf('main > header + div > *')
  expect(below!.top).toBeLessThanOrEqual(120)
})
