import type { Page } from '@playwright/test'
import { addArchive, readArchive, sendPicture } from './archives.ts'
import { queryDatabase } from './database.ts'
import { headingIn, htmlOf, mainOf, textIn } from './html.ts'
import { makePicture } from './pictures.ts'
import { expect, test } from './site.ts'

const TEXT = `## Medir

Um parágrafo com **força**.

\`\`\`ts
const folga: number = 0.2
\`\`\`
`

const styleOf = (page: Page, selector: string, name: 'backgroundColor' | 'color') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element)[name], name)

test('[ARC-04] an article has its breadcrumb, its picture, its text rendered and a like button with the count', async ({
  page,
  admin,
}) => {
  const image = await sendPicture(admin, await makePicture(1600, 900))
  const { id, title } = await addArchive(admin, { title: 'Folga de encaixe', image, markdown: TEXT })
  await page.goto(`/archive-view/${id}`)
  const path = page.getByRole('navigation', { name: 'Caminho' })
  await expect(path.getByRole('listitem')).toHaveText(['inicio', 'arquivos', title])
  await expect(path.getByRole('link', { name: 'inicio' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const picture = page.locator(`article figure img[src="${image}"]`)
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0)
  expect(await picture.getAttribute('srcset')).toMatch(/-640\.webp 640w, .*-1280\.webp 1280w, .*\.webp 1600w$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Medir' })).toBeVisible()
  await expect(page.locator('strong').filter({ hasText: 'força' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Curtir este arquivo: 0 curtidas' })).toBeVisible()
  await path.getByRole('link', { name: 'arquivos' }).click()
  await expect(page).toHaveURL('/archive')
})

/** Headings whose text a browser writes otherwise than they are stored. */
const HEADINGS = `## Pino & furo\n\nUma.\n\n### \`a < b\` e "c"\n\nDuas.\n\n## Folga de 0,2\u00a0mm\n\nTrês.\n\n## Fim\n\nQuatro.\n`

test('a text stands once in its page, and is the same after going on and back', async ({ page, admin, request }) => {
  const { id } = await addArchive(admin, { markdown: HEADINGS, description: 'Medidas de encaixe.' })
  for (const path of [`/archive-view/${id}`, '/project-view/1', '/privacy', '/legal-compliance']) {
    await page.goto(path)
    const paragraph = page
      .locator('.prose p')
      .filter({ hasNot: page.locator('a, code, strong, em') })
      .last()
    const text = (await paragraph.innerHTML()).trim().replaceAll('&nbsp;', '\u00a0')
    const html = await (await request.get(path)).text()
    expect(html.split(`<p>${text}</p>`).length - 1, path).toBe(1)
    expect(html.split(text.slice(0, 60)).length - 1, path).toBe(1)

    const shown = await page.locator('.prose').allInnerTexts()
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Inicio' }).click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect.poll(() => page.locator('.prose').allInnerTexts()).toEqual(shown)
  }
  await page.goto(`/archive-view/${id}`)
  const contents = page.getByRole('navigation', { name: 'Neste artigo' }).first().getByRole('link')
  await expect(contents).toHaveText(['Pino & furo', 'a < b e "c"', 'Folga de 0,2\u00a0mm', 'Fim'])
  await contents.nth(1).click()
  await expect(contents.nth(1)).toHaveAttribute('aria-current', 'true')
})

test('a number no article has shows a page that says so, with ways on', async ({ request }) => {
  for (const id of ['999999', '99999999999']) {
    const answer = await request.get(`/archive-view/${id}`)
    expect(answer.status()).toBe(404)
    const html = await answer.text()
    expect(headingIn(html)).toBe('Este arquivo não está na estante.')
    expect(mainOf(html)).toMatch(/<a [^>]*href="\/archive"[^>]*>Ver todos os arquivos</)
  }
})

test('[ARC-07] pictures take the full width, and code stands on a dark ground in colours', async ({ page, admin }) => {
  const small = await sendPicture(admin, await makePicture(160, 90))
  const { id } = await addArchive(admin, {
    markdown: `${TEXT}\n![](${small})\n\n<img src="/pictures/v1/contour/1.svg" width="40" alt="Contorno">\n`,
  })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(`/archive-view/${id}`)
    const width = await page
      .locator('.prose p')
      .first()
      .evaluate((text) => text.parentElement!.clientWidth)
    const pictures = page.locator('.prose img')
    await expect(pictures).toHaveCount(2)
    for (const picture of await pictures.all()) expect((await picture.boundingBox())!.width).toBeCloseTo(width, 0)
    expect(await styleOf(page, '.prose pre', 'backgroundColor')).toBe('rgb(18, 22, 26)')
    const [plain, keyword, type] = [
      await styleOf(page, '.prose pre', 'color'),
      await styleOf(page, '.prose pre .tok-keyword', 'color'),
      await styleOf(page, '.prose pre .tok-number', 'color'),
    ]
    expect(new Set([plain, keyword, type]).size).toBe(3)
  }
})

test('[ARC-08] opening an article counts, and the list shows it', async ({ page, request, admin }) => {
  const { id, title } = await addArchive(admin)
  const views = async () => (await readArchive(request, id))!.views
  await page.goto(`/archive-view/${id}`)
  await expect.poll(views).toBe(1)
  await page.reload()
  await expect.poll(views).toBe(2)
  // A list kept from before may lag by a second.
  const card = page.getByRole('main').getByRole('article').filter({ hasText: title })
  await expect(async () => {
    await page.goto('/archive')
    await expect(card.getByText('2 leituras')).toBeVisible({ timeout: 500 })
  }).toPass()
  await card.getByRole('link', { name: title, exact: true }).click()
  await expect.poll(views).toBe(3)
})

test('dates and numbers are written as in Brazil', async ({ request, admin, site }) => {
  const { id } = await addArchive(admin)
  const values = [id, '2026-11-01T02:30:00Z']
  await queryDatabase(site, 'update archives set views = 1204, likes = 86540, date = $2 where id = $1', values)
  const html = await htmlOf(request, `/archive-view/${id}`)
  // The evening of the last of October, by the clock of São Paulo.
  expect(/<time[^>]*>(.*?)<\/time>/s.exec(mainOf(html))![1]).toBe('outubro de 2026')
  expect(textIn(mainOf(html))).toContain('1.204 leituras')
  expect(textIn(mainOf(html))).toContain('86.540 curtidas')
})
