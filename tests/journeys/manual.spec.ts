import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './site.ts'

const help = (page: Page) => page.getByRole('complementary', { name: 'Ajuda' })
const title = (page: Page) => help(page).getByRole('heading', { level: 2 }).first()

/** Opens a screen and waits for its frame: before it no key has an effect. */
async function open(page: Page, path: string, heading: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.getByRole('button', { name: /^Avisos/ })).toBeVisible()
}

test.use({ as: 'admin' })

test('each page has an address of its own, with its pictures, and an unknown one says so', async ({ page }) => {
  await page.goto('/dashboard/help/quadro')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O quadro de um projeto')
  const picture = page.getByRole('button', { name: 'Ampliar: O quadro de um projeto' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(600)
  await page.getByRole('navigation', { name: 'Você está em' }).getByRole('link', { name: 'Ajuda' }).click()
  await page.getByRole('link', { name: 'Importar um extrato' }).click()
  await expect(page).toHaveURL('/dashboard/help/importar-extrato')
  await expectAccessible(page)
  await page.goto('/dashboard/help/nada')
  await expect(page.getByText('Esta página não existe')).toBeVisible()
})

test.describe('whose code has not been loaded yet', () => {
  test.use({ fresh: true })

  test('without a network the manual says so, and comes by itself when there is one', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(/net::ERR_(INTERNET_DISCONNECTED|FAILED)/)
    await page.setViewportSize({ width: 1440, height: 900 })
    // The part that is loaded once the screen is idle comes at the second attempt.
    await page.route('**/assets/overlays-*.js', (route) => route.abort(), { times: 1 })
    await open(page, '/dashboard/orders', 'Pedidos')
    await expect(page.locator('.mantine-Notifications-root').first()).toBeAttached()
    await context.setOffline(true)
    await page.keyboard.press('?')
    await expect(page.getByText('A ajuda não pôde ser aberta.')).toBeVisible()
    await context.setOffline(false)
    await page.keyboard.press('?')
    await expect(title(page)).toHaveText('Pedidos')
    await context.setOffline(true)
    await help(page).getByRole('button', { name: 'Todas as páginas' }).click()
    await expect(page.getByText(/^Sem conexão/).first()).toBeVisible()
    await context.setOffline(false)
    await expect(help(page).getByRole('link', { name: 'O que vale em todas as telas' })).toBeVisible()
  })
})
