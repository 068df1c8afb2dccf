import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { expectAccessible } from './accessible.ts'
import { focus, press } from './keys.ts'
import { field, itemField, openQuote, previewed, quoteWith, saveButton, saves, total } from './quote-form.ts'

const discount = () => page.getByLabelText('Desconto', { exact: true })

test('a line is typed by keys: two of quantity, price and total give the third, which says so', async () => {
  const screen = await openQuote('specified', quoteWith({ items: [] }))
  const add = page.getByRole('button', { name: 'Acrescentar item' })
  await expect.element(add).toBeVisible()
  focus(add)
  await press('Enter')
  await expect.element(itemField('Descrição', 1)).toHaveFocus()
  for (const typed of ['Programa', '6', 'h', '450', '5%']) {
    await press('ControlOrMeta+a')
    await userEvent.keyboard(typed)
    await press('Tab')
  }
  await expect.element(itemField('Total', 1)).toHaveFocus()
  // A discount may be written where the total stands.
  await press('ControlOrMeta+a')
  await userEvent.keyboard('−10 %')
  await press('Shift+Tab')
  await expect.element(itemField('Desconto', 1)).toHaveValue('10%')
  await expect.element(itemField('Total', 1)).toHaveValue('2.430,00')
  await expect.element(field('Total do item 1, em reais, calculado')).toBeVisible()
  await expect.element(itemField('Preço da unidade', 1)).toHaveValue('450,00')
  await expect.element(total()).toHaveTextContent('R$ 2.430,00')

  // Another line has its total first, then its price.
  await press('Enter')
  await userEvent.keyboard('Placa')
  focus(itemField('Total', 2))
  await userEvent.keyboard('100')
  focus(itemField('Preço da unidade', 2))
  await userEvent.keyboard('40')
  await expect.element(field('Quantidade do item 2, calculada')).toHaveValue('2,5')
  // A total that does not divide is not bent in silence.
  await itemField('Quantidade', 2).fill('3')
  await itemField('Total', 2).fill('100')
  await expect.element(field('Preço da unidade do item 2, em reais, calculado')).toHaveValue('33,33')
  await expect.element(page.getByText('R$ 100,00 não fecha: 3 × R$ 33,33 dá R$ 99,99.')).toBeVisible()
  await press('ControlOrMeta+s')
  await expect
    .poll(() => saves(screen))
    .toMatchObject([
      {
        budget: {
          items: [
            { quantity: 6, unit: 'h', unit_price: 450, discount: { percent: 10, amount: null }, total: 2430 },
            { quantity: 3, unit_price: 33.33, total: 99.99 },
          ],
        },
      },
    ])
})

test('on a phone: a line and the discount of the whole, which says where it ends', async () => {
  const items = [{ description: 'Frete', quantity: 2, total: 300 }]
  const screen = await openQuote('specified', quoteWith({ items }), undefined, { width: 360, height: 740 })
  await itemField('Preço da unidade', 1).click()
  await userEvent.keyboard('1,5')
  await expect.element(total()).toHaveTextContent('R$ 3,00')
  await itemField('Preço da unidade', 1).fill('')
  // Without its price the line has its total alone again.
  await itemField('Total', 1).fill('300')
  await expect.element(page.getByLabelText('Total do item 1, em reais', { exact: true })).toBeVisible()
  await discount().fill('12,5 %')
  await expect.element(total()).toHaveTextContent('R$ 262,50')
  await field('Valor adicional').fill('10')
  await expect.element(discount()).toHaveValue('12,5%')
  await expect.element(total()).toHaveTextContent('R$ 272,50')
  await discount().fill('500')
  await expect.element(page.getByText('De R$ 500,00 valem R$ 309,00')).toBeVisible()
  await expect.element(total()).toHaveTextContent('R$ 1,00')
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBe(360)
  await discount().fill('20%')
  await page.getByRole('tab', { name: 'Cliente vê' }).click()
  await expect.element(page.getByTitle(/^A página do cliente/)).toBeVisible()
  await expect.poll(() => previewed(screen)).toMatchObject({ discount: { percent: 20 } })
  await saveButton().click()
  await expect
    .poll(() => saves(screen))
    .toMatchObject([{ budget: { discount: { percent: 20, amount: null }, additional_value: 10 } }])
})

test('what is wrong with a line or a discount is said at its field, and nothing is lost', async () => {
  const items = [{ description: 'Placa', quantity: 2, unit_price: 50, total: 100 }]
  const screen = await openQuote('specified', quoteWith({ items }))
  await expect.element(total()).toHaveTextContent('R$ 100,00')
  for (const [wrong, typed, message] of [
    [itemField('Quantidade', 1), '1,0001', 'Use no máximo três casas decimais.'],
    [itemField('Quantidade', 1), '0', 'Use uma quantidade acima de 0.'],
    [itemField('Preço da unidade', 1), '-1', 'O menor valor é 0: tire o sinal de menos.'],
    [itemField('Desconto', 1), '100,01', 'O desconto passa da linha, que dá R$ 100,00.'],
    [itemField('Desconto', 1), '101%', 'O maior valor é 100.'],
    [discount(), 'NaN', 'Use um percentual ou reais: 5% ou 49,99.'],
  ] as [Locator, string, string][]) {
    const before = (wrong.element() as HTMLInputElement).value
    await wrong.fill(typed)
    await saveButton().click()
    await expect.element(page.getByText(message)).toBeVisible()
    await expect.element(wrong).toHaveFocus()
    await expect.element(wrong).toHaveValue(typed)
    await wrong.fill(before)
  }
  expect(saves(screen)).toEqual([])
})

test('a quantity and a discount that no line can have are told on leaving them, until they are typed anew', async () => {
  await openQuote('specified', quoteWith({ items: [] }))
  await page.getByRole('button', { name: 'Acrescentar item' }).click()
  await itemField('Quantidade', 1).fill('-3')
  await press('Tab')
  await expect.element(itemField('Quantidade', 1)).toHaveAccessibleDescription('Use uma quantidade acima de 0.')
  await itemField('Quantidade', 1).fill('3')
  await expect.element(page.getByText('Use uma quantidade acima de 0.')).not.toBeInTheDocument()
  await itemField('Desconto', 1).fill('150%')
  await press('Tab')
  await expect.element(itemField('Desconto', 1)).toHaveAccessibleDescription('O maior valor é 100.')
})

test('a validity that has passed is told at its field', async () => {
  await openQuote('portuguese', quoteWith({ budget_validity: '2026-01-15' }))
  await expect.element(page.getByText('Este dia já passou: mude-o antes de enviar.')).toBeVisible()
})
