import type { Locator } from '@playwright/test'
import { addArchive } from './archives.ts'
import { expect, test } from './site.ts'

test.use({ as: 'admin' })

const boxOf = async (locator: Locator) => (await locator.boundingBox())!

test('a refused title moves no field beside it', async ({ page, admin }) => {
  const { id } = await addArchive(admin)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/dashboard/create-archive?id=${id}`)
  const title = page.getByLabel('Título')
  const beside = [
    page.getByLabel('Publicar em (horário de Brasília)'),
    page.getByLabel('Público'),
    page.getByRole('button', { name: 'Detalhes' }),
  ]
  const topsOf = () => Promise.all([title, ...beside].map(async (field) => (await boxOf(field)).y))
  const before = await topsOf()
  const { y, height } = await boxOf(title)
  for (const field of beside) {
    const box = await boxOf(field)
    expect(Math.abs(box.y + box.height / 2 - y - height / 2)).toBeLessThan(2)
  }
  await title.fill('')
  await page.getByRole('button', { name: 'Atualizar' }).click()
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  expect(await topsOf()).toEqual(before)
})

test('the addresses of the social networks are whole', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dashboard/site?secao=empresa')
  const addresses = page.getByRole('textbox', { name: /^Endereço da rede/ })
  await expect(addresses.first()).toBeVisible()
  for (const address of await addresses.all())
    expect(await address.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0)
})

test('on a phone the lines of the security log are aligned with each other', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/dashboard/security-log')
  const lines = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
  await expect(lines.first()).toBeVisible()
  const starts = new Set<number>()
  const ends = new Set<number>()
  for (const line of await lines.all()) {
    for (const start of [line.getByRole('cell').first(), line.getByRole('rowheader')])
      starts.add((await boxOf(start)).x)
    const network = await boxOf(line.getByRole('cell').last())
    ends.add(network.x + network.width)
  }
  expect([...starts]).toHaveLength(1)
  expect([...ends]).toHaveLength(1)
})
