import { systemClock } from '#clock.ts'
import { DEFAULTS } from '#domains/site/server/defaults.ts'
import { queryDatabase } from './database.ts'
import { holdCall } from './network.ts'
import { expect, test } from './site.ts'

/** The placeholder cards in sight. */
const PLACEHOLDERS = '[data-placeholders=archive] [data-placeholder]:visible'

test('on navigation the placeholders stand in while the call is under way', async ({ page }) => {
  const letGo = await holdCall(page, '/list-archive-highlighted*')
  await page.goto('/archive')
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Inicio' }).click()
  const loading = page.getByRole('status').filter({ hasText: 'Carregando os arquivos' })
  await expect(loading).toBeVisible()
  await expect(loading.locator(PLACEHOLDERS)).toHaveCount(6)
  letGo()
  await expect(page.getByRole('region', { name: 'Dos nossos arquivos' }).getByRole('article')).toHaveCount(6)
})

test('[HOM-06] a visit to the home page is recorded as home', async ({ page, site }) => {
  // A page of the test before may still be on its way to be counted: what this page sends is counted apart.
  const sent: string[] = []
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/api/v1/analytics')) sent.push(request.postDataJSON().page)
  })
  const homes = () => sent.filter((view) => view === 'home').length
  const stored = async () =>
    (await queryDatabase<{ n: number }>(site, `select count(*)::int as n from page_views where page = 'home'`))[0]!.n
  const before = await stored()
  await page.goto('/')
  await expect.poll(homes).toBe(1)
  await page.goto('/home')
  await expect.poll(homes).toBe(2)
  // Coming back by the browser's own navigation is a visit too.
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Arquivos' }).click()
  // Who turns back before the other page has come has not left this one.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todos os nossos arquivos')
  await page.getByRole('link', { name: 'Inicio', exact: true }).click()
  await expect.poll(homes).toBe(3)
  expect(await stored()).toBeGreaterThanOrEqual(before + 3)
})

test('[HOM-01] today has its own slogan, its greeting and its picture', async ({ page }) => {
  const today = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'America/Sao_Paulo' }).format(
    systemClock.now(),
  )
  const weekday = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(today)
  const { slogan, greeting, alt } = DEFAULTS.days[weekday]!
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(slogan)
  await expect(page.getByText(greeting)).toBeVisible()
  const picture = page.getByRole('img', { name: alt })
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('[HOM-02] four featured projects, and four placeholder cards while they come', async ({ page }) => {
  await page.goto('/')
  const section = page.getByRole('region', { name: 'Projetos em destaque' })
  await expect(section.getByRole('article')).toHaveCount(4)
  await section.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/project-view\/\d+$/)

  // A document that has not shown the home page yet, or it would show what it has.
  await page.goto('/archive')
  const letGo = await holdCall(page, '/list-project-highlighted*')
  await page.getByRole('link', { name: 'Inicio', exact: true }).first().click()
  const loading = page.getByRole('status').filter({ hasText: 'Carregando os projetos' })
  await expect(loading.locator('[data-placeholder]:visible')).toHaveCount(4)
  letGo()
  await expect(section.getByRole('article')).toHaveCount(4)
  await section.getByRole('link', { name: 'Ver todos os projetos' }).click()
  await expect(page).toHaveURL('/projects')
})

test('[HOM-03] who we are, with the three pillars', async ({ page }) => {
  await page.goto('/')
  const section = page.getByRole('region', { name: 'Quem somos' })
  await expect(section.getByText(DEFAULTS.home.who)).toBeVisible()
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(['Inovação', 'Precisão', 'Resultado'])
  for (const { text } of DEFAULTS.home.pillars) await expect(section.getByText(text)).toBeVisible()
})

test('[HOM-05] technologies, invitation, four facts, banner and footer, in the stated order', async ({ page }) => {
  const { technologies, invitation, facts, banner } = DEFAULTS.home
  await page.goto('/')
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
    'Projetos em destaque',
    'Quem somos',
    'Dos nossos arquivos',
    'Com o que trabalhamos',
    invitation.title,
    'Em números',
    banner.title,
  ])
  const grid = page.getByRole('region', { name: 'Com o que trabalhamos' }).getByRole('listitem')
  await expect(grid).toHaveText(technologies.map(({ name, note }) => name + note))
  const figures = page.getByRole('region', { name: 'Em números' })
  await expect(figures.getByRole('definition')).toHaveText(facts.map(({ figure }) => figure))
  await expect(page.getByRole('contentinfo')).toContainText(DEFAULTS.company.cnpj)

  await page.getByRole('link', { name: invitation.button }).click()
  await expect(page).toHaveURL('/contact')
  await page.goBack()
  await page.getByRole('region', { name: banner.title }).click()
  await expect(page).toHaveURL('/contact')
})
