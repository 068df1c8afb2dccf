import type { APIRequestContext, Page } from '@playwright/test'
import { drawTokenSale, orderFormPath, purchasePath } from '#domains/sales/order.ts'
import { MODULE_LABELS, MODULES, type Module, moduleAt } from '#modules.ts'
import { findSold, orderByCard } from './sales.ts'
import { expect, expectAccessible, test } from './site.ts'
import { openScreen } from './warm-context.ts'

test.use({ as: 'admin' })

const turn = async (admin: APIRequestContext, module: Module, on: boolean) => {
  expect((await admin.post('/api/v1/modules', { data: { module, on } })).ok()).toBe(true)
}
test.afterEach(async ({ admin }) => {
  for (const module of MODULES) await turn(admin, module, true)
})

/** Where the menu, Novo (opened) and the tiles lead to, of one module. */
const addressesOf = async (page: Page, module: Module) => {
  const tiles = page.getByRole('region', { name: 'A empresa agora' }).getByRole('listitem').getByRole('link')
  const all = await page
    .locator('nav[aria-label=Dashboard] a, [role=menuitem]')
    .or(tiles)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return all.filter((address) => moduleAt(address.replace(/\?.*/, '')) === module)
}

/** How many entries of the menu, each with a tile, are not one: Café and Sua peça have none, hours are the boards' too. */
const SCREENS: Partial<Record<Module, number>> = { coffee: 0, pieces: 0, boards: 2 }

/** What the menu calls its screens. */
const labelsOf = async (page: Page, module: Module) => {
  const links = await page.locator('nav[aria-label=Dashboard] a').all()
  const known = await Promise.all(links.map(async (link) => [await link.getAttribute('href'), await link.innerText()]))
  return known.flatMap(([to, label]) => (moduleAt(to ?? '') === module ? label! : []))
}

/** Opens the palette, which shows all that the browser knows, and says which of these it has. */
async function foundIn(page: Page, labels: readonly string[]): Promise<string[]> {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('button', { name: 'Meu perfil', exact: true })).toBeVisible()
  const counts = await Promise.all(labels.map((name) => page.getByRole('button', { name, exact: true }).count()))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Meu perfil', exact: true })).toHaveCount(0)
  return labels.filter((_, index) => counts[index]! > 0)
}

test('each module goes from menu, Novo, tiles and palette of a screen that is open, and comes back', async ({
  page,
  admin,
}) => {
  test.slow()
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'A empresa agora' }).getByRole('listitem')).toHaveCount(10)
  const all = new Map<Module, number>()
  const novo = page.getByRole('button', { name: 'Novo' }).first()
  await novo.click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  for (const module of MODULES) all.set(module, (await addressesOf(page, module)).length)
  await page.keyboard.press('Escape')
  for (const module of MODULES) {
    const labels = await labelsOf(page, module)
    expect(labels, module).toHaveLength(SCREENS[module] ?? 1)
    // The newsletter has no tile.
    expect(all.get(module), module).toBeGreaterThanOrEqual((module === 'newsletter' ? 1 : 2) * labels.length)
    expect(await foundIn(page, labels), module).toEqual(labels)
    await turn(admin, module, false)
    await novo.click()
    await expect.poll(() => addressesOf(page, module), module).toEqual([])
    await page.keyboard.press('Escape')
    expect(await foundIn(page, labels), module).toEqual([])
    await turn(admin, module, true)
    await novo.click()
    await expect.poll(async () => (await addressesOf(page, module)).length, module).toBe(all.get(module))
    await page.keyboard.press('Escape')
  }
})

test('the admin switches one off on its screen, its address says so and switches it on', async ({ page }) => {
  await page.goto('/dashboard/modules')
  await expect(page.getByRole('switch')).toHaveCount(MODULES.length)
  await expectAccessible(page)
  await page.getByRole('switch', { name: 'Orçamentos' }).press('Space')
  await expect(page.getByText(`O módulo ${MODULE_LABELS.budgets} está desligado.`)).toBeVisible()
  await openScreen(page, '/dashboard/budget')
  await expect(page.getByRole('heading', { name: 'O módulo Orçamentos está desligado' })).toBeVisible()
  await expectAccessible(page, { dark: true })
  await page.getByRole('button', { name: 'Ligar Orçamentos' }).click()
  await expect(page.getByRole('main').getByRole('table')).toBeVisible()
})

test('without Café and Vendas the site answers 404 there, links to neither, and keeps what was bought', async ({
  page,
  admin,
  request,
  complaints,
}) => {
  complaints.allow(/404/)
  const CUP = '/BemVindoAoCafe-PrimeiroCafeDepoisBomDia'
  const { id } = await findSold(admin, 'none')
  const bought = await orderByCard(admin, 'sandbox_passes')
  const status = async (path: string) => (await request.get(path)).status()
  const own = [CUP, `/details-sale/${id}`, orderFormPath(drawTokenSale(), id), '/checkout']
  const kept = purchasePath(bought.purchase)
  const hasLink = async (path: string, address: string) => (await (await request.get(path)).text()).includes(address)
  const links = async () => [await hasLink('/', CUP), await hasLink(`/project-view/${id}`, `/details-sale/${id}`)]
  // Twice, so that the pages are cached.
  for (const _ of [1, 2]) {
    expect(await Promise.all(own.map(status))).toEqual([200, 200, 200, 200])
    expect(await links()).toEqual([true, true])
  }
  await turn(admin, 'coffee', false)
  await turn(admin, 'sales', false)
  expect(await Promise.all(own.map(status))).toEqual([404, 404, 404, 404])
  expect(await links()).toEqual([false, false])
  expect(await status(kept)).toBe(200)
  await page.goto(CUP)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não há café neste site.')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Ver os projetos' }).click()
  await expect(page).toHaveURL('/projects')
  await page.goto('/dashboard/site?secao=cafes')
  await expect(page.getByText(/^O módulo Café está desligado, em Módulos/)).toBeVisible()
  await turn(admin, 'coffee', true)
  await turn(admin, 'sales', true)
  expect(await Promise.all(own.map(status))).toEqual([200, 200, 200, 200])
  expect(await links()).toEqual([true, true])
})
