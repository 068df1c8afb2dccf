import { addArchive } from './archives.ts'
import { makePicture, pastePicture } from './pictures.ts'
import { ADMIN_SCREENS, SCREENS } from './screens.ts'
import { ADMIN, expect, expectAccessible, NO_SESSION, STAFF, test } from './site.ts'
import { openScreen } from './warm-context.ts'

test.describe('ordinary staff', () => {
  test.use({ as: 'staff' })

  test('[NAV-02] all but the archives is theirs', async ({ page }) => {
    for (const [path, heading] of SCREENS) {
      await openScreen(page, path)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
    }
    await expect(page.getByRole('button', { name: `Conta de ${STAFF.email}` })).toHaveText(STAFF.email)
    const menu = page.getByRole('navigation', { name: 'Dashboard' })
    await expect(menu.getByRole('link', { name: 'Calendário' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Archives' })).toHaveCount(0)
  })

  test('every area of the administrator is refused by the shell in the same way, and calls nothing', async ({
    page,
  }) => {
    const refused: string[] = []
    page.on('response', (response) => {
      if (response.status() === 403) refused.push(response.url())
    })
    for (const [path] of ADMIN_SCREENS) {
      await openScreen(page, path)
      await expect(page.getByRole('heading', { name: 'Esta área é da administração' }), path).toBeVisible()
      await expect(page).toHaveURL(path)
      // The frame stays, with the way to what is theirs.
      await expect(page.getByRole('navigation', { name: 'Dashboard' }), path).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    }
    await expectAccessible(page)
    expect(refused).toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'Voltar ao Dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Dashboard/)
  })
})

test('[NAV-02] without a session every address of the dashboard goes to the login', async ({ page, complaints }) => {
  complaints.allow(NO_SESSION)
  for (const [path] of [...SCREENS, ...ADMIN_SCREENS]) {
    await page.goto(path)
    await expect(page, path).toHaveURL(`/login?return=${encodeURIComponent(path)}`)
  }
})

test.describe('once the session is over', () => {
  test.use({ as: 'admin' })

  test('[NAV-06] whatever is called next leads to the login', async ({ page, context, complaints, admin }) => {
    complaints.allow(NO_SESSION, /status of 403/)
    const { id } = await addArchive(admin)
    const form = `/dashboard/create-archive?id=${id}`
    const cookies = await context.cookies()
    /** Opens a screen, lets the session go, and does there what calls the server. */
    const refuse = async (path: string, act: () => Promise<unknown>, back = path) => {
      await page.goto(path)
      await expect(page.getByRole('link', { name: 'Archives', exact: true }).first()).toBeVisible()
      if (path === form) await expect(page.getByLabel('Markdown')).toBeVisible()
      // What the screen asks by itself is answered still.
      await page.waitForLoadState('networkidle')
      await context.clearCookies()
      await act()
      await expect(page).toHaveURL(`/login?return=${encodeURIComponent(back)}`)
      await expect(page.getByLabel('E-mail')).toBeEnabled()
      await context.addCookies(cookies)
      await page.evaluate(
        (user) => localStorage.setItem('user', user),
        JSON.stringify({ id: 1, nome: 'Marina', email: ADMIN.email }),
      )
    }
    // Made beforehand: between the session's end and the act there is no time for another call to be refused first.
    const picture = await makePicture(40, 40)
    // What was typed: the browser asks before it is left.
    page.on('dialog', (dialog) => dialog.accept())
    const archives = page.getByRole('link', { name: 'Archives', exact: true })
    await refuse('/dashboard', () => page.reload())
    await refuse('/dashboard', () => archives.click(), '/dashboard/archive')
    await refuse(form, () => page.getByRole('button', { name: 'Atualizar' }).click())
    await refuse(form, () => page.getByLabel('Markdown').fill('Outro texto'))
    await refuse(form, () => pastePicture(page.getByLabel('Markdown'), picture))
  })
})
