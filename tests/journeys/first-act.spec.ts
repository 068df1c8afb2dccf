import type { Locator, Page } from '@playwright/test'
import { addArchive } from './archives.ts'
import { ADMIN, expect, signIn, test } from './site.ts'

/*
 * What happens before a page's scripts run. These pages are opened by `context.newPage()`, since the tests' own `page`
 * starts its scripts at once.
 */

/** Keeps scripts from arriving until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Waits until React has taken an element over: it marks those that it has hydrated, and the effects follow the next paint. */
const hydrated = (element: Locator) =>
  element.evaluate(async (element) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    while (!Object.keys(element).some((key) => key.startsWith('__reactProps'))) await frame()
    await frame()
    await frame()
  })

/** The scripts that a page has requested, and the views that it has sent. */
function watch(page: Page) {
  const scripts: string[] = []
  const views: unknown[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
    if (request.url().endsWith('/api/v1/analytics')) views.push(request.postDataJSON())
  })
  return { scripts, views }
}

test.use({ fresh: true })

test('a page that is only read loads no script, and its view counts once', async ({ context }) => {
  const page = await context.newPage()
  const { scripts, views } = watch(page)
  await page.goto('/?utm_source=boletim', { waitUntil: 'networkidle' })
  await expect.poll(() => views).toEqual([{ analytics: 'page', page: 'home', utm_source: 'boletim' }])
  expect(scripts).toEqual([])
  await page.mouse.move(200, 200)
  await page.waitForFunction(() => !('$_TSR' in window))
  expect(scripts.length).toBeGreaterThan(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Arquivos', exact: true }).click()
  await expect.poll(() => views.slice(1)).toEqual([{ analytics: 'page', page: 'archive-list' }])
})

test('a page that is long idle loads its scripts by itself', async ({ context }) => {
  const page = await context.newPage()
  const { scripts } = watch(page)
  await page.clock.install()
  await page.goto('/legal-compliance', { waitUntil: 'networkidle' })
  await page.clock.runFor(9_000)
  expect(scripts).toEqual([])
  await page.clock.runFor(2_000)
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
})

test('a like, an address to copy and an enlarged picture are not lost before the scripts are there', async ({
  context,
  admin,
}) => {
  const { id } = await addArchive(admin, { markdown: 'Texto.\n\n![A placa](/favicon.svg)' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  const release = await holdScripts(page)
  await page.goto(`/archive-view/${id}`)
  const like = page.getByRole('button', { name: 'Curtir este arquivo' })
  await like.click()
  await page.getByRole('button', { name: 'Copiar endereço' }).click()
  await page.locator('.prose img').click()
  await expect(like).toHaveText(/0 curtidas/)
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(like).toHaveText(/1 curtida$/)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/archive-view/${id}`)
})

test('links, the menu and the search work before the scripts are there, and the scheme follows', async ({
  context,
}) => {
  const page = await context.newPage()
  const release = await holdScripts(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const light = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await page.locator('#menu').getByTitle('Escuro').click()
  release()
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(light)

  const other = await context.newPage()
  await holdScripts(other)
  await other.goto('/')
  await other.keyboard.press('/')
  await other.keyboard.type('impressora')
  await other.keyboard.press('Enter')
  await expect(other).toHaveURL('/projects/impressora')
  await other.getByRole('banner').getByRole('link', { name: 'Arquivos', exact: true }).click()
  await expect(other).toHaveURL('/archive')
})

test('what was typed into the search stays when the scripts take over, also once the field is left', async ({
  context,
}) => {
  const page = await context.newPage()
  const release = await holdScripts(page)
  await page.goto('/')
  const field = page.getByRole('searchbox', { name: 'Buscar projetos e arquivos' })
  await field.fill('impressora')
  await field.blur()
  release()
  await hydrated(field)
  await expect(field).toHaveValue('impressora')
})

for (const path of ['/archive-view/1', '/legal-compliance', '/privacy'])
  test(`who reads ${path} stays where they read when the scripts take over, and finds that place again`, async ({
    context,
  }) => {
    const page = await context.newPage()
    const place = () => page.evaluate(() => window.scrollY)
    await page.goto(path)
    await page.evaluate(() => window.scrollTo(0, 600))
    // Their first act loads the scripts.
    await page.mouse.move(200, 200)
    await page.waitForFunction(() => !('$_TSR' in window))
    const contact = page.getByRole('banner').getByRole('link', { name: 'Falar com a gente' })
    await hydrated(contact)
    expect(await place()).toBe(600)
    // Playwright's own click would scroll first.
    await contact.dispatchEvent('click')
    await expect(page).toHaveURL('/contact')
    await expect.poll(place).toBe(0)
    await page.goBack()
    await expect.poll(place).toBe(600)
  })

test('a coffee opens in the page, not as a file of its own', async ({ context }) => {
  const page = await context.newPage()
  const release = await holdScripts(page)
  await page.goto('/BemVindoAoCafe-PrimeiroCafeDepoisBomDia')
  await page
    .getByRole('link', { name: /^Ampliar/ })
    .first()
    .click()
  release()
  await expect(page.getByRole('dialog', { name: 'Café ampliado' })).toBeVisible()
})

test('who signs in before the scripts are there is signed in, and the password is in no other request', async ({
  context,
}) => {
  const page = await context.newPage()
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname))
  const release = await holdScripts(page)
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(ADMIN.email)
  await page.getByLabel('Senha', { exact: true }).fill(ADMIN.password)
  await page.keyboard.press('Enter')
  expect(posts).toEqual([])
  release()
  await page.waitForURL('**/dashboard')
  expect(posts[0]).toBe('/api/v1/login')
})

test('who is signed in sees their own picture without acting', async ({ context, page }) => {
  await signIn(page, ADMIN)
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('banner').getByTitle('Marina', { exact: false })).toBeVisible()
})
