import type { Page } from '@playwright/test'
import { addBudget, itemField, openBudget, readBudget, saveButton } from './budgets.ts'
import { expect, expectAccessible, test } from './site.ts'

test.use({ as: 'admin' })

const total = (page: Page) => page.getByRole('definition').last()
const preview = (page: Page) => page.getByRole('region', { name: 'Prévia do documento' })
const discount = (page: Page) => page.getByLabel('Desconto', { exact: true })

test('a line is typed by keys: two of quantity, price and total give the third, which says so', async ({
  page,
  admin,
}) => {
  const { id } = await addBudget(admin)
  await openBudget(page, id)
  await page.getByRole('button', { name: 'Acrescentar item' }).focus()
  await page.keyboard.press('Enter')
  await expect(itemField(page, 'Descrição', 1)).toBeFocused()
  for (const typed of ['Programa', '6', 'h', '450', '10%']) {
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  await expect(itemField(page, 'Total', 1)).toBeFocused()
  await expect(itemField(page, 'Total', 1)).toHaveValue('2430,00')
  await expect(page.getByLabel('Total do item 1, em reais, calculado')).toBeVisible()
  await expect(itemField(page, 'Preço da unidade', 1)).toHaveValue('450,00')
  await expect(total(page)).toHaveText('R$\u00a02.430,00')

  // Another line has its total first, then its price.
  await page.keyboard.press('Enter')
  await page.keyboard.type('Placa')
  await itemField(page, 'Total', 2).focus()
  await page.keyboard.type('100')
  await itemField(page, 'Preço da unidade', 2).focus()
  await page.keyboard.type('40')
  await expect(page.getByLabel('Quantidade do item 2, calculada')).toHaveValue('2,5')
  // A total that does not divide is not bent in silence.
  await itemField(page, 'Quantidade', 2).fill('3')
  await itemField(page, 'Total', 2).fill('100')
  await expect(page.getByLabel('Preço da unidade do item 2, em reais, calculado')).toHaveValue('33,33')
  await expect(page.getByText('R$\u00a0100,00 não fecha: 3 × R$\u00a033,33 dá R$\u00a099,99.')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(`/dashboard/budget-printer?id=${id}`)
  expect(await readBudget(admin, id)).toMatchObject({
    total_budget: 2529.99,
    items: [
      { quantity: 6, unit: 'h', unit_price: 450, discount: { percent: 10, amount: null }, total: 2430 },
      { quantity: 3, unit_price: 33.33, total: 99.99 },
    ],
  })
  const sheet = page.getByRole('article')
  await expect(sheet.getByRole('row', { name: /^Programa/ })).toHaveText(
    /6 h.*R\$\u00a0450,00.*R\$\u00a02\.430,00.*menos 10%/,
  )
})

test('on a phone, by touch: a line and the discount of the whole, which says where it ends', async ({
  page,
  admin,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { id } = await addBudget(admin, { items: [{ description: 'Frete', quantity: 2, total: 300 }] })
  await openBudget(page, id)
  await itemField(page, 'Preço da unidade', 1).click()
  await page.keyboard.type('1,5')
  await expect(total(page)).toHaveText('R$\u00a03,00')
  await itemField(page, 'Preço da unidade', 1).fill('')
  // Without its price the line has its total alone again.
  await itemField(page, 'Total', 1).fill('300')
  await expect(page.getByLabel('Total do item 1, em reais', { exact: true })).toBeVisible()
  await discount(page).fill('12,5 %')
  await expect(total(page)).toHaveText('R$\u00a0262,50')
  await page.getByLabel('Valor adicional').fill('10')
  await expect(discount(page)).toHaveValue('12,5%')
  await expect(total(page)).toHaveText('R$\u00a0272,50')
  await discount(page).fill('500')
  await expect(page.getByText('De R$\u00a0500,00 valem R$\u00a0309,00')).toBeVisible()
  await expect(total(page)).toHaveText('R$\u00a01,00')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await discount(page).fill('20%')
  await page.getByRole('tab', { name: 'Prévia' }).click()
  await expect(preview(page)).toContainText('Desconto (20%)')
  await expect(preview(page)).toContainText('−R$\u00a060,00')
  await saveButton(page).click()
  await expect(page).toHaveURL(`/dashboard/budget-printer?id=${id}`)
  expect(await readBudget(admin, id)).toMatchObject({
    total_budget: 250,
    discount: { percent: 20, amount: null },
    items: [{ quantity: 2, total: 300, description: 'Frete' }],
  })
})

test('what is wrong with a line or a discount is said at its field, and nothing is lost', async ({ page, admin }) => {
  const items = [{ description: 'Placa', quantity: 2, unit_price: 50, total: 100 }]
  const { id } = await addBudget(admin, { items })
  await openBudget(page, id)
  for (const [field, typed, message] of [
    [itemField(page, 'Quantidade', 1), '1,0001', 'Use no máximo três casas decimais.'],
    [itemField(page, 'Quantidade', 1), '0', 'Use uma quantidade acima de 0.'],
    [itemField(page, 'Preço da unidade', 1), '-1', 'O menor valor é 0: tire o sinal de menos.'],
    [itemField(page, 'Desconto', 1), '100,01', 'O desconto passa da linha, que dá R$\u00a0100,00.'],
    [itemField(page, 'Desconto', 1), '101%', 'O maior valor é 100.'],
    [discount(page), 'NaN', 'Use reais e centavos: 49,99.'],
  ] as const) {
    const before = await field.inputValue()
    await field.fill(typed)
    await saveButton(page).click()
    await expect(page.getByText(message)).toBeVisible()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(typed)
    await field.fill(before)
  }
  expect((await readBudget(admin, id)).items).toEqual(items)
})

test('the client reads lines, discounts and the total without scripts, on a phone as at a desk', async ({
  admin,
  browser,
  baseURL,
}) => {
  const { id } = await addBudget(admin, {
    items: [
      { description: 'Programa', quantity: 2.5, unit: 'h', unit_price: 165, total: 412.5 },
      { description: 'Placa', quantity: 6, unit_price: 450, discount: { percent: null, amount: 270 }, total: 2430 },
      { description: 'Frete', total: 100 },
    ],
    discount: { percent: 10, amount: null },
  })
  const sent = await admin.post('/api/v1/budget/send', { data: { id, means: 'link' } })
  const { path } = (await sent.json()).data
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(path)
    const sheet = page.getByRole('article')
    await expect(sheet.getByText('R$\u00a0165,00')).toBeVisible()
    await expect(sheet.getByText('2,5 h', { exact: true })).toBeVisible()
    await expect(sheet.getByText('menos R$\u00a0270,00')).toBeVisible()
    await expect(sheet.getByText('Desconto (10%)')).toBeVisible()
    await expect(sheet.getByText('−R$\u00a0294,25')).toBeVisible()
    await expect(sheet.getByText('R$\u00a02.648,25', { exact: true }).first()).toBeVisible()
  }
  await context.close()
})
