import type { APIRequestContext, Page } from '@playwright/test'
import { addBudget, readBudget, setBudget } from './budgets.ts'
import { failCalls } from './network.ts'
import { expect, expectAccessible, test } from './site.ts'
import { startedScripts } from './warm-context.ts'

const ITEMS = [
  { description: 'Placa eletrônica\nDez unidades montadas', quantity: 10, total: 3850 },
  { description: 'Firmware com envio por LoRa', total: 6200 },
]
/** The browser's own line about a page that answers 404 or 409. */
const REFUSED = /status of (404|409|422)/
const main = (page: Page) => page.getByRole('main')

/** A quote that was opened to its client, and the path of the client's page. */
async function sendBudget(caller: APIRequestContext, fields: Record<string, unknown> = {}) {
  const budget = await addBudget(caller, { items: ITEMS, terms: 'Pague em dia.', ...fields })
  const answer = await caller.post('/api/v1/budget/send', { data: { id: budget.id, means: 'link' } })
  if (!answer.ok()) throw new Error(`The quote was not sent: ${await answer.text()}`)
  return { ...budget, path: (await answer.json()).data.path as string }
}

test.describe('the client', () => {
  test('reads a quote on a phone, sees who is told, and accepts it as the last step', async ({ page, admin }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const { id, path } = await sendBudget(admin, {
      project_name: 'Sensor de nível',
      payments: [
        { due: null, percent: 40, amount: null },
        { due: '2027-01-31', percent: 60, amount: null },
      ],
    })
    const views: unknown[] = []
    page.on('request', (request) => {
      if (request.url().includes('/analytics')) views.push(request.postDataJSON())
    })
    const answer = (await page.goto(path))!
    expect(answer.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    await expect(page.getByRole('heading', { level: 1, name: 'Sensor de nível' })).toBeVisible()
    await expect(main(page)).toContainText('Firmware com envio por LoRa')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toHaveCount(0)
    await expect(main(page)).toContainText('Pague em dia.')
    await expectAccessible(page)
    await expect.poll(async () => (await readBudget(admin, id)).state).toBe('seen')
    expect(views).toEqual([])
    expect(await page.locator('head').innerHTML()).not.toContain('Sensor')

    await page.getByRole('link', { name: 'Responder' }).click()
    await page.getByRole('button', { name: /^Aceitar por R\$/ }).click()
    await expect(page.getByLabel('Seu nome').first()).toBeFocused()
    await page.getByLabel('Seu nome').first().fill('Helena Prado')
    await page.getByLabel('Seu e-mail').fill('helena@exemplo.com.br')
    await page.getByRole('checkbox', { name: /Li e concordo/ }).check()
    await page.getByRole('button', { name: /^Aceitar por R\$/ }).click()
    await expect(main(page).getByRole('status').first()).toContainText('Aceito por Helena Prado')
    // Who has answered at the end of the page sees that it was taken.
    await expect(main(page).getByRole('status').first()).toBeFocused()
    await expect(main(page).getByRole('status').first()).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Pagamento' }).first()).toBeVisible()
    // As the document calls them.
    await expect(page.getByRole('heading', { name: /^Entrada: / })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Parcela única: / })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Aceitar por R\$/ })).toBeHidden()
    expect(await readBudget(admin, id)).toMatchObject({ state: 'accepted', status: 'APPROVED' })
    await expectAccessible(page)
  })

  test('asks for a change, gets the second version with what is new, and refuses it', async ({ page, admin }) => {
    const { id, path } = await sendBudget(admin)
    await page.goto(path)
    await page.getByText('Pedir uma mudança').click()
    await page.getByLabel('O que deve mudar').fill('Sem a placa, por favor.')
    await page.getByRole('button', { name: 'Pedir a mudança' }).click()
    await expect(main(page).getByRole('status').first()).toContainText('Recebemos o seu pedido de mudança')
    await expect(main(page).getByRole('status').first()).toBeInViewport()

    await admin.post('/api/v1/budget/save', { data: { budget: { id, items: [ITEMS[1]] } } })
    await page.reload()
    await expect(main(page)).toContainText('Placa eletrônica')
    await admin.post('/api/v1/budget/send', { data: { id, means: 'link' } })
    await page.reload()
    const changes = main(page).locator('details', { hasText: 'O que mudou na versão 2' })
    await expect(changes).toContainText('Placa eletrônica')
    await page.getByText('Recusar', { exact: true }).click()
    await page.getByLabel('Por que não serve').fill('Ficou para o ano que vem.')
    await page.getByRole('button', { name: 'Recusar o orçamento' }).click()
    await expect(main(page).getByRole('status').first()).toContainText('Você recusou')
    await expect(page.getByRole('button', { name: /^Aceitar por R\$/ })).toBeHidden()
  })

  test('who reads an old version is told so and shown the new one, what was typed stays, and they accept that', async ({
    page,
    admin,
    complaints,
  }) => {
    complaints.allow(REFUSED)
    const { id, path } = await sendBudget(admin)
    await page.goto(path)
    await admin.post('/api/v1/budget/save', { data: { budget: { id, project_name: 'Outro nome' } } })
    await admin.post('/api/v1/budget/send', { data: { id, means: 'link' } })
    await page.getByLabel('Seu nome').first().fill('Helena')
    await page.getByLabel('Seu e-mail').fill('helena@exemplo.com.br')
    await page.getByRole('checkbox', { name: /Li e concordo/ }).check()
    await page.getByRole('button', { name: /^Aceitar por R\$/ }).click()
    await expect(page.getByRole('alert')).toContainText('mudou desde que você o abriu')
    await expect(page.getByLabel('Seu nome').first()).toHaveValue('Helena')
    expect((await readBudget(admin, id)).state).not.toBe('accepted')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outro nome')
    await expect(page.getByRole('heading', { name: 'O que mudou na versão 2' })).toBeVisible()
    // They have not agreed to this one yet.
    await expect(page.getByRole('checkbox', { name: /Li e concordo/ })).not.toBeChecked()
    await page.getByRole('checkbox', { name: /Li e concordo/ }).check()
    await page.getByRole('button', { name: /^Aceitar por R\$/ }).click()
    await expect(main(page).getByRole('status').first()).toContainText('Aceito por Helena')
    await expect(page.getByRole('alert')).toBeHidden()
  })

  test('an expired quote says so and offers to ask for a new one; a revoked link opens nothing', async ({
    page,
    site,
    admin,
    complaints,
  }) => {
    complaints.allow(REFUSED)
    const { id, path } = await sendBudget(admin)
    await setBudget(site, id, { budget_validity: '2020-01-31' })
    await page.goto(path)
    await expect(main(page).getByRole('status').first()).toContainText('valeu até')
    await page.getByRole('button', { name: 'Pedir nova validade' }).click()
    await expect(page.getByText('Recebemos o seu pedido.')).toBeVisible()

    await admin.post('/api/v1/budget/revoke', { data: { id } })
    expect((await page.reload())!.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link não vale mais.')
  })

  test('both PDFs of an acceptance are known at the address that one of them bears', async ({ page, admin }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const { id, path } = await sendBudget(admin)
    const token = path.slice('/orcamento/'.length)
    const answer = await admin.post('/api/v1/quote/accept', {
      data: { token, version: 1, name: 'Helena Prado', email: 'helena@exemplo.com.br', agreed: true },
    })
    expect(await answer.json()).toMatchObject({ data: { state: 'accepted' } })
    const findEvent = async () => {
      const { data } = await (await admin.get(`/api/v1/budget/exchange?id=${id}`)).json()
      return data.events.find((event: { has_accepted_pdf: boolean }) => event.has_accepted_pdf)?.id
    }
    await expect.poll(findEvent).toBeDefined()
    const read = async (query: string) => (await admin.get(`/api/v1/budget/version-pdf?${query}`)).body()
    const registered = await read(`event=${await findEvent()}`)
    await page.goto(/\((http:[^)]+\/orcamento\/conferir\/[^)]+)\)/.exec(registered.toString('latin1'))?.[1] ?? 'none')
    await expectAccessible(page)
    for (const [buffer, text] of [
      [registered, 'É o PDF com o registro desta aceitação'],
      [await read(`id=${id}&version=1`), 'É o PDF que foi aceito'],
      [Buffer.from('outro'), 'Este arquivo não é o PDF que foi aceito.'],
    ] as const) {
      await page.getByLabel('Escolher o PDF').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer })
      await expect(main(page).getByRole('status')).toContainText(text)
    }
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('reads and accepts, and a wrong e-mail comes back with what was typed', async ({
      page,
      admin,
      complaints,
    }) => {
      complaints.allow(REFUSED)
      const { id, path } = await sendBudget(admin)
      await page.goto(path)
      await expect(main(page)).toContainText('Firmware com envio por LoRa')
      await page.getByLabel('Seu nome').first().fill('Helena Prado')
      await page.getByLabel('Seu e-mail').fill('helena@exemplo')
      await page.getByRole('checkbox', { name: /Li e concordo/ }).check()
      await page.getByRole('button', { name: /^Aceitar por R\$/ }).click()
      await expect(main(page)).toContainText('Este e-mail não parece completo.')
      await expect(page.getByLabel('Seu nome').first()).toHaveValue('Helena Prado')
      await page.getByLabel('Seu e-mail').fill('helena@exemplo.com.br')
      await page.getByRole('checkbox', { name: /Li e concordo/ }).check()
      await page.getByRole('button', { name: /^Aceitar por R\$/ }).click()
      await expect(main(page)).toContainText('Aceito por Helena Prado')
      expect((await readBudget(admin, id)).state).toBe('accepted')
    })

    test('asks for a change at an item, which a wrong one brings back there', async ({ page, admin }) => {
      const { id, path } = await sendBudget(admin)
      await page.goto(path)
      const items = main(page)
        .getByRole('listitem')
        .filter({ hasText: /Placa|Firmware/ })
      await items.getByText('Pedir mudança').nth(1).click()
      const form = items.locator('details[open]')
      await form.getByLabel('O que mudar neste item').fill(' ')
      await form.getByRole('button', { name: 'Pedir a mudança' }).click()
      await expect(page).not.toHaveURL(/respondido/)
      await expect(items.locator('details[open]')).toHaveCount(1)
      await items.locator('details[open]').getByLabel('O que mudar neste item').fill('Sem o firmware.')
      await items.locator('details[open]').getByRole('button', { name: 'Pedir a mudança' }).click()
      await expect(items.filter({ hasText: 'Firmware' })).toContainText('Sem o firmware.')
      expect((await readBudget(admin, id)).state).toBe('change_requested')
    })

    test('asks for a change from the end of the page, and sees that it was taken', async ({ page, admin }) => {
      const { path } = await sendBudget(admin)
      await page.goto(path)
      await page.getByRole('link', { name: 'Responder' }).click()
      await page.getByText('Pedir uma mudança').click()
      await page.getByLabel('O que deve mudar').fill('Sem a placa, por favor.')
      await page.getByRole('button', { name: 'Pedir a mudança' }).click()
      const state = main(page).getByRole('status').first()
      await expect(state).toContainText('Recebemos o seu pedido de mudança')
      await expect(state).toBeInViewport()
    })
  })
})

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
    await dialog.getByRole('button', { name: 'Enviar por e-mail' }).click()
    await expect(dialog).toContainText('Escreva o e-mail do cliente.')
    await expectAccessible(page)
    await dialog.getByLabel('E-mail do cliente').fill('a,b@exemplo.com.br')
    await dialog.getByRole('button', { name: 'Enviar por e-mail' }).click()
    await expect(dialog.getByLabel('E-mail do cliente')).toHaveAccessibleDescription('Este e-mail não parece completo.')
    await dialog.getByLabel('E-mail do cliente').fill('helena@exemplo.com.br')
    await dialog.getByRole('button', { name: 'Enviar por e-mail' }).dblclick()
    await expect(page.getByText('O e-mail virou um arquivo na pasta outbox')).toBeVisible()
    await expect(panel).toContainText('Enviado')
    await expect(panel.getByText('Versão 1 enviada a helena@exemplo.com.br')).toHaveCount(1)
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

    await panel.getByRole('button', { name: 'Começar a linha de produção' }).click()
    await page.getByRole('button', { name: 'Começar', exact: true }).click()
    await expect(page).toHaveURL(/production-line\/backlog\/\d+/)
    await expect(main(page)).toContainText('Firmware com envio por LoRa')
    await page.goBack()
    await expect(panel.getByRole('link', { name: 'Ver a linha de produção' })).toBeVisible()
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
    await panel.getByRole('button', { name: 'Tirar planta.pdf' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Tirar', exact: true }).click()
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
