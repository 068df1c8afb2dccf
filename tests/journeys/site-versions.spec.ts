import type { APIRequestContext, Page } from '@playwright/test'
import { queryDatabase } from './database.ts'
import { expect, expectAccessible, test } from './site.ts'

test.use({ as: 'admin' })

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const opener = (page: Page) => page.getByRole('button', { name: 'Versões' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Versões' })
const phrase = (page: Page) => page.getByLabel('O que faz, em uma frase')

const read = async (admin: APIRequestContext) => (await (await admin.get('/api/v1/site/settings')).json()).data.values

test('an earlier version of a section is compared with the present one and restored, after a question over what was typed', async ({
  page,
  admin,
  site,
  complaints,
}) => {
  complaints.allow(/^Blocked script execution in 'about:srcdoc'/)
  await admin.post('/api/v1/site/reset', { data: { section: 'company' } })
  await queryDatabase(site, 'delete from site_versions')
  await page.goto('/dashboard/site?secao=empresa')
  await expect(phrase(page)).toBeVisible()
  await opener(page).click()
  await expect(dialog(page)).toContainText('Esta seção não tem versões')
  await page.keyboard.press('Escape')
  await expect(opener(page)).toBeFocused()

  for (const text of ['Peças em três dias.', 'Peças em dois dias.']) {
    await phrase(page).fill(text)
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Alterações não salvas')).toBeHidden()
    await expect.poll(async () => (await read(admin)).company.tagline).toBe(text)
  }
  await opener(page).click()
  await expect(dialog(page).getByRole('combobox', { name: 'Versão' })).toHaveValue(
    /^\d\d\/\d\d\/\d{4} \d\d:\d\d, por .+/,
  )
  await expect(dialog(page).locator('del')).toHaveText('O que faz, em uma frase: Peças em três dias.')
  await expect(dialog(page).locator('ins')).toHaveText('O que faz, em uma frase: Peças em dois dias.')
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page, { dark: width === 1440 })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await dialog(page).getByRole('button', { name: 'Restaurar' }).click()
  await expect(toast(page, 'Versão restaurada')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(phrase(page)).toHaveValue('Peças em três dias.')
  await expect(page.getByText('Alterações não salvas')).toBeHidden()
  await expect(page.frameLocator('iframe').getByText('Peças em três dias.').first()).toBeVisible()

  await phrase(page).fill('Por salvar.')
  await opener(page).click()
  await dialog(page).getByRole('button', { name: 'Restaurar' }).click()
  const question = page.getByRole('dialog', { name: 'Restaurar por cima do que não foi salvo?' })
  await question.getByRole('button', { name: 'Restaurar' }).click()
  await expect(phrase(page)).toHaveValue('Peças em dois dias.')

  // 'Voltar ao padrão' leaves a version too.
  await page.getByRole('button', { name: 'Voltar ao padrão' }).click()
  const reset = page.getByRole('dialog', { name: 'Voltar “Empresa” ao padrão?' })
  await reset.getByRole('button', { name: 'Voltar ao padrão' }).click()
  await expect(toast(page, 'A seção voltou ao padrão')).toBeVisible()
  await opener(page).click()
  await expect(dialog(page).locator('del')).toHaveText('O que faz, em uma frase: Peças em dois dias.')
  await dialog(page).getByRole('button', { name: 'Restaurar' }).click()
  await expect(phrase(page)).toHaveValue('Peças em dois dias.')
  await admin.post('/api/v1/site/reset', { data: { section: 'company' } })
})
