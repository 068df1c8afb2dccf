import { addArchive } from './archives.ts'
import { headingIn, textIn } from './html.ts'
import { findSold } from './sales.ts'
import { expect, test } from './site.ts'

/** Every address of the public table, and what its heading says. `{sold}` is the id of a project for sale. */
const PAGES: [path: string, heading: RegExp][] = [
  ['/', /./],
  ['/home', /./],
  ['/archive', /^Todos os nossos arquivos$/],
  ['/archive/impressao-3d', /^Impressão 3D$/],
  ['/archive-view/1', /./],
  ['/projects', /projetos/],
  ['/areas/impressao-3d', /^Impressão 3D$/],
  ['/projects/impressora', /^\d+ resultados? para “impressora”$/],
  ['/project-view/1', /./],
  ['/details-sale/{sold}', /^Planos e Preços$/],
  ['/final-sale/ABCDEFGHIJKLMNOPQRSTUVWXYZabcd/{sold}', /^Seu pedido$/],
  ['/download-purchase', /^Não há compra neste endereço\.$/],
  ['/checkout', /^Não há pedido para pagar\.$/],
  ['/legal-compliance', /^Ética e Compliance$/],
  ['/privacy', /^Aviso de privacidade$/],
  ['/contact', /existir/],
  ['/BemVindoAoCafe-PrimeiroCafeDepoisBomDia', /café/],
  ['/login', /^Entrar$/],
]

/** What stands where an address should have its record's number. */
const NO_NUMBERS = ['', '/', '/abc', '/12abc', '/-1', '/0', '/1.5', '/%20']

test('a page’s picture for sharing is as large as the page says', async ({ request }) => {
  for (const path of ['/', '/archive-view/1', '/project-view/1']) {
    const html = await (await request.get(path)).text()
    const read = (property: string) => new RegExp(`<meta property="${property}" content="([^"]+)"`).exec(html)![1]!
    const png = await (await request.get(new URL(read('og:image')).pathname)).body()
    // Where a PNG has its width and height (PNG specification, 11.2.1).
    const size = [png.readUInt32BE(16), png.readUInt32BE(20)]
    expect(size, path).toEqual([Number(read('og:image:width')), Number(read('og:image:height'))])
  }
})

test('[NAV-01] every public address answers with a page to read without scripts', async ({ request }) => {
  const { id: sold } = await findSold(request, 'required')
  for (const [address, heading] of PAGES) {
    const path = address.replace('{sold}', String(sold))
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    const html = await answer.text()
    expect(headingIn(html), path).toMatch(heading)
    expect(html, path).toMatch(/<html[^>]* lang="pt-BR"/)
    expect(html, path).toMatch(/<title>[^<]*Três Camadas/)
    expect(/<footer\b.*<\/footer>/s.exec(html)?.[0], path).toContain('CNPJ')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the links lead from the home page to an article and back, and the search to the projects', async ({
    page,
    admin,
  }) => {
    const { id, title } = await addArchive(admin, { markdown: 'Lido **sem** scripts.' })
    await page.goto('/')
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Ver todos os arquivos' }).click()
    await page.getByRole('link', { name: title, exact: true }).click()
    await expect(page).toHaveURL(`/archive-view/${id}`)
    await expect(page.locator('.prose strong')).toHaveText('sem')
    // There is a count, and no button that could not do anything.
    await expect(page.getByRole('article')).toContainText('0 curtidas')
    await expect(page.getByRole('button', { name: 'Curtir' })).toHaveCount(0)
    await page.getByRole('navigation', { name: 'Caminho' }).getByRole('link', { name: 'inicio' }).click()
    await expect(page).toHaveURL('/')
    const search = page.getByRole('banner').getByRole('searchbox', { name: 'Buscar projetos' })
    await search.fill('sensor')
    await search.press('Enter')
    await expect(page).toHaveURL('/projects/sensor')
    await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click()
    await expect(page).toHaveURL('/login')
    expect(await page.locator('noscript').innerText()).toContain('A entrada precisa de JavaScript.')
    await page.goto('/dashboard')
    expect(await page.locator('noscript').innerText()).toContain('O dashboard precisa de JavaScript.')
  })

  test('the menu of a narrow window opens', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Arquivos' }).click()
    await expect(page).toHaveURL('/archive')
  })
})

test('[NAV-01] an unknown address shows the home page, and is forgotten by search engines', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/status of 404/)
  for (const path of ['/nao/existe/mesmo', '/archive/2/3', '/index.php', '/nao-existe']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    const html = await answer.text()
    expect(textIn(html), path).toContain('Não há página neste endereço.')
    expect(textIn(html), path).toContain('Dos nossos arquivos')
    expect(html, path).toMatch(/<meta name="robots" content="noindex"/)
  }
  // Scripts take it over as it is.
  await page.goto('/nao-existe')
  await expect(page.getByText('Não há página neste endereço.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dos nossos arquivos' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('[ARC-05] [PRJ-06] an address without its number, or past the last page, redirects', async ({ request }) => {
  const where = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    return [answer.status(), answer.headers().location]
  }
  const end = async (path: string) => new URL((await request.get(path)).url()).pathname
  expect(await where('/archive-view/abc')).toEqual([307, '/archive'])
  expect(await where('/project-view/-1')).toEqual([307, '/projects'])
  for (const id of NO_NUMBERS) {
    expect(await end(`/archive-view${id}`), id).toBe('/archive')
    expect(await end(`/project-view${id}`), id).toBe('/projects')
  }
  const [status, location] = await where('/archive?page=9999')
  expect(status).toBe(307)
  expect(location).toMatch(/^\/archive(\?page=\d+)?$/)
})

test('a page may run no script and no style but its own, and is asked for again only when it changed', async ({
  request,
  admin,
}) => {
  const { id } = await addArchive(admin, { markdown: '<img src=x onerror=alert(1)> <script>alert(1)</script>' })
  for (const path of ['/', '/archive', `/archive-view/${id}`, '/login', '/dashboard']) {
    const answer = await request.get(path)
    const headers = answer.headers()
    expect(headers['content-security-policy'], path).toContain("default-src 'self'")
    expect(headers['content-security-policy'], path).not.toContain('unsafe')
    expect(headers, path).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    const html = await answer.text()
    expect(html, path).not.toMatch(/<[^>]+\s(style|onerror)=/)
    expect(html, path).not.toContain('<script>alert')
    expect(headers['set-cookie'], path).toBeUndefined()
  }
  let before = ''
  // A change tells the pages twice: at once, and by way of the database, after which they are made anew.
  await expect(async () => {
    const etag = (await request.get('/archive')).headers().etag!
    const again = await request.get('/archive', { headers: { 'if-none-match': etag } })
    expect([again.status(), (await again.body()).length]).toEqual([304, 0])
    before = etag
  }).toPass()
  // Once it has changed it comes whole again, with what is new.
  await addArchive(admin, { title: 'Mudança que o navegador ainda não tem' })
  await expect(async () => {
    const changed = await request.get('/archive', { headers: { 'if-none-match': before } })
    expect(changed.status()).toBe(200)
    expect(changed.headers().etag).not.toBe(before)
    expect(await changed.text()).toContain('Mudança que o navegador ainda não tem')
  }).toPass()
})
