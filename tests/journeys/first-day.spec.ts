import type { Page } from '@playwright/test'
import { systemClock } from '#clock.ts'
import { queryDatabase } from './database.ts'
import { addProject } from './projects.ts'
import { ADMIN, expect, expectAccessible, type Site, signIn, startSite, stopSite, test } from './site.ts'

const MENU = ['Hoje', 'Mensagens', 'Clientes', 'Orçamentos', 'Quadros', 'Calendário', 'Financeiro', 'Vendas']
const PREPARING = 'Este site está sendo preparado.'
const steps = (page: Page) => page.getByRole('region', { name: 'Primeiros passos' })
/** A drawing in one dark colour. */
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><script>alert(1)</script><circle cx="12" cy="12" r="11" fill="#14171a"/></svg>'

test.describe('a site without the demonstration', () => {
  // One after the other: each worker would begin a site of its own.
  test.describe.configure({ mode: 'default' })
  let site: Site
  test.beforeAll(async () => {
    site = await startSite({ SEED: 'none' })
  })
  test.afterAll(() => stopSite(site))
  test.beforeEach(({ complaints }) => complaints.allow(/foreign host http:\/\/localhost/))

  test('says that it is being prepared, until the company’s data are saved from the first steps, which are put away and brought back', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 404 .*\/archive-view\/1/)
    for (const path of ['/', '/projects', '/contact', '/archive-view/1']) {
      await page.goto(site.origin + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(PREPARING)
      await expect(page).toHaveTitle('Site em preparação · Vitrine')
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      expect(await page.content()).not.toMatch(/Três Camadas|11\.222\.333|24 meses/)
    }
    await page.goto(site.origin)
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 800 })

    await page.getByRole('link', { name: 'Entrar' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await signIn(page, ADMIN, site.origin)
    await expect(steps(page)).toContainText('1 de 15 prontos')
    await expect(steps(page)).toContainText('que está sendo preparado')
    await expectAccessible(page)
    await steps(page).getByRole('link', { name: 'Dados da empresa' }).click()
    await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Oficina Norte')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Salvo com sucesso' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Oficina Norte' }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Hoje', exact: true }).click()
    await expect(steps(page)).toContainText('2 de 15 prontos')
    await expect(steps(page).getByRole('link', { name: 'Dados da empresa' })).toHaveCount(0)

    // What the firm began with is chosen by keeping it, or by another where the step leads to.
    await expect(steps(page).getByRole('link', { name: 'Painel' })).toHaveAttribute(
      'href',
      /dashboard\/site\?secao=empresa/,
    )
    await steps(page).getByRole('button', { name: 'Manter em português' }).click()
    await expect(steps(page)).toContainText('3 de 15 prontos')
    await expect(steps(page).getByRole('button', { name: 'Manter em português' })).toHaveCount(0)

    await steps(page).getByRole('button', { name: 'Dispensar' }).click()
    await expect(steps(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(steps(page)).toBeVisible()

    await page.goto(site.origin)
    await expect(page).toHaveTitle(/^Oficina Norte/)
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    // What has no content is left out.
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Conte o que precisa existir.'])
    await expect(page.getByRole('contentinfo')).not.toContainText('CNPJ')
    await expect(page.getByRole('contentinfo')).not.toContainText('Endereço')
    await expectAccessible(page)
  })

  test('sells nothing with a plan until the plans are saved, from the first steps', async ({ page }) => {
    await signIn(page, ADMIN, site.origin)
    const company = { section: 'company', value: { name: 'Oficina Norte' }, revision: 0 }
    await page.request.post(`${site.origin}/api/v1/site/save`, { data: company })
    const { id } = await addProject(site, { is_sale: true, sale_value: 129_000 })
    await page.goto(`${site.origin}/details-sale/${id}`)
    await expect(page.getByRole('main')).toContainText('R$ 1.290,00')
    await expect(page.getByRole('main')).toContainText('Os planos estão em preparo: peça por mensagem.')
    await expect(page.getByRole('main')).not.toContainText('/mês')
    await expect(page.getByRole('row', { name: /^Total/ })).toHaveCount(0)
    await expectAccessible(page)
    await page.goto(`${site.origin}/dashboard/create-edit-projects?id=${id}`)
    await expect(page.getByText('Os planos ainda não foram salvos em Site')).toBeVisible()

    await page.goto(`${site.origin}/dashboard`)
    await steps(page).getByRole('link', { name: 'Planos e preços' }).click()
    await page.getByRole('textbox', { name: 'Preço por mês' }).first().fill('30')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Salvo com sucesso' })).toBeVisible()
    await page.goto(`${site.origin}/dashboard`)
    const step = steps(page).getByRole('listitem').filter({ hasText: 'Planos e preços' })
    await expect(step.getByRole('img', { name: 'Pronto' })).toBeVisible()
    await page.goto(`${site.origin}/details-sale/${id}`)
    await expect(page.getByRole('row', { name: /^Plano Básico/ })).toContainText('R$ 30,00/mês')
    await expect(page.getByRole('row', { name: /^Total/ })).toContainText('R$ 1.320,00')
  })

  test('says where there is no article yet, and offers the first step', async ({ page }) => {
    await signIn(page, ADMIN, site.origin)
    const company = { section: 'company', value: { name: 'Oficina Norte' }, revision: 0 }
    await page.request.post(`${site.origin}/api/v1/site/save`, { data: company })
    await page.goto(`${site.origin}/archive`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todos os nossos arquivos')
    await expect(page.getByText('Ainda não há arquivo publicado.')).toBeVisible()
    await page.getByRole('link', { name: 'Ir para o início' }).click()
    await expect(page.getByRole('heading', { name: 'Dos nossos arquivos' })).toHaveCount(0)
    await page.goto(`${site.origin}/dashboard`)
    // The firm begins in Portuguese, whose menu has two groups that open.
    const menu = page.getByRole('navigation', { name: 'Dashboard' })
    await expect(menu.getByRole('link')).toHaveText(MENU)
    await menu.getByRole('button', { name: 'Site' }).click()
    await menu.getByRole('link', { name: 'Artigos', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Nenhum artigo ainda' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Novo artigo' }).last().click()
    await expect(page.getByRole('heading', { name: 'Novo artigo' })).toBeVisible()
  })
})

test.describe('the admin', () => {
  test.use({ as: 'admin' })

  test('sees how the installation is, and tries the e-mail', async ({ page }) => {
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Sistema', exact: true }).click()
    const checks = page.getByRole('list', { name: 'Estado da instalação' }).getByRole('listitem')
    await expect(checks).toHaveCount(7)
    await expect(checks.filter({ hasText: 'Banco de dados' })).toContainText(/PostgreSQL \d+/)
    const backup = checks.filter({ has: page.getByRole('heading', { name: 'Cópia de segurança' }) })
    await expect(backup.getByRole('img', { name: 'Atenção' })).toBeVisible()
    await expect(backup).toContainText('A primeira é feita às 3h15')
    const mail = checks.filter({ has: page.getByRole('heading', { name: 'E-mail' }) })
    await expect(mail.getByRole('img', { name: 'Atenção' })).toBeVisible()
    await expect(mail).toContainText('Configure abaixo o servidor de e-mail')
    await mail.getByRole('button', { name: 'Enviar e-mail de teste' }).click()
    await expect(page.getByText('o teste virou um arquivo na pasta outbox')).toBeVisible()
    await expect(page.getByText('0 falharam')).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectAccessible(page)
  })

  test('lets a job that was given up run again', async ({ page, site }) => {
    await queryDatabase(
      site,
      `insert into jobs.job (name, data, state, completed_on, output)
        values ('clean-outbox', '{}', 'failed', $1, '{"message": "the folder could not be read"}')`,
      [systemClock.now()],
    )
    await page.goto('/dashboard/system')
    const job = page.getByRole('list', { name: 'Trabalhos que falharam' }).getByRole('listitem')
    await expect(job).toContainText('Limpeza da pasta outbox')
    await expect(job).toContainText('the folder could not be read')
    await expectAccessible(page)
    await job.getByRole('button', { name: 'Tentar de novo: Limpeza da pasta outbox' }).click()
    await expect(page.getByText('O trabalho roda de novo em instantes.')).toBeVisible()
    await expect(async () => {
      await page.getByRole('button', { name: 'Verificar agora' }).click()
      await expect(job).toHaveCount(0, { timeout: 500 })
    }).toPass()
  })

  test('gives the site a logo, and takes it back', async ({ page, visitor, site }) => {
    await page.goto('/dashboard/site?secao=logotipo')
    const file = page.getByLabel('Arquivo do logotipo')
    await file.setInputFiles({ name: 'logo.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
    await expect(page.getByRole('alert')).toHaveText('Envie SVG ou PNG.')
    await file.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) })
    await expect(page.getByText('Logotipo salvo')).toBeVisible()
    await expect(page.getByRole('complementary').locator('img[src^="/logo/"]')).toBeVisible()
    await expectAccessible(page)

    const reader = await visitor.newPage()
    await reader.goto(site.origin)
    const logo = reader.getByRole('banner').locator('img[src^="/logo/"]')
    await expect(logo).toBeVisible()
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
    await expect(reader.locator('link[rel=icon]')).toHaveAttribute('href', /^\/logo\/[0-9a-f]{16}-icon\.png$/)
    await expectAccessible(reader)

    await page.getByRole('button', { name: 'Remover' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
    await expect(page.getByText('Logotipo removido')).toBeVisible()
    await reader.reload()
    await expect(logo).toHaveCount(0)
    await expect(reader.getByRole('banner').locator('svg').first()).toBeVisible()
  })
})
