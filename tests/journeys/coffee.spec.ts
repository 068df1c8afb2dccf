import type { Page } from '@playwright/test'
import { queryDatabase } from './database.ts'
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

test('an uploaded picture stands beside drawn ones, and an empty gallery says so', async ({ page, admin }) => {
  const file = { name: 'cafe.png', mimeType: 'image/png', buffer: await makePicture(900, 700) }
  const image = (await (await admin.post('/api/v1/upload', { multipart: { file } })).json()).data.url as string
  const save = (value: unknown) => admin.post('/api/v1/site/save', { data: { section: 'coffees', value } })
  const coffees = [
    { image, caption: 'De verdade.' },
    { image: 'copo-da-feira.svg', caption: 'Desenhado.' },
  ]
  expect((await save(coffees)).status()).toBe(200)
  await page.goto(PATH)
  await expect(page.getByText('2 cafés', { exact: true })).toBeVisible()
  const picture = gallery(page).locator('img').first()
  await expect(picture).toHaveAttribute('src', image)
  await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0)
  const redirected = await page.request.get(`/coffee/${image.split('/').at(-1)}`)
  expect([redirected.status(), redirected.headers()['content-type']]).toEqual([200, 'image/webp'])

  await save([])
  await page.goto(PATH)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bem-vindo ao café. Ainda não há nenhum.')
  await expectAccessible(page)
  await admin.post('/api/v1/site/reset', { data: { section: 'coffees' } })
})

test('the lightbox is accessible and fits, narrow and wide, light and dark', async ({ page }) => {
  await page.goto(PATH)
  await gallery(page).getByRole('link').nth(2).click()
  await expect(dialog(page)).toBeVisible()
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, { dark: width === 1440 })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the gallery reads, and a picture opens by its link', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Café' }).click()
    await expect(page).toHaveURL(PATH)
    await expect(page.getByText('12 cafés', { exact: true })).toBeVisible()
    const { data } = await listOf(page)
    await gallery(page).getByRole('link').first().click()
    await expect(page).toHaveURL(`/coffee/${data[0]}`)
  })
})
