import { makeOfx } from '#tests/bank-statements.ts'
import { addReport, brl, FINANCE, openMonth, rowsOf } from './finance.ts'
import { expect, test } from './site.ts'

test.use({ as: 'staff' })

test('a statement is checked line by line by keys, to the balance of the bank', async ({ page }) => {
  await addReport(page.request, {
    date: '2004-06-02',
    description: 'Hotel em Joinville',
    amount: '850',
    type: 'despesa',
  })
  const lines = ['-850.00', '-12.50', '300.00', '-99.90'].map((amount, at) => ({
    ...{ day: `2004-07-1${at}`, amount, text: ['PIX ENVIADO M REIS', 'TARIFA', 'PIX ANA', 'COMPRA GRAFICA'][at]! },
    id: `7077-${at}`,
  }))
  await page.goto(`${FINANCE}/import`)
  await page.getByLabel('Extrato', { exact: true }).setInputFiles({
    ...{ name: 'agosto.ofx', mimeType: 'application/octet-stream' },
    buffer: makeOfx([{ bank: '0001', number: '7077', movements: lines }], { balance: '1337.60' }),
  })
  await page.getByText('Conferir uma a uma').click()
  const balance = page.getByLabel('Saldo da conta')
  await expect(balance).toContainText(brl('−R$ 662,40'))
  await expect(page.getByRole('region', { name: 'Linha em mãos' })).toBeFocused()
  // The entry of another month is found by its value.
  await page.keyboard.press('/')
  await expect(page.getByRole('option', { name: 'É a de 02/06: Hotel em Joinville' })).toBeVisible()
  await page.keyboard.type('hotel')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 de 4')).toBeVisible()
  await page.keyboard.press('Shift+A')
  await expect(page.getByRole('region', { name: 'Extrato conferido' })).toContainText('4 entram, 0 ficam de fora')
  await expect(balance.getByLabel('confere')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('agosto.ofx: 3 transações novas')).toBeVisible()
  await openMonth(page, '2004-07')
  await expect(rowsOf(page)).toHaveCount(3)
})
