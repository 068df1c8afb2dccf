import type { Page } from '@playwright/test'
import { nowMs } from '#clock.ts'
import { addBudget, itemField, numberOf, openBudget, readBudget, rowsOf, saveButton, setBudget } from './budgets.ts'
import { holdCall } from './network.ts'
import { expect, expectAccessible, test } from './site.ts'

test.use({ as: 'admin' })

const NEW = '/dashboard/budget-create?id=-1'
const numberIn = (page: Page) => Number(new URL(page.url()).searchParams.get('number'))
const total = (page: Page) => page.getByRole('definition').last()
const preview = (page: Page) => page.getByRole('region', { name: 'Prévia do documento' })

async function openNew(page: Page) {
  await page.goto(NEW)
  await expect(page).toHaveURL(/number=\d+$/)
  await expect(page.getByLabel('Cliente')).toBeVisible()
}

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
  await page.getByLabel('Cliente').fill('Sítio Boa Água')
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
  await expect(preview(page)).toContainText(`Orçamento ${numberOf({ id })}`)
  await expect(preview(page)).toContainText('R$\u00a01.234,60')
  await expect(preview(page).locator('strong', { hasText: 'duas' })).toBeVisible()

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

  // The way back does not lead to the form of something new.
  await page.goBack()
  await expect(page).toHaveURL('/dashboard/budget')
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

test('[BUD-05] a reload goes on with the number and the draft; a quote that is not there says so', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404/)
  await openNew(page)
  const id = numberIn(page)
  await page.getByLabel('Cliente').fill('Pela metade')
  await itemField(page, 'Total', 1).fill('12,')
  await page.reload()
  await expect(page).toHaveURL(new RegExp(`number=${id}$`))
  const notice = page.getByRole('region', { name: 'Rascunho não salvo' })
  await notice.getByRole('button', { name: 'Retomar' }).click()
  await expect(page.getByLabel('Cliente')).toHaveValue('Pela metade')
  await expect(itemField(page, 'Total', 1)).toHaveValue('12,')
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Sair sem salvar?' })).toContainText('rascunho')
  await page.getByRole('button', { name: 'Sair sem salvar' }).click()
  // An address without an id is that of a new one; other texts than numbers are too.
  await page.goto('/dashboard/budget-create')
  await expect(page).toHaveURL(/number=\d+$/)
  expect(numberIn(page)).not.toBe(id)
  await page.goto('/dashboard/budget-create?id=abc')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Budget')
  // Its own number is drawn before those are counted.
  await expect(page).toHaveURL(/number=\d+/)
  let drawn = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/newIdBudget')) drawn++
  })
  for (const none of ['0', '-5', '1.5']) {
    await page.goto(`/dashboard/budget-create?id=${none}`)
    await expect(page.getByRole('heading', { name: 'Este orçamento não existe' })).toBeVisible()
  }
  expect(drawn).toBe(0)
  await page.goto('/dashboard/budget-create?id=2000000000')
  await expect(page.getByRole('heading', { name: 'Este orçamento não existe' })).toBeVisible()
})

test('the form of a quote that its client has says what saving means', async ({ page, admin, site }) => {
  const { id } = await addBudget(admin)
  await openBudget(page, id)
  await expect(page.getByText('O cliente já')).toHaveCount(0)
  await setBudget(site, id, { version: 1, state: 'sent' })
  await openBudget(page, id)
  await expect(page.getByText('o link dele mostra a mudança assim que você salvar')).toBeVisible()
  await setBudget(site, id, { state: 'accepted' })
  await openBudget(page, id)
  await expect(page.getByText('O cliente já aceitou este orçamento')).toBeVisible()
})

test('[BUD-10] any status is chosen freely, and a quote is copied', async ({ page, admin }) => {
  const { id, client } = await addBudget(admin, {
    status: 'FINALIZED',
    items: [{ quantity: 3, description: 'A', total: 5 }],
  })
  await openBudget(page, id)
  const status = page.getByLabel('Situação')
  await expect(status.getByRole('option')).toHaveText(['Pending', 'Approved', 'In Development', 'Completed'])
  await status.selectOption('Approved')
  await page.getByRole('button', { name: 'Duplicar', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Salve as alterações antes de duplicar.')
  await saveButton(page).click()
  await expect(page.getByRole('article')).toContainText('Aprovado')
  await page.getByRole('link', { name: 'Editar' }).click()
  await page.getByRole('button', { name: 'Duplicar', exact: true }).click()
  await expect(page).not.toHaveURL(new RegExp(`id=${id}$`))
  await expect(page.getByLabel('Cliente')).toHaveValue(client)
  await expect(page.getByLabel('Situação')).toHaveValue('PENDING')
  await expect(itemField(page, 'Quantidade', 1)).toHaveValue('3')
})

test('two people on one quote: other fields merge, the same one is chosen between', async ({
  page,
  admin,
  browser,
  sessions,
  baseURL,
  complaints,
}) => {
  complaints.allow(/status of 409/)
  const { id } = await addBudget(admin, { items: [{ description: 'Placa', quantity: 1, total: 10 }] })
  const context = await browser.newContext({ storageState: sessions.admin, baseURL: baseURL ?? '' })
  complaints.watch(context)
  const second = await context.newPage()
  for (const one of [page, second]) await openBudget(one, id)
  await page.getByLabel('Projeto').fill('Da primeira')
  await itemField(page, 'Total', 1).fill('20')
  await saveButton(page).click()
  await expect(page).toHaveURL(`/dashboard/budget-printer?id=${id}`)

  await second.getByLabel('Cliente').fill('Da segunda')
  await itemField(second, 'Total', 1).fill('30')
  await saveButton(second).click()
  const dialog = second.getByRole('dialog', { name: /salvou às \d\d:\d\d$/ })
  await expect(dialog.getByRole('radiogroup')).toHaveCount(1)
  const items = dialog.getByRole('radiogroup', { name: 'Itens' })
  await expect(items).toContainText('Placa · 1 · R$\u00a020,00')
  await expect(items).toContainText('Placa · 1 · R$\u00a030,00')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(second).toHaveURL(`/dashboard/budget-printer?id=${id}`)
  expect(await readBudget(admin, id)).toMatchObject({
    client: 'Da segunda',
    project_name: 'Da primeira',
    total_budget: 30,
  })
  await context.close()
})

test('the preview follows what is typed, and an older one never comes after a newer', async ({ page, admin }) => {
  const { id } = await addBudget(admin)
  await openBudget(page, id)
  await expect(preview(page)).toContainText('Um site')
  const letGo = await holdCall(page, '/budget/preview')
  await page.getByLabel('Projeto').fill('Primeiro')
  const first = await page.waitForRequest('**/api/v1/budget/preview')
  await page.getByLabel('Projeto').fill('Segundo')
  await page.waitForRequest('**/api/v1/budget/preview')
  await expect.poll(() => first.failure()?.errorText).toContain('ERR_ABORTED')
  letGo()
  await expect(preview(page)).toContainText('Segundo')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a quote is made, with the preview in a tab of its own', async ({ page, admin }) => {
    await openNew(page)
    const id = numberIn(page)
    await page.getByLabel('Cliente').fill('Padaria Três Irmãos')
    await page.getByLabel('Projeto').fill('Balança')
    await page.getByLabel('Prazo de entrega').fill('31/01/2027')
    await itemField(page, 'Descrição', 1).fill('Balança conectada')
    await itemField(page, 'Total', 1).fill('780')
    await page.getByRole('button', { name: '50% + 50%' }).tap()
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'Prévia' }).tap()
    await expect(preview(page)).toContainText('R$\u00a0780,00')
    await expectAccessible(page)
    await saveButton(page).tap()
    await expect(page).toHaveURL(`/dashboard/budget-printer?id=${id}`)
    expect(await readBudget(admin, id)).toMatchObject({ total_budget: 780 })
    await page.goto(`/dashboard/budget?q=${id}`)
    await expect(rowsOf(page).filter({ hasText: 'Padaria Três Irmãos' })).toBeVisible()
  })
})

test('what no PDF can show is said at its field', async ({ page, admin }) => {
  const { id } = await addBudget(admin)
  await openBudget(page, id)
  await page.getByLabel('Projeto').fill('Sensor 4\u20e3 שלום')
  await expect(page.getByLabel('Projeto')).toHaveAccessibleDescription('O PDF não mostra ש ל ו ם: no lugar fica □.')
  await page.getByLabel('Projeto').fill('Sensor 日本')
  await expect(page.getByLabel('Projeto')).not.toHaveAccessibleDescription(/PDF/)
  await page.getByRole('button', { name: 'Acrescentar item' }).click()
  await itemField(page, 'Descrição', 1).fill('Cabo \u{13000}')
  await expect(itemField(page, 'Descrição', 1)).toHaveAccessibleDescription(/^O PDF não mostra/)
})
