import { nowMs } from '#clock.ts'
import { addBill, brl, FINANCE, openMonth, rowsOf } from './finance.ts'
import { expect, test } from './site.ts'

test.use({ as: 'staff' })

/** A calendar day some days from today, YYYY-MM-DD. */
const inDays = (days: number) =>
  new Date(nowMs() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' })

test('what is open stands by its due day, and one press pays it and takes it back', async ({ page }) => {
  await addBill(page.request, { description: 'Contador', due: inDays(-3), amount: '380.00' })
  await addBill(page.request, { description: 'Luz', due: inDays(0), amount: '99.90' })
  await addBill(page.request, { description: 'Manutenção', due: inDays(5), amount: '750.00', type: 'receita' })
  await addBill(page.request, { description: 'Seguro', due: inDays(40), amount: '1240.00' })
  await page.goto(`${FINANCE}/bills`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A pagar e a receber')
  const group = (name: string) => page.getByRole('region', { name })
  await expect(group('Vencidas').getByRole('listitem').filter({ hasText: 'Contador' })).toBeVisible()
  await expect(group('Hoje').getByRole('listitem')).toContainText(['Luz'])
  await expect(group('Próximos 7 dias').getByRole('listitem')).toContainText(['Manutenção'])
  await expect(group('Próximos 7 dias')).toContainText(brl('R$ 750,00 a receber'))
  await expect(group('Depois').getByRole('listitem').filter({ hasText: 'Seguro' })).toBeVisible()
  await page.getByRole('button', { name: 'Paguei: Luz' }).click()
  await expect(group('Hoje')).toHaveCount(0)
  await expect(group('Pagas').getByRole('listitem').first()).toContainText('Luz')
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click()
  await expect(group('Hoje').getByRole('listitem')).toContainText(['Luz'])
  await page.getByRole('button', { name: 'Recebi: Manutenção' }).press('Enter')
  await expect(group('Pagas').getByRole('listitem').first()).toContainText('Manutenção')
  // What is paid is an entry of the day, linked with what it paid.
  await openMonth(page, inDays(0).slice(0, 7))
  await rowsOf(page).filter({ hasText: 'Manutenção' }).getByRole('link').click()
  const dialog = page.getByRole('dialog', { name: 'Transação' })
  await expect(dialog).toContainText('É o pagamento de')
  // Without it, the bill is open again.
  await dialog.getByRole('button', { name: 'Excluir' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'A pagar e a receber' }).click()
  await expect(group('Próximos 7 dias').getByRole('listitem')).toContainText(['Manutenção'])
})

test.describe('the admin', () => {
  test.use({ as: 'admin' })

  test('a parcela of an accepted quote stands here by itself, and its payment is settled in the quote', async ({
    page,
    admin,
  }) => {
    const { data } = await (await admin.get('/api/v1/finance/bills?id_user=0')).json()
    const parcela = data.find(({ kind }: { kind: string }) => kind === 'installment')
    await page.goto(`${FINANCE}/bills`)
    await page.getByLabel('Toda a equipe').check()
    const row = page.getByRole('listitem').filter({ hasText: parcela.description })
    await expect(row).toContainText('Orçamento aceito')
    await expect(row.getByRole('link')).toHaveAttribute('href', parcela.to)
    await row.getByRole('button').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Recebi' }).click()
    await expect(row).toHaveCount(0)
    const today = inDays(0)
    await openMonth(page, today.slice(0, 7))
    await rowsOf(page).getByRole('link', { name: parcela.description }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Transação' })
    await expect(dialog.getByLabel('Valor')).toBeDisabled()
    await expect(dialog.getByRole('button', { name: 'Excluir' })).toHaveCount(0)
    await dialog.getByRole('link', { name: /^Orçamento/ }).click()
    await expect(page).toHaveURL(parcela.to)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d{4}/)
  })
})
