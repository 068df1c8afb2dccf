import { nowMs } from '#clock.ts'
import { queryDatabase } from './database.ts'
import { addAccount, addBill, addReport, brl, FINANCE, figure, openMonth, rowsOf } from './finance.ts'
import { CUT_OFF, cutCalls, holdCall } from './network.ts'
import { expect, expectAccessible, test } from './site.ts'

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
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })

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

test('what was paid is not offered again while the list is still on its way', async ({ page }) => {
  await addBill(page.request, { description: 'Água', due: inDays(1), amount: '45.00' })
  await page.goto(`${FINANCE}/bills`)
  const pay = page.getByRole('button', { name: 'Paguei: Água' })
  await expect(pay).toBeEnabled()
  const release = await holdCall(page, '/finance/bills*')
  await pay.click()
  await expect(page.getByRole('status').filter({ hasText: brl('R$ 45,00 pagos') })).toBeVisible()
  await expect(pay).toBeDisabled()
  release()
  await expect(pay).toHaveCount(0)
})

test('who once looked at the whole team and is no admin sees their own ledger alone', async ({ page }) => {
  await addReport(page.request, { date: '2008-03-01', category: 'Do meu livro' })
  await page.request.post('/api/v1/profile/choices', { data: { finance_whole_team: true } })
  await page.goto(`${FINANCE}/accounts`)
  const section = page.getByRole('region', { name: 'Categorias' })
  await expect(section.getByRole('button', { name: /^Do meu livro/ })).toBeVisible()
  await expect(section.getByText('Só as do seu livro')).toHaveCount(0)
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

test('a bill is written, changed, deleted and brought back', async ({ page }) => {
  await page.goto(`${FINANCE}/bills`)
  await page.getByRole('button', { name: 'Adicionar' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'A pagar ou receber' })
  await expect(dialog.getByRole('radio', { name: 'A pagar' })).toBeChecked()
  await dialog.getByLabel('Vence em').fill('15/08/2030')
  await dialog.getByLabel('Descrição').fill('Alvará')
  await dialog.getByLabel('Categoria').fill('Taxas')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog.getByText('Preencha este campo.')).toBeVisible()
  await dialog.getByLabel('Valor').fill('320')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Alvará' })
  await expect(row).toContainText(brl('R$ 320,00'))
  await row.getByRole('button', { name: 'Alvará', exact: true }).click()
  await dialog.getByLabel('Valor').fill('321,50')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(row).toContainText(brl('R$ 321,50'))
  await row.getByRole('button', { name: 'Alvará', exact: true }).click()
  await dialog.getByRole('button', { name: 'Excluir' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click()
  await expect(row).toContainText('15/08/2030')
})

test('what repeats is written once, appears in the months ahead, and ends', async ({ page }) => {
  await page.goto(`${FINANCE}/bills`)
  await page.getByRole('button', { name: 'Nova repetição' }).click()
  const dialog = page.getByRole('dialog', { name: 'O que se repete' })
  await dialog.getByLabel('Primeira em').fill(inDays(20).split('-').reverse().join('/'))
  await dialog.getByLabel('Descrição').fill('Aluguel do galpão')
  await dialog.getByLabel('Categoria').fill('Aluguel')
  await dialog.getByLabel('Valor').fill('2.350,00')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  const row = page.getByRole('region', { name: 'O que se repete' }).getByRole('listitem')
  await expect(row.filter({ hasText: 'Aluguel do galpão' })).toContainText('Todo mês · Aluguel')

  await page.goto(`${FINANCE}/ahead`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Próximos meses')
  await expect(page.getByText('Aluguel do galpão').first()).toBeVisible()
  expect(await page.getByText('Aluguel do galpão').count()).toBeGreaterThanOrEqual(3)
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)

  await page.goto(`${FINANCE}/bills`)
  await row.filter({ hasText: 'Aluguel do galpão' }).getByRole('button').click()
  await expect(dialog.getByLabel('Primeira em')).toBeDisabled()
  await dialog.getByRole('button', { name: 'Encerrar' }).click()
  await page.getByRole('dialog', { name: 'Encerrar esta repetição?' }).getByRole('button', { name: 'Encerrar' }).click()
  await expect(page.getByText('Aluguel do galpão')).toHaveCount(0)
})

test('a year is drawn by month and by category, with its numbers as a table', async ({ page, site }) => {
  await queryDatabase(site, `delete from finance_reports where date between '2010-01-01' and '2010-12-31'`)
  for (const [date, type, amount, category] of [
    ['2010-01-10', 'receita', '1000.00', 'Projetos'],
    ['2010-02-10', 'despesa', '1500.25', 'Material'],
    ['2010-02-11', 'receita', '0.10', 'Juros'],
    ['2010-11-30', 'receita', '900.00', 'Projetos'],
  ])
    await addReport(page.request, { date, type, amount, category })
  await page.goto(`${FINANCE}/year?year=2010`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ano')
  await expect(figure(page, 'Entradas')).toHaveText(brl('R$ 1.900,10'))
  const slider = page.getByRole('slider', { name: 'Mês do gráfico: Entradas e saídas' })
  await slider.focus()
  await slider.press('Home')
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    brl('fevereiro de 2010: entraram R$ 0,10, saíram R$ 1.500,25').replace('saíram R$ ', 'saíram R$\u00a0'),
  )
  await page.getByText('Os números do gráfico').nth(1).click()
  const numbers = page.getByRole('region', { name: 'Números do gráfico: Saldo acumulado' })
  await expect(numbers.getByRole('row').filter({ hasText: 'fevereiro' })).toContainText(brl('-R$ 500,15'))
  await expect(numbers.getByRole('row').filter({ hasText: 'dezembro' })).toContainText(brl('R$ 399,85'))
  const income = page.getByRole('region', { name: 'Entradas', exact: true })
  await expect(income.getByRole('row')).toHaveText([/Categoria/, /Projetos.*1\.900,00/, /Juros.*0,10/])
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)
  await income.getByRole('link', { name: 'Projetos' }).click()
  await expect(page).toHaveURL(`${FINANCE}?q=Projetos`)
})

test('an account shows its balance beside the bank’s, and since when they differ', async ({ page }) => {
  const { id } = await addAccount(page.request, { name: 'Banco da Ilha', opening_balance: '100.00' })
  await addAccount(page.request, { name: 'Gaveta', kind: 'cash' })
  await addReport(page.request, { date: '2009-03-02', amount: '50.00', account_id: id })
  await page.goto(`${FINANCE}/accounts`)
  const row = page.getByRole('listitem').filter({ hasText: 'Banco da Ilha' })
  await expect(row).toContainText(brl('R$ 150,00'))
  await row.getByRole('button', { name: 'Anotar saldo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Saldo de Banco da Ilha' })
  await dialog.getByLabel('Dia').fill('02/03/2009')
  await dialog.getByLabel('Saldo').fill('cento')
  await dialog.getByRole('button', { name: 'Anotar' }).click()
  await expect(dialog.getByLabel('Saldo')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Saldo').fill('150')
  await dialog.getByRole('button', { name: 'Anotar' }).click()
  await expect(row).toContainText('Confere')
  await addReport(page.request, { date: '2009-03-02', amount: '1.00', type: 'despesa', account_id: id })
  await page.reload()
  await expect(row).toContainText(brl('Diferença de R$ 1,00, desde 02/03/2009'))

  await page.getByRole('button', { name: 'Transferir' }).click()
  const transfer = page.getByRole('dialog', { name: 'Transferir entre contas' })
  await transfer.getByLabel('De').selectOption('Banco da Ilha')
  await transfer.getByLabel('Para').selectOption('Gaveta')
  await transfer.getByLabel('Valor').fill('49')
  await expectAccessible(page)
  await transfer.getByRole('button', { name: 'Transferir' }).click()
  await expect(row).toContainText(brl('R$ 100,00'))
  await expect(page.getByRole('listitem').filter({ hasText: 'Gaveta' })).toContainText(brl('R$ 49,00'))

  await row.getByRole('button', { name: 'Banco da Ilha', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Conta, cartão ou caixa' })
  await form.getByLabel('Saldo antes da primeira transação').fill('-10')
  await form.getByLabel('Fora de uso').check()
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect(row).toContainText('fora de uso')
  await expect(row).toContainText(brl('-R$ 10,00'))
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)
})

test('a category gets another name and colour', async ({ page }) => {
  await addReport(page.request, { date: '2008-01-01', category: 'Ferramenta velha' })
  await page.goto(`${FINANCE}/accounts`)
  await page.getByRole('button', { name: /^Ferramenta velha/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Categoria' })
  await dialog.getByLabel('Nome').fill('Ferramenta')
  await dialog.getByRole('radio', { name: 'Roxo' }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('button', { name: /^Ferramenta \d/ })).toBeVisible()
  await openMonth(page, '2008-01')
  await expect(rowsOf(page)).toContainText(['Ferramenta'])
})

test.describe('the admin', () => {
  test.use({ as: 'admin' })

  test('the categories are those of one’s own ledger under the whole team too, and say so', async ({ page, site }) => {
    await addReport(page.request, { date: '2008-02-01', category: 'Da casa' })
    await queryDatabase(
      site,
      "insert into finance_categories (id_user, name, key, color) values (2, 'Do Davi', 'do davi', 0)",
    )
    await page.goto(`${FINANCE}/accounts`)
    const section = page.getByRole('region', { name: 'Categorias' })
    const note = section.getByText('Só as do seu livro: cada pessoa tem as suas.')
    await expect(section.getByRole('button', { name: /^Da casa/ })).toBeVisible()
    await expect(note).toHaveCount(0)
    const team = page.getByRole('switch', { name: 'Toda a equipe' })
    await team.click()
    await expect(note).toBeVisible()
    await expect(section.getByRole('button', { name: /^Do Davi/ })).toHaveCount(0)
    await section.getByRole('button', { name: /^Da casa/ }).click()
    await expect(page.getByRole('dialog', { name: 'Categoria' })).toContainText('todas as transações do seu livro')
    await page.keyboard.press('Escape')
    await team.click()
  })
})

test('the screens say when the server is away', async ({ page, complaints }) => {
  complaints.allow(CUT_OFF)
  for (const [path, failed] of [
    ['bills', 'As contas em aberto não vieram'],
    ['accounts', 'As contas não vieram'],
    ['year', 'O ano não veio'],
    ['ahead', 'Os próximos meses não vieram'],
  ] as const) {
    const mend = await cutCalls(page, '/finance/**')
    await page.goto(`${FINANCE}/${path}`)
    await expect(page.getByRole('heading', { name: failed })).toBeVisible()
    await mend()
    await page.getByRole('button', { name: 'Tentar de novo' }).first().click()
    await expect(page.getByRole('heading', { name: failed })).toHaveCount(0)
  }
})

test('[DSH-05] the dashboard has the balance of the month, and leads to it', async ({ page }) => {
  await addBill(page.request, { description: 'Vencida', due: inDays(-1), amount: '1.00' })
  await page.goto('/dashboard')
  const tile = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Financeiro' }) })
  await expect(tile).toContainText('R$')
  await expect(tile).toContainText(/em aberto: \d+ vencidas?/)
  await tile.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Financeiro')
})
