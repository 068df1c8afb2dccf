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
