import type { Page } from '@playwright/test'
import { systemClock } from '#clock.ts'
import { addArchive, readArchive } from './archives.ts'
import { queryDatabase } from './database.ts'
import { holdCall } from './network.ts'
import { expect, test } from './site.ts'

const cardOf = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })

test('[ARC-01] [NAV-08] the list has its title, its spinner, and each article with picture, text and counts', async ({
  page,
  admin,
  site,
}) => {
  const { id, title } = await addArchive(admin, { title: 'Estufa com sensores', description: 'Doze vasos, um fio.' })
  await queryDatabase(site, 'update archives set views = 1204, likes = 1 where id = $1', [id])
  const visits = async () => {
    const [row] = await queryDatabase<{ n: number }>(
      site,
      `select count(*)::int as n from page_views where page = 'archive-list'`,
    )
    return row!.n
  }
  const before = await visits()
  const letGo = await holdCall(page, '/list-archive?*')
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Arquivos' }).click()
  const heading = page.getByRole('heading', { level: 1, name: 'Todos os nossos arquivos' })
  await expect(heading).toBeVisible()
  const loading = page.getByRole('status').filter({ hasText: 'Carregando os arquivos' })
  await expect(loading).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().some(({ playState }) => playState === 'running'))).toBe(
    true,
  )
  letGo()

  const card = cardOf(page, title)
  await expect(card).toContainText('Doze vasos, um fio.')
  await expect(loading).toHaveCount(0)
  await expect(heading).toBeVisible()
  await expect(card).toContainText('1.204 leituras')
  await expect(card).toContainText('1 curtida')
  const picture = card.locator('img')
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect.poll(visits).toBe(before + 1)
})

test('[ARC-02] a description shows without its markup, cut after 190 characters only where there are more', async ({
  page,
  admin,
}) => {
  const text = 'Ação e reação: '.repeat(20)
  const long = await addArchive(admin, { description: `<p>${text.slice(0, 100)}<b>${text.slice(100)}</b></p>` })
  const exact = await addArchive(admin, { description: 'ç'.repeat(190) })
  await page.goto('/archive')
  await expect(cardOf(page, long.title).getByText(`${text.slice(0, 190)}...`, { exact: true })).toBeVisible()
  await expect(cardOf(page, exact.title).getByText('ç'.repeat(190), { exact: true })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('<b>')
})

test('[ARC-03] a card has month and year, and opens its article wherever it is clicked', async ({ page, admin }) => {
  const { id, title } = await addArchive(admin)
  const now = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'America/Sao_Paulo' })
  await page.goto('/archive')
  const card = cardOf(page, title)
  await expect(card.getByRole('time')).toHaveText(now.format(systemClock.now()))
  await expect(card.getByRole('time')).toHaveText(/^[a-zç]+ de \d{4}$/)
  const open = async (click: () => Promise<void>) => {
    await page.goto('/archive')
    await click()
    await expect(page).toHaveURL(`/archive-view/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
  await open(() => card.getByRole('link', { name: 'Ver Mais' }).click())
  await open(() => card.getByRole('heading').click())
  // Its corner, where only the picture is.
  await open(() => card.click({ position: { x: 20, y: 20 } }))
})

test('[ARC-11] a draft reaches no visitor: not by list, by id, by feed, by search', async ({
  page,
  request,
  admin,
}) => {
  const { id, title } = await addArchive(admin, { title: 'Segredo de bancada', archive_public: false })
  const shown = await addArchive(admin)
  for (const path of [
    '/',
    '/archive',
    '/feed.xml',
    '/sitemap.xml',
    `/archive-view/${shown.id}`,
    `/og/archive/${id}.png`,
  ]) {
    const text = await (await request.get(path)).text()
    expect(text.includes('Segredo de bancada') || text.includes(`archive-view/${id}`), path).toBe(false)
  }
  for (const path of ['/list-archive', '/list-archive-highlighted'])
    expect(await (await request.get(`/api/v1${path}`)).text()).not.toContain('Segredo de bancada')
  expect((await request.get('/api/v1/list-archive?all=1')).status()).toBe(403)
  expect(await readArchive(request, id)).toBeUndefined()

  // The same words in a public article are found, so that it is not the question that finds nothing.
  const twin = await addArchive(admin, { title: 'Segredo de bancada contado' })
  await page.goto(`/projects/${encodeURIComponent('Segredo de bancada')}`)
  await expect(page.locator(`a[href$="/archive-view/${twin.id}"]`)).not.toHaveCount(0)
  await expect(page.locator(`a[href$="/archive-view/${id}"]`)).toHaveCount(0)
  const answer = await page.goto('/archive')
  expect(answer!.status()).toBe(200)
  await expect(cardOf(page, shown.title)).toBeVisible()
  await expect(cardOf(page, title)).toHaveCount(0)
})

test('a list of more than a page goes on by links', async ({ page, admin }) => {
  const oldest = await addArchive(admin)
  const others: Awaited<ReturnType<typeof addArchive>>[] = []
  while (others.length < 24) others.push(await addArchive(admin))
  await page.goto('/archive')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(24)
  await expect(cardOf(page, oldest.title)).toHaveCount(0)
  const pages = page.getByRole('navigation', { name: 'Páginas' })
  await expect(pages.getByRole('link', { name: 'Página 1' })).toHaveAttribute('aria-current', 'page')
  await pages.getByRole('link', { name: 'Página 2' }).click()
  await expect(page).toHaveURL('/archive?page=2')
  await expect(cards.first()).toContainText(oldest.title)
  await expect(page).toHaveTitle(/página 2/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  // Whoever listens to the page hears that it is another one, and goes on from its top.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(cards.first()).toContainText(oldest.title)
  await pages.getByRole('link', { name: 'Anterior página' }).click()
  await expect(page).toHaveURL('/archive')
  const titles = others.map(({ title }) => title)
  const first = cards.first().getByRole('heading')
  // A title's last, short word has a no-break space before it.
  await expect.poll(async () => titles.includes((await first.innerText()).replaceAll('\u00a0', ' '))).toBe(true)
})

test('a title of 300 characters fits, in the list and above its article', async ({ page, admin }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { id, title } = await addArchive(admin, { title: `Im${'p'.repeat(290)}` })
  for (const path of ['/archive', `/archive-view/${id}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  }
})
