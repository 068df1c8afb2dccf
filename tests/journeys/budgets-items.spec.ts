import type { Page } from '@playwright/test'
import { addBudget, itemField, openBudget, readBudget, saveButton } from './budgets.ts'
import { expect, test } from './site.ts'

test.use({ as: 'admin' })
const total = (page: Page) => page.getByRole('definition').last()
const preview = (page: Page) => page.getByRole('region', { name: 'Prévia do documento' })
const remove = (page: Page, place: number) => page.getByRole('button', { name: `Remover item ${place}`, exact: true })
const descriptions = (page: Page) =>
  page
    .getByRole('textbox', { name: /^Descrição do item/ })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value))

/** Pastes a text where the focus is, as a spreadsheet's cells come. */
const paste = (page: Page, text: string) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

test('[BUD-07] items are added, moved, copied and removed by keys, and the total follows to the cent', async ({
  page,
  admin,
}) => {
  const { id } = await addBudget(admin, { items: [{ description: 'Um', quantity: 1, total: 0.1 }] })
  await openBudget(page, id)
  await itemField(page, 'Total', 1).focus()
  await page.keyboard.press('Enter')
  await expect(itemField(page, 'Descrição', 2)).toBeFocused()
  await page.keyboard.type('Dois')
  await itemField(page, 'Total', 2).fill('0,2')
  await expect(total(page)).toHaveText('R$\u00a01,00')
  await page.getByLabel('Valor adicional').fill('1000')
  await expect(total(page)).toHaveText('R$\u00a01.000,30')
  await itemField(page, 'Descrição', 2).focus()
  await page.keyboard.press('Alt+ArrowUp')
  expect(await descriptions(page)).toEqual(['Dois', 'Um'])
  await expect(itemField(page, 'Descrição', 1)).toBeFocused()
  await expect(page.getByText('Agora item 1 de 2')).toBeAttached()
  await page.keyboard.press('Alt+d')
  expect(await descriptions(page)).toEqual(['Dois', 'Dois', 'Um'])
  await expect(total(page)).toHaveText('R$\u00a01.000,50')
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Alt+ArrowDown')
  expect(await descriptions(page)).toEqual(['Dois', 'Um', 'Dois'])
  await page.keyboard.press('Alt+Delete')
  expect(await descriptions(page)).toEqual(['Dois', 'Um'])
  await page.getByRole('button', { name: 'Desfazer' }).click()
  expect(await descriptions(page)).toEqual(['Dois', 'Um', 'Dois'])
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(`/dashboard/budget-printer?id=${id}`)
  expect(await readBudget(admin, id)).toMatchObject({
    total_budget: 1000.5,
    items: [{ total: 0.2 }, { total: 0.1 }, { total: 0.2 }],
  })
})

test('[BUD-07] items are put into order, copied and removed by mouse, and pasted from a spreadsheet', async ({
  page,
  admin,
}) => {
  const { id } = await addBudget(admin)
  await openBudget(page, id)
  await page.getByRole('button', { name: 'Acrescentar item' }).click()
  await paste(page, 'Item\tQtd.\tTotal\nPlaca\t10\t3.850,00\nFirmware\t1\t6200.50\nCaixa\t2\tR$ 980\n')
  expect(await descriptions(page)).toEqual(['Placa', 'Firmware', 'Caixa'])
  await expect(itemField(page, 'Quantidade', 1)).toHaveValue('10')
  await expect(total(page)).toHaveText('R$\u00a011.030,50')

  const grip = page.getByRole('button', { name: /^Mover item 3/ })
  const from = (await grip.boundingBox())!
  const to = (await page.getByRole('button', { name: /^Mover item 1/ }).boundingBox())!
  await page.mouse.move(from.x + 8, from.y + 12)
  await page.mouse.down()
  await page.mouse.move(to.x + 8, to.y + 40, { steps: 4 })
  await page.mouse.move(to.x + 8, to.y - 4, { steps: 4 })
  await page.mouse.up()
  expect(await descriptions(page)).toEqual(['Caixa', 'Placa', 'Firmware'])
  await page.getByRole('button', { name: 'Descer item 1' }).click()
  await page.getByRole('button', { name: 'Duplicar item 3' }).click()
  expect(await descriptions(page)).toEqual(['Placa', 'Caixa', 'Firmware', 'Firmware'])
  await remove(page, 2).click()
  await expect(remove(page, 2)).toBeFocused()
  expect(await descriptions(page)).toEqual(['Placa', 'Firmware', 'Firmware'])
  await page.getByRole('button', { name: 'Desfazer' }).click()
  expect(await descriptions(page)).toEqual(['Placa', 'Caixa', 'Firmware', 'Firmware'])
  // Over a row that has something in it they come below.
  await itemField(page, 'Descrição', 1).focus()
  await paste(page, 'Visita\t120')
  expect(await descriptions(page)).toEqual(['Placa', 'Visita', 'Caixa', 'Firmware', 'Firmware'])
  // A text without cells is pasted as any.
  await expect(total(page)).toHaveText('R$\u00a017.351,00')
})

test('payment terms show what each comes to and what is missing', async ({ page, admin }) => {
  const { id } = await addBudget(admin, { items: [{ description: 'Tudo', quantity: 1, total: 100 }] })
  await openBudget(page, id)
  const parts = page.getByRole('group', { name: 'Pagamento' }).getByRole('status', { name: /fica em$/ })
  await page.getByRole('button', { name: '3 parcelas', exact: true }).click()
  await expect(parts).toHaveText(['R$\u00a033,34', 'R$\u00a033,33', 'R$\u00a033,33'])
  await itemField(page, 'Total', 1).fill('200,01')
  // What rounding leaves goes to the first.
  await expect(parts).toHaveText(['R$\u00a066,69', 'R$\u00a066,66', 'R$\u00a066,66'])
  await page.getByRole('button', { name: '50% + 50%' }).click()
  await expect(parts).toHaveText(['R$\u00a0100,00', 'R$\u00a0100,01'])
  await expect(page.getByLabel('Data da parcela 2')).toHaveValue('31/01/2055')

  await page.getByLabel('Unidade da parcela 2').selectOption('R$')
  await page.getByLabel('Valor da parcela 2, em reais').fill('60,01')
  await expect(page.getByText('Faltam R$\u00a039,99 para o total.')).toBeVisible()
  await saveButton(page).click()
  await expect(page.getByText('As parcelas não somam o total.')).toBeVisible()
  await page.getByRole('button', { name: 'Acrescentar parcela' }).click()
  await expect(page.getByLabel('Data da parcela 3')).toHaveValue('28/02/2055')
  await expect(page.getByText(/^Faltam R\$/)).toBeHidden()
  await page.getByRole('button', { name: 'Remover parcela 1' }).click()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(parts).toHaveCount(3)
  await expect(preview(page)).toContainText('na aprovação')
  await saveButton(page).click()
  await expect(page).toHaveURL(`/dashboard/budget-printer?id=${id}`)
  expect((await readBudget(admin, id)).payments).toEqual([
    { due: null, percent: 50, amount: null },
    { due: '2055-01-31', percent: null, amount: 60.01 },
    { due: '2055-02-28', percent: null, amount: 39.99 },
  ])
})

test('each further payment is due a month later, on the day of the first where its month has it', async ({
  page,
  admin,
}) => {
  const { id } = await addBudget(admin, { items: [{ description: 'Tudo', quantity: 1, total: 100 }] })
  await openBudget(page, id)
  await page.getByRole('button', { name: '50% + 50%' }).click()
  await expect(page.getByLabel('Data da parcela 2')).toHaveValue('31/01/2055')
  for (const [number, day] of [
    [3, '28/02/2055'],
    [4, '31/03/2055'],
    [5, '30/04/2055'],
  ] as const) {
    await page.getByRole('button', { name: 'Acrescentar parcela' }).click()
    await expect(page.getByLabel(`Data da parcela ${number}`)).toHaveValue(day)
  }
  // From a day that was chosen anew it goes on from there.
  await page.getByLabel('Data da parcela 5').fill('15/05/2055')
  await page.getByRole('button', { name: 'Acrescentar parcela' }).click()
  await expect(page.getByLabel('Data da parcela 6')).toHaveValue('15/06/2055')
})
