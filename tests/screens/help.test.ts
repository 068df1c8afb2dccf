import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Panel } from '#panel.ts'
import { sessionIn } from './frame.ts'
import { openScreen } from './screen.tsx'

const openProfile = (panel: Panel) =>
  openScreen('/dashboard/profile', {
    viewport: { width: 1600, height: 900 },
    answers: {
      accounts: { session: sessionIn(panel) },
    },
  })
const manual = () => page.getByRole('complementary', { name: 'Ajuda' })

test('the manual is an entry of the menu as specified', async () => {
  await openProfile('specified')
  await page.getByRole('button', { name: 'Ajuda', exact: true }).click()
  await expect.element(manual()).toBeVisible()
})

test('in Portuguese the manual is behind the person’s name, and by its key as before', async () => {
  await openProfile('portuguese')
  await expect.element(page.getByRole('button', { name: /^Conta de/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Ajuda', exact: true })).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^Conta de/ }).click()
  await page.getByRole('menuitem', { name: 'Ajuda' }).click()
  await expect.element(manual()).toBeVisible()
  await manual()
    .getByRole('button', { name: /^Fechar/ })
    .click()
  await expect.element(manual()).not.toBeInTheDocument()
  await userEvent.keyboard('?')
  await expect.element(manual()).toBeVisible()
})
