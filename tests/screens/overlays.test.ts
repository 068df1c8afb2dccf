import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from './accessible.ts'
import { ARTICLE, answers } from './articles.ts'
import { PEOPLE } from './frame.ts'
import { openScreen } from './screen.tsx'

test('a question and the person’s menu are accessible', async () => {
  await openScreen(ARTICLE, { answers })
  await page.getByRole('button', { name: 'Excluir' }).click()
  // It has its name a moment after it stands.
  const question = page.getByRole('dialog', { name: /./ })
  await expect.element(question).toBeVisible()
  // The pointer leaves the button, whose name would stand outside of all landmarks.
  await question.getByRole('button', { name: 'Cancelar' }).hover()
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
  await expectAccessible({ dark: true })
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: `Conta de ${PEOPLE.admin.email}` }).click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await expectAccessible()
})

test('wrong fields, a toast and the drawer are accessible', async () => {
  await openScreen('/dashboard/create-archive', { answers })
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  // It waits while the pointer is on it.
  await page.getByRole('alert').hover()
  await expectAccessible()
  await page.viewport(360, 740)
  await page.getByRole('main').getByRole('button', { name: 'Abrir o menu' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectAccessible()
})
