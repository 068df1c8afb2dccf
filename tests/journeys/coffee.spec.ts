import type { Page } from '@playwright/test'
import { queryDatabase } from './database.ts'
import { headingIn, htmlOf, mainOf, partOf, textIn } from './html.ts'
import { makePicture } from './pictures.ts'
import { expect, expectAccessible, test } from './site.ts'

const PATH = '/BemVindoAoCafe-PrimeiroCafeDepoisBomDia'
const gallery = (page: Page) => page.getByRole('list', { name: 'Cafés' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Café ampliado' })
const isFocused = (page: Page, caption: string) =>
  expect(gallery(page).getByRole('link', { name: `Ampliar: ${caption}` })).toBeFocused()

/** The list as the gallery gets it. */
async function listOf(page: Page): Promise<{ data: string[]; captions: Record<string, string> }> {
  return (await page.request.post('/api/v1/coffee-list', { data: {} })).json()
}

test('[COF-01] the gallery counts the coffees and shows each picture of the list with its caption', async ({
  page,
  site,
}) => {
  await page.goto(PATH)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bem-vindo ao café')
  await expect(page.getByRole('main').getByText('12 cafés', { exact: true })).toBeVisible()
  const { data, captions } = await listOf(page)
  await expect(gallery(page).getByRole('figure')).toHaveCount(12)
  for (const [index, name] of data.entries()) {
    const figure = gallery(page).getByRole('figure').nth(index)
    await figure.scrollIntoViewIfNeeded()
    await expect(figure).toHaveText(captions[name]!)
    await expect(figure.locator('img')).toHaveAttribute('src', `/coffee/${name}`)
    await expect
      .poll(() => figure.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(0)
    await expect(figure.locator('img')).toHaveAttribute('loading', index < 3 ? 'eager' : 'lazy')
  }
  await expect.poll(() => queryDatabase(site, `select 1 from page_views where page = 'coffee'`)).not.toHaveLength(0)
})

test('the lightbox is walked by keyboard, and gives the focus back', async ({ page }) => {
  await page.goto(PATH)
  const { data, captions } = await listOf(page)
  const caption = (index: number) => captions[data.at(index)!]!
  await gallery(page).getByRole('link').nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText(caption(1))
  await expect(dialog(page)).toContainText('2 de 12')
  await expect(dialog(page).getByRole('button', { name: 'Fechar' })).toBeFocused()

  for (const [key, shown] of [
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['Home', 0],
    ['ArrowLeft', -1],
    ['ArrowRight', 0],
    ['End', -1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(dialog(page)).toContainText(caption(shown))
    await expect(dialog(page).locator('img')).toHaveAttribute('src', `/coffee/${data.at(shown)}`)
  }
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, { dark: width === 1440 })
  }
  // The focus stays within.
  for (let press = 0; press < 4; press++) await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('ul') === null)).toBe(true)

  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await isFocused(page, caption(1))
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText(caption(1))
})

test('the lightbox is walked by pointer, and a press beside its buttons closes it', async ({ page }) => {
  await page.goto(PATH)
  const { data, captions } = await listOf(page)
  await gallery(page).getByRole('link').first().click()
  await dialog(page).getByRole('button', { name: 'Próximo café' }).click()
  await expect(dialog(page)).toContainText(captions[data[1]!]!)
  await dialog(page).getByRole('button', { name: 'Café anterior' }).click()
  await expect(dialog(page)).toContainText(captions[data[0]!]!)
  await dialog(page).getByRole('button', { name: 'Fechar' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await gallery(page).getByRole('link').first().click()
  await dialog(page).locator('figcaption').click()
  await expect(dialog(page)).toHaveCount(0)
  await isFocused(page, captions[data[0]!]!)
})

test('nothing of the lightbox travels before somebody is about to open it', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto(PATH)
  await expect(gallery(page).getByRole('figure')).toHaveCount(12)
  expect(scripts.filter((url) => /\/lightbox-/.test(url))).toEqual([])
  await gallery(page).getByRole('link').first().hover()
  await expect.poll(() => scripts.some((url) => /\/lightbox-/.test(url))).toBe(true)
})

test('where the lightbox cannot be loaded, the picture itself opens', async ({ page, complaints }) => {
  complaints.allow(/lightbox|ERR_FAILED|Failed to fetch/)
  await page.route(/\/lightbox-/, (route) => route.abort())
  await page.goto(PATH)
  const { data } = await listOf(page)
  await gallery(page).getByRole('link').first().click()
  await expect(page).toHaveURL(`/coffee/${data[0]}`)
})

test('an uploaded picture stands beside drawn ones, and an empty gallery says so', async ({ request, admin }) => {
  const file = { name: 'cafe.png', mimeType: 'image/png', buffer: await makePicture(900, 700) }
  const image = (await (await admin.post('/api/v1/upload', { multipart: { file } })).json()).data.url as string
  const save = (value: unknown) => admin.post('/api/v1/site/save', { data: { section: 'coffees', value } })
  const coffees = [
    { image, caption: 'De verdade.' },
    { image: 'copo-da-feira.svg', caption: 'Desenhado.' },
  ]
  expect((await save(coffees)).status()).toBe(200)
  const main = mainOf(await htmlOf(request, PATH))
  expect(textIn(main)).toContain('2 cafés')
  const pictures = [...partOf(main, 'ul', 'Cafés').matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, src]) => src)
  expect(pictures).toEqual([image, '/coffee/copo-da-feira.svg'])
  for (const path of [...pictures, `/coffee/${image.split('/').at(-1)}`]) {
    const answer = await request.get(path!)
    const type = path!.endsWith('.svg') ? /^image\/svg/ : /^image\/webp/
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['content-type'], path).toMatch(type)
  }
  await save([])
  expect(headingIn(await htmlOf(request, PATH))).toBe('Bem-vindo ao café. Ainda não há nenhum.')
  await admin.post('/api/v1/site/reset', { data: { section: 'coffees' } })
})

test('without JavaScript the gallery reads, and a picture opens by its link', async ({ request }) => {
  const html = await htmlOf(request, PATH)
  expect(textIn(mainOf(html))).toContain('12 cafés')
  expect(/<footer\b.*<\/footer>/s.exec(html)![0]).toMatch(new RegExp(`<a [^>]*href="${PATH}"[^>]*>Café<`))
  const { data } = await (await request.post('/api/v1/coffee-list', { data: {} })).json()
  const links = [...partOf(html, 'ul', 'Cafés').matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)
  expect(links).toEqual(data.map((name: string) => `/coffee/${name}`))
})
