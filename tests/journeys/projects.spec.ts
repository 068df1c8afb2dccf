import type { Page } from '@playwright/test'
import { queryDatabase } from './database.ts'
import { holdCall } from './network.ts'
import { addProject } from './projects.ts'
import { expect, test } from './site.ts'

const cardOf = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })

/** Opens a list that may have been kept from before the last change, until that is in it. */
async function openList(page: Page, title: string) {
  await expect(async () => {
    await page.goto('/projects')
    await expect(cardOf(page, title)).toBeVisible({ timeout: 500 })
  }).toPass()
  return cardOf(page, title)
}

test('[PRJ-01] the list has its heading, its spinner, its page view and a card for each project', async ({
  page,
  site,
}) => {
  const { title } = await addProject(site, {
    trade: 'embedded',
    resum_description: 'Mede a água e avisa.',
    resum_tecnologi: 'ESP32, LoRa, camada de 0,2 mm',
  })
  const visits = async () => {
    const sql = `select count(*)::int as n from page_views where page = 'project-list'`
    return (await queryDatabase<{ n: number }>(site, sql))[0]!.n
  }
  const before = await visits()
  const letGo = await holdCall(page, '/list-project-publics')
  await page.goto('/archive')
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Projetos' }).click()
  const heading = page.getByRole('heading', { level: 1, name: 'Confira todos os nossos projetos!' })
  await expect(heading).toBeVisible()
  const loading = page.getByRole('status').filter({ hasText: 'Carregando os projetos' })
  await expect(loading).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().some(({ playState }) => playState === 'running'))).toBe(
    true,
  )
  letGo()

  const card = cardOf(page, title)
  await expect(card).toContainText('Mede a água e avisa.')
  await expect(card).toContainText('ESP32, LoRa, camada de 0,2 mm')
  await expect(loading).toHaveCount(0)
  await expect(heading).toBeVisible()
  const picture = card.locator('img')
  await expect(picture).toHaveAttribute('src', /^\/pictures\/v\d+\/board\/\d+(\.[a-z]+)?\.svg$/)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect.poll(visits).toBe(before + 1)
})

test('[PRJ-02] title, image, description and both links open the project', async ({ page, site }) => {
  const { id, title } = await addProject(site, { resum_description: 'Uma peça de prova.' })
  const open = async (click: () => Promise<void>) => {
    await page.goto('/projects')
    await click()
    await expect(page).toHaveURL(`/project-view/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
  const card = await openList(page, title)
  await open(() => card.getByRole('link', { name: title, exact: true }).click())
  await open(() => card.getByRole('link', { name: 'Ver Projeto' }).click())
  await open(() => card.getByRole('link', { name: 'Mais Detalhes' }).click())
  // The corner, where only the picture is, and the words of the description.
  await open(() => card.click({ position: { x: 20, y: 20 } }))
  await open(async () => {
    const { x, y } = (await card.getByText('Uma peça de prova.').boundingBox())!
    await page.mouse.click(x + 10, y + 8)
  })
})

test('a card is two steps of the keyboard, and says its price and that it is a sketch', async ({ page, site }) => {
  const { id, title } = await addProject(site, { is_sale: true, sale_value: 129_000, is_sketch: true })
  const plain = await addProject(site)
  const card = await openList(page, plain.title)
  await expect(card).not.toContainText(/R\$|Esboço/)
  const sold = cardOf(page, title)
  await expect(sold).toContainText('R$ 1.290,00')
  await expect(sold.getByText('Esboço', { exact: true })).toBeVisible()

  await sold.getByRole('link', { name: title, exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(sold.getByRole('link', { name: 'Ver Projeto' })).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await sold.evaluate((element) => element.contains(document.activeElement))).toBe(false)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/project-view/${id}`)
})

test('a list of more than a page goes on by links', async ({ page, site }) => {
  const oldest = await addProject(site)
  const others = []
  for (let made = 0; made < 12; made++) others.push(await addProject(site))
  await openList(page, others.at(-1)!.title)
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(12)
  const pages = page.getByRole('navigation', { name: 'Páginas' })
  await pages.getByRole('link', { name: 'Próxima página' }).click()
  await expect(page).toHaveURL('/projects?page=2')
  await expect(cardOf(page, oldest.title)).toBeVisible()
  await expect(page).toHaveTitle(/página 2/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goto('/projects?page=9999')
  await expect(page).toHaveURL(/\/projects\?page=\d{1,2}$/)
  for (const path of ['/projects?page=abc', '/projects?page=-1']) {
    await page.goto(path)
    await expect(cardOf(page, others.at(-1)!.title)).toBeVisible()
  }
})

test('a list without a project says so, with ways on', async ({ page, site }) => {
  const sql = 'update projects set is_public = false where is_public returning id'
  const shown = (await queryDatabase<{ id: number }>(site, sql)).map(({ id }) => id)
  try {
    const empty = page.getByText('O primeiro projeto ainda está na bancada.')
    await expect(async () => {
      await page.goto('/projects')
      await expect(empty).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confira todos os nossos projetos!')
    await page.getByRole('main').getByRole('link', { name: 'Ler os arquivos' }).click()
    await expect(page).toHaveURL('/archive')
  } finally {
    await queryDatabase(site, 'update projects set is_public = true where id = any($1)', [shown])
  }
})
