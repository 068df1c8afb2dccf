import type { APIRequestContext } from '@playwright/test'
import { addArchive, sendPicture } from './archives.ts'
import { queryDatabase } from './database.ts'
import { headingIn, htmlOf, mainOf, partOf, textIn } from './html.ts'
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

test('[PRJ-04] a note on data security and ethics leads to the legal page', async ({ request, site }) => {
  const { id } = await addProject(site)
  const note = partOf(await htmlOf(request, `/project-view/${id}`), 'section', 'seguranca')
  expect(note).toMatch(/<a [^>]*href="\/legal-compliance"[^>]*>Ética e Compliance<\/a>/)
})

test('[PRJ-05] a download link for each platform that has a file, which really comes', async ({ request }) => {
  const open = (await listProjects(request)).filter(({ is_download }) => is_download)
  expect(open.length).toBeGreaterThan(0)
  for (const { id } of open) {
    const { link_download: links, sizes } = (await readProject(request, id))!
    const offered = PLATFORMS.filter((platform) => ({ ...links, ...links.pc })[platform])
    const downloads = partOf(await htmlOf(request, `/project-view/${id}`), 'section', 'baixar')
    const found = [...downloads.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)]
    expect(found, String(id)).toHaveLength(offered.length)
    for (const [index, platform] of offered.entries()) {
      const [, href, words] = found[index]!
      const file = await request.get(href!.replaceAll('&amp;', '&'))
      expect((await file.body()).length, `${id} ${platform}`).toBe(sizes[platform])
      expect(file.headers()['content-disposition'], `${id} ${platform}`).toContain('attachment')
      expect(textIn(words!)).toMatch(/[A-Z0-9]+, [\d,]+ (kB|MB)$/)
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

test('a project ends with articles on its subject, a way to contact, and the projects before and after', async ({
  request,
  site,
  admin,
}) => {
  const article = await addArchive(admin, { title: 'Sobre o astrolábio', markdown: 'Impresso.' })
  const older = await addProject(site, { date_created: new Date(Date.UTC(2020, 0, 1)) })
  const { id } = await addProject(site, { resum_tecnologi: 'Astrolábio', date_created: new Date(Date.UTC(2020, 0, 2)) })
  const newer = await addProject(site, { date_created: new Date(Date.UTC(2020, 0, 3)) })
  const html = await htmlOf(request, `/project-view/${id}`)
  const others = partOf(html, 'nav', 'Outros projetos')
  for (const { id, title } of [older, newer])
    expect(others).toMatch(new RegExp(`<a [^>]*href="/project-view/${id}".*${title}`, 's'))
  const first = await htmlOf(request, `/project-view/${older.id}`)
  expect(textIn(partOf(first, 'nav', 'Outros projetos'))).not.toContain('Anterior')
  expect(textIn(html)).toContain('Arquivos sobre o assunto')
  expect(html).toMatch(new RegExp(`<a [^>]*href="/archive-view/${article.id}"[^>]*>[^<]*${article.title}`))
  expect(partOf(html, 'section', 'Contato')).toMatch(/<a [^>]*href="\/contact/)
})

test('a number no project has shows a page that says so, with ways on', async ({ request, site }) => {
  const hidden = await addProject(site, { is_public: false })
  for (const id of [999_999, 99_999_999_999, hidden.id]) {
    const answer = await request.get(`/project-view/${id}`)
    expect(answer.status(), String(id)).toBe(404)
    const html = await answer.text()
    expect(headingIn(html)).toBe('Este projeto não está na vitrine.')
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(html).toMatch(/<a [^>]*href="\/projects"[^>]*>Ver todos os projetos<\/a>/)
  }
})

test('[PRJ-08] Comprar only where it is sold, and it leads to the prices', async ({ request, site }) => {
  const sold = await addProject(site, { is_sale: true, sale_value: 24_900 })
  const kept = await addProject(site, { sale_value: 24_900 })
  const [shown, none] = await Promise.all([sold, kept].map(({ id }) => htmlOf(request, `/project-view/${id}`)))
  expect(headingIn(none!)).toBe(kept.title)
  expect(textIn(none!)).not.toContain('Comprar')
  expect(textIn(shown!)).toMatch(/R\$\s249,00/)
  expect(shown).toMatch(new RegExp(`<a [^>]*href="/details-sale/${sold.id}"[^>]*>(<[^>]*>)*Comprar`))
})

test('our films play in the page, those from elsewhere are links, and nothing foreign is asked', async ({
  request,
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
  const html = await htmlOf(request, `/project-view/${id}`)
  const films = partOf(html, 'section', 'Vídeos')
  expect(films.match(/<(video|a)\b/g)).toHaveLength(2)
  expect(films).toMatch(/<video [^>]*src="\/uploads\/nao-ha\.mp4"/)
  const away = /<a [^>]*href="https:\/\/www\.youtube\.com\/watch\?v=dQw4w9WgXcQ"[^>]*>(.*?)<\/a>/s.exec(films)![1]!
  expect(textIn(away)).toContain('Ver o vídeo em youtube.com')
  expect(away.match(/<img [^>]*src="(?!\/)/g)).toBeNull()
  expect(away).toContain('<img ')
  expect(mainOf(html)).not.toMatch(/<iframe|javascript:/)
  expect(html).toMatch(new RegExp(`<img [^>]*alt="${title}, imagem 2"`))
  expect(html).toContain(`src="${further}"`)
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
  const main = textIn(mainOf(html))
  expect(main).toContain('Comprar')
  expect(main).not.toContain('R$')
})
