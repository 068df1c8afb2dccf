import { systemClock } from '#clock.ts'
import { addReport, brl, FINANCE, figure, openModal, openMonth, rowsOf } from './finance.ts'
import { CUT_OFF, cutCalls } from './network.ts'
import { expect, expectAccessible, test } from './site.ts'

test.use({ as: 'staff' })

test('[FIN-04] the floating button opens the modal, whose fields are all required', async ({ page }) => {
  await openMonth(page, '2014-01')
  await expect(page.getByRole('heading', { name: 'Nada em janeiro de 2014' })).toBeVisible()
  // The footer of FIN-03, and one button.
  await expect(figure(page, 'Transações')).toHaveText('0')
  for (const label of ['Maior entrada', 'Maior saída']) await expect(figure(page, label)).toHaveText(brl('R$ 0,00'))
  await expect(page.getByRole('button', { name: 'Nova Transação' })).toHaveCount(1)
  const dialog = await openModal(page)
  await expect(dialog.getByRole('radio', { name: 'Entrada' })).toBeChecked()
  await expect(dialog.getByRole('radio', { name: 'Saída' })).not.toBeChecked()
  const today = systemClock.now().toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })
  await expect(dialog.getByLabel('Data')).toHaveValue(today)
  const amount = dialog.getByLabel('Valor')
  await expect(amount).toHaveAttribute('inputmode', 'decimal')
  await expect(amount).not.toHaveAttribute('type', 'number')
  await dialog.getByRole('button', { name: 'Salvar Transação' }).click()
  for (const label of ['Descrição', 'Categoria', 'Valor'])
    await expect(dialog.getByLabel(label), label).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByText('Preencha este campo.')).toHaveCount(3)
  await expectAccessible(page)
  for (const wrong of ['-5', 'doze', '1,234', '1e3', '100.000.000,01']) {
    await amount.fill(wrong)
    await dialog.getByRole('button', { name: 'Salvar Transação' }).click()
    await expect(amount, wrong).toHaveAttribute('aria-invalid', 'true')
    // A refused save leads to the first of the wrong fields.
    await expect(dialog.getByLabel('Descrição')).toBeFocused()
  }
  await dialog.getByLabel('Data').fill('30/02/2014')
  await dialog.getByLabel('Descrição').fill('Fevereiro tem 28')
  await expect(dialog.getByText('Use uma data como 30/11/2026.')).toBeVisible()
  await expect(dialog.getByLabel('Data')).toHaveValue('30/02/2014')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog).toBeHidden()
  // What was cancelled is not offered again.
  await openModal(page)
  await expect(dialog.getByLabel('Descrição')).toHaveValue('')
  await expect(dialog.getByText('Há um rascunho')).toHaveCount(0)
})

test('[FIN-04] [FIN-05] amounts are typed as people type them, and are saved to the cent', async ({ page }) => {
  await openMonth(page, '2014-02')
  const typed = [
    ['1.234,56', '1234,56'],
    ['1234.56', '1234,56'],
    ['R$ 12', '12,00'],
    ['0,1', '0,10'],
    ['0.20', '0,20'],
  ] as const
  for (const [index, [text, tidied]] of typed.entries()) {
    const dialog = await openModal(page)
    if (index === 2) await dialog.getByText('Saída', { exact: true }).click()
    await dialog.getByLabel('Data').fill('15/02/2014')
    await dialog.getByLabel('Descrição').fill(`Como se digita ${index}`)
    await dialog.getByLabel('Categoria').fill('Digitadas')
    await dialog.getByLabel('Valor').fill(text)
    await dialog.getByLabel('Descrição').focus()
    await expect(dialog.getByLabel('Valor')).toHaveValue(tidied)
    await dialog.getByLabel('Descrição').press('Enter')
    await expect(dialog).toBeHidden()
  }
  // The toast leaves the button free for the next one.
  const toast = page.getByRole('status').filter({ hasText: 'Transação lançada' }).last()
  const add = page.getByRole('button', { name: 'Nova Transação' }).last()
  await toast.hover()
  const [above, below] = [(await toast.boundingBox())!, (await add.boundingBox())!]
  expect(above.y + above.height).toBeLessThanOrEqual(below.y)
  await expect(figure(page, 'Entradas')).toHaveText(brl('R$ 2.469,42'))
  await expect(figure(page, 'Saídas')).toHaveText(brl('R$ 12,00'))
  // Its category is offered from now on.
  const dialog = await openModal(page)
  await dialog.getByLabel('Categoria').fill('digit')
  await page.getByRole('option', { name: 'Digitadas' }).click()
  await expect(dialog.getByLabel('Categoria')).toHaveValue('Digitadas')
})

test('[NAV-11] a save that fails is written to the console, and what was typed stays', async ({ page, complaints }) => {
  complaints.allow(CUT_OFF)
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await openMonth(page, '2014-03')
  const mend = await cutCalls(page, '/finance/report/addreport')
  const dialog = await openModal(page)
  await dialog.getByLabel('Data').fill('03/03/2014')
  await dialog.getByLabel('Descrição').fill('Sem rede')
  await dialog.getByLabel('Categoria').fill('Rede')
  await dialog.getByLabel('Valor').fill('3,50')
  await dialog.getByRole('button', { name: 'Salvar Transação' }).click()
  await expect(page.getByRole('alert')).toContainText('Não foi possível falar com o servidor')
  expect(lines).toContain('Finance save failure')
  await mend()
  // A crash loses nothing either.
  await expect(dialog.getByLabel('Descrição')).toHaveValue('Sem rede')
  await page.keyboard.press('Escape')
  await page.reload()
  await openModal(page)
  await dialog.getByRole('button', { name: 'Retomar' }).click()
  await expect(dialog.getByLabel('Valor')).toHaveValue('3,50')
  await dialog.getByRole('button', { name: 'Salvar Transação' }).click()
  await expect(rowsOf(page)).toHaveText([/Sem rede/])
})

test('an entry is opened by its row, changed, deleted, and brought back', async ({ page, complaints }) => {
  complaints.allow(/status of 409/)
  const { id } = await addReport(page.request, { date: '2014-04-10', description: 'Torno', amount: '10.00' })
  await openMonth(page, '2014-04')
  // The whole row opens it.
  await rowsOf(page).click({ position: { x: 8, y: 8 } })
  const dialog = page.getByRole('dialog', { name: 'Transação' })
  await expect(page).toHaveURL(`${FINANCE}?month=2014-04&id=${id}`)
  await expect(dialog.getByLabel('Valor')).toHaveValue('10,00')
  await dialog.getByLabel('Valor').fill('10,10')
  await dialog.getByText('Saída', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Salvar Transação' }).click()
  await expect(dialog).toBeHidden()
  await expect(figure(page, 'Saldo negativo')).toHaveText(brl('-R$ 10,10'))

  await rowsOf(page).getByRole('link').press('Enter')
  await dialog.getByRole('button', { name: 'Excluir' }).click()
  await expect(dialog).toBeHidden()
  await expect(rowsOf(page)).toHaveCount(0)
  await expect(figure(page, 'Saldo Positivo')).toHaveText(brl('R$ 0,00'))
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(rowsOf(page)).toHaveText([/Torno/])

  // What two people change in the same field is asked.
  await rowsOf(page).getByRole('link').click()
  await expect(dialog.getByLabel('Descrição')).toHaveValue('Torno')
  await page.request.post('/api/v1/finance/report/update', { data: { id, description: 'Torno novo' } })
  await dialog.getByLabel('Descrição').fill('Torno velho')
  await dialog.getByRole('button', { name: 'Salvar Transação' }).click()
  const question = page.getByRole('dialog', { name: /salvou às/ })
  await expect(question).toContainText('Torno novo')
  await question.getByRole('button', { name: 'Salvar' }).click()
  await expect(rowsOf(page)).toHaveText([/Torno velho/])
})

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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('an entry is added and changed by touch', async ({ page }) => {
    await openMonth(page, '2014-10')
    await page.getByRole('button', { name: 'Nova Transação' }).last().tap()
    const dialog = page.getByRole('dialog', { name: 'Nova Transação' })
    await dialog.getByText('Saída', { exact: true }).tap()
    await dialog.getByLabel('Data').fill('01/10/2014')
    await dialog.getByLabel('Descrição').fill('Pelo telefone')
    await dialog.getByLabel('Categoria').fill('Toque')
    await dialog.getByLabel('Valor').fill('9,99')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Salvar Transação' }).tap()
    await expect(rowsOf(page)).toHaveText([/Pelo telefone/])
    await rowsOf(page).tap()
    await expect(page.getByRole('dialog', { name: 'Transação' }).getByLabel('Valor')).toHaveValue('9,99')
  })
})
