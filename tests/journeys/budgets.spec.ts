import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { nowMs } from '#clock.ts'
import { addBudget, clientPage, itemField, numberOf, readBudget, rowsOf, saveButton } from './budgets.ts'
import { expect, test } from './site.ts'

test.use({ as: 'admin' })

const LONG = 'palavra'.repeat(45)
const numberIn = (page: Page) => Number(new URL(page.url()).searchParams.get('number'))
const total = (page: Page) => page.getByRole('definition').last()

test('[BUD-05] [BUD-09] a new quote draws a number once, is saved under it and leads to its document; an old one is edited', async ({
  page,
  admin,
}) => {
  let drawn = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/budget/newIdBudget')) drawn++
  })
  await page.goto('/dashboard/budget')
  await page.getByRole('main').getByRole('link', { name: 'New Budget' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Budget')
  await expect(page).toHaveURL(/\?id=-1&number=\d+$/)
  const id = numberIn(page)
  expect(drawn).toBe(1)
  await page.getByRole('combobox', { name: 'Cliente' }).fill('Sítio Boa Água')
  await page.getByLabel('Projeto').fill('Sensor de nível')
  await page.getByLabel('Prazo de entrega').fill('31/01/2027')
  await expect(page.getByLabel('Validade')).toHaveValue(
    new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' }).format(
      nowMs() + 90 * 86_400_000,
    ),
  )
  await expect(page.getByLabel('Situação')).toHaveValue('PENDING')
  await expect(itemField(page, 'Quantidade', 1)).toHaveValue('1')
  await itemField(page, 'Descrição', 1).fill('Placa eletrônica')
  await itemField(page, 'Total', 1).fill('1.234,5')
  await page.getByLabel('Valor adicional').fill('0,1')
  await expect(total(page)).toHaveText('R$\u00a01.234,60')
  await page.getByLabel('Texto adicional').fill('Inclui **duas** visitas.')
  await expect(clientPage(page)).toContainText(`Orçamento ${numberOf({ id })}`)
  await expect(clientPage(page)).toContainText('R$\u00a01.234,60')
  await expect(clientPage(page).locator('strong', { hasText: 'duas' })).toBeVisible()

  const sent = page.waitForRequest('**/api/v1/budget/save')
  await saveButton(page).click()
  expect((await sent).postDataJSON().budget).toMatchObject({
    id,
    client: 'Sítio Boa Água',
    deadline: '2027-01-31',
    additional_value: 0.1,
    items: [{ description: 'Placa eletrônica', quantity: 1, total: 1234.5 }],
    payments: [],
  })
  await expect(page).toHaveURL(`/dashboard/budget-printer?id=${id}`)
  await expect(page.getByRole('article')).toContainText('Sítio Boa Água')
  await expect(page.getByRole('article')).toContainText('Pendente')
  expect(await readBudget(admin, id)).toMatchObject({ client: 'Sítio Boa Água', total_budget: 1234.6 })

  // The way back does not lead to the form of something new; the list finds it, on the page and as a file.
  await page.goBack()
  await expect(page).toHaveURL('/dashboard/budget')
  await page.getByRole('searchbox', { name: 'Buscar nos orçamentos' }).fill(`sitio ${numberOf({ id })}`)
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(rowsOf(page)).toContainText('$1,234.60')
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar os orçamentos achados como CSV' }).click()
  expect((await readFile(await (await coming).path(), 'utf8')).trim().split('\n')).toEqual([
    expect.stringContaining('"Cliente"'),
    expect.stringContaining('"Sítio Boa Água"'),
  ])
  await page.goto(`/dashboard/budget-create?id=-1&number=${id}`)
  await expect(page).toHaveURL(`/dashboard/budget-create?id=${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Orçamento ${numberOf({ id })}`)
  await page.getByLabel('Projeto').fill('Sensor de vazão')
  const changed = page.waitForRequest('**/api/v1/budget/save')
  await page.keyboard.press('Control+s')
  // What was changed alone, with the revision the form began from.
  expect((await changed).postDataJSON().budget).toEqual({
    id,
    project_name: 'Sensor de vazão',
    revision: expect.any(Number),
  })
  await expect(page).toHaveURL(`/dashboard/budget-printer?id=${id}`)
  await expect(page.getByRole('article')).toContainText('Sensor de vazão')
  expect(drawn).toBe(1)
})

test('[BUD-09] the document is in Portuguese, and is printed without the frame', async ({ page, admin }) => {
  const items = [
    { description: `Placa eletrônica\n${LONG}`, quantity: 10, total: 3850 },
    { description: 'Firmware', quantity: 1, total: 6200.5 },
  ]
  const budget = await addBudget(admin, { items, additional_value: 320, extra_text: 'Inclui **duas** visitas.' })
  await page.goto(`/dashboard/budget-printer?id=${budget.id}`)
  const sheet = page.getByRole('article')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Orçamento ${numberOf(budget)}`)
  await expect(sheet.getByRole('heading', { name: `Orçamento ${numberOf(budget)}` })).toBeVisible()
  await expect(page).toHaveTitle(`Orçamento ${numberOf(budget)}`)
  await expect(sheet).toContainText(budget.client)
  await expect(sheet).toContainText(LONG)
  await expect(sheet).toContainText('R$\u00a010.370,50')
  await expect(sheet.locator('strong', { hasText: 'duas' })).toBeVisible()
  await page.evaluate(() => {
    window.print = () => void (document.documentElement.dataset.printed = 'yes')
  })
  await page.getByRole('button', { name: 'Imprimir' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(251, 251, 250)')
  // No empty sheet of another size follows.
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(new Set(pdf.match(/\/MediaBox \[[^\]]+\]/g)).size).toBe(1)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Editar' }).click()
  await expect(page.getByRole('combobox', { name: 'Cliente' })).toHaveValue(budget.client)
})
