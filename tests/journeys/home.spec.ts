import { systemClock } from '#clock.ts'
import { DEFAULTS } from '#domains/site/server/defaults.ts'
import { queryDatabase } from './database.ts'
import { headingIn, htmlOf, mainOf, partOf, textIn } from './html.ts'
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

test('[HOM-01] today has its own slogan, its greeting and its picture', async ({ request }) => {
  const today = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'America/Sao_Paulo' }).format(
    systemClock.now(),
  )
  const weekday = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(today)
  const { slogan, greeting, alt } = DEFAULTS.days[weekday]!
  const html = await htmlOf(request, '/')
  expect(headingIn(html)).toBe(slogan)
  expect(textIn(html)).toContain(greeting)
  expect(html).toMatch(new RegExp(`role="img" aria-label="${alt}[^>]*><svg `))
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

test('[HOM-03] who we are, with the three pillars', async ({ request }) => {
  const section = partOf(await htmlOf(request, '/'), 'section', 'who-we-are')
  expect(textIn(section)).toContain(DEFAULTS.home.who)
  const headings = [...section.matchAll(/<h3[^>]*>(.*?)<\/h3>/gs)].map(([, text]) => textIn(text!))
  expect(headings).toEqual(['Inovação', 'Precisão', 'Resultado'])
  for (const { text } of DEFAULTS.home.pillars) expect(textIn(section)).toContain(text)
})

test('[HOM-05] technologies, invitation, four facts, banner and footer, in the stated order', async ({ request }) => {
  const { technologies, invitation, facts, banner } = DEFAULTS.home
  const html = await htmlOf(request, '/')
  const headings = [...mainOf(html).matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, text]) => textIn(text!))
  expect(headings).toEqual([
    'Projetos em destaque',
    'Quem somos',
    'Dos nossos arquivos',
    'Com o que trabalhamos',
    invitation.title,
    'Em números',
    banner.title,
  ])
  const texts = (part: string, element: 'li' | 'dd') =>
    [...part.matchAll(new RegExp(`<${element}\\b[^>]*>(.*?)</${element}>`, 'gs'))].map(([, text]) => textIn(text!))
  const grid = texts(partOf(html, 'section', 'technologies'), 'li')
  expect(grid).toEqual(technologies.map(({ name, note }) => `${name} ${note}`))
  expect(texts(partOf(html, 'section', 'facts'), 'dd')).toEqual(facts.map(({ figure }) => figure))
  expect(textIn(/<footer\b.*<\/footer>/s.exec(html)![0])).toContain(DEFAULTS.company.cnpj)
  expect(mainOf(html)).toMatch(new RegExp(`<a [^>]*href="/contact"[^>]*>[^<]*${invitation.button}`))
  expect(partOf(html, 'section', 'banner')).toMatch(/<a [^>]*href="\/contact"/)
})
