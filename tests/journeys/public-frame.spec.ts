import type { Page } from '@playwright/test'
import { drawTokenSale, orderFormPath } from '#domains/sales/order.ts'
import { queryDatabase } from './database.ts'
import { expect, test } from './site.ts'

const CODE = 'https://github.com/trescamadas-exemplo'
const bar = (page: Page) => page.getByRole('navigation', { name: 'Principal' })

/** One page of each kind. */
const PUBLIC_PAGES = [
  '/',
  '/archive',
  '/archive-view/7',
  '/archive-view/99999',
  '/projects',
  '/project-view/1',
  '/projects/impressao',
  '/contact',
  '/legal-compliance',
  '/privacy',
  '/BemVindoAoCafe-PrimeiroCafeDepoisBomDia',
  '/details-sale/6',
  orderFormPath(drawTokenSale(), 6),
  '/checkout',
  '/download-purchase/links',
  '/andamento/1-0',
  '/orcamento/1-0',
  '/orcamento/conferir/1-0',
  '/convite/1-0',
  '/agendar/conversa-inicial',
  '/agendar/privado/1-0',
  '/agendar/horario/1-0',
  '/set-password',
  '/login',
  '/nothing-here',
]

test('[NAV-03] the top bar leads to every place, and says which one is open', async ({ page }) => {
  await page.goto('/')
  await expect(bar(page).getByRole('link')).toHaveText([
    'Inicio',
    'Arquivos',
    'Projetos',
    'Ética e Compliance',
    'Código',
  ])
  await expect(bar(page).getByRole('link', { name: 'Código' })).toHaveAttribute('href', CODE)
  const places = [
    ['Arquivos', '/archive', 'Todos os nossos arquivos'],
    ['Projetos', '/projects', 'Confira todos os nossos projetos!'],
    ['Ética e Compliance', '/legal-compliance', 'Ética e Compliance'],
  ] as const
  for (const [name, path, heading] of places) {
    await bar(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    // Whoever listens to the page hears where they are.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(bar(page).locator('[aria-current]')).toHaveText(name)
  }
  await bar(page).getByRole('link', { name: 'Inicio' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('banner').getByRole('link', { name: 'Falar com a gente' }).click()
  await expect(page).toHaveURL('/contact')
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/login')
})

test('[NAV-04] the footer says who the company is, and leads to its networks and to the archives, as the site is set', async ({
  page,
  site,
}) => {
  const footer = page.getByRole('contentinfo')
  await page.goto('/')
  await expect(footer).toContainText('CNPJ 11.222.333/0001-81')
  await expect(footer).toContainText('Três Camadas Exemplo de Tecnologia Ltda.')
  await expect(footer).toContainText('Rua das Impressoras, 28')
  await expect(footer).toContainText('88010-000')
  for (const [name, host] of [
    ['LinkedIn', 'www.linkedin.com'],
    ['Instagram', 'www.instagram.com'],
    ['YouTube', 'www.youtube.com'],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', new RegExp(`^https://${host}/`))

  const company = {
    name: 'Oficina Norte',
    legalName: 'Oficina Norte de Exemplo Ltda.',
    cnpj: '00.000.000/0001-91',
    street: 'Travessa do Norte, 7',
    codeHosting: 'https://codeberg.org/oficina-norte',
    social: [{ name: 'Mastodon', url: 'https://mastodon.social/@oficina_norte' }],
  }
  await queryDatabase(site, `insert into site_settings (section, value) values ('company', $1)`, [company])
  // The pages kept from before are dropped a moment after the change.
  await expect.poll(async () => (await page.request.get('/')).text()).toContain(company.cnpj)
  await page.reload()
  await expect(page).toHaveTitle(/^Oficina Norte/)
  await expect(footer).toContainText(company.legalName)
  await expect(footer).toContainText(company.street)
  await expect(footer).not.toContainText('Rua das Impressoras')
  await expect(footer.getByRole('link', { name: 'Mastodon' })).toHaveAttribute('href', company.social[0]!.url)
  await expect(footer.getByRole('link', { name: 'LinkedIn' })).toHaveCount(0)
  await expect(bar(page).getByRole('link', { name: 'Código' })).toHaveAttribute('href', company.codeHosting)
  await footer.getByRole('link', { name: 'Arquivos', exact: true }).click()
  await expect(page).toHaveURL('/archive')

  await queryDatabase(site, 'delete from site_settings')
  await expect.poll(async () => (await page.request.get('/')).text()).not.toContain(company.cnpj)
})

test('the scheme chosen holds on every page and in every tab', async ({ page, context }) => {
  const ground = (of: Page) => of.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/archive')
  const [light, otherLight] = [await ground(page), await ground(other)]
  expect(otherLight).toBe(light)

  await page.getByRole('banner').getByRole('button', { name: 'Aparência' }).click()
  await page.getByRole('banner').getByRole('radio', { name: 'Escuro' }).check()
  await expect.poll(() => ground(page)).not.toBe(light)
  const dark = await ground(page)
  await expect.poll(() => ground(other)).toBe(dark)
  await page.reload()
  expect(await ground(page)).toBe(dark)
  await page.goto('/login')
  expect(await ground(page)).toBe(dark)

  await page.getByRole('banner').getByRole('button', { name: 'Aparência' }).click()
  await expect(page.getByRole('banner').getByRole('radio', { name: 'Escuro' })).toBeChecked()
  await page.getByRole('banner').getByRole('radio', { name: 'Do sistema' }).check()
  await expect.poll(() => ground(page)).toBe(light)
})

test('no public page names a script or a style of the workbench', async ({ request }) => {
  const named: string[] = []
  for (const path of PUBLIC_PAGES) {
    const html = await (await request.get(path)).text()
    const assets = [...html.matchAll(/\/assets\/[\w.-]+/g)].map(([asset]) => asset)
    expect(assets, path).toContainEqual(expect.stringMatching(/^\/assets\/public-.*\.js$/))
    if (assets.some((asset) => asset.includes('workbench'))) named.push(path)
  }
  expect(named).toEqual([])
})
