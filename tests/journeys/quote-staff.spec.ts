import type { Page } from '@playwright/test'
import { addBudget, ITEMS, sendBudget, setBudget } from './budgets.ts'
import { failCalls } from './network.ts'
import { expect, expectAccessible, test } from './site.ts'
import { startedScripts } from './warm-context.ts'

/** The browser's own line about a page that answers 404 or 409. */
const REFUSED = /status of (404|409|422)/
const main = (page: Page) => page.getByRole('main')

test.describe('staff', () => {
  test.use({ as: 'admin', permissions: ['clipboard-read', 'clipboard-write'] })

  test('send a quote, see it accepted, mark a parcela as paid and start the line', async ({
    page,
    admin,
    visitor,
    complaints,
  }) => {
    complaints.allow(REFUSED)
    const { id, client } = await addBudget(admin, {
      items: ITEMS,
      payments: [
        { due: null, percent: 50, amount: null },
        { due: '2027-01-31', percent: 50, amount: null },
      ],
    })
    await page.goto(`/dashboard/budget-printer?id=${id}`)
    const panel = page.getByRole('region', { name: 'Com o cliente' })
    await expect(panel).toContainText('Rascunho')
    await panel.getByRole('button', { name: 'Enviar ao cliente' }).click()
    const dialog = page.getByRole('dialog', { name: 'Enviar ao cliente' })
    await expect(dialog).toContainText('Esta instalação não envia e-mails')
    await dialog.getByRole('button', { name: 'Gravar o e-mail em arquivo' }).click()
    await expect(dialog).toContainText('Escreva o e-mail do cliente.')
    await expectAccessible(page)
    await dialog.getByLabel('E-mail do cliente').fill('a,b@exemplo.com.br')
    await dialog.getByRole('button', { name: 'Gravar o e-mail em arquivo' }).click()
    await expect(dialog.getByLabel('E-mail do cliente')).toHaveAccessibleDescription('Este e-mail não parece completo.')
    await dialog.getByLabel('E-mail do cliente').fill('helena@exemplo.com.br')
    await dialog.getByRole('button', { name: 'Gravar o e-mail em arquivo' }).dblclick()
    await expect(page.getByText('O e-mail virou um arquivo na pasta outbox')).toBeVisible()
    await expect(panel).toContainText('Enviado')
    await expect(panel.getByText('Versão 1 gravada em arquivo para helena@exemplo.com.br')).toHaveCount(1)
    await panel.getByRole('button', { name: 'Copiar o link' }).click()
    const link = await page.evaluate(() => navigator.clipboard.readText())

    const reader = await visitor.newPage()
    await reader.goto(link)
    await expect(main(reader)).toContainText(client)
    await expect(main(reader)).not.toContainText('ao seu e-mail')
    await reader.getByLabel('Seu nome').first().fill('Helena Prado')
    await reader.getByLabel('Seu e-mail').fill('helena@exemplo.com.br')
    await reader.getByRole('checkbox', { name: /Li e concordo/ }).check()
    await reader.getByRole('button', { name: /^Aceitar por R\$/ }).click()
    await expect(main(reader)).toContainText('Aceito por Helena Prado')

    await page.reload()
    await expect(panel).toContainText('Aceito')
    await expect(panel).toContainText('aceita por Helena Prado, pela página do orçamento')
    await panel.getByRole('button', { name: 'Marcar como paga' }).first().click()
    await page
      .getByRole('dialog', { name: /^Parcela 1/ })
      .getByRole('button', { name: 'Marcar como paga' })
      .click()
    await expect(panel).toContainText(/paga em .*, Pix/)

    await panel.getByRole('button', { name: 'Começar o quadro' }).click()
    await page.getByRole('button', { name: 'Começar', exact: true }).click()
    await expect(page).toHaveURL(/production-line\/backlog\/\d+/)
    await expect(main(page)).toContainText('Firmware com envio por LoRa')
    await page.goBack()
    await expect(panel.getByRole('link', { name: 'Ver o quadro' })).toBeVisible()
  })

  test('change a sent quote as a draft, give a line of it back, send version 2, and begin another once it is accepted', async ({
    page,
    admin,
    visitor,
  }) => {
    const { id, path } = await sendBudget(admin)
    await page.goto(`/dashboard/budget-create?id=${id}`)
    await expect(main(page)).toContainText('fica no rascunho da versão 2')
    await page.getByLabel('Projeto').fill('Telemetria da bomba')
    await page.getByLabel('Valor adicional').fill('250,00')
    await page.getByRole('button', { name: 'Salvar' }).click()
    const draft = page.getByRole('region', { name: 'Rascunho da versão 2' })
    await expect(draft).toContainText('Telemetria da bomba')
    await expect(draft).toContainText('R$ 250,00')
    await draft.getByRole('button', { name: 'Como na 1: Projeto' }).press('Enter')
    await expect(draft).not.toContainText('Telemetria da bomba')
    await expect(draft).toContainText('R$ 250,00')
    await expectAccessible(page)
    const reader = await visitor.newPage()
    await reader.goto(path)
    await expect(main(reader)).toContainText('R$ 10.050,00')

    const panel = page.getByRole('region', { name: 'Com o cliente' })
    await panel.getByRole('button', { name: 'Enviar versão 2' }).click()
    const dialog = page.getByRole('dialog', { name: 'Enviar versão 2' })
    await expect(dialog).toContainText('Valor adicional')
    await dialog.getByRole('button', { name: 'Só criar o link' }).click()
    await expect(panel.getByText('Versão 2 enviada por link')).toBeVisible()
    await expect(draft).toBeHidden()
    await reader.reload()
    await expect(main(reader)).toContainText('R$ 10.300,00')

    await reader.getByLabel('Seu nome').first().fill('Helena Prado')
    await reader.getByLabel('Seu e-mail').fill('helena@exemplo.com.br')
    await reader.getByRole('checkbox', { name: /Li e concordo/ }).check()
    await reader.getByRole('button', { name: /^Aceitar por R\$/ }).click()
    await expect(main(reader)).toContainText('Aceito por Helena Prado')
    await page.reload()
    await panel.getByRole('button', { name: 'Começar versão 3' }).click()
    await expect(main(page)).toContainText('Rascunho da versão 3.')
    await page.goto(`/dashboard/budget-printer?id=${id}`)
    const next = page.getByRole('region', { name: 'Rascunho da versão 3' })
    await expect(next).toContainText('Ainda diz o mesmo que o cliente tem.')
    await next.getByRole('button', { name: 'Jogar fora o rascunho' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Jogar fora' }).click()
    await expect(next).toBeHidden()
    await expect(panel.getByRole('button', { name: 'Começar versão 3' })).toBeVisible()
  })

  test('read at its item what the client asked to change, and answer it with a word', async ({
    page,
    admin,
    visitor,
  }) => {
    const { id, path } = await sendBudget(admin)
    const reader = await visitor.newPage()
    await reader.goto(path)
    // Else the form is sent by the browser itself.
    await startedScripts(reader)
    const row = main(reader)
      .getByRole('listitem')
      .filter({ hasText: /^Firmware/ })
    await row.locator('summary').press('Enter')
    await row.getByLabel('O que mudar neste item').fill('Sem o firmware, por favor.')
    await row.getByRole('button', { name: 'Pedir a mudança' }).press('Enter')
    await expect(row).toContainText('Você')
    await expectAccessible(reader)

    await page.goto(`/dashboard/budget-create?id=${id}`)
    const item = page.getByRole('listitem').filter({ has: page.getByLabel('Descrição do item 2') })
    await expect(item).toContainText('Sem o firmware, por favor.')
    await item.getByRole('button', { name: 'Responder' }).click()
    const dialog = page.getByRole('dialog', { name: 'Responder ao pedido' })
    await dialog.getByLabel('Resposta').fill('Sem ele a placa não liga.')
    await dialog.getByRole('button', { name: 'Responder', exact: true }).click()
    await expect(item).toContainText('Sem ele a placa não liga.')
    // As after an answer by the form alone, which is no opening.
    await reader.goto(`${path}?respondido=1`)
    await startedScripts(reader)
    await reader.goto(path)
    await expect(row).toContainText('Sem ele a placa não liga.')

    await page.goto(`/dashboard/budget-printer?id=${id}`)
    const panel = page.getByRole('region', { name: 'Com o cliente' })
    await expect(panel).toContainText('Versão 1 aberta 2 vezes')
    await expect(panel).toContainText('Sem o firmware, por favor.')
    const planta = { name: 'planta.pdf', mimeType: 'application/pdf', buffer: Buffer.from('planta') }
    await panel.getByLabel('Arquivos do orçamento').setInputFiles(planta)
    await expect(panel.getByRole('link', { name: 'planta.pdf' })).toBeVisible()
    await expectAccessible(page)
    await reader.reload()
    const download = reader.waitForEvent('download')
    await main(reader).getByRole('link', { name: 'planta.pdf' }).click()
    expect((await download).suggestedFilename()).toBe('planta.pdf')
    await panel.getByRole('button', { name: 'Remover planta.pdf' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remover', exact: true }).click()
    await expect(panel.getByRole('link', { name: 'planta.pdf' })).toBeHidden()
  })

  test('record an acceptance that came by other ways, and undo it with a reason', async ({ page, site, admin }) => {
    const { id } = await addBudget(admin, { items: ITEMS })
    await page.goto(`/dashboard/budget-printer?id=${id}`)
    const panel = page.getByRole('region', { name: 'Com o cliente' })
    await panel.getByRole('button', { name: 'Registrar aceitação' }).click()
    const dialog = page.getByRole('dialog', { name: 'Registrar aceitação' })
    await dialog.getByRole('button', { name: 'Registrar', exact: true }).click()
    await expect(dialog).toContainText('Escreva quem aceitou.')
    await dialog.getByLabel('Quem aceitou').fill('Helena Prado')
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'pedido.pdf', mimeType: 'application/pdf', buffer: Buffer.from('assinado') })
    await dialog.getByRole('button', { name: 'Registrar', exact: true }).click()
    await expect(panel).toContainText('aceita por Helena Prado, por pedido assinado')
    await expect(panel.getByRole('link', { name: 'pedido.pdf' })).toBeVisible()

    // As by new data of the firm: what was accepted stands, and is not sent again.
    await setBudget(site, id, { project_name: 'Outro nome' })
    await page.reload()
    await expect(page.getByRole('heading', { name: /^Orçamento/ }).first()).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Desfazer a aceitação' })).toBeVisible()
    await expect(panel).not.toContainText('Rascunho')

    await panel.getByRole('button', { name: 'Desfazer a aceitação' }).click()
    const undo = page.getByRole('dialog', { name: 'Desfazer a aceitação?' })
    await undo.getByRole('button', { name: 'Desfazer', exact: true }).click()
    await expect(undo).toContainText('Escreva o motivo.')
    await undo.getByLabel('Motivo').fill('Era de outro cliente.')
    await undo.getByRole('button', { name: 'Desfazer', exact: true }).click()
    await expect(panel).toContainText('Era de outro cliente.')
    await expect(panel.getByRole('button', { name: 'Registrar aceitação' })).toBeVisible()
  })

  test('what was typed of a payment, and of the reason why it is undone, stays where the server does not take it', async ({
    page,
    admin,
    complaints,
  }) => {
    complaints.allow(/503/)
    const { id, path } = await sendBudget(admin)
    await admin.post('/api/v1/quote/accept', {
      data: {
        ...{ token: path.slice('/orcamento/'.length), version: 1, agreed: true },
        ...{ name: 'Helena Prado', email: 'helena@exemplo.com.br' },
      },
    })
    await page.goto(`/dashboard/budget-printer?id=${id}`)
    const panel = page.getByRole('region', { name: 'Com o cliente' })
    const mendPay = await failCalls(page, '/budget/pay', 503, 'Tente de novo em instantes.')
    await panel.getByRole('button', { name: 'Marcar como paga' }).click()
    const payment = page.getByRole('dialog', { name: /^Parcela 1/ })
    await payment.getByRole('combobox', { name: 'Por' }).click()
    await page.getByRole('option', { name: 'Boleto' }).click()
    await payment.getByRole('button', { name: 'Marcar como paga' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Tente de novo em instantes.' })).toBeVisible()
    await expect(payment.getByRole('combobox', { name: 'Por' })).toHaveValue('Boleto')
    await mendPay()
    await payment.getByRole('button', { name: 'Marcar como paga' }).click()
    await expect(panel).toContainText(/paga em .*, Boleto/)
    await expect(payment).toBeHidden()

    const mendUndoing = await failCalls(page, '/budget/unpay', 503, 'Isto não foi desfeito.')
    await panel.getByRole('button', { name: 'Desfazer o pagamento' }).click()
    const undoing = page.getByRole('dialog', { name: 'Desfazer o pagamento?' })
    await undoing.getByLabel('Motivo').fill('O boleto voltou.')
    await undoing.getByRole('button', { name: 'Desfazer', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Isto não foi desfeito.' })).toBeVisible()
    await expect(undoing.getByLabel('Motivo')).toHaveValue('O boleto voltou.')
    await mendUndoing()
    await undoing.getByRole('button', { name: 'Desfazer', exact: true }).click()
    await expect(panel).toContainText('O boleto voltou.')
    await expect(undoing).toBeHidden()
  })
})
