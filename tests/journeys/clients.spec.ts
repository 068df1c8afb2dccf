import type { Page } from '@playwright/test'
import { itemField, readBudget } from './budgets.ts'
import { addClient, ownName, readClient } from './clients.ts'
import { queryDatabase } from './database.ts'
import { CUT_OFF, loseAnswers } from './network.ts'
import { expect, expectAccessible, test } from './site.ts'

const NARROW = { width: 360, height: 720 }
const WIDE = { width: 1440, height: 900 }

const toast = (page: Page, text = 'Salvo com sucesso') => page.getByRole('status').filter({ hasText: text })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const timeline = (page: Page) => page.getByRole('region', { name: 'Linha do tempo' })

async function open(page: Page, id: number) {
  await page.goto(`/dashboard/clients?id=${id}`)
  await expect(page.getByLabel('Observações')).toBeVisible()
}

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

  test('is the one whose screen it was begun on, also after a reload; one of a draft comes back with it', async ({
    page,
    admin,
    complaints,
  }) => {
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

    const other = await addClient(admin, { name: 'Marcenaria Jatobá' })
    await page.goto('/dashboard/budget-create')
    await field(page).fill(other.name)
    await option(page, other.name).first().click()
    await expect(page.getByText('Do cadastro de clientes.')).toBeVisible()
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(other.name)
    await page.reload()
    await page.getByRole('button', { name: 'Retomar' }).click()
    await expect(field(page)).toHaveValue(other.name)
    await expect(page.getByText('Do cadastro de clientes.')).toBeVisible()
  })
})
