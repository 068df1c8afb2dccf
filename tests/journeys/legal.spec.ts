import { queryDatabase } from './database.ts'
import { htmlOf, mainOf, partOf, textIn } from './html.ts'
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
  await expect(page).toHaveTitle('Ética e Compliance · Três Camadas · Software sob medida')
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

test('what the owner writes replaces the program, without what could do harm', async ({ request, admin }) => {
  const legal = {
    intro: 'Uma frase da casa.',
    prevention:
      '# Um título grande\n\nCombinar antes. <script>alert(1)</script><img src=/favicon.svg onerror=alert(2)>',
    detection: 'Olhar.',
    remediation: 'Consertar.',
    trust: '1. Só uma.',
  }
  expect((await admin.post('/api/v1/site/save', { data: { section: 'legal', value: legal } })).status()).toBe(200)
  const main = mainOf(await htmlOf(request, '/legal-compliance'))
  expect(textIn(main)).toContain('Uma frase da casa.')
  expect(main).toMatch(/<h3[^>]*>Um título grande<\/h3>/)
  expect(main).not.toMatch(/<script|onerror/)
  await admin.post('/api/v1/site/reset', { data: { section: 'legal' } })
})

test('the privacy notice says who answers for the data, and when it last changed', async ({ request, admin }) => {
  const main = mainOf(await htmlOf(request, '/privacy'))
  for (const text of [
    ...['Aviso de privacidade', 'Três Camadas Exemplo de Tecnologia Ltda.', 'CNPJ 11.222.333/0001-81'],
    ...['Rua das Impressoras, 28', 'Os seus direitos'],
  ])
    expect(textIn(main)).toContain(text)
  expect(main).toMatch(/<a [^>]*href="mailto:contato@[^>]*>contato@exemplo\.com\.br</)
  const changed = /Última alteração em \d\d\/\d\d\/\d{4} ?\./
  expect(textIn(main)).toMatch(changed)
  const links = [...partOf(main, 'nav', 'Neste aviso').matchAll(/href="#([^"]+)"/g)]
  expect(links.length).toBeGreaterThan(3)
  for (const [, id] of links) expect(main).toContain(` id="${id}"`)

  await admin.post('/api/v1/site/save', { data: { section: 'privacy', value: { notice: '# Só isto\n\nQuase nada.' } } })
  const own = textIn(mainOf(await htmlOf(request, '/privacy')))
  expect(own).toContain('Quase nada.')
  expect(own).toMatch(changed)
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

test('both are linked from the footer and known to search engines', async ({ request }) => {
  const footer = /<footer\b.*<\/footer>/s.exec(await htmlOf(request, '/legal-compliance'))![0]
  for (const [path, name] of [
    ['/legal-compliance', 'Ética e Compliance'],
    ['/privacy', 'Privacidade'],
  ] as const)
    expect(footer).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>${name}<`))
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of ['/legal-compliance', '/privacy']) expect(sitemap).toContain(`${path}</loc>`)
})

test('without JavaScript the program reads, and its links lead to its parts', async ({ request }) => {
  const main = mainOf(await htmlOf(request, '/legal-compliance'))
  for (const name of PARTS) {
    expect(main).toMatch(new RegExp(`<h2[^>]*>${name}<`))
    const [, id] = new RegExp(`<a [^>]*href="#([^"]+)"[^>]*>${name}<`).exec(partOf(main, 'nav', 'Nesta página'))!
    expect(main).toContain(` id="${id}"`)
  }
})
