import type { Page, Request } from '@playwright/test'
import { ownTitle } from './archives.ts'
import { makePicture, pastePicture } from './pictures.ts'
import { expect, test } from './site.ts'

test.use({ as: 'admin' })

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const publish = (page: Page) => page.getByRole('button', { name: 'Publicar', exact: true })
const formId = (page: Page) => Number(new URL(page.url()).searchParams.get('id'))

test('an article is written with a pasted picture and code, previewed, saved, read, found and removed', async ({
  page,
  visitor,
  baseURL,
}) => {
  const title = ownTitle('Suporte de bancada')
  const calls: Request[] = []
  page.on('request', (request) => {
    // The stream of events is the browser's own request, with its own headers.
    if (request.url().includes('/api/v1/') && request.resourceType() !== 'eventsource') calls.push(request)
  })
  await page.goto('/dashboard/archive')
  await page.getByRole('main').getByRole('link', { name: 'New Archive' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Archive Create')
  await page.getByLabel('Título').fill(title)
  await page.getByLabel('Descrição').fill('Feito em uma tarde.')
  const text = page.getByLabel('Markdown')
  await text.fill('## Montagem\n\n```ts\nconst parafusos = 4\n```\n\n')
  await pastePicture(text, await makePicture(1400, 800))
  await expect(text).toHaveValue(/!\[\]\(\/uploads\/[\da-f]+-1400x800\.webp\)/)
  const preview = page.getByRole('region', { name: 'Prévia' })
  await expect(preview.getByRole('heading', { name: 'Montagem' })).toBeVisible()
  await expect(preview.locator('.tok-keyword')).toHaveText('const')
  await expect(preview.locator('img')).toHaveAttribute('srcset', /-640\.webp 640w/)
  await publish(page).click()
  await expect(toast(page, 'Publicado')).toBeVisible()
  await expect(page).toHaveURL(/\?id=\d+$/)
  const id = formId(page)
  const link = page.getByRole('link', { name: 'Ver no site' })
  await expect(link).toHaveAttribute('href', `/archive-view/${id}`)

  const reader = await visitor.newPage()
  await reader.goto('/archive')
  await reader.getByRole('link', { name: title, exact: true }).click()
  await expect(reader.getByRole('heading', { level: 2, name: 'Montagem' })).toBeVisible()
  await expect(reader.locator('.prose .tok-keyword')).toHaveText('const')
  await expect(reader.locator('.prose img')).toHaveAttribute('srcset', /-640\.webp 640w.*1400w/)
  const shown = () => reader.locator('.prose img').evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(shown).toBeGreaterThan(0)
  expect(await (await visitor.request.get('/feed.xml')).text()).toContain(title)
  expect(await (await visitor.request.get('/sitemap.xml')).text()).toContain(`${baseURL}/archive-view/${id}<`)

  // Every call says what it wants: JSON, in Brazilian Portuguese. What it sends is JSON, save a picture.
  for (const call of calls) {
    expect(call.headers(), call.url()).toMatchObject({ accept: 'application/json', 'accept-language': 'pt_BR' })
    const type = call.url().endsWith('/upload') ? /^multipart\/form-data/ : /^application\/json/
    if (call.method() === 'POST') expect(call.headers()['content-type'], call.url()).toMatch(type)
  }
  expect(calls.length).toBeGreaterThan(4)

  await page.getByRole('button', { name: 'Excluir' }).click()
  const question = page.getByRole('dialog', { name: 'Excluir este artigo?' })
  await expect(question).toContainText(title)
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Excluir' }).click()
  await question.getByRole('button', { name: 'Excluir' }).click()
  await expect(page).toHaveURL('/dashboard/archive')
  await expect(toast(page, 'Artigo excluído')).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
  expect((await visitor.request.get(`/archive-view/${id}`)).status()).toBe(404)
  expect(await (await visitor.request.get('/feed.xml')).text()).not.toContain(title)
})
