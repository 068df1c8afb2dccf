import { addArchive } from './archives.ts'
import { makePicture, pastePicture } from './pictures.ts'
import { ADMIN_SCREENS, SCREENS } from './screens.ts'
import { ADMIN, expect, NO_SESSION, test } from './site.ts'

test('the heading of a screen is there from its first frame, before any script, and so is its code', async ({
  admin,
}) => {
  const headings: Record<string, string> = {
    '/dashboard': 'Dashboard',
    '/coffe': 'Board',
    '/dashboard/calendar': 'Calendário',
    '/dashboard/production-line/backlog/11': 'Board',
    // New or not is said by the address's query, which the server leaves out.
    '/dashboard/create-edit-projects': 'Projects',
    '/dashboard/create-archive': 'Archives',
  }
  const scripts = new Set<string>()
  for (const [path, heading] of [...SCREENS, ...ADMIN_SCREENS]) {
    const answer = await admin.get(path)
    expect(answer.status(), path).toBe(200)
    const html = await answer.text()
    expect(html, path).toMatch(/<html[^>]* lang="pt-BR"/)
    // In both interfaces where they differ; a rule of CSS shows one.
    const shown = /<h1[^>]*>(?:<span data-of-panel="specified">)?(.*?)</.exec(html)?.[1]
    expect(shown, path).toBe(headings[path] ?? heading)
    for (const [, script] of html.matchAll(/"(\/assets\/[^"]+\.js)"/g)) scripts.add(script!)
  }
  expect(scripts.size).toBeGreaterThan(SCREENS.length)
  for (const script of scripts) expect((await admin.get(script)).status(), script).toBe(200)
})

test('[NAV-02] an address of the dashboard goes to the login without a session, and to the home page where it is unknown', async ({
  page,
  context,
  sessions,
  complaints,
}) => {
  complaints.allow(NO_SESSION)
  // Every other address without one: tests/screens/access.test.ts.
  await page.goto('/dashboard/orders?id=3')
  await expect(page).toHaveURL(`/login?return=${encodeURIComponent('/dashboard/orders?id=3')}`)
  await context.addCookies(sessions.admin.cookies)
  await page.goto('/dashboard/nao-existe')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Dos nossos arquivos' })).toBeVisible()
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
