import type { Page } from '@playwright/test'
import { addArchive, type MadeArchive, readArchive } from './archives.ts'
import { queryDatabase } from './database.ts'
import { htmlOf, textIn } from './html.ts'
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

/** The address of an article as a link has it. */
const linkTo = ({ id }: MadeArchive) => new RegExp(`<a [^>]*href="[^"]*/archive-view/${id}"`)

test('[ARC-02] a description shows without its markup, cut after 190 characters only where there are more', async ({
  request,
  admin,
}) => {
  const text = 'Ação e reação: '.repeat(20)
  await addArchive(admin, { description: `<p>${text.slice(0, 100)}<b>${text.slice(100)}</b></p>` })
  await addArchive(admin, { description: 'ç'.repeat(190) })
  const html = await htmlOf(request, '/archive')
  const shown = textIn(html)
  expect(shown).toContain(`${text.slice(0, 190)}... `)
  expect(shown).toContain(` ${'ç'.repeat(190)} `)
  expect(html.replace(/<script\b.*?<\/script>/gs, '')).not.toMatch(/<b>|&lt;b&gt;/)
})

test('[ARC-11] a draft reaches no visitor: not by list, by id, by feed, by search', async ({ request, admin }) => {
  const draft = await addArchive(admin, { title: 'Segredo de bancada', archive_public: false })
  const shown = await addArchive(admin)
  for (const path of [
    '/',
    '/archive',
    '/feed.xml',
    '/sitemap.xml',
    `/archive-view/${shown.id}`,
    `/og/archive/${draft.id}.png`,
  ]) {
    const text = await htmlOf(request, path)
    expect(text.includes('Segredo de bancada') || text.includes(`archive-view/${draft.id}`), path).toBe(false)
  }
  for (const path of ['/list-archive', '/list-archive-highlighted'])
    expect(await htmlOf(request, `/api/v1${path}`)).not.toContain('Segredo de bancada')
  expect((await request.get('/api/v1/list-archive?all=1')).status()).toBe(403)
  expect(await readArchive(request, draft.id)).toBeUndefined()

  // The same words in a public article are found, so that it is not the question that finds nothing.
  const twin = await addArchive(admin, { title: 'Segredo de bancada contado' })
  const found = await htmlOf(request, `/projects/${encodeURIComponent('Segredo de bancada')}`)
  expect(found).toMatch(linkTo(twin))
  expect(found).not.toMatch(linkTo(draft))
  const list = await htmlOf(request, '/archive')
  expect(list).toMatch(linkTo(shown))
  expect(list).not.toMatch(linkTo(draft))
})

test('a page of the list after the first has its own address, with a title that says so', async ({
  request,
  admin,
}) => {
  const oldest = await addArchive(admin)
  for (let made = 0; made < 24; made++) await addArchive(admin)
  expect(await htmlOf(request, '/archive')).not.toMatch(linkTo(oldest))
  const second = await htmlOf(request, '/archive?page=2')
  expect(second).toMatch(linkTo(oldest))
  expect(second).toMatch(/<title>[^<]*página 2/)
})
