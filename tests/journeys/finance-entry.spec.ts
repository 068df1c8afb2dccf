import { brl, figure, openModal, openMonth, rowsOf } from './finance.ts'
import { expect, expectAccessible, test } from './site.ts'

test.use({ as: 'staff' })

test('a transfer is shown and not counted; receipts are private files of their entry', async ({ page, visitor }) => {
  await openMonth(page, '2014-05')
  const dialog = await openModal(page)
  await dialog.getByLabel('Data').fill('20/05/2014')
  await dialog.getByLabel('Descrição').fill('Para a poupança')
  await dialog.getByLabel('Categoria').fill('Reserva')
  await dialog.getByLabel('Valor').fill('500')
  await dialog.getByLabel('Transferência entre contas próprias').check()
  await dialog
    .getByLabel('Comprovantes: arquivos')
    .setInputFiles({ name: 'recibo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 recibo') })
  await dialog.getByRole('button', { name: 'Salvar Transação' }).click()
  await expect(rowsOf(page)).toContainText([/Para a poupança.*fora das somas/])
  await expect(figure(page, 'Entradas')).toHaveText(brl('R$ 0,00'))
  await expect(figure(page, 'Fora das somas')).toHaveText('1 transferência')

  await expect(rowsOf(page)).toContainText(['1 comprovante'])
  await rowsOf(page).getByRole('link').click()
  const opened = page.getByRole('dialog', { name: 'Transação' })
  const receipt = opened.getByRole('link', { name: 'recibo.pdf' })
  const waiting = page.waitForEvent('download')
  await receipt.click()
  expect((await waiting).suggestedFilename()).toBe('recibo.pdf')
  const address = new URL((await receipt.getAttribute('href'))!, page.url()).href
  expect((await visitor.request.get(address)).status()).toBe(403)
  await opened.getByRole('button', { name: 'Remover recibo.pdf' }).click()
  await expect(receipt).toHaveCount(0)
  await expectAccessible(page)
})
