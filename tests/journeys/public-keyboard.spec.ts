import { expect, test } from './site.ts'

test('by keyboard one skips the bar, and searches', async ({ page }) => {
  await page.goto('/archive')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Pular para o conteúdo' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  // The next step is within the page, past the bar.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'Assinar por RSS' })).toBeFocused()

  const search = page.getByRole('banner').getByRole('searchbox', { name: 'Buscar projetos' })
  await search.focus()
  await page.keyboard.type('impressora 3D & cia')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/projects/${encodeURIComponent('impressora 3D & cia')}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('impressora 3D & cia')
})

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the menu opens, leads on and closes, by touch and by keyboard', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('banner').getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeHidden()
    await expect(menu).toBeHidden()
    await button.click()
    await expect(menu.getByRole('link')).toHaveCount(5)
    await menu.getByRole('link', { name: 'Arquivos' }).click()
    await expect(page).toHaveURL('/archive')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    await button.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'Inicio' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    await expect(menu).toBeHidden()
  })
})
