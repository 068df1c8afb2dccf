import type { Page } from '@playwright/test'
import { ADMIN, expect, test } from './site.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' })
const person = (page: Page, email: string) => page.getByRole('button', { name: `Conta de ${email}` })

test.describe('the admin', () => {
  // With the motion of drawers and menus, which the other journeys of the workbench do without.
  test.use({ as: 'admin', contextOptions: { reducedMotion: 'no-preference' } })

  test('[NAV-09] it speaks Brazilian Portuguese: the page, its days and amounts, and what the calls ask for', async ({
    page,
  }) => {
    const calls: Record<string, string>[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/')) calls.push(request.headers())
    })
    await page.goto('/dashboard/orders')
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
    const order = page.getByRole('row', { name: /#0001/ })
    await expect(order).toContainText(/R\$\s298,99/)
    await expect(order).toContainText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/)
    await page.goto('/dashboard/financial-report')
    await expect(page.getByText(/R\$\s\d{1,3}(\.\d{3})*,\d{2}/).first()).toBeVisible()
    expect(calls.length).toBeGreaterThan(3)
    const sent = calls.filter(
      (headers) => headers['sec-fetch-mode'] !== 'no-cors' && !headers.accept?.includes('event-stream'),
    )
    for (const headers of sent)
      expect(headers).toMatchObject({ accept: expect.stringContaining('application/json'), 'accept-language': 'pt_BR' })
  })

  test('[NAV-05] the navigation shows who is signed in, with a picture or a fallback, and the Archives', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/net::ERR_FAILED .*\.png/)
    await page.goto('/dashboard')
    await expect(menu(page).getByRole('link', { name: 'Archives' })).toHaveAttribute('href', '/dashboard/archive')
    await expect(person(page, ADMIN.email)).toHaveText(ADMIN.email)
    const face = person(page, ADMIN.email).locator('img')
    await expect(face).toHaveAttribute('src', `/uploads/${ADMIN.email}.png?initials=MR`)
    await expect.poll(() => face.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0)

    await page.route('**/uploads/*.png*', (route) => route.abort())
    await page.reload()
    await expect(face).toHaveCount(0)
    await expect(person(page, ADMIN.email)).toHaveText(`MR${ADMIN.email}`)
  })

  test('the navigation marks the place, narrows and stays so, and leaves the scheme to the person', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/dashboard/create-archive')
    await expect(menu(page).locator('[aria-current=page]')).toHaveText('Archives')
    await page.getByRole('button', { name: 'Recolher o menu' }).click()
    await page.reload()
    const widen = page.getByRole('button', { name: 'Abrir o menu' }).locator('visible=true')
    await expect(widen).toHaveAttribute('aria-expanded', 'false')
    await menu(page).getByRole('link', { name: 'Budgets' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Budgets')
    await widen.click()

    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await ground()
    await person(page, ADMIN.email).click()
    await page.getByRole('menuitemradio', { name: 'Aspecto escuro' }).click()
    await expect.poll(ground).not.toBe(light)
    const dark = await ground()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(person(page, ADMIN.email)).toBeFocused()
    await page.goto('/archive')
    await expect.poll(ground).toBe(dark)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible()
  })

  test.describe('in a document nobody has used yet', () => {
    test.use({ fresh: true })

    test('a screen stands as soon as its code is there, however long the router would show what was sent', async ({
      page,
    }) => {
      // It would for what is left of 300 ms, by a timer: here that never rings.
      await page.addInitScript(() => {
        const wait = setTimeout
        const never = (ms = 0) => ms >= 200 && ms <= 300
        self.setTimeout = ((act: () => void, ms?: number) => (never(ms) ? 0 : wait(act, ms))) as typeof setTimeout
      })
      await page.goto('/dashboard')
      await expect(page.getByRole('region', { name: 'A empresa agora' })).toBeVisible()
    })

    test('by keyboard one skips the navigation', async ({ page }) => {
      await page.goto('/dashboard/archive')
      await expect(page.getByRole('link', { name: 'New Archive' })).toBeVisible()
      await expect(page.getByRole('link', { name: /^Exportar/ })).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Ir para…' })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Novo', exact: true })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: /^Avisos/ })).toBeFocused()
      for (const name of [/^Importar/, /^Exportar/]) {
        await page.keyboard.press('Tab')
        await expect(page.getByRole('main').getByRole('link', { name })).toBeFocused()
      }
      await page.keyboard.press('Tab')
      await expect(page.getByRole('main').getByRole('link', { name: 'New Archive' })).toBeFocused()
    })
  })

  test.describe('in a narrow window', () => {
    test.use({ viewport: { width: 360, height: 740 } })

    test('the navigation waits in a drawer', async ({ page }) => {
      await page.goto('/dashboard')
      await expect(menu(page)).toBeHidden()
      const open = page.getByRole('main').getByRole('button', { name: 'Abrir o menu' })
      await open.click()
      const drawer = page.getByRole('dialog', { name: 'Menu' })
      await drawer.getByRole('link', { name: 'Archives' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Archives')
      await expect(drawer).toBeHidden()
      await open.click()
      await expect(drawer).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
    })
  })
})
