import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { focus, holdKey, press } from './keys.ts'
import {
  descriptions,
  field,
  itemField,
  openQuote,
  previewed,
  quoteWith,
  saveButton,
  saves,
  total,
} from './quote-form.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const items = (...lines: [description: string, total: number][]) =>
  quoteWith({ items: lines.map(([description, total]) => ({ description, quantity: 1, total })) })

/** Pastes a text where the focus is, as a spreadsheet's cells come. */
function paste(text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test('[BUD-07] items are added, moved, copied and removed by keys, and the total follows to the cent', async () => {
  const screen = await openQuote('specified', items(['Um', 0.1]))
  await expect.element(itemField('Total', 1)).toBeVisible()
  focus(itemField('Total', 1))
  await press('Enter')
  await expect.element(itemField('Descrição', 2)).toHaveFocus()
  await userEvent.keyboard('Dois')
  await itemField('Total', 2).fill('0,2')
  await expect.element(total()).toHaveTextContent('R$ 0,30')
  await expect.element(page.getByText('Ao salvar, o total é de pelo menos R$ 1,00.')).toBeVisible()
  await expect.poll(() => previewed(screen)).toMatchObject({ items: [{ total: 0.1 }, { total: 0.2 }] })
  await field('Valor adicional').fill('1000')
  await expect.element(total()).toHaveTextContent('R$ 1.000,30')
  focus(itemField('Descrição', 2))
  await press('Alt+ArrowUp')
  await expect.poll(descriptions).toEqual(['Dois', 'Um'])
  await expect.element(itemField('Descrição', 1)).toHaveFocus()
  await expect.element(page.getByText('Agora item 1 de 2')).toBeInTheDocument()
  await press('Alt+d')
  await expect.poll(descriptions).toEqual(['Dois', 'Dois', 'Um'])
  await expect.element(total()).toHaveTextContent('R$ 1.000,50')
  await press('Alt+ArrowDown', 'Alt+ArrowDown')
  await expect.poll(descriptions).toEqual(['Dois', 'Um', 'Dois'])
  await press('Alt+Delete')
  await expect.poll(descriptions).toEqual(['Dois', 'Um'])
  holdKey(page.elementLocator(document.activeElement!), 'Delete', { altKey: true })
  await new Promise(requestAnimationFrame)
  expect(descriptions()).toEqual(['Dois', 'Um'])
  await button('Desfazer').click()
  await expect.poll(descriptions).toEqual(['Dois', 'Um', 'Dois'])
  await press('ControlOrMeta+s')
  await expect
    .poll(() => saves(screen))
    .toMatchObject([
      {
        budget: {
          additional_value: 1000,
          items: [
            { description: 'Dois', total: 0.2 },
            { description: 'Um', total: 0.1 },
            { description: 'Dois', total: 0.2 },
          ],
        },
      },
    ])
  await expect.poll(() => location.pathname + location.search).toBe('/dashboard/budget-printer?id=7')
})

test('[BUD-07] items are put into order, copied and removed by mouse, and pasted from a spreadsheet', async () => {
  await openQuote('specified', items())
  await button('Acrescentar item').click()
  paste('Item\tQtd.\tTotal\nPlaca\t10\t3.850,00\nFirmware\t1\t6200.50\nCaixa\t2\tR$ 980\n')
  await expect.poll(descriptions).toEqual(['Placa', 'Firmware', 'Caixa'])
  await expect.element(itemField('Quantidade', 1)).toHaveValue('10')
  await expect.element(total()).toHaveTextContent('R$ 11.030,50')

  const gripOf = (place: number) => page.getByRole('button', { name: new RegExp(`^Mover item ${place}`) })
  gripOf(2).element().scrollIntoView({ block: 'center' })
  const [from, to] = [gripOf(3), gripOf(1)].map((grip) => grip.element().getBoundingClientRect())
  await commands.mouse([
    { to: [from!.x + 8, from!.y + 12] },
    'down',
    { to: [to!.x + 8, to!.y + 40], steps: 4 },
    { to: [to!.x + 8, to!.y - 4], steps: 4 },
    'up',
  ])
  await expect.poll(descriptions).toEqual(['Caixa', 'Placa', 'Firmware'])
  await button('Descer item 1').click()
  await button('Duplicar item 3').click()
  await expect.poll(descriptions).toEqual(['Placa', 'Caixa', 'Firmware', 'Firmware'])
  await button('Remover item 2').click()
  await expect.element(button('Remover item 2')).toHaveFocus()
  await expect.poll(descriptions).toEqual(['Placa', 'Firmware', 'Firmware'])
  await button('Desfazer').click()
  await expect.poll(descriptions).toEqual(['Placa', 'Caixa', 'Firmware', 'Firmware'])
  // Over a row that has something in it they come below.
  focus(itemField('Descrição', 1))
  paste('Visita\t120')
  await expect.poll(descriptions).toEqual(['Placa', 'Visita', 'Caixa', 'Firmware', 'Firmware'])
  await expect.element(total()).toHaveTextContent('R$ 17.351,00')
})

/** What each part of the payment comes to. */
const parts = () =>
  page
    .getByRole('group', { name: 'Pagamento' })
    .getByRole('status', { name: /fica em$/ })
    .elements()
    .map((one) => one.textContent?.replace('\u00a0', ' '))

test('payment terms show what each comes to and what is missing', async () => {
  const screen = await openQuote('specified', items(['Tudo', 100]))
  await button('3 parcelas').click()
  await expect.poll(parts).toEqual(['R$ 33,34', 'R$ 33,33', 'R$ 33,33'])
  // Equal sums follow the total, until one of them is typed.
  await itemField('Total', 1).fill('120,00')
  await expect.poll(parts).toEqual(['R$ 40,00', 'R$ 40,00', 'R$ 40,00'])
  await field('Valor da parcela 2, em reais').fill('50,00')
  await itemField('Total', 1).fill('100,00')
  await expect.poll(parts).toEqual(['R$ 40,00', 'R$ 50,00', 'R$ 40,00'])
  await button('40% + 3 parcelas').click()
  await itemField('Total', 1).fill('200,01')
  // What rounding leaves goes to the first.
  await expect.poll(parts).toEqual(['R$ 80,01', 'R$ 40,00', 'R$ 40,00', 'R$ 40,00'])
  await button('50% + 50%').click()
  await expect.poll(parts).toEqual(['R$ 100,00', 'R$ 100,01'])
  await expect.element(page.getByLabelText('Data da parcela 2')).toHaveValue('31/01/2055')

  await page.getByLabelText('Unidade da parcela 2').selectOptions('R$')
  await field('Valor da parcela 2, em reais').fill('60,01')
  await expect.element(page.getByText('Faltam R$ 39,99 para o total.')).toBeVisible()
  await button('Repartir o total').click()
  await expect.poll(parts).toEqual(['R$ 125,00', 'R$ 75,01'])
  await expect.element(page.getByText(/^Faltam R\$/)).not.toBeInTheDocument()
  await button('Desfazer').click()
  await expect.poll(parts).toEqual(['R$ 100,01', 'R$ 60,01'])
  await saveButton().click()
  await expect.element(page.getByText('As parcelas não somam o total.')).toBeVisible()
  expect(saves(screen)).toEqual([])
  await button('Acrescentar parcela').click()
  await expect.element(page.getByLabelText('Data da parcela 3')).toHaveValue('28/02/2055')
  await expect.element(page.getByText(/^Faltam R\$/)).not.toBeInTheDocument()
  await button('Remover parcela 1').click()
  await button('Desfazer').click()
  await expect.poll(() => parts().length).toBe(3)
  const payments = [
    { due: null, percent: 50, amount: null },
    { due: '2055-01-31', percent: null, amount: 60.01 },
    { due: '2055-02-28', percent: null, amount: 39.99 },
  ]
  await expect.poll(() => previewed(screen)).toMatchObject({ payments })
  await saveButton().click()
  await expect.poll(() => saves(screen)).toMatchObject([{ budget: { payments } }])
})

test('each further payment is due a month later, on the day of the first where its month has it', async () => {
  await openQuote('specified', items(['Tudo', 100]))
  const due = (number: number) => page.getByLabelText(`Data da parcela ${number}`)
  await button('50% + 50%').click()
  await expect.element(due(2)).toHaveValue('31/01/2055')
  for (const [number, day] of [
    [3, '28/02/2055'],
    [4, '31/03/2055'],
    [5, '30/04/2055'],
  ] as const) {
    await button('Acrescentar parcela').click()
    await expect.element(due(number)).toHaveValue(day)
  }
  // From a day that was chosen anew it goes on from there.
  await due(5).fill('15/05/2055')
  await button('Acrescentar parcela').click()
  await expect.element(due(6)).toHaveValue('15/06/2055')
})
