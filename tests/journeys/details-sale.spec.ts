import type { Page } from '@playwright/test'
import { headingIn } from './html.ts'
import { addProject } from './projects.ts'
import { findSold } from './sales.ts'
import { expect, expectAccessible, test } from './site.ts'

const PRODUCT = { title: 'Caixa de prova', is_sale: true, sale_value: 129_000, sale_description: 'Firmware e caixa.' }

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
const totalOf = (page: Page) => page.getByRole('row', { name: /^Total/ })

test('[BUY-01] the prices: the product once, the plans by the month, and the total of the plan chosen', async ({
  page,
  site,
}) => {
  const { id, title } = await addProject(site, PRODUCT)
  await page.goto(`/details-sale/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planos e Preços')
  await expect(page.getByRole('columnheader')).toHaveText(['App/produto', 'Recursos', 'Preço'])
  await expect(rowOf(page, title)).toContainText('Firmware e caixa.')
  await expect(rowOf(page, title)).toContainText('R$ 1.290,00')
  await expect(rowOf(page, 'Plano Básico')).toContainText('R$ 49,99/mês')
  await expect(rowOf(page, 'Plano Profissional')).toContainText('R$ 99,99/mês')
  await expect(rowOf(page, 'Plano Empresarial')).toContainText('R$ 199,99/mês')

  await expect(page.getByRole('radio', { name: 'Plano Básico' })).toBeChecked()
  await expect(totalOf(page)).toContainText('R$ 1.339,99')
  await page.getByRole('radio', { name: 'Plano Empresarial' }).check()
  await expect(totalOf(page)).toContainText('R$ 1.489,99')
  await expect(totalOf(page).getByText('R$ 1.339,99')).toBeHidden()
  // By keyboard.
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Plano Profissional' })).toBeChecked()
  await expect(totalOf(page)).toContainText('o primeiro mês do plano Profissional')
  await expect(totalOf(page).getByText('R$ 1.389,99')).toBeVisible()
})

test('a product without a plan is charged once, and one without a file cannot be bought', async ({
  page,
  request,
  site,
}) => {
  const sold = await findSold(request, 'none')
  await page.goto(`/details-sale/${sold.id}`)
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText('/mês')
  await expect(totalOf(page)).toContainText('R$ 690,00')
  await expect(page.getByRole('button', { name: 'Comprar' })).toBeVisible()

  const { id } = await addProject(site, { ...PRODUCT, plan: 'optional' })
  await page.goto(`/details-sale/${id}`)
  await expect(page.getByRole('radio', { name: 'Sem plano' })).toBeChecked()
  await expect(totalOf(page).getByText('R$ 1.290,00')).toBeVisible()
  await page.getByRole('radio', { name: 'Plano Básico' }).check()
  await expect(totalOf(page).getByText('R$ 1.339,99')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Comprar' })).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('Ainda não dá para comprar por aqui. O arquivo está em preparo')

  const free = await addProject(site, { ...PRODUCT, sale_value: 0, plan: 'none', link_sale: 'projects/x.zip' })
  await page.goto(`/details-sale/${free.id}`)
  await expect(page.getByRole('main')).toContainText('O preço está em preparo')
})

test('what is not for sale, or not there, has a page that says so', async ({ page, request, complaints, site }) => {
  complaints.allow(/status of 404/)
  const kept = await addProject(site, { ...PRODUCT, is_sale: false })
  const hidden = await addProject(site, { ...PRODUCT, is_public: false })
  for (const id of [kept.id, hidden.id, 999_999, 'abc', '-1', '0']) {
    const answer = await request.get(`/details-sale/${id}`)
    expect(answer.status(), String(id)).toBe(404)
    expect(headingIn(await answer.text()), String(id)).toBe('Este projeto não está à venda.')
  }
  await page.goto(`/details-sale/${kept.id}`)
  await page.getByRole('main').getByRole('link', { name: 'Ver todos os projetos' }).click()
  await expect(page).toHaveURL('/projects')
})

test('on a telephone the prices are readable rows', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { id } = await addProject(site, PRODUCT)
  await page.goto(`/details-sale/${id}`)
  const row = rowOf(page, 'Plano Empresarial')
  const { width } = (await row.boundingBox())!
  expect((await row.getByRole('list').boundingBox())!.width).toBeGreaterThan(width * 0.8)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the total follows the choice', async ({ page, site }) => {
    const { id } = await addProject(site, PRODUCT)
    await page.goto(`/details-sale/${id}`)
    await expect(totalOf(page).getByText('R$ 1.339,99')).toBeVisible()
    await page.getByRole('radio', { name: 'Plano Empresarial' }).check()
    await expect(totalOf(page).getByText('R$ 1.489,99')).toBeVisible()
    await expect(totalOf(page).getByText('R$ 1.339,99')).toBeHidden()
  })
})
