import { queryDatabase } from './database.ts'
import { expect, test } from './site.ts'

const PARTS = ['Prevenção', 'Detecção', 'Remediação', 'Código de confiança']

test('[LEG-01] the program has its four parts, starts at its top, and its page view is told by its name', async ({
  page,
  site,
}) => {
  await page.goto('/')
  const told = page.waitForRequest((request) => request.postData()?.includes('legal-compilance') === true)
  // From far below on another page.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ética e Compliance' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ética e Compliance')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  expect((await told).postDataJSON()).toMatchObject({ analytics: 'page', page: 'legal-compilance' })
  await expect
    .poll(() => queryDatabase(site, `select 1 from page_views where page = 'legal-compilance'`))
    .not.toHaveLength(0)

  for (const name of PARTS) {
    const part = page.getByRole('region', { name })
    await expect(part.getByRole('heading', { level: 2 })).toHaveText(name)
    await expect(part.locator('.prose')).not.toBeEmpty()
  }
  await expect(page.getByRole('region', { name: 'Código de confiança' }).getByRole('listitem')).toHaveCount(10)
  await expect(page).toHaveTitle('Ética e Compliance · Três Camadas')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.origin}/legal-compliance`)
})

test('the page leads to its parts, to the ways to report and to the privacy notice, by keyboard too', async ({
  page,
}) => {
  await page.goto('/legal-compliance')
  const contents = page.getByRole('navigation', { name: 'Nesta página' })
  await expect(contents.getByRole('link')).toHaveText([...PARTS, 'Relatar'])
  for (const name of PARTS) {
    await contents.getByRole('link', { name }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport()
  }
  const report = page.getByRole('region', { name: 'Viu algo errado? Conte.' })
  await expect(report.getByRole('link', { name: 'Relatar pelo formulário' })).toHaveAttribute('href', '/contact')
  await expect(report.getByRole('link', { name: /contato@exemplo/ })).toHaveAttribute(
    'href',
    'mailto:contato@exemplo.com.br?subject=Relato%20de%20%C3%A9tica',
  )
  await page.getByRole('main').getByRole('link', { name: 'Aviso de privacidade' }).click()
  await expect(page).toHaveURL('/privacy')
})

test('what the owner writes replaces the program, without what could do harm', async ({ page, admin }) => {
  const legal = {
    intro: 'Uma frase da casa.',
    prevention:
      '# Um título grande\n\nCombinar antes. <script>alert(1)</script><img src=/favicon.svg onerror=alert(2)>',
    detection: 'Olhar.',
    remediation: 'Consertar.',
    trust: '1. Só uma.',
  }
  expect((await admin.post('/api/v1/site/save', { data: { section: 'legal', value: legal } })).status()).toBe(200)
  await page.goto('/legal-compliance')
  await expect(page.getByText('Uma frase da casa.')).toBeVisible()
  const part = page.getByRole('region', { name: 'Prevenção' })
  await expect(part.getByRole('heading', { level: 3 })).toHaveText('Um título grande')
  expect(await part.innerHTML()).not.toMatch(/script|onerror/)
  await admin.post('/api/v1/site/reset', { data: { section: 'legal' } })
})

test('the privacy notice says who answers for the data, and when it last changed', async ({ page, admin }) => {
  await page.goto('/privacy')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aviso de privacidade')
  for (const text of ['Três Camadas Exemplo de Tecnologia Ltda.', 'CNPJ 11.222.333/0001-81', 'Rua das Impressoras, 28'])
    await expect(main).toContainText(text)
  await expect(main.getByRole('link', { name: 'contato@exemplo.com.br' })).toHaveAttribute('href', /^mailto:contato@/)
  await expect(main).toContainText(/Última alteração em \d\d\/\d\d\/\d{4}\./)

  const contents = page.getByRole('navigation', { name: 'Neste aviso' })
  for (const link of await contents.getByRole('link').all()) {
    const name = await link.innerText()
    await link.click()
    await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport()
  }

  await admin.post('/api/v1/site/save', { data: { section: 'privacy', value: { notice: '# Só isto\n\nQuase nada.' } } })
  await page.goto('/privacy')
  await expect(main.getByText('Quase nada.')).toBeVisible()
  await expect(main).toContainText(/Última alteração em \d\d\/\d\d\/\d{4}\./)
  await admin.post('/api/v1/site/reset', { data: { section: 'privacy' } })
})

test('what the privacy notice says of cookies and of the browser is so', async ({ page, context }) => {
  const kept = async () => ({
    cookies: (await context.cookies()).map(({ name }) => name),
    local: await page.evaluate(() => Object.keys(localStorage)),
  })
  for (const path of ['/', '/archive', '/legal-compliance', '/privacy', '/contact']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(await kept()).toEqual({ cookies: [], local: [] })
  await page.goto('/archive-view/1')
  await page.getByRole('button', { name: 'Curtir' }).click()
  await expect.poll(kept).toEqual({ cookies: ['vitrine.device'], local: ['archive-like-1'] })
  await page.goto('/privacy')
  await expect(page.getByRole('main')).toContainText('vitrine.device')
})

test('both are linked from the footer and known to search engines', async ({ page, request }) => {
  await page.goto('/legal-compliance')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade' }).click()
  await expect(page).toHaveURL('/privacy')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of ['/legal-compliance', '/privacy']) expect(sitemap).toContain(`${path}</loc>`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('both read, and their links lead on', async ({ page }) => {
    await page.goto('/legal-compliance')
    for (const name of PARTS) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link', { name: 'Remediação' }).click()
    await expect(page.getByRole('heading', { name: 'Remediação' })).toBeInViewport()
    await page.getByRole('main').getByRole('link', { name: 'Aviso de privacidade' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aviso de privacidade')
    await expect(page.getByRole('heading', { name: 'Os seus direitos' })).toBeVisible()
  })
})
