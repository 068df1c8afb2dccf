import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { addArchive, sendPicture } from './archives.ts'
import { queryDatabase } from './database.ts'
import { headingIn, htmlOf, textIn } from './html.ts'
import { holdCall } from './network.ts'
import { makePicture } from './pictures.ts'
import { addProject, readProject } from './projects.ts'
import { expect, test } from './site.ts'

const PLATFORMS = ['generic', 'embarked', 'ios', 'android', 'windows', 'mac', 'linux']

/** The demo's projects, as a visitor's call lists them. */
async function listProjects(request: APIRequestContext) {
  const answer = await request.post('/api/v1/list-project-publics', { data: { id_user: 1 } })
  return (await answer.json()).data as { id: number; title: string; is_download: boolean; is_sale: boolean }[]
}

test('[PRJ-03] a project has its breadcrumb, picture, title, technologies and its details rendered', async ({
  page,
  site,
  admin,
}) => {
  const image = await sendPicture(admin, await makePicture(1600, 1200))
  const { id, title } = await addProject(site, {
    details_image: image,
    resum_tecnologi: 'PETG, FreeCAD',
    resum_description: 'Cabe na mão.',
    details_html: `<h2 id="medidas">Medidas</h2><p>Com <strong>força</strong>.</p><pre><code>G1 X10</code></pre><p><img src="${image}" alt="A peça" width="1600" height="1200"></p>`,
    date_project_init: '2026-03-02',
    date_project_end: '2026-06-30',
  })
  await page.goto(`/project-view/${id}`)
  const path = page.getByRole('navigation', { name: 'Caminho' })
  await expect(path.getByRole('listitem')).toHaveText(['inicio', 'projetos', title])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('list', { name: 'Tecnologias' }).getByRole('listitem')).toHaveText(['PETG', 'FreeCAD'])
  await expect(page.getByRole('article')).toContainText('Feito de março a junho de 2026.')
  const picture = page.locator(`article figure img[src="${image}"]`)
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { level: 2, name: 'Medidas' })).toBeVisible()
  await expect(page.locator('.prose strong')).toHaveText('força')

  // The same dressing as an article's: code to copy, pictures to see large.
  await expect(page.getByRole('button', { name: 'Copiar' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Ampliar: A peça' }).click()
  await expect(page.getByRole('dialog', { name: 'A peça' })).toBeVisible()
  await page.keyboard.press('Escape')
  await path.getByRole('link', { name: 'projetos' }).click()
  await expect(page).toHaveURL('/projects')
})

test('[PRJ-03] a skeleton stands in while a project comes, and the page is at its top', async ({ page, site }) => {
  const { title } = await addProject(site, { details_html: '<p>Linha.</p>'.repeat(90) })
  const link = page.getByRole('link', { name: title, exact: true })
  await expect(async () => {
    await page.goto('/projects')
    await expect(link).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.evaluate(() => scrollBy(0, 200))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  const letGo = await holdCall(page, '/item-project')
  await link.click()
  const skeleton = page.getByRole('status').filter({ hasText: 'Carregando o projeto' })
  await expect(skeleton).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(skeleton).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('[PRJ-04] a note on data security and ethics leads to the legal page', async ({ page, site }) => {
  const { id } = await addProject(site)
  await page.goto(`/project-view/${id}`)
  const note = page.getByRole('region', { name: 'Segurança de dados e ética' })
  await note.getByRole('link', { name: 'Ética e Compliance' }).click()
  await expect(page).toHaveURL('/legal-compliance')
})

test('[PRJ-05] a download button for each platform that has a file, which really comes', async ({ page, request }) => {
  const open = (await listProjects(request)).filter(({ is_download }) => is_download)
  expect(open.length).toBeGreaterThan(0)
  for (const { id } of open) {
    const { link_download: links, sizes } = (await readProject(request, id))!
    const offered = PLATFORMS.filter((platform) => ({ ...links, ...links.pc })[platform])
    await page.goto(`/project-view/${id}`)
    const buttons = page.getByRole('region', { name: 'Download' }).getByRole('link')
    await expect(buttons).toHaveCount(offered.length)
    for (const [index, platform] of offered.entries()) {
      const coming = page.waitForEvent('download')
      await buttons.nth(index).click()
      const file = await (await coming).path()
      expect(readFileSync(file).length, `${id} ${platform}`).toBe(sizes[platform])
      await expect(buttons.nth(index)).toContainText(/[A-Z0-9]+, [\d,]+ (kB|MB)$/)
    }
  }
})

test('[PRJ-05] no download button where the project is not for download', async ({ request, site }) => {
  const open = await addProject(site, { is_download: true })
  const closed = await addProject(site)
  const given = await queryDatabase(
    site,
    `update projects set downloads = (select downloads from projects where downloads <> '{}' limit 1)
     where id = any($1) returning id`,
    [[open.id, closed.id]],
  )
  expect(given).toHaveLength(2)
  const [shown, hidden] = await Promise.all([open.id, closed.id].map((id) => htmlOf(request, `/project-view/${id}`)))
  expect(headingIn(hidden!)).toBe(closed.title)
  const asOne = expect.stringMatching(/<h2[^>]*>Download</)
  expect(shown).toEqual(asOne)
  expect(hidden).not.toEqual(asOne)
  expect(shown).toContain('getSoftware')
  expect(hidden).not.toContain('getSoftware')
})

test('[PRJ-06] a project’s address without a number leads to the list', async ({ page }) => {
  // All of them: pages-http.spec.ts.
  await page.goto('/project-view/12abc')
  await expect(page).toHaveURL('/projects')
})

test('a project ends with articles on its subject, a way to contact, and the projects before and after', async ({
  page,
  site,
  admin,
}) => {
  const article = await addArchive(admin, { title: 'Sobre o astrolábio', markdown: 'Impresso.' })
  const older = await addProject(site, { date_created: new Date(Date.UTC(2020, 0, 1)) })
  const { id } = await addProject(site, { resum_tecnologi: 'Astrolábio', date_created: new Date(Date.UTC(2020, 0, 2)) })
  const newer = await addProject(site, { date_created: new Date(Date.UTC(2020, 0, 3)) })
  await page.goto(`/project-view/${id}`)
  const others = page.getByRole('navigation', { name: 'Outros projetos' })
  await expect(others.getByRole('link', { name: newer.title })).toHaveAttribute('href', `/project-view/${newer.id}`)
  await others.getByRole('link', { name: older.title }).click()
  await expect(page).toHaveURL(`/project-view/${older.id}`)
  await expect(others.getByRole('link', { name: 'Anterior' })).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Arquivos sobre o assunto' })).toBeVisible()
  await expect(page.getByRole('link', { name: article.title })).toHaveAttribute('href', `/archive-view/${article.id}`)
  await page.getByRole('region', { name: 'Contato' }).getByRole('link').click()
  await expect(page).toHaveURL('/contact')
})

test('a number no project has shows a page that says so, with ways on', async ({ page, complaints, site }) => {
  complaints.allow(/status of 404/)
  const hidden = await addProject(site, { is_public: false })
  for (const id of [999_999, 99_999_999_999, hidden.id]) {
    expect((await page.goto(`/project-view/${id}`))!.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este projeto não está na vitrine.')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  }
  await page.getByRole('main').getByRole('link', { name: 'Ver todos os projetos' }).click()
  await expect(page).toHaveURL('/projects')
})

test('[PRJ-08] Comprar only where it is sold, and it leads to the prices', async ({ page, site }) => {
  const sold = await addProject(site, { is_sale: true, sale_value: 24_900 })
  const kept = await addProject(site, { sale_value: 24_900 })
  await page.goto(`/project-view/${kept.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kept.title)
  await expect(page.getByRole('link', { name: 'Comprar' })).toHaveCount(0)
  await page.goto(`/project-view/${sold.id}`)
  await expect(page.getByRole('article')).toContainText('R$ 249,00')
  await page.getByRole('link', { name: 'Comprar' }).click()
  await expect(page).toHaveURL(`/details-sale/${sold.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planos e Preços')
})

test('our films play in the page, those from elsewhere are links, and nothing foreign is asked', async ({
  page,
  site,
  admin,
}) => {
  const further = await sendPicture(admin, await makePicture(800, 600))
  const { id, title } = await addProject(site, {
    is_sale: true,
    sale_image: further,
    details_video: '/uploads/nao-ha.mp4',
    resum_video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    sale_video: 'javascript:alert(1)',
  })
  await page.route('**/uploads/nao-ha.mp4', (route) => route.fulfill({ contentType: 'video/mp4', body: '' }))
  await page.goto(`/project-view/${id}`)
  const films = page.getByRole('region', { name: 'Vídeos' })
  await expect(films.locator('video')).toHaveAttribute('src', '/uploads/nao-ha.mp4')
  const away = films.getByRole('link', { name: 'Ver o vídeo em youtube.com' })
  await expect(away).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  await expect(away.locator('img')).toHaveCount(1)
  await expect(films.locator('video, a')).toHaveCount(2)
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('img', { name: `${title}, imagem 2` })).toHaveAttribute('src', further)
})

test('search engines learn what it is and what it costs', async ({ request, site }) => {
  let html = ''
  const graph = async (id: number) => {
    html = await htmlOf(request, `/project-view/${id}`)
    return JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)![1]!)['@graph']
  }
  const program = await addProject(site, { trade: 'software', resum_description: 'Soma horas.' })
  expect((await graph(program.id))[0]).toMatchObject({ '@type': 'SoftwareApplication', name: program.title })
  expect(html).toContain('<meta name="description" content="Soma horas."')
  expect(html).toContain(`<link rel="canonical" href="${site.origin}/project-view/${program.id}"`)
  const lamp = await addProject(site, { trade: 'printing', is_sale: true, sale_value: 18_000 })
  expect((await graph(lamp.id))[0]).toMatchObject({
    '@type': 'Product',
    offers: { price: '180.00', priceCurrency: 'BRL', availability: 'https://schema.org/InStock' },
  })
  expect(textIn(html)).toMatch(/R\$\s180,00/)
  // What is bought is named beside the price, where it is not the thing itself.
  const sensor = await addProject(site, {
    trade: 'embedded',
    is_sale: true,
    sale_value: 69_000,
    sale_title: 'Desenhos',
  })
  const nodes = await graph(sensor.id)
  expect(nodes[0]).toMatchObject({ '@type': 'CreativeWork', name: sensor.title })
  const product = nodes.filter((node: { '@type': string }) => node['@type'] === 'Product')
  expect(product).toMatchObject([{ name: 'Desenhos', offers: { price: '690.00' } }])
  expect(textIn(html)).toMatch(/Desenhos\s*R\$\s690,00/)
  const cards = (await htmlOf(request, '/projects')).match(/<article\b.*?<\/article>/gs)!
  expect(textIn(cards.find((card) => card.includes(sensor.title))!)).toMatch(/Desenhos\s· R\$\s690,00/)
  const unpriced = await addProject(site, { trade: 'printing', is_sale: true, sale_value: 0 })
  expect((await graph(unpriced.id))[0]).toMatchObject({ '@type': 'CreativeWork' })
  const main = textIn(/<main\b.*<\/main>/s.exec(html)![0])
  expect(main).toContain('Comprar')
  expect(main).not.toContain('R$')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list leads to a project, and the project to its prices and files', async ({ page, request, site }) => {
    // One of the demo's: those other tests made may have lost their files.
    const open = (await listProjects(request)).find((project) => project.title === 'Custo da peça')
    const { id, title } = await addProject(site, { is_sale: true, sale_value: 9_900, details_html: '<p>Lido sem.</p>' })
    await expect(async () => {
      await page.goto('/projects')
      await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible({ timeout: 500 })
    }).toPass()
    await page.getByRole('link', { name: title, exact: true }).click()
    await expect(page).toHaveURL(`/project-view/${id}`)
    await expect(page.locator('.prose')).toHaveText('Lido sem.')
    await page.getByRole('link', { name: 'Comprar' }).click()
    await expect(page).toHaveURL(`/details-sale/${id}`)
    await page.goto(`/project-view/${open!.id}`)
    const coming = page.waitForEvent('download')
    await page.getByRole('region', { name: 'Download' }).getByRole('link').first().click()
    expect(readFileSync(await (await coming).path()).length).toBeGreaterThan(0)
  })
})
