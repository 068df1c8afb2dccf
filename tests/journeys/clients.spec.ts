import type { Page } from '@playwright/test'
import { itemField, readBudget } from './budgets.ts'
import { addClient, ownName, readClient } from './clients.ts'
import { queryDatabase } from './database.ts'
import { CUT_OFF, cutCalls, holdAnswer, loseAnswers } from './network.ts'
import { expect, expectAccessible, type Site, test } from './site.ts'

const NARROW = { width: 360, height: 720 }
const WIDE = { width: 1440, height: 900 }

const toast = (page: Page, text = 'Salvo com sucesso') => page.getByRole('status').filter({ hasText: text })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const search = (page: Page) => page.getByRole('searchbox', { name: /^Procurar por nome/ })
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const timeline = (page: Page) => page.getByRole('region', { name: 'Linha do tempo' })
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

async function open(page: Page, id: number) {
  await page.goto(`/dashboard/clients?id=${id}`)
  await expect(page.getByLabel('Observações')).toBeVisible()
}

/** A message as somebody wrote it from this e-mail. Says its id. */
async function addMessage(site: Site, contact: string, name = 'Iara Lopes'): Promise<number> {
  const [row] = await queryDatabase<{ id: number }>(
    site,
    'insert into contact_messages (name, contact, message) values ($1, $2, $3) returning id',
    [name, contact, 'Quanto custam 40 suportes?'],
  )
  return row!.id
}

test.describe('the list', () => {
  test.use({ as: 'staff' })

  test('shows the clients, newest first, with their quotes, at each width and in both schemes', async ({
    page,
    admin,
  }) => {
    const { id, name } = await addClient(admin, {
      contact: 'Joana Bittencourt',
      email: 'joana@boreal.exemplo.com.br',
      document: '529.982.247-25',
    })
    await page.goto('/dashboard')
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Clientes' }).click()
    await expect(heading(page)).toHaveText('Clientes')
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText('joana@boreal.exemplo.com.br')
    await expect(row).toContainText('***.982.247-**')
    await expect(page.getByRole('row').nth(1)).toContainText(name)
    for (const size of [WIDE, { width: 768, height: 1024 }, NARROW]) {
      await page.setViewportSize(size)
      await expectAccessible(page)
    }
    await expect(row).toContainText('Joana Bittencourt')
    // The whole card is the link.
    await row.click({ position: { x: 200, y: 5 } })
    await expect(page).toHaveURL(`/dashboard/clients?id=${id}`)
    await expect(heading(page)).toHaveText(name)
  })

  test('finds by any part, without accents, and the address keeps what is searched for', async ({ page, admin }) => {
    const { name } = await addClient(admin, { name: 'Cerâmica Araçá', phone: '(48) 91111-2222' })
    await page.goto('/dashboard/clients')
    await search(page).fill('ceramica araca')
    await expect(page).toHaveURL(/\?q=ceramica(\+|%20)araca$/)
    await expect(page.getByText('1 cliente', { exact: true })).toBeVisible()
    await search(page).fill('911112222')
    await expect(page).toHaveURL(/\?q=911112222$/)
    await expect(link(page, name)).toBeVisible()
    await page.reload()
    await expect(search(page)).toHaveValue('911112222')
    await expect(page.getByRole('row')).toHaveCount(2)

    await search(page).fill('nada disso')
    await expect(page.getByText('Nenhum cliente com “nada disso”.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Limpar a busca' }).last().click()
    await expect(search(page)).toHaveValue('')
    await expect(page).toHaveURL('/dashboard/clients')
    await expect(link(page, name)).toBeVisible()
  })

  test('comes by pages', async ({ page, site }) => {
    await queryDatabase(
      site,
      `insert into clients (name, search) select 'Muitos ' || n, 'muitos ' || n from generate_series(1, 60) n`,
    )
    await page.goto('/dashboard/clients?q=muitos')
    await expect(page.getByText('60 clientes', { exact: true })).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(51)
    await page.getByRole('button', { name: 'Carregar mais' }).click()
    await expect(page.getByRole('row')).toHaveCount(61)
    await expect(page.getByRole('button', { name: 'Carregar mais' })).toHaveCount(0)
  })

  test('says what it is for while it is empty, and why it did not come', async ({ page, complaints }) => {
    complaints.allow(CUT_OFF)
    await page.route('**/api/v1/client/list', (route) => route.fulfill({ json: { data: [], total: 0 } }))
    await page.goto('/dashboard/clients')
    await expect(page.getByRole('heading', { name: 'Nenhum cliente ainda' })).toBeVisible()
    await expect(search(page)).toHaveCount(0)
    await expectAccessible(page)
    await page.unroute('**/api/v1/client/list')

    const mend = await cutCalls(page, '/client/list')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Os clientes não vieram' })).toBeVisible()
    await mend()
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  })
})

test.describe('one client', () => {
  test.use({ as: 'staff' })

  test('whose answer was lost is made once: saved again, also after a reload, it is the same', async ({
    page,
    site,
    complaints,
  }) => {
    complaints.allow(CUT_OFF)
    const name = ownName('Oficina do Eco')
    await page.goto('/dashboard/clients?id=-1')
    await page.getByLabel('Nome').fill(name)
    const mend = await loseAnswers(page, '/client/new')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Não foi possível falar com o servidor', { exact: false }).first()).toBeVisible()
    await mend()
    await page.reload()
    await page.getByRole('button', { name: 'Retomar' }).click()
    await page.keyboard.press('Control+s')
    await expect(toast(page)).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard\/clients\?id=\d+$/)
    expect(await queryDatabase(site, 'select 1 from clients where name = $1', [name])).toHaveLength(1)
  })

  test('is made by keys alone and changed; deleting is not offered', async ({ page, admin }) => {
    const name = ownName('Ateliê Lume')
    await page.goto('/dashboard/clients')
    await page.getByRole('link', { name: 'Novo cliente' }).press('Enter')
    await expect(heading(page)).toHaveText('Novo cliente')
    await expect(page.getByLabel('Nome')).toBeFocused()
    await expectAccessible(page)
    // There is nothing yet to merge or to delete.
    await page.setViewportSize(NARROW)
    await expect(page.getByRole('button', { name: 'Novo' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mais ações' })).toHaveCount(0)
    await page.setViewportSize(WIDE)
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Preencha este campo.')).toBeVisible()
    await expect(page.getByLabel('Nome')).toBeFocused()

    await page.keyboard.type(name)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Vera Campos')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Ola@Lume.exemplo.com.br')
    await page.keyboard.press('Tab')
    await page.keyboard.type('(48) 98888-7777')
    await page.keyboard.press('Tab')
    await page.keyboard.type('11222333000182')
    await page.keyboard.press('Tab')
    await expect(page.getByText('Os dígitos verificadores não conferem.')).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('12abc34501de35')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('CPF ou CNPJ')).toHaveValue('12.ABC.345/01DE-35')
    await page.keyboard.press('Control+s')
    await expect(toast(page)).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard\/clients\?id=\d+$/)
    await expect(heading(page)).toHaveText(name)
    await expect(page.getByLabel('E-mail')).toHaveValue('ola@lume.exemplo.com.br')
    await expect(page.getByText('Alterações não salvas')).toBeHidden()
    await expect(timeline(page)).toContainText('Nada ainda.')

    const id = Number(new URL(page.url()).searchParams.get('id'))
    expect(await readClient(admin, id)).toMatchObject({ name, contact: 'Vera Campos', document: '12.ABC.345/01DE-35' })
    await expect(page.getByRole('link', { name: 'Escrever e-mail' })).toHaveAttribute(
      'href',
      'mailto:ola@lume.exemplo.com.br',
    )
    await expect(page.getByRole('link', { name: 'Abrir no WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/5548988887777',
    )
    await page.getByLabel('Observações').fill('Paga em 28 dias.')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect.poll(() => readClient(admin, id)).toMatchObject({ notes: 'Paga em 28 dias.', revision: 2 })

    await expect(page.getByRole('button', { name: 'Excluir' })).toHaveCount(0)
    await page.goto('/dashboard/clients')
    await expect(link(page, name)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Excluídos' })).toHaveCount(0)
  })

  test('keeps what was typed as a draft, and asks before it is left', async ({ page, admin }) => {
    const { id } = await addClient(admin)
    await open(page, id)
    await page.getByLabel('Endereço').fill('Rua das Palmeiras, 410')
    await page.getByRole('link', { name: 'Novo orçamento' }).click()
    await dialog(page, 'Sair sem salvar?').getByRole('button', { name: 'Sair sem salvar' }).click()
    await expect(page).toHaveURL(/\/dashboard\/budget-create\?.*cliente=/)
    await open(page, id)
    await page.getByRole('region', { name: 'Rascunho não salvo' }).getByRole('button', { name: 'Retomar' }).click()
    await expect(page.getByLabel('Endereço')).toHaveValue('Rua das Palmeiras, 410')
    await page.keyboard.press('Control+s')
    await expect.poll(() => readClient(admin, id)).toMatchObject({ address: 'Rua das Palmeiras, 410' })
  })

  test('two people on one: other fields merge, the same one is chosen', async ({
    page,
    admin,
    browser,
    sessions,
    baseURL,
    complaints,
  }) => {
    complaints.allow(/status of 409/)
    const { id } = await addClient(admin, { phone: '48 3000-0000' })
    const context = await browser.newContext({ storageState: sessions.admin, baseURL: baseURL ?? '' })
    complaints.watch(context)
    const second = await context.newPage()
    await open(page, id)
    await open(second, id)
    await page.getByLabel('Telefone').fill('48 3000-1111')
    await page.getByLabel('Endereço').fill('Joinville, SC')
    await page.keyboard.press('Control+s')
    await expect(toast(page)).toBeVisible()
    await second.getByLabel('Telefone').fill('48 3000-2222')
    await second.keyboard.press('Control+s')
    const conflict = dialog(second, /salvou às \d\d:\d\d$/)
    await expect(conflict.getByRole('radiogroup')).toHaveCount(1)
    await conflict
      .getByRole('radiogroup', { name: 'Telefone' })
      .getByRole('radio', { name: 'Usar o que foi salvo' })
      .check()
    await conflict.getByRole('button', { name: 'Salvar' }).click()
    await expect(second.getByLabel('Telefone')).toHaveValue('48 3000-1111')
    await expect(second.getByLabel('Endereço')).toHaveValue('Joinville, SC')
    await context.close()
  })

  test('shows its CPF to the admin alone', async ({ page, admin }) => {
    const { id } = await addClient(admin, { document: '111.444.777-35' })
    await open(page, id)
    await expect(page.getByLabel('CPF')).toHaveValue('***.444.777-**')
    await expect(page.getByLabel('CPF')).toBeDisabled()
    await expect(page.getByText('Só a administração vê e muda um CPF.')).toBeVisible()
    await page.getByLabel('Telefone').fill('48 3000-0000')
    await page.keyboard.press('Control+s')
    await expect.poll(() => readClient(admin, id)).toMatchObject({ phone: '48 3000-0000', document: '111.444.777-35' })
  })

  test('that is gone says so', async ({ page, complaints }) => {
    complaints.allow(/status of 404/)
    await page.goto('/dashboard/clients?id=999999')
    await expect(page.getByRole('heading', { name: 'Este cliente não existe' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Ver todos os clientes' }).click()
    await expect(heading(page)).toHaveText('Clientes')
  })

  test('has no messages in its time line, and nothing to join it with', async ({ page, admin, site }) => {
    const { id } = await addClient(admin, { email: 'so-admin@exemplo.com.br' })
    await addMessage(site, 'so-admin@exemplo.com.br')
    await open(page, id)
    await expect(timeline(page)).toContainText('Nada ainda.')
    await expect(page.getByRole('button', { name: 'Juntar com outro' })).toHaveCount(0)
  })
})

test.describe('the admin', () => {
  test.use({ as: 'admin' })

  test('deletes a client, and brings it back from those that were deleted', async ({ page, admin }) => {
    const { id, name } = await addClient(admin)
    await open(page, id)
    await page.getByRole('button', { name: 'Excluir' }).click()
    await dialog(page, 'Excluir este cliente?').getByRole('button', { name: 'Excluir' }).click()
    await expect(page).toHaveURL('/dashboard/clients')
    await expect(link(page, name)).toHaveCount(0)
    expect(await readClient(admin, id)).toBeUndefined()

    await page.getByRole('link', { name: 'Excluídos' }).press('Enter')
    await expect(heading(page)).toHaveText('Clientes excluídos')
    const back = page.getByRole('button', { name: `Trazer de volta ${name}` })
    for (const view of [NARROW, WIDE]) {
      await page.setViewportSize(view)
      await expect(back).toBeVisible()
      await expectAccessible(page)
    }
    await back.press('Enter')
    await expect(toast(page, 'O cliente voltou ao cadastro')).toBeVisible()
    await expect(back).toHaveCount(0)
    await page.getByRole('link', { name: 'Clientes', exact: true }).last().click()
    await expect(link(page, name)).toBeVisible()
    expect(await readClient(admin, id)).toMatchObject({ name })
  })

  test('sees messages in the time line, by months, page by page, each leading to its screen', async ({
    page,
    admin,
    site,
  }) => {
    const email = 'muitas@exemplo.com.br'
    const { id } = await addClient(admin, { email })
    await queryDatabase(
      site,
      `insert into contact_messages (name, contact, message, created_at)
       select 'Alguém', $1, 'Mensagem ' || n, timestamptz '2026-09-15 12:00Z' - n * interval '1 day'
       from generate_series(1, 60) n`,
      [email],
    )
    const message = await addMessage(site, email)
    await open(page, id)
    await expect(timeline(page).getByRole('listitem')).toHaveCount(50)
    await expect(timeline(page).getByRole('region', { name: 'setembro de 2026' })).toContainText('Mensagem 3')
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size)
      await expectAccessible(page)
    }
    await timeline(page).getByRole('button', { name: 'Carregar mais' }).click()
    await expect(timeline(page).getByRole('listitem')).toHaveCount(61)
    await timeline(page).getByRole('link', { name: 'Mensagem de Iara Lopes' }).click()
    await expect(page).toHaveURL(`/dashboard/messages?id=${message}`)
  })

  test('joins two records of one client', async ({ page, admin }) => {
    const stays = await addClient(admin, { name: 'Padaria Aurora', email: 'a@aurora.exemplo.com.br' })
    const goes = await addClient(admin, {
      name: 'Aurora Pães',
      email: 'b@aurora.exemplo.com.br',
      phone: '48 3000-9999',
    })
    await open(page, stays.id)
    await page.getByRole('button', { name: 'Juntar com outro' }).click()
    const merge = dialog(page, `Juntar outro cadastro com “${stays.name}”`)
    await expect(merge.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('aurora')
    await expect(merge.getByRole('listitem')).toHaveText([new RegExp(goes.name)])
    await expectAccessible(page)
    await merge.getByRole('button', { name: goes.name }).press('Enter')
    await expect(merge.getByRole('row', { name: 'Telefone' })).toContainText('48 3000-9999')
    await expect(merge.getByRole('row', { name: 'Observações' })).toContainText('e-mail b@aurora.exemplo.com.br')
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size)
      await expectAccessible(page, { dark: size === WIDE })
    }
    await merge.getByRole('button', { name: 'Juntar' }).click()
    await expect(toast(page, 'Os dois cadastros são um só')).toBeVisible()
    await expect(merge).toBeHidden()
    await expect(page.getByLabel('Telefone')).toHaveValue('48 3000-9999')
    await expect(page.getByLabel('Observações')).toHaveValue(/Do cadastro que foi juntado: nome Aurora Pães/)
    await expect(page.getByText('Alterações não salvas')).toBeHidden()
    expect(await readClient(admin, goes.id)).toBeUndefined()
  })

  test('begins a quote from a message, whose sender becomes a client once', async ({ page, admin, site }) => {
    const message = await addMessage(site, 'nova@exemplo.com.br, (41) 98888-1234', 'Nina Prado')
    const ids = []
    for (let time = 0; time < 2; time++) {
      await page.goto(`/dashboard/messages?id=${message}`)
      await page.getByRole('button', { name: 'Criar orçamento' }).dblclick()
      await page.waitForURL(/\/dashboard\/budget-create\?/)
      ids.push(Number(new URL(page.url()).searchParams.get('cliente')))
    }
    expect(ids[0]).toBe(ids[1])
    const found = await admin.post('/api/v1/client/list', { data: { q: 'Nina Prado' } })
    expect((await found.json()).data).toHaveLength(1)
    expect(await readClient(admin, ids[0]!)).toMatchObject({ name: 'Nina Prado', email: 'nova@exemplo.com.br' })
  })

  test('finds a client in the palette', async ({ page, admin }) => {
    const { id, name } = await addClient(admin, { name: 'Fundição Prata' })
    await page.goto('/dashboard/clients')
    await expect(heading(page)).toHaveText('Clientes')
    await page.keyboard.press('Control+k')
    await page.getByPlaceholder('Ir para…').fill('fundicao prata')
    await page.getByRole('button', { name }).click()
    await expect(page).toHaveURL(`/dashboard/clients?id=${id}`)
  })
})

test.describe('the client of a quote', () => {
  test.use({ as: 'staff' })

  const field = (page: Page) => page.getByRole('combobox', { name: 'Cliente' })
  const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

  test('is chosen or made while typing, by keys; other text stays without a record', async ({ page, admin }) => {
    const { id, name } = await addClient(admin, { name: 'Serraria Ipê', contact: 'Ivo Lemos' })
    await addClient(admin, { contact: 'Vizinha da Serraria Ipê' })
    await page.goto('/dashboard/budget-create')
    await field(page).click()
    await page.keyboard.type('serraria ipe')
    // Who has it in the name comes before the newer one.
    await expect(page.getByRole('listbox', { name: 'Sugestões' }).getByRole('option')).toHaveText([
      `${name}Ivo Lemos`,
      /Vizinha da Serraria Ipê$/,
      'Criar cliente “serraria ipe”',
    ])
    await expectAccessible(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(field(page)).toHaveValue(name)
    await expect(page.getByText('Do cadastro de clientes.')).toBeVisible()

    // Typing lets go of the record.
    await page.keyboard.type(' e Filhos')
    await expect(page.getByText('Só o nome, sem cadastro.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox', { name: 'Sugestões' })).toBeHidden()

    const made = ownName('Tornearia Cobre')
    await field(page).fill(made)
    await expect(option(page, `Criar cliente “${made}”`)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Cliente criado')).toBeVisible()
    await expect(page.getByText('Do cadastro de clientes.')).toBeVisible()

    await page.getByLabel('Projeto').fill('Bancada')
    await page.getByLabel('Prazo de entrega').fill('31/01/2027')
    await page.keyboard.press('Tab')
    await itemField(page, 'Descrição', 1).fill('Tampo de 2 m')
    await itemField(page, 'Total', 1).fill('890,00')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/\/dashboard\/budget-printer\?id=\d+/)
    const number = Number(new URL(page.url()).searchParams.get('id'))
    const budget = await readBudget(admin, number)
    expect(budget).toMatchObject({ client: made })
    expect(budget.client_id).toBeGreaterThan(id)
    await page.goto(`/dashboard/clients?q=${made}`)
    await expect(page.getByRole('row').nth(1)).toContainText(/1$/)
  })

  test('stays what was typed while another was being made', async ({ page }) => {
    const [made, typed] = [ownName('Tornearia Estanho'), ownName('Tornearia Zinco')]
    await page.goto('/dashboard/budget-create')
    await field(page).fill(made)
    const letGo = await holdAnswer(page, '/client/new')
    await option(page, `Criar cliente “${made}”`).click()
    await expect(page.getByLabel('Criando o cliente…')).toBeVisible()
    await field(page).fill(typed)
    letGo()
    await expect(toast(page, 'Cliente criado')).toBeVisible()
    await expect(field(page)).toHaveValue(typed)
    await expect(page.getByText('Só o nome, sem cadastro.')).toBeVisible()
  })

  test('is the one whose screen it was begun on, also after a reload', async ({ page, admin, complaints }) => {
    // The reloaded form looks whether its number was saved meanwhile.
    complaints.allow(/status of 404 .*budgetById$/)
    const { id, name } = await addClient(admin)
    await open(page, id)
    await page.getByRole('link', { name: 'Novo orçamento' }).click()
    await expect(field(page)).toHaveValue(name)
    await expect(page).toHaveURL(/number=\d+/)
    await page.reload()
    await expect(field(page)).toHaveValue(name)
    await expect(page.getByText('Do cadastro de clientes.')).toBeVisible()
    await expect(page.getByText('Alterações não salvas')).toBeHidden()
  })

  test('comes back with the draft, record and all', async ({ page, admin, complaints }) => {
    complaints.allow(/status of 404 .*budgetById$/)
    const { name } = await addClient(admin, { name: 'Marcenaria Jatobá' })
    await page.goto('/dashboard/budget-create')
    await field(page).fill(name)
    await option(page, name).first().click()
    await expect(page.getByText('Do cadastro de clientes.')).toBeVisible()
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(name)
    await page.reload()
    await page.getByRole('button', { name: 'Retomar' }).click()
    await expect(field(page)).toHaveValue(name)
    await expect(page.getByText('Do cadastro de clientes.')).toBeVisible()
  })
})
