import type { Page } from '@playwright/test'
import { nowMs } from '#clock.ts'
import { addArchive, ownTitle } from './archives.ts'
import { expect, test } from './site.ts'

test.use({ as: 'admin' })

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const save = (page: Page) => page.getByRole('button', { name: 'Atualizar' })

test('a toast stays for three seconds at the bottom right, or until it is closed', async ({ page, admin }) => {
  const { id } = await addArchive(admin)
  await page.clock.install()
  await page.goto(`/dashboard/create-archive?id=${id}`)
  await page.getByLabel('Título').fill(ownTitle('Outro nome'))
  await page.clock.pauseAt(nowMs() + 5000)
  await save(page).click()
  const saved = toast(page, 'Atualizado')
  await expect(saved).toBeVisible()
  await page.clock.runFor(2900)
  await expect(saved).toBeVisible()
  const [box, window] = [(await saved.boundingBox())!, page.viewportSize()!]
  expect(window.width - box.x - box.width).toBeLessThan(40)
  expect(window.height - box.y - box.height).toBeLessThan(40)
  await page.clock.runFor(1000)
  await expect(saved).toHaveCount(0)

  await page.clock.resume()
  await save(page).click()
  await saved.getByRole('button', { name: 'Close' }).click()
  await expect(saved).toHaveCount(0)
})

test.describe('from a document’s beginning', () => {
  test.use({ fresh: true })

  test('an article is written, saved and published with the keyboard alone', async ({ page, visitor }) => {
    const title = ownTitle('Só com o teclado')
    await page.goto('/dashboard/archive')
    const add = page.getByRole('main').getByRole('link', { name: 'New Archive' })
    await expect(add).toBeVisible()
    await expect(page.getByRole('link', { name: /^Exportar/ })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    for (const name of ['Ir para…', 'Novo', /^Avisos/]) {
      await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
      await page.keyboard.press('Tab')
    }
    for (const name of [/^Importar/, /^Exportar/]) {
      await expect(page.getByRole('main').getByRole('link', { name })).toBeFocused()
      await page.keyboard.press('Tab')
    }
    await expect(add).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Archive Create')
    await expect(page.getByRole('main')).toBeFocused()

    const walkTo = async (label: string) => {
      const field = page.getByLabel(label)
      for (let steps = 0; steps < 40; steps++) {
        if (await field.evaluate((element) => element === document.activeElement)) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`The keyboard does not reach ${label}`)
    }
    await walkTo('Título')
    await page.keyboard.type(title)
    await walkTo('Descrição')
    await page.keyboard.type('Sem tirar a mão do lugar.')
    await walkTo('Markdown')
    await page.keyboard.type('Um texto ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('forte')
    await expect(page.getByLabel('Markdown')).toHaveValue('Um texto **forte**')
    // Tab leaves the text as any other field.
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Markdown')).not.toBeFocused()
    await page.keyboard.press('Control+s')
    await expect(toast(page, 'Rascunho salvo')).toBeVisible()
    await expect(page).toHaveURL(/\?id=\d+$/)
    await page.getByRole('button', { name: 'Publicar', exact: true }).press('Enter')
    await expect(toast(page, 'Publicado')).toBeVisible()

    const reader = await visitor.newPage()
    await reader.goto(`/archive-view/${new URL(page.url()).searchParams.get('id')}`)
    await expect(reader.locator('.prose strong')).toHaveText('forte')
  })
})
