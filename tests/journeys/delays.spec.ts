import { nowMs } from '#clock.ts'
import { addArchive } from './archives.ts'
import { addBudget } from './budgets.ts'
import { cards } from './finance.ts'
import { expect, test } from './site.ts'

// One after the other, in the one site of these settings: a start takes longer than they do.
test.describe.configure({ mode: 'default' })
// The delays as the specification has them, which the other journeys do without.
test.use({ settings: { UI_DELAYS: '1' } })

/** The placeholder cards in sight. */
const PLACEHOLDERS = '[data-placeholders=archive] [data-placeholder]:visible'

test('[HOM-04] six placeholder cards lie over the featured archives for 1000 ms, then the results show', async ({
  page,
  admin,
}) => {
  const { id, title } = await addArchive(admin, { highlighted: true })
  const plain = await addArchive(admin, { highlighted: false })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 })

  await page.goto('/')
  const section = page.getByRole('region', { name: 'Dos nossos arquivos' })
  await expect(section.locator(PLACEHOLDERS)).toHaveCount(6)
  const cards = section.getByRole('article')
  await expect(cards).toHaveCount(0)
  const delays = await page.evaluate(() => document.getAnimations().map(({ effect }) => effect?.getTiming().delay ?? 0))
  expect(delays.filter((delay) => delay === 1000)).toHaveLength(2)

  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await expect(cards).toHaveCount(6)
  await expect(section.locator(PLACEHOLDERS)).toHaveCount(0)
  await expect(cards.first()).toContainText(title)
  await expect(section.getByText(plain.title)).toHaveCount(0)

  await cards.first().getByRole('link', { name: title, exact: true }).click()
  await expect(page).toHaveURL(`/archive-view/${id}`)
  await page.goBack()
  await page.getByRole('link', { name: 'Ver todos os arquivos' }).click()
  await expect(page).toHaveURL('/archive')
})

test.describe('the admin', () => {
  test.use({ as: 'admin' })

  test('[DSH-01] the title is Dashboard, and after a second the name with it', async ({ page }) => {
    await page.clock.install()
    await page.goto('/dashboard/projects')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Projects')
    await page.waitForLoadState('networkidle')
    await page.clock.pauseAt(nowMs() + 60_000)
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await expect(heading).toHaveText('Dashboard')
    await page.clock.runFor(999)
    await expect(heading).toHaveText('Dashboard')
    await page.clock.runFor(1)
    await expect(heading).toHaveText('Dashboard, Marina Reis')
    await expect(page).toHaveTitle('Dashboard, Marina Reis')
  })

  test('[BUD-03] the list of quotes shows its spinner for a second after the data', async ({ page, admin }) => {
    const { client } = await addBudget(admin)
    await page.clock.install()
    await page.goto('/dashboard/projects')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects')
    await page.waitForLoadState('networkidle')
    await page.clock.pauseAt(nowMs() + 60_000)
    const answered = page.waitForResponse('**/api/v1/budget/search?*')
    await page.getByRole('link', { name: 'Budgets', exact: true }).click()
    await (await answered).finished()
    const spinner = page.getByRole('status', { name: 'Carregando os orçamentos…' })
    // What arrived is taken in, which the stopped clock does not hold back.
    await page.waitForLoadState('networkidle')
    await expect(spinner).toBeVisible()
    await page.clock.runFor(999)
    await expect(spinner).toBeVisible()
    await page.clock.runFor(100)
    await expect(page.getByRole('cell', { name: client })).toBeVisible()
    await expect(spinner).toHaveCount(0)
  })

  test('[FIN-01] a month shows its spinner for a second after the data', async ({ page }) => {
    await page.clock.install()
    await page.goto('/dashboard/projects')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects')
    await page.waitForLoadState('networkidle')
    await page.clock.pauseAt(nowMs() + 60_000)
    const answered = page.waitForResponse('**/api/v1/finance/report/listReportsMonth')
    await page.getByRole('link', { name: 'Financeiro', exact: true }).click()
    await (await answered).finished()
    const spinner = page.getByRole('status', { name: 'Carregando as transações…' })
    // What arrived is taken in, which the stopped clock does not hold back.
    await page.waitForLoadState('networkidle')
    await expect(spinner).toBeVisible()
    await page.clock.runFor(999)
    await expect(spinner).toBeVisible()
    await page.clock.runFor(100)
    await expect(cards(page)).toBeVisible()
    await expect(spinner).toHaveCount(0)
  })
})
