import type { APIRequestContext, Page } from '@playwright/test'
import { addArchive } from './archives.ts'
import { headingIn, htmlOf, mainOf, partOf, textIn } from './html.ts'
import { expect, test } from './site.ts'

const field = (page: Page) => page.getByRole('banner').getByRole('searchbox', { name: 'Buscar projetos' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const found = (request: APIRequestContext, text: string) => htmlOf(request, `/projects/${encodeURIComponent(text)}`)
const resultsIn = (html: string) => mainOf(html).match(/<article\b.*?<\/article>/gs) ?? []
/** What stands in the search fields of a page. */
const fieldsIn = (html: string) =>
  [...html.matchAll(/<input(?=[^>]*type="search")[^>]*value="([^"]*)"/g)].map(([, text]) => text)
const results = (page: Page) => page.getByRole('main').getByRole('article')

test('[PRJ-07] the search field leads to projects and articles, the words marked, and keeps the text', async ({
  page,
}) => {
  await page.goto('/archive')
  await field(page).fill('placa')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/projects/placa')
  await expect(heading(page)).toHaveText(/^\d+ resultados para “placa”$/)
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle(/^Busca por “placa”/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(field(page)).toHaveValue('placa')
  await expect(results(page).getByText('Projeto', { exact: true }).first()).toBeVisible()
  await expect(results(page).getByText('Arquivo', { exact: true }).first()).toBeVisible()
  await expect(results(page).locator('mark').first()).toHaveText(/^placas?$/i)
  // One field shows, narrow and wide.
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('searchbox', { name: 'Buscar projetos' }).filter({ visible: true })).toHaveCount(1)
  }
  await results(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/((project|archive)-view\/\d+|areas\/[\w-]+)$/)
  await expect(field(page)).toHaveValue('')
})

test('[PRJ-07] accents make no difference, and a slip is put right and said', async ({ request, admin }) => {
  const { title } = await addArchive(admin, {
    title: 'Rebimboca da parafuseta',
    markdown: 'Uma impressão e a rebimboca.',
  })
  for (const text of ['rebimboca impressao', 'rebimboca impressão', 'rebimbóca impressões'])
    expect(headingIn(await found(request, text))).toBe(`1 resultado para “${text}”`)
  const html = await found(request, 'rebinboca')
  expect(headingIn(html)).toBe('1 resultado para “rebimboca”')
  expect(textIn(mainOf(html))).toContain('Mostrando resultados para rebimboca .')
  expect(textIn(mainOf(html))).toContain(title)
  expect(new Set(fieldsIn(html))).toEqual(new Set(['rebinboca']))
  expect(textIn(await found(request, 'rebimboca xyzzyqwv'))).toContain(
    'Nada tem todas essas palavras. Isto tem algumas.',
  )
})

test('[PRJ-07] nothing found, and nothing to look for, say so and show ways on', async ({ request }) => {
  const none = await found(request, 'xyzzyqwv')
  expect(headingIn(none)).toBe('Nada encontrado para “xyzzyqwv”')
  expect(mainOf(none)).toMatch(/<a [^>]*href="\/archive"[^>]*>Ler os arquivos</)
  const empty = await found(request, 'de o')
  expect(headingIn(empty)).toBe('Falta uma palavra em “de o”')
  expect(mainOf(empty)).toMatch(/<a [^>]*href="\/projects"[^>]*>Ver os projetos</)
})

const ODD = [
  'a/b',
  '/',
  '%',
  '100%25',
  '%2F..%2F',
  '.',
  '..',
  '...',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '"aspas" & \'apóstrofos\'',
  'barra\\invertida',
  '?q=1#fim',
  '$search',
  '__proto__',
  '🦊👩‍🔧',
  '日本語',
  "'; drop table archives; --",
  '(a | b) & !c:*',
]

/** Of each kind one that is typed as well. */
const TYPED = ['..', '<script>alert(1)</script>', '__proto__', 'a/b', '日本語']

test('[PRJ-07] every text has an address of its own that says it again, also alone and on the way back', async ({
  page,
}) => {
  await page.goto('/projects')
  const addresses: string[] = []
  for (const text of TYPED) {
    await field(page).fill(text)
    await field(page).press('Enter')
    // Where a word was corrected, the text stands below the heading.
    await expect(page.getByRole('main'), text).toContainText(`“${text}”`)
    await expect(heading(page), text).toBeFocused()
    await expect(field(page), text).toHaveValue(text)
    addresses.push(page.url())
  }
  expect(new Set(addresses).size).toBe(TYPED.length)
  await page.reload()
  await expect(heading(page)).toContainText(`“${TYPED.at(-1)}”`)
  await page.goBack()
  await expect(page.getByRole('main')).toContainText(`“${TYPED.at(-2)}”`)
  await expect(field(page)).toHaveValue(TYPED.at(-2)!)
  await page.goForward()
  await expect(field(page)).toHaveValue(TYPED.at(-1)!)
})

test('a text of 10,000 characters is cut, and does no harm', async ({ page }) => {
  await page.goto('/')
  await field(page).evaluate((input: HTMLInputElement) => {
    input.maxLength = 20_000
    input.value = 'placa '.repeat(1700)
  })
  await field(page).press('Enter')
  await expect(heading(page)).toHaveText(/^\d+ resultados para “placa .*\.\.\.”$/)
  expect((await page.request.get(`/projects/${'a'.repeat(10_000)}`)).status()).toBe(200)
})

test('many results stand on pages, each with its address', async ({ request, admin }) => {
  for (let n = 0; n < 12; n++) await addArchive(admin, { title: 'Sobre a tramela', markdown: 'Uma tramela.' })
  const first = await found(request, 'tramela')
  expect(headingIn(first)).toBe('12 resultados para “tramela”')
  expect(resultsIn(first)).toHaveLength(10)
  expect(partOf(first, 'nav', 'Páginas')).toContain('href="/projects/tramela?page=2"')
  expect(resultsIn(await htmlOf(request, '/projects/tramela?page=2'))).toHaveLength(2)
  const past = await request.get('/projects/tramela?page=9', { maxRedirects: 0 })
  expect([past.status(), past.headers().location]).toEqual([307, '/projects/tramela?page=2'])
})

test('[PRJ-07] results are limited to projects or articles, whose numbers stand beside them', async ({
  request,
  admin,
}) => {
  for (let n = 0; n < 11; n++) await addArchive(admin, { title: 'Sobre o pantógrafo', markdown: 'Um pantógrafo.' })
  const path = `/projects/${encodeURIComponent('pantógrafo OU sensor')}`
  const currentIn = (html: string) =>
    [...partOf(html, 'nav', 'Mostrar').matchAll(/<a [^>]*aria-current[^>]*>(.*?)<\/a>/gs)].map(([, text]) =>
      textIn(text!),
    )
  const kindsIn = (html: string) => new Set(resultsIn(html).map((one) => /Projeto|Arquivo/.exec(textIn(one))?.[0]))
  const all = await htmlOf(request, path)
  expect(currentIn(all)).toEqual([expect.stringMatching(/^Tudo \d+$/)])
  for (const kind of ['project', 'archive']) expect(partOf(all, 'nav', 'Mostrar')).toContain(`?kind=${kind}"`)
  const projects = await htmlOf(request, `${path}?kind=project`)
  expect(currentIn(projects)).toEqual([expect.stringMatching(/^Projetos \d+$/)])
  expect(kindsIn(projects)).toEqual(new Set(['Projeto']))
  const archives = await htmlOf(request, `${path}?kind=archive`)
  expect(kindsIn(archives)).toEqual(new Set(['Arquivo']))
  expect(partOf(archives, 'nav', 'Páginas').replaceAll('&amp;', '&')).toMatch(
    /\?(page=2&kind=archive|kind=archive&page=2)"/,
  )
})

test('the slash leads to the field from the page, and is a letter where one types', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
  await page.keyboard.type('a/b')
  await expect(field(page)).toHaveValue('a/b')
})

test('[PRJ-07] without JavaScript the form leads to the same page, an address for each text', async ({ request }) => {
  const addresses = new Set<string>()
  for (const text of [...ODD, 'placa', 'ção & "x"', '"um ano"', '{"a":1}', '1e3']) {
    const answer = await request.get(`/projects?${new URLSearchParams({ q: text })}`)
    expect(answer.status(), text).toBe(200)
    const { pathname, search } = new URL(answer.url())
    expect([pathname.slice(0, 10), search], text).toEqual(['/projects/', ''])
    addresses.add(pathname)
    const html = await answer.text()
    expect(html, text).not.toContain('<script>alert')
    expect(readable(textIn(mainOf(html))), text).toContain(`“${text}”`)
  }
  expect(addresses.size).toBe(ODD.length + 5)
  expect(await htmlOf(request, '/projects?q=')).toMatch(/<title>Projetos/)
})

/** A text of the HTML as it is read. */
const readable = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
