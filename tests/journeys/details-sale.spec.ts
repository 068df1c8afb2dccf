import type { Page } from '@playwright/test'
import { headingIn, htmlOf, mainOf, textIn } from './html.ts'
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
  await expectAccessible(page)

  // On a telephone they are readable rows.
  await page.setViewportSize({ width: 360, height: 740 })
  const row = rowOf(page, 'Plano Empresarial')
  const { width } = (await row.boundingBox())!
  expect((await row.getByRole('list').boundingBox())!.width).toBeGreaterThan(width * 0.8)
  await expectAccessible(page)
})

test('a product without a plan is charged once, and one without a file cannot be bought', async ({ request, site }) => {
  const mainAt = async (id: number) => mainOf(await htmlOf(request, `/details-sale/${id}`))
  const sold = await findSold(request, 'none')
  const once = await mainAt(sold.id)
  expect(once).not.toContain('type="radio"')
  expect(textIn(once)).not.toContain('/mês')
  expect(textIn(once)).toMatch(/Total.*R\$\s690,00/)
  expect(once).toMatch(/<button[^>]*type="submit"[^>]*>Comprar</)

  const { id } = await addProject(site, { ...PRODUCT, plan: 'optional' })
  const chosen = await mainAt(id)
  const radios = chosen.match(/<input(?=[^>]*type="radio")[^>]*>/g)!
  expect(radios).toHaveLength(4)
  expect(radios.filter((one) => /\schecked/.test(one))).toEqual([radios[0]])
  expect(textIn(chosen)).toMatch(/Sem plano/)
  expect(chosen).not.toMatch(/>Comprar</)
  expect(textIn(chosen)).toContain('Ainda não dá para comprar por aqui. O arquivo está em preparo')

  const free = await addProject(site, { ...PRODUCT, sale_value: 0, plan: 'none', link_sale: 'projects/x.zip' })
  expect(textIn(await mainAt(free.id))).toContain('O preço está em preparo')
})

test('what is not for sale, or not there, has a page that says so', async ({ request, site }) => {
  const kept = await addProject(site, { ...PRODUCT, is_sale: false })
  const hidden = await addProject(site, { ...PRODUCT, is_public: false })
  for (const id of [kept.id, hidden.id, 999_999, 'abc', '-1', '0']) {
    const answer = await request.get(`/details-sale/${id}`)
    expect(answer.status(), String(id)).toBe(404)
    const html = await answer.text()
    expect(headingIn(html), String(id)).toBe('Este projeto não está à venda.')
    expect(mainOf(html)).toMatch(/<a [^>]*href="\/projects"[^>]*>Ver todos os projetos</)
  }
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
