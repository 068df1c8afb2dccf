import type { Locator } from '@playwright/test'
import { addLine, boardPath } from './production.ts'
import { expect, test } from './site.ts'

test.use({ as: 'admin' })

const boxOf = async (locator: Locator) => (await locator.boundingBox())!

test('the addresses of the social networks are whole', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dashboard/site?secao=empresa')
  const addresses = page.getByRole('textbox', { name: /^Endereço da rede/ })
  await expect(addresses.first()).toBeVisible()
  for (const address of await addresses.all())
    expect(await address.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0)
})

test('on a phone no bar covers what has the focus, on the way down and on the way back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/dashboard/projects')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  const top = await boxOf(page.getByRole('main').locator('header').first())
  const room = { from: top.y + top.height, to: (await boxOf(page.getByRole('link', { name: 'New Project' }))).y }
  await page.getByLabel('Buscar pelo título').focus()
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press(key)
      const box = await boxOf(page.locator(':focus'))
      expect(box.y, `${key} ${step}`).toBeGreaterThanOrEqual(room.from)
      expect(box.y + box.height, `${key} ${step}`).toBeLessThanOrEqual(room.to)
    }
})

for (const { device, width, rows } of [
  { device: 'a tablet', width: 768, rows: 2 },
  { device: 'a phone', width: 360, rows: 3 },
])
  test.describe(`on ${device}`, () => {
    test.use({ viewport: { width, height: 1024 }, hasTouch: true })

    test(`a board begins below ${rows} rows, and what they do not show is a menu`, async ({ page, site }) => {
      const line = await addLine(site, {
        title: 'Uma linha cujo nome não cabe em uma linha só, nem em um tablet deitado',
      })
      await page.goto(boardPath(line.id))
      const board = page.locator('[data-board]')
      await expect(board).toBeVisible()
      const top = await boxOf(page.getByRole('main').locator('> header'))
      const room = (await boxOf(board)).y - top.y - top.height
      // What a finger meets is 44 px high.
      expect(room).toBeLessThan(rows * 44 + (rows + 1) * 19)

      await page.getByRole('button', { name: 'Mais ações' }).tap()
      const menu = page.getByRole('dialog', { name: 'Mais ações' })
      await expect(menu.getByRole('link', { name: 'Baixar a linha como CSV' })).toBeVisible()
      await menu.getByRole('button', { name: 'Mostrar ao cliente' }).tap()
      await expect(page.getByRole('dialog', { name: 'Mostrar ao cliente' })).toContainText('Backlog')
      await page.keyboard.press('Escape')

      await page.getByRole('button', { name: 'Mais ações' }).focus()
      await page.keyboard.press('Enter')
      await expect(menu.getByRole('button', { name: 'Mostrar ao cliente' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name: 'Mostrar ao cliente' })).toBeVisible()
      await page.keyboard.press('Escape')

      const lines = page.getByRole('navigation', { name: 'Linha' })
      await page.getByRole('button', { name: 'Abrir o menu da linha' }).tap()
      await expect(lines.getByRole('link', { name: 'Back Log' })).toBeVisible()
      await page.getByRole('button', { name: 'Recolher o menu da linha' }).tap()
      await page.getByText('Back Log', { exact: true }).tap()
      await expect(page).toHaveURL(`${boardPath(line.id)}?tab=backlog`)
    })
  })
