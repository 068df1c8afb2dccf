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

test.describe('beside the screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the manual opens by ? at the screen’s own page, and follows to the next screen', async ({ page }) => {
    await open(page, '/dashboard/budget', 'Budgets')
    await page.keyboard.press('?')
    await expect(title(page)).toHaveText('Orçamentos')
    await expect(help(page).getByRole('region', { name: 'Texto' })).toBeFocused()
    await expect(help(page).getByText('Situação e resposta')).toBeVisible()
    // The screen beside it stays in use.
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Calendário' }).click()
    await expect(title(page)).toHaveText('Calendário')
    await page.keyboard.press('?')
    await expect(help(page)).toBeHidden()
  })

  test('a link of its text opens another page there, Escape closes it and gives the focus back', async ({ page }) => {
    await open(page, '/dashboard/orders', 'Pedidos')
    const button = page.getByRole('button', { name: 'Ajuda' })
    await button.click()
    await expect(title(page)).toHaveText('Pedidos')
    await help(page).getByRole('button', { name: 'Todas as páginas' }).click()
    await expect(title(page)).toHaveText('Ajuda')
    await help(page).getByRole('link', { name: 'Um projeto', exact: true }).click()
    await expect(title(page)).toHaveText('Um projeto')
    await help(page).getByRole('link', { name: 'duas pessoas na mesma coisa' }).click()
    await expect(title(page)).toHaveText('O que vale em todas as telas')
    await expect(help(page).getByRole('heading', { name: 'Duas pessoas na mesma coisa' })).toBeInViewport()
    await expect(page).toHaveURL('/dashboard/orders')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(help(page)).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('? is a letter where somebody types, and opens nothing once it is switched off', async ({ page }) => {
    await page.goto('/dashboard/clients')
    const field = page.getByRole('searchbox')
    await field.press('?')
    await expect(field).toHaveValue('?')
    await expect(help(page)).toBeHidden()
    await page.getByRole('button', { name: 'Ajuda' }).click()
    await help(page).getByRole('switch', { name: 'Abrir a ajuda com a tecla ?' }).click()
    await help(page).getByRole('button', { name: 'Fechar a ajuda' }).click()
    await page.getByRole('main').focus()
    await page.keyboard.press('?')
    await expect(help(page)).toBeHidden()
  })

  test('the palette finds a part of it, which opens beside the screen', async ({ page }) => {
    await open(page, '/dashboard/orders', 'Pedidos')
    await page.keyboard.press('Control+K')
    await page.getByPlaceholder('Ir para…').fill('juntar dois')
    await expect(page.getByRole('button', { name: /^Juntar dois cadastros/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText('Clientes')
    await expect(help(page).getByRole('heading', { name: 'Juntar dois cadastros' })).toBeInViewport()
    // Words of the text find it too, after screens and records.
    await page.keyboard.press('Control+K')
    await page.getByPlaceholder('Ir para…').fill('DESISTÍR sozinho página')
    await page.getByRole('button', { name: /^Quando quem comprou desiste/ }).click()
    await expect(title(page)).toHaveText('Pedidos')
    await expect(page).toHaveURL('/dashboard/orders')
  })

  test('it is readable to everybody, in both schemes', async ({ page }) => {
    await open(page, '/dashboard/production-line', '[PL] Production Line')
    await page.keyboard.press('?')
    await expect(title(page)).toHaveText('Quadros')
    await expect(help(page).getByRole('button', { name: /^Ampliar: / })).toBeVisible()
    await expectAccessible(page)
  })
})

test('each page has an address of its own, with its pictures, and an unknown one says so', async ({ page }) => {
  await page.goto('/dashboard/help/quadro')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O quadro de uma linha')
  const picture = page.getByRole('button', { name: 'Ampliar: O quadro de uma linha' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(600)
  await page.getByRole('navigation', { name: 'Você está em' }).getByRole('link', { name: 'Ajuda' }).click()
  await page.getByRole('link', { name: 'Importar um extrato' }).click()
  await expect(page).toHaveURL('/dashboard/help/importar-extrato')
  await expectAccessible(page)
  await page.goto('/dashboard/help/nada')
  await expect(page.getByText('Esta página não existe')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('it opens from the menu, over the screen', async ({ page }) => {
    await open(page, '/dashboard/people', 'Pessoas')
    // The screen itself, which takes the place of its frame with its button.
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    const menu = page.getByRole('main').getByRole('button', { name: 'Abrir o menu' })
    await menu.tap()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Ajuda' }).tap()
    const drawer = page.getByRole('dialog', { name: 'Ajuda' })
    await expect(drawer.getByRole('heading', { level: 2 }).first()).toHaveText('Pessoas')
    await expectAccessible(page)
    await drawer.getByRole('button', { name: 'Fechar a ajuda' }).tap()
    await expect(drawer).toBeHidden()
    await expect(menu).toBeFocused()

    // Also where its code is there already.
    await menu.tap()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Ajuda' }).tap()
    await drawer.getByRole('button', { name: 'Fechar a ajuda' }).tap()
    await expect(drawer).toBeHidden()
    await expect(menu).toBeFocused()
  })
})

test.describe('whose code has not been loaded yet', () => {
  test.use({ fresh: true })

  test('without a network the manual says so, and comes by itself when there is one', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(/net::ERR_INTERNET_DISCONNECTED/)
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, '/dashboard/orders', 'Pedidos')
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
