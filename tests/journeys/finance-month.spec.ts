import { readFile } from 'node:fs/promises'
import { nowMs, systemClock } from '#clock.ts'
import { queryDatabase } from './database.ts'
import { addReport, brl, cards, FINANCE, figure, openMonth, rowsOf } from './finance.ts'
import { CUT_OFF, failCalls, holdCall } from './network.ts'
import { expect, expectAccessible, test } from './site.ts'

test.use({ as: 'staff' })

test('[FIN-01] the months come from the data, newest first, with Portuguese names; one that is chosen is shown', async ({
  page,
}) => {
  for (const date of ['2011-03-20', '2011-01-05', '2011-04-01'])
    await addReport(page.request, { date, description: `Mês ${date}` })
  await page.goto(FINANCE)
  const select = page.getByLabel('Mês', { exact: true })
  await expect(page).toHaveTitle('Financeiro')
  const inSaoPaulo = { timeZone: 'America/Sao_Paulo' }
  const current = systemClock.now().toLocaleDateString('pt-BR', { month: 'long', year: 'numeric', ...inSaoPaulo })
  await expect(select.locator('option:checked')).toHaveText(new RegExp(`^${current}$`, 'i'))
  await expect(cards(page)).toBeVisible()
  const names = await select.locator('option').allTextContents()
  const ours = ['Abril de 2011', 'Março de 2011', 'Janeiro de 2011']
  expect(names.filter((name) => ours.includes(name))).toEqual(ours)
  const values = await select.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
  expect(values).toEqual(values.toSorted().toReversed())

  await select.selectOption('Março de 2011')
  await expect(page).toHaveURL(`${FINANCE}?month=2011-03`)
  await expect(rowsOf(page)).toHaveText([/Mês 2011-03-20/])
  await page.getByRole('button', { name: 'Mês anterior' }).click()
  await expect(rowsOf(page)).toHaveText([/Mês 2011-01-05/])
  await page.getByRole('button', { name: 'Próximo mês' }).press('Enter')
  await expect(rowsOf(page)).toHaveText([/Mês 2011-03-20/])
  await page.reload()
  await expect(rowsOf(page)).toHaveText([/Mês 2011-03-20/])
  await page.goBack()
  await expect(rowsOf(page)).toHaveText([/Mês 2011-01-05/])
})

test('[FIN-02] [FIN-03] [FIN-05] cards and footer are sums of the whole month, to the cent, whatever of it is loaded', async ({
  page,
  site,
}) => {
  await queryDatabase(
    site,
    `insert into finance_reports (id_user, description, amount, category, type, date, search)
     select 2, 'Linha ' || n, 10, 'Muitas', case when n % 3 = 0 then 'despesa' else 'receita' end, '2013-05-10', 'linha'
     from generate_series(1, 250) n`,
  )
  await addReport(page.request, { date: '2013-05-31', amount: '0.20', description: 'Ímpar' })
  await openMonth(page, '2013-05')
  await expect(rowsOf(page)).toHaveCount(100)
  await expect(figure(page, 'Entradas')).toHaveText(brl('R$ 16,90'))
  await expect(figure(page, 'Saídas')).toHaveText(brl('R$ 8,30'))
  await expect(figure(page, 'Saldo Positivo')).toHaveText(brl('R$ 8,60'))
  await expect(figure(page, 'Transações')).toHaveText('251')
  await expect(figure(page, 'Maior entrada')).toHaveText(brl('R$ 0,20'))
  await expect(figure(page, 'Maior saída')).toHaveText(brl('R$ 0,10'))
  await page.getByRole('button', { name: 'Carregar mais' }).click()
  await expect(rowsOf(page)).toHaveCount(200)
  await expect(figure(page, 'Transações')).toHaveText('251')

  await addReport(page.request, { date: '2013-05-31', amount: '8.61', type: 'despesa' })
  await page.reload()
  await expect(figure(page, 'Saldo negativo')).toHaveText(brl('−R$ 0,01'))
})

test('[FIN-02] sums of seven digits stand on one line, on a phone too', async ({ page }) => {
  await addReport(page.request, { date: '2013-08-01', amount: '1251905.75' })
  await openMonth(page, '2013-08')
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    for (const label of ['Entradas', 'Saídas', 'Saldo Positivo']) {
      const lines = await figure(page, label).evaluate((sum) => {
        const text = document.createRange()
        text.selectNodeContents(sum.querySelector('strong')!)
        return new Set([...text.getClientRects()].map(({ top }) => top)).size
      })
      expect(lines, `${label} at ${width}`).toBe(1)
    }
  }
})

test('[FIN-03] the table has date, description, income and expense; a phone cuts the description to 30', async ({
  page,
}) => {
  const long = 'Anúncio na feira de tecnologia e robótica'
  await addReport(page.request, { date: '2013-06-02', description: long, type: 'despesa', amount: '1234.5' })
  await addReport(page.request, { date: '2013-06-09', description: 'Curta', amount: '7' })
  await openMonth(page, '2013-06')
  await expect(page.getByRole('columnheader')).toHaveText(['Data', 'Descrição', 'Entrada', 'Saída'])
  await expect(rowsOf(page).nth(0).getByRole('cell')).toHaveText(['09/06/2013', brl('R$ 7,00'), ''])
  await expect(rowsOf(page).nth(1).getByRole('cell')).toHaveText(['02/06/2013', '', brl('R$ 1.234,50')])
  const cut = page.getByText('Anúncio na feira de tecnologia…')
  await expect(cut).toBeHidden()
  await expectAccessible(page)
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 740 })
    await expectAccessible(page)
    await expect(cut).toBeVisible({ visible: width === 360 })
  }
})

test('a month is saved as a table for Excel, and as one file for the accountant', async ({ page }) => {
  await addReport(page.request, { date: '2014-07-03', description: 'Oficina de férias', amount: '1234.50' })
  await openMonth(page, '2014-07')
  const save = async (name: string) => {
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    return readFile(await (await waiting).path())
  }
  await page.getByRole('button', { name: 'Contador: levar o mês' }).click()
  await expect(page.getByRole('dialog').getByLabel('Mês', { exact: true })).toHaveValue('2014-07')
  const csv = (await save('Só a planilha (CSV)')).toString()
  expect(csv).toMatch(/^\ufeff/)
  expect(csv).toContain('Oficina de férias')
  expect(csv).toContain('1234,50')
  const zip = await save('Baixar o ZIP')
  expect(zip.subarray(0, 2).toString()).toBe('PK')
})

test('the search goes through all months, and its sums are of what it finds', async ({ page }) => {
  const word = `Busca${nowMs()}`
  await addReport(page.request, { date: '2014-06-01', description: `${word} um`, amount: '1.50' })
  await addReport(page.request, { date: '2015-07-01', description: `${word} dois`, amount: '2.50', type: 'despesa' })
  await openMonth(page, '2014-06')
  const search = page.getByRole('searchbox', { name: 'Buscar em todos os meses' })
  await search.fill(word.toUpperCase())
  await expect(rowsOf(page)).toHaveText([new RegExp(`${word} dois`), new RegExp(`${word} um`)])
  await expect(figure(page, 'Saldo negativo')).toHaveText(brl('−R$ 1,00'))
  await page.reload()
  await expect(rowsOf(page)).toHaveCount(2)
  await search.fill(`${word} nada`)
  await expect(page.getByText('Nenhuma transação com')).toBeVisible()
  await page.getByRole('button', { name: 'Voltar ao mês' }).click()
  await expect(page).toHaveURL(`${FINANCE}?month=2014-06`)
  await expect(search).toHaveValue('')
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder('Ir para…').fill(`${word} um`)
  await page.getByRole('button', { name: new RegExp(`^${word} um`) }).click()
  await expect(page.getByRole('dialog', { name: 'Transação' }).getByLabel('Descrição')).toHaveValue(`${word} um`)
})

test('a month that does not come says so, and an entry that is not there too', async ({ page, complaints }) => {
  complaints.allow(CUT_OFF, /status of 4\d\d/)
  const letGo = await holdCall(page, '/finance/report/listReportsMonth')
  await page.goto(FINANCE)
  await expect(page.getByRole('status', { name: 'Carregando as transações…' })).toBeVisible()
  letGo()
  await expect(cards(page)).toBeVisible()
  const mend = await failCalls(page, '/finance/report/listReportsMonth', 422, 'Use um mês como 2026-11.')
  await page.goto(`${FINANCE}?month=2014-08`)
  await expect(page.getByRole('alert')).toContainText('As transações não vieram')
  await expectAccessible(page)
  await mend()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('heading', { name: 'Nada em agosto de 2014' })).toBeVisible()
  await page.goto(`${FINANCE}?id=999999`)
  await expect(page.getByRole('dialog')).toContainText('Esta transação não existe')
})

test('two people’s money never meets; the admin sees the whole team’s by a switch', async ({
  page,
  browser,
  sessions,
  baseURL,
  admin,
}) => {
  await addReport(admin, { date: '2014-09-01', description: 'Da firma', amount: '5.00' })
  const own = await addReport(page.request, { date: '2014-09-02', description: 'Do Davi', amount: '7.00' })
  await openMonth(page, '2014-09')
  await expect(rowsOf(page)).toHaveText([/Do Davi/])
  await expect(page.getByLabel('Toda a equipe')).toHaveCount(0)
  const context = await browser.newContext({ storageState: sessions.admin, baseURL: baseURL ?? '' })
  const theirs = await context.newPage()
  await openMonth(theirs, '2014-09')
  await expect(rowsOf(theirs)).toHaveText([/Da firma/])
  await theirs.getByLabel('Toda a equipe').check()
  await expect(rowsOf(theirs)).toHaveText([/Do Davi.*Davi/, /Da firma.*Marina/])
  await expect(figure(theirs, 'Entradas')).toHaveText(brl('R$ 12,00'))
  await theirs.goto(`${FINANCE}?month=2014-09&id=${own.id}`)
  await expect(theirs.getByText('Do livro de Davi')).toBeVisible()
  await context.close()
})
