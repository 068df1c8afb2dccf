import type { Page } from '@playwright/test'
import { systemClock } from '#clock.ts'
import { queryDatabase } from './database.ts'
import { failCalls } from './network.ts'
import { expect, expectAccessible, type Site, test } from './site.ts'

test.use({ as: 'admin' })

/** Adds a notice to the admin's, as the program does. */
const addNotice = (site: Site, title: string, path = '/dashboard/projects') =>
  queryDatabase(
    site,
    `with added as (
      insert into notices (user_id, kind, title, note, path, created_at)
      values (1, 'mention', $1, 'Trocar o sensor', $2, $3) returning user_id
    )
    insert into notice_counters (user_id, changes) select user_id, 1 from added
    on conflict (user_id) do update set changes = notice_counters.changes + 1`,
    [title, path, systemClock.now()],
  )

const bell = (page: Page) => page.getByRole('button', { name: /^Avisos/ })
const panel = (page: Page) => page.getByRole('dialog', { name: /^Avisos/ })

test.beforeEach(({ site }) => queryDatabase(site, 'delete from notices'))

test('a notice shows at once in every open browser; opening it goes to its place and marks it as read', async ({
  page,
  site,
  browser,
  sessions,
  complaints,
}) => {
  const elsewhere = await browser.newContext({ baseURL: site.origin, storageState: sessions.admin })
  complaints.watch(elsewhere)
  const second = await elsewhere.newPage()
  for (const one of [page, second]) {
    await one.goto('/dashboard/profile')
    await expect(bell(one)).toHaveAccessibleName('Avisos')
  }
  await addNotice(site, 'Davi citou você', '/dashboard/messages?filter=archived')
  for (const one of [page, second]) await expect(bell(one)).toHaveAccessibleName('Avisos: 1 não lido')

  await bell(page).click()
  await panel(page)
    .getByRole('link', { name: /Davi citou você/ })
    .click()
  await expect(page).toHaveURL('/dashboard/messages?filter=archived')
  await expect(panel(page)).toBeHidden()
  for (const one of [page, second]) await expect(bell(one)).toHaveAccessibleName('Avisos')
  await bell(second).click()
  await expect(panel(second).getByRole('link', { name: /^Davi citou você/ })).toBeVisible()
  await elsewhere.close()
})

test('by keyboard: the bell opens, all are marked as read, Escape goes back to it', async ({ page, site }) => {
  for (const title of ['Primeiro', 'Segundo', 'Terceiro']) await addNotice(site, title)
  await page.goto('/dashboard/profile')
  await expect(bell(page)).toHaveAccessibleName('Avisos: 3 não lidos')
  await bell(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('link')).toHaveText([/Terceiro/, /Segundo/, /Primeiro/, 'Preferências'])
  await expect(panel(page).getByRole('button', { name: 'Marcar tudo como lido' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bell(page)).toHaveAccessibleName('Avisos')
  await expect(panel(page).getByText('Não lido')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(bell(page)).toBeFocused()
})

test('without notices the bell says what it is for; where they do not come it says so', async ({
  page,
  complaints,
}) => {
  await page.goto('/dashboard/profile')
  await bell(page).click()
  await expect(panel(page).getByText('Nenhum aviso.')).toBeVisible()
  complaints.allow(/503/)
  const mend = await failCalls(page, '/notices?*', 503, 'Volte já.')
  await page.reload()
  await bell(page).click()
  await expect(panel(page).getByRole('alert')).toContainText('Volte já.')
  await mend()
  await panel(page).getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(panel(page).getByText('Nenhum aviso.')).toBeVisible()
})

test('more than a page of notices are loaded as they are wanted', async ({ page, site }) => {
  for (let count = 1; count <= 21; count++) await addNotice(site, `Aviso ${count}`)
  await page.goto('/dashboard/profile')
  await bell(page).click()
  await expect(panel(page).getByRole('listitem')).toHaveCount(20)
  await panel(page).getByRole('button', { name: 'Carregar mais' }).click()
  await expect(panel(page).getByRole('listitem')).toHaveCount(21)
  await expect(panel(page).getByRole('listitem').last()).toContainText('Aviso 1')
})

test('a page that is being loaded as a new notice comes is loaded all the same', async ({ page, site }) => {
  for (let count = 1; count <= 21; count++) await addNotice(site, `Aviso ${count}`)
  await page.goto('/dashboard/profile')
  await bell(page).click()
  await expect(panel(page).getByRole('listitem')).toHaveCount(20)
  const held = Promise.withResolvers<void>()
  await page.route('**/notices?*cursor=*', async (route) => {
    await held.promise
    await route.continue().catch(() => undefined)
  })
  const asked = page.waitForRequest('**/notices?*cursor=*')
  await panel(page).getByRole('button', { name: 'Carregar mais' }).click()
  await asked
  await addNotice(site, 'Aviso 22')
  await expect(panel(page).getByRole('listitem').first()).toContainText('Aviso 22')
  held.resolve()
  await expect(panel(page).getByRole('listitem')).toHaveCount(22)
})

test('the preferences are a click away; each switch is kept', async ({ page, admin }) => {
  await page.goto('/dashboard/projects')
  await bell(page).click()
  await panel(page).getByRole('link', { name: 'Preferências' }).click()
  await expect(page).toHaveURL('/dashboard/profile#avisos')
  const section = page.getByRole('region', { name: 'Avisos' })
  await expect(section).toBeInViewport()
  const mentions = section.getByRole('switch', { name: 'Quando alguém cita você em um comentário' })
  await expect(mentions).toBeChecked()
  for (const wanted of [false, true]) {
    const saved = page.waitForResponse((response) => response.request().method() === 'POST')
    await mentions.click()
    await saved
    const { data } = await (await admin.get('/api/v1/notices/settings')).json()
    expect(data.find((one: { kind: string }) => one.kind === 'mention').email).toBe(wanted)
    await expect(mentions).toBeChecked({ checked: wanted })
  }
})

for (const width of [360, 1440])
  test(`bell and notices are whole and accessible at ${width} px`, async ({ page, site }) => {
    await addNotice(site, 'Davi citou você em 12-003, com um título que não cabe em uma linha só')
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/dashboard/profile')
    await bell(page).click()
    await expect(panel(page).getByRole('listitem')).toHaveCount(1)
    const box = (await panel(page).boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    if (width === 360) expect(box.width).toBeGreaterThan(330)
    await expectAccessible(page)
  })
