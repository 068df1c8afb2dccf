import type { Page } from '@playwright/test'
import { addArchive } from './archives.ts'
import { expect, test } from './site.ts'

const field = (page: Page) => page.getByRole('banner').getByRole('searchbox', { name: 'Buscar projetos' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
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
  await results(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/(project|archive)-view\/\d+$/)
  await expect(field(page)).toHaveValue('')
})

test('[PRJ-07] accents make no difference, and a slip is put right and said', async ({ page, admin }) => {
  const { title } = await addArchive(admin, {
    title: 'Rebimboca da parafuseta',
    markdown: 'Uma impressão e a rebimboca.',
  })
  for (const text of ['rebimboca impressao', 'rebimboca impressão', 'rebimbóca impressões']) {
    await page.goto(`/projects/${encodeURIComponent(text)}`)
    await expect(heading(page), text).toHaveText(`1 resultado para “${text}”`)
  }
  await page.goto('/projects/rebinboca')
  await expect(heading(page)).toHaveText('1 resultado para “rebimboca”')
  await expect(page.getByRole('main')).toContainText('Mostrando resultados para rebimboca.')
  await expect(results(page).getByRole('link', { name: title })).toBeVisible()
  await expect(field(page)).toHaveValue('rebinboca')
  await page.goto('/projects/rebimboca%20xyzzyqwv')
  await expect(page.getByRole('main')).toContainText('Nada tem todas essas palavras. Isto tem algumas.')
})

test('[PRJ-07] nothing found, and nothing to look for, say so and show ways on', async ({ page }) => {
  await page.goto('/projects/xyzzyqwv')
  await expect(heading(page)).toHaveText('Nada encontrado para “xyzzyqwv”')
  await page.getByRole('main').getByRole('link', { name: 'Ler os arquivos' }).click()
  await expect(page).toHaveURL('/archive')
  await page.goto('/projects/de%20o')
  await expect(heading(page)).toHaveText('Falta uma palavra em “de o”')
  await page.getByRole('main').getByRole('link', { name: 'Ver os projetos' }).click()
  await expect(page).toHaveURL('/projects')
  await field(page).fill('   ')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/projects')
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

test('[PRJ-07] every text has an address of its own that says it again, also alone and on the way back', async ({
  page,
}) => {
  await page.goto('/projects')
  const addresses: string[] = []
  for (const text of ODD) {
    await field(page).fill(text)
    await field(page).press('Enter')
    // Where a word was corrected, the text stands below the heading.
    await expect(page.getByRole('main'), text).toContainText(`“${text}”`)
    await expect(heading(page), text).toBeFocused()
    await expect(field(page), text).toHaveValue(text)
    addresses.push(page.url())
  }
  expect(new Set(addresses).size).toBe(ODD.length)
  for (const [index, text] of ODD.entries()) {
    const answer = await page.request.get(addresses[index]!)
    expect(answer.status(), text).toBe(200)
    expect(await answer.text(), text).not.toContain('<script>alert')
  }
  await page.reload()
  await expect(heading(page)).toContainText(`“${ODD.at(-1)}”`)
  await page.goBack()
  await expect(page.getByRole('main')).toContainText(`“${ODD.at(-2)}”`)
  await expect(field(page)).toHaveValue(ODD.at(-2)!)
  await page.goForward()
  await expect(field(page)).toHaveValue(ODD.at(-1)!)
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

test('many results stand on pages, each with its address', async ({ page, admin }) => {
  for (let n = 0; n < 12; n++) await addArchive(admin, { title: 'Sobre a tramela', markdown: 'Uma tramela.' })
  await page.goto('/projects/tramela')
  await expect(heading(page)).toHaveText('12 resultados para “tramela”')
  await expect(results(page)).toHaveCount(10)
  await page.getByRole('link', { name: 'Próxima página' }).click()
  await expect(page).toHaveURL('/projects/tramela?page=2')
  await expect(results(page)).toHaveCount(2)
  await page.goto('/projects/tramela?page=9')
  await expect(page).toHaveURL('/projects/tramela?page=2')
})

test('[PRJ-07] results are limited to projects or articles, whose numbers stand beside them', async ({
  page,
  admin,
}) => {
  for (let n = 0; n < 11; n++) await addArchive(admin, { title: 'Sobre o pantógrafo', markdown: 'Um pantógrafo.' })
  await page.goto('/projects/pantógrafo OU sensor')
  const kinds = page.getByRole('navigation', { name: 'Mostrar' })
  await expect(kinds.locator('[aria-current]')).toHaveText(/^Tudo \d+$/)
  await kinds.getByRole('link', { name: 'Projetos' }).click()
  await expect(page).toHaveURL(/\?kind=project$/)
  await expect(kinds.locator('[aria-current]')).toHaveCount(1)
  await expect(kinds.locator('[aria-current]')).toHaveText(/^Projetos \d+$/)
  await expect(results(page).getByText('Arquivo', { exact: true })).toHaveCount(0)
  await kinds.getByRole('link', { name: 'Arquivos' }).click()
  await page.getByRole('link', { name: 'Próxima página' }).click()
  await expect(page).toHaveURL(/kind=archive/)
  await expect(page).toHaveURL(/page=2/)
  await expect(results(page).getByText('Projeto', { exact: true })).toHaveCount(0)
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[PRJ-07] the form leads to the same page', async ({ page }) => {
    await page.goto('/')
    for (const text of ['placa', 'a/b', '..', 'ção & "x"', '"um ano"', '{"a":1}', '1e3']) {
      await field(page).fill(text)
      await field(page).press('Enter')
      await expect(page).not.toHaveURL(/\?/)
      await expect(heading(page)).toContainText(`“${text}”`)
      await expect(field(page)).toHaveValue(text)
    }
    await page.goto('/projects?q=')
    await expect(page).toHaveTitle(/^Projetos/)
  })
})

test('one field shows, narrow and wide', async ({ page }) => {
  await page.goto('/projects/placa')
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('searchbox', { name: 'Buscar projetos' }).filter({ visible: true })).toHaveCount(1)
  }
})
