import { makeCsv, STATEMENTS } from '#tests/bank-statements.ts'
import { addBill, addReport, brl, FINANCE, figure, openMonth, rowsOf } from './finance.ts'
import { expect, expectAccessible, test } from './site.ts'
import { choose, linesOf, preview, statement } from './statements.ts'

test.use({ as: 'staff' })

test('a statement is shown before anything is written, added as chosen, known the second time, and undone', async ({
  page,
}) => {
  const file = statement(
    '7001',
    ['2007-10-01', '-1850.00', 'PAGTO ALUGUEL'],
    ['2007-10-05', '4350.90', 'PIX RECEBIDO PADARIA SÃO JOÃO'],
    ['2007-10-20', '-12.50', 'TARIFA PACOTE SERVIÇOS'],
  )
  await page.goto(`${FINANCE}/import`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Importar')
  await expectAccessible(page)
  await choose(page, 'outubro.ofx', file)
  await expect(preview(page, 'outubro.ofx')).toContainText('3 certas, 0 esperam a sua resposta, 0 já no livro')
  await expect(linesOf(page)).toHaveCount(3)
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.getByLabel('Categoria de PAGTO ALUGUEL').fill('Aluguel')
  await page.getByLabel('O que fazer com TARIFA PACOTE SERVIÇOS').selectOption('Deixar de fora')
  await page.getByRole('button', { name: 'Importar 2' }).click()
  await expect(page.getByText('outubro.ofx: 2 transações novas')).toBeVisible()
  await openMonth(page, '2007-10')
  await expect(rowsOf(page)).toContainText([/PIX RECEBIDO PADARIA SÃO JOÃO/, /PAGTO ALUGUELAluguel/])
  await expect(figure(page, 'Saldo Positivo')).toHaveText(brl('R$ 2.500,90'))

  await page.goto(`${FINANCE}/import`)
  await choose(page, 'outubro-de-novo.ofx', file)
  await expect(preview(page, 'outubro-de-novo.ofx')).toContainText('2 já no livro')
  const dropped = page.getByRole('region', { name: 'Ficam de fora' })
  await expect(dropped.getByRole('listitem').first()).toContainText('mesma linha do extrato de')
  await expect(page.getByRole('button', { name: 'Importar 1' })).toBeDisabled()
  await page.keyboard.press('Shift+A')
  await expect(dropped.getByLabel('Olhei')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Importar 1' })).toBeEnabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Desfazer a importação de outubro.ofx' }).click()
  const question = page.getByRole('dialog', { name: 'Desfazer esta importação?' })
  await expect(question).toContainText('2 transações saem do livro')
  await question.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText('desfeita em')).toBeVisible()
  await openMonth(page, '2007-10')
  await expect(rowsOf(page)).toHaveCount(0)
})

test('a line that may be an entry typed by hand is asked about, and neither added nor left out', async ({ page }) => {
  await addReport(page.request, { date: '2007-11-05', description: 'Recebi da venda', amount: '77.70' })
  await page.goto(`${FINANCE}/import`)
  await choose(page, 'novembro.ofx', statement('7002', ['2007-11-05', '77.70', 'PIX PADARIA']))
  await expect(preview(page, 'novembro.ofx')).toContainText('1 espera a sua resposta')
  await expect(page.getByRole('button', { name: 'Importar 0' })).toBeDisabled()
  const what = page.getByLabel('O que fazer com PIX PADARIA')
  await expect(what).toHaveValue('0')
  await expect(what.locator('option')).toContainText(['Responda…', 'É a mesma de 05/11: Recebi da venda', 'Lançar'])
  await what.selectOption('Lançar')
  await page.getByRole('button', { name: 'Importar 1' }).click()
  await expect(page.getByText('novembro.ofx: 1 transação nova')).toBeVisible()
  await openMonth(page, '2007-11')
  await expect(rowsOf(page)).toHaveCount(2)
})

test('a line with the amount of something open pays it: one entry, and that one is paid', async ({ page }) => {
  await addBill(page.request, {
    description: 'Manutenção anual',
    due: '2007-12-10',
    amount: '1234.56',
    type: 'receita',
  })
  await page.goto(`${FINANCE}/import`)
  await choose(page, 'dezembro.ofx', statement('7003', ['2007-12-11', '1234.56', 'TED JOAQUIM']))
  await expect(linesOf(page)).toContainText('O valor é o de “Manutenção anual”')
  await page.getByLabel('O que fazer com TED JOAQUIM').selectOption('Paga: Manutenção anual (vence 10/12)')
  await page.getByRole('button', { name: 'Importar 1' }).click()
  await expect(page.getByText('1 pagamento reconhecido')).toBeVisible()
  await openMonth(page, '2007-12')
  await expect(rowsOf(page)).toHaveCount(1)
  await page.goto(`${FINANCE}/bills`)
  await expect(page.getByRole('button', { name: 'Recebi: Manutenção anual' })).toHaveCount(0)
  await expect(
    page.getByRole('region', { name: 'Pagas' }).getByRole('listitem').filter({ hasText: 'Manutenção anual' }),
  ).toContainText('11/12/2007')
})

test('the columns of a CSV are named once, and remembered', async ({ page }) => {
  const csv = (day: string, amount: string) =>
    makeCsv([
      ['Quando', 'Histórico', 'Quanto', 'Saldo depois'],
      [day, 'MERCADO DO PORTO', amount, '10,00'],
    ])
  await page.goto(`${FINANCE}/import`)
  await choose(page, 'cartao.csv', csv('05/01/2007', '99,90'))
  await page.getByLabel('Como se chama a conta nova').fill('Conta do arquivo')
  const columns = page.getByText('As colunas do CSV')
  await expect(columns).toHaveText('As colunas do CSV: confira')
  await page.getByLabel('Valores positivos são saídas').check()
  await page.getByLabel('Valor, com sinal').selectOption('Quanto')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ler de novo assim' }).click()
  await expect(linesOf(page).last()).toContainText(brl('−R$ 99,90'))
  await page.getByRole('button', { name: 'Importar 1' }).click()
  await expect(page.getByText('cartao.csv: 1 transação nova')).toBeVisible()
  await choose(page, 'cartao-2.csv', csv('05/02/2007', '11,10'))
  await expect(columns).toHaveText('As colunas do CSV')
  await expect(linesOf(page).last()).toContainText(brl('−R$ 11,10'))
})

test('what of a file does not come in is listed with its line and reason, before and after', async ({ page }) => {
  await page.goto(`${FINANCE}/import`)
  const csv = makeCsv([
    ['Data', 'Valor'],
    ['05/06/2007', '-5,00'],
    ['06/06/2007', '0,00'],
    ['', '-7,00'],
  ])
  await choose(page, 'sem-descricao.csv', csv)
  await page.getByLabel('Como se chama a conta nova').fill('Conta do arquivo')
  const remarks = page.getByRole('group').filter({ hasText: '2 linhas não entram como estão no arquivo' })
  await expect(remarks.getByRole('listitem')).toHaveText([
    'Linha 3: O valor de “Sem descrição” é zero: fica de fora.',
    'Linha 4: Sem data: “-7,00” fica de fora.',
  ])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Importar 1' }).click()
  await expect(page.getByText('sem-descricao.csv: 1 transação nova')).toBeVisible()
  await expect(remarks.getByRole('listitem')).toHaveCount(2)
})

test('a CSV of which a line cannot be read by its columns says why, and is read by others', async ({ page }) => {
  await page.goto(`${FINANCE}/import`)
  const csv = makeCsv([
    ['Lançamento', 'Compensação', 'Histórico', 'Valor'],
    ['05/03/2007', '06/03/2007', 'PADARIA', '-5,00'],
    ['31/02/2007', '07/03/2007', 'FEIRA', '-7,00'],
  ])
  await choose(page, 'dois-dias.csv', csv)
  const unread = page.getByRole('region', { name: 'Não foram lidas' })
  await expect(unread).toContainText('Linha 3: A data “31/02/2007” não existe.')
  await expect(page.getByRole('button', { name: 'Importar 1' })).toBeDisabled()
  await expectAccessible(page)
  await page.getByLabel('Data', { exact: true }).selectOption('Compensação')
  await page.getByRole('button', { name: 'Ler de novo assim' }).click()
  await expect(linesOf(page)).toHaveCount(2)
  await expect(unread).toHaveCount(0)
})

test('columns chosen anew drop what was typed for the lines', async ({ page }) => {
  await page.goto(`${FINANCE}/import`)
  const csv = makeCsv([
    ['Data', 'Histórico', 'Detalhe', 'Valor'],
    ['03/09/2007', 'FEIRA DO BAIRRO', 'Barraca 7', '-5,00'],
  ])
  await choose(page, 'colunas.csv', csv)
  const category = linesOf(page)
    .last()
    .getByRole('combobox', { name: /^Categoria de/ })
  await category.fill('Comida')
  await page.getByLabel('Valores positivos são saídas').check()
  await page.getByRole('button', { name: 'Ler de novo assim' }).click()
  await expect(linesOf(page).last()).not.toContainText('−')
  await expect(category).toHaveValue('')
})

test('a file that cannot be read is refused with what is wrong in it', async ({ page, complaints }) => {
  complaints.allow(/status of 4\d\d/)
  await page.goto(`${FINANCE}/import`)
  const whole = STATEMENTS.itau()
  for (const [name, bytes] of [
    ['cortado.ofx', whole.subarray(0, whole.length / 2)],
    ['vazio.ofx', Buffer.alloc(0)],
    ['foto.ofx', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0])],
  ] as const) {
    await choose(page, name, bytes)
    await expect(page.getByRole('alert'), name).not.toBeEmpty()
    await expect(preview(page, name), name).toHaveCount(0)
  }
  await expectAccessible(page)
})
