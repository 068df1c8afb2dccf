import type { Page, Request } from '@playwright/test'
import { nowMs, systemClock } from '#clock.ts'
import { addArchive, ownTitle, readArchive } from './archives.ts'
import { queryDatabase } from './database.ts'
import { FUTURE_YEAR } from './days.ts'
import { holdAnswer, holdCall } from './network.ts'
import { makePicture, pastePicture } from './pictures.ts'
import { expect, test } from './site.ts'

test.use({ as: 'admin' })

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const publish = (page: Page) => page.getByRole('button', { name: 'Publicar', exact: true })
const formId = (page: Page) => Number(new URL(page.url()).searchParams.get('id'))

test('[ARM-01] [NAV-08] the admin’s list shows views, likes and date, and opens the form', async ({ page, admin }) => {
  const draft = await addArchive(admin, { archive_public: false })
  const { id, title } = await addArchive(admin)
  const letGo = await holdCall(page, '/list-archive?*')
  await page.goto('/dashboard/archive')
  await expect(page).toHaveTitle('Archive')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Archives')
  await expect(page.getByRole('status', { name: 'Carregando os arquivos…' })).toBeVisible()
  letGo()
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText(/Visualizações\s*0/)
  await expect(row).toContainText(/Curtidas\s*0/)
  await expect(row.getByRole('time')).toHaveText(dayMonthYear(systemClock.now()))
  await expect(page.getByRole('listitem').filter({ hasText: draft.title })).toContainText('Rascunho')

  await page.getByRole('searchbox', { name: 'Filtrar por título ou descrição' }).fill(title.toUpperCase())
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  // The whole row opens it.
  await row.click({ position: { x: 400, y: 6 } })
  await expect(page).toHaveURL(`/dashboard/create-archive?id=${id}`)
  await expect(page.getByLabel('Título')).toHaveValue(title)
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'New Archive' }).click()
  await expect(page).toHaveURL('/dashboard/create-archive')
})

test('[ARM-02] the form tells new from existing, shows that it saves, and has its two switches once the article exists', async ({
  page,
}) => {
  await page.goto('/dashboard/create-archive')
  await expect(page).toHaveTitle('New Archive Create')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Archive Create')
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await page.getByLabel('Título').fill(ownTitle())
  const letGo = await holdCall(page, '/new-archive')
  const sent = page.waitForRequest('**/api/v1/new-archive')
  await publish(page).click()
  await expect(page.getByText('Salvando…')).toBeVisible()
  await expect(page.locator('button[form=archive-form]')).toHaveAttribute('data-loading', 'true')
  expect((await sent).postDataJSON()).toMatchObject({ highlighted: true, archive_public: true })
  expect((await sent).headers()).toMatchObject({ accept: 'application/json', 'accept-language': 'pt_BR' })
  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Update Archive')
  await expect(page.getByText('Salvando…')).toHaveCount(0)
  const [highlighted, shown] = [page.getByLabel('Destaque'), page.getByLabel('Público')]
  await expect(highlighted).toBeChecked()
  await expect(shown).toBeChecked()

  await shown.uncheck()
  const changed = page.waitForRequest('**/api/v1/update-item-archive')
  await page.getByRole('button', { name: 'Atualizar' }).click()
  // What was changed alone, with the revision the form began from.
  expect((await changed).postDataJSON()).toEqual({
    id: formId(page),
    archive_public: false,
    revision: expect.any(Number),
  })
  await expect(toast(page, 'Tirado do ar')).toBeVisible()
  await expect(page.getByText('Salvando…')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Update Archive')
  await expect(shown).not.toBeChecked()
})

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
  const question = page.getByRole('dialog', { name: 'Excluir este arquivo?' })
  await expect(question).toContainText(title)
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Excluir' }).click()
  await question.getByRole('button', { name: 'Excluir' }).click()
  await expect(page).toHaveURL('/dashboard/archive')
  await expect(toast(page, 'Arquivo excluído')).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
  expect((await visitor.request.get(`/archive-view/${id}`)).status()).toBe(404)
  expect(await (await visitor.request.get('/feed.xml')).text()).not.toContain(title)
})

test('what is saved while the first publication is still read again stays in the form', async ({ page }) => {
  await page.goto('/dashboard/create-archive')
  await page.getByLabel('Título').fill(ownTitle('Primeiro título'))
  const letThrough = await holdAnswer(page, '/item-archive')
  await publish(page).click()
  await expect(toast(page, 'Publicado')).toBeVisible()
  const title = ownTitle('Segundo título')
  await page.getByLabel('Título').fill(title)
  await page.getByLabel('Data').fill('20/03/2026')
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Atualizado')).toBeVisible()
  const read = page.waitForResponse('**/api/v1/item-archive')
  letThrough()
  await (await read).finished()
  await page.getByLabel('Descrição').fill('Mais uma vez.')
  await expect(page.getByText('Alterações não salvas')).toBeVisible()
  await expect(page.getByLabel('Título')).toHaveValue(title)
})

test('a draft is private until it is published, and its date is that of the publication', async ({
  page,
  site,
  visitor,
  complaints,
}) => {
  complaints.allow(/status of 422/)
  await page.goto('/dashboard/create-archive')
  await page.getByLabel('Título').fill(ownTitle('Ainda não'))
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(toast(page, 'Rascunho salvo')).toBeVisible()
  await expect(page.getByLabel('Público')).not.toBeChecked()
  const state = page.locator('h1 + *')
  await expect(state).toHaveText('Rascunho')
  const id = formId(page)
  expect((await visitor.request.get(`/archive-view/${id}`)).status()).toBe(404)
  expect(await readArchive(visitor.request, id)).toBeUndefined()
  await queryDatabase(site, `update archives set date = '2020-01-01' where id = $1`, [id])

  // Saving a draft by the keyboard publishes nothing.
  await page.getByLabel('Descrição').fill('Quase.')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Alterações não salvas')).toBeHidden()
  expect(await readArchive(visitor.request, id)).toBeUndefined()

  await publish(page).click()
  await expect(toast(page, 'Publicado')).toBeVisible()
  await expect(state).toHaveText('No ar')
  await expect(page.getByRole('link', { name: 'Ver no site' })).toBeVisible()
  const read = await readArchive(visitor.request, id)
  expect(nowMs() - Date.parse(String(read!.date))).toBeLessThan(60_000)
  await expect(page.getByLabel('Data do artigo')).toHaveValue(dayMonthYear(systemClock.now()))
  await expect(page.getByText('Alterações não salvas')).toBeHidden()

  // The date can be set by hand, not in the future.
  await page.getByLabel('Data do artigo').fill(`02/03/${FUTURE_YEAR}`)
  await page.getByRole('button', { name: 'Atualizar' }).click()
  await expect(page.getByText('Esta data ainda não chegou.').first()).toBeVisible()
  await page.getByLabel('Data do artigo').fill('02/03/2024')
  await page.getByRole('button', { name: 'Atualizar' }).click()
  await expect(toast(page, 'Atualizado')).toBeVisible()
  const { date } = (await readArchive(visitor.request, id))!
  expect(dayMonthYear(new Date(String(date)))).toBe('02/03/2024')

  await page.getByRole('button', { name: 'Tirar do ar' }).click()
  await expect(toast(page, 'Tirado do ar')).toBeVisible()
  await expect(state).toHaveText('Rascunho')
  await expect(page.getByLabel('Público')).not.toBeChecked()
  expect(await readArchive(visitor.request, id)).toBeUndefined()
})

const dayMonthYear = (moment: Date) =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' }).format(moment)
