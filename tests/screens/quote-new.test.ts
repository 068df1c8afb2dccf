import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import { addDays, day, dayOf } from '#time.ts'
import { expectAccessible } from './accessible.ts'
import { refuse } from './answers.ts'
import { draft } from './conflict.ts'
import { field, itemField, openQuote, previewed, saveButton, saves, total } from './quote-form.ts'

const client = () => page.getByRole('combobox', { name: 'Cliente' })
const noQuote = { byId: refuse('missing', 'Este orçamento não existe.') }
/** The form of a new quote whose number 43 was drawn in another document. */
const DRAWN = '/dashboard/budget-create?id=-1&number=43'
const addressNow = () => location.pathname + location.search

test('[BUD-05] a new quote draws its number once, its form begins with the defaults, and it is saved under it', async () => {
  const screen = await openQuote('specified', {}, '/dashboard/budget-create?id=-1')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('New Budget')
  await expect.poll(addressNow).toBe('/dashboard/budget-create?id=-1&number=41')
  await client().fill('Sítio Boa Água')
  await field('Projeto').fill('Sensor de nível')
  await field('Prazo de entrega').fill(day(dayOf(nowMs())))
  await expect.element(field('Validade')).toHaveAccessibleDescription(/^Depois da entrega: quem aceitar no fim/)
  await field('Prazo de entrega').fill('31/01/2055')
  await expect.element(field('Validade')).not.toHaveAccessibleDescription(/Depois/)
  await expect.element(field('Validade')).toHaveValue(day(addDays(dayOf(nowMs()), 90)))
  await expect.element(page.getByLabelText('Situação')).toHaveValue('PENDING')
  await expect.element(itemField('Quantidade', 1)).toHaveValue('1')
  await itemField('Descrição', 1).fill('Placa eletrônica')
  await itemField('Total', 1).fill('1.234,5')
  await field('Valor adicional').fill('0,1')
  await expect.element(total()).toHaveTextContent('R$ 1.234,60')
  await saveButton().click()
  await expect.poll(addressNow).toBe('/dashboard/budget-printer?id=41')
  expect(saves(screen)).toMatchObject([
    {
      budget: {
        ...{ id: 41, client: 'Sítio Boa Água', deadline: '2055-01-31', additional_value: 0.1, payments: [] },
        items: [{ description: 'Placa eletrônica', quantity: 1, total: 1234.5 }],
      },
    },
  ])
  expect(screen.calls('budgets.newId')).toHaveLength(1)
})

test('[BUD-05] a reload goes on with the number and the draft; an address without a number begins a new one', async () => {
  const screen = await openQuote('specified', noQuote, DRAWN)
  await client().fill('Pela metade')
  await itemField('Total', 1).fill('12,')
  await screen.reload()
  expect(addressNow()).toBe(DRAWN)
  await expect.element(client()).toHaveValue('')
  await draft().getByRole('button', { name: 'Retomar' }).click()
  await expect.element(client()).toHaveValue('Pela metade')
  await expect.element(itemField('Total', 1)).toHaveValue('12,')
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect.element(page.getByRole('dialog', { name: 'Sair sem salvar?' })).toMatchTextContent('rascunho')
  await page.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Dashboard')
  expect(screen.calls('budgets.newId')).toEqual([])

  for (const [address, id] of [
    ['/dashboard/budget-create', 44],
    ['/dashboard/budget-create?id=abc', 45],
  ] as const) {
    screen.answer({ budgets: { newId: () => ({ id }) } })
    await screen.go(address)
    await expect.poll(addressNow).toBe(`/dashboard/budget-create?id=-1&number=${id}`)
    await expect.element(client()).toHaveValue('')
  }
})

test('a number that was saved meanwhile leads to its quote, and one that no quote can have draws none', async () => {
  const screen = await openQuote('specified', {}, '/dashboard/budget-create?id=-1&number=7')
  await expect.poll(addressNow).toBe('/dashboard/budget-create?id=7')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Orçamento 0007')
  screen.answer({ budgets: noQuote })
  const missing = page.getByRole('heading', { name: 'Este orçamento não existe' })
  for (const none of ['0', '-5', '1.5', '2000000000']) {
    await screen.go('/dashboard')
    await expect.element(missing).not.toBeInTheDocument()
    await screen.go(`/dashboard/budget-create?id=${none}`)
    await expect.element(missing).toBeVisible()
  }
  expect(screen.calls('budgets.newId')).toEqual([])
})

test('[BUD-06] an invalid submit marks all fields, goes to the first and saves nothing', async () => {
  const screen = await openQuote('specified', noQuote, DRAWN)
  await itemField('Quantidade', 1).fill('0')
  await field('Valor adicional').fill('-5')
  await page.getByLabelText('Limpar a data').last().click()
  await saveButton().click()
  for (const text of [
    ...['Please provide the client name.', 'O menor valor é 0: tire o sinal de menos.'],
    ...['Please provide the project name.', 'Please select a deadline.', 'Please provide the budget validity.'],
  ])
    await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(client()).toHaveFocus()
  for (const wrong of [
    ...[client(), field('Projeto'), field('Prazo de entrega'), field('Valor adicional')],
    ...[itemField('Quantidade', 1), itemField('Total', 1)],
  ])
    await expect.element(wrong).toHaveAttribute('aria-invalid', 'true')
  // The validity has its message, and no rule behind it.
  await expect.element(field('Validade')).not.toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()

  await client().fill('Oficina Maré')
  await field('Projeto').fill('Um site')
  await field('Prazo de entrega').fill('01022055')
  await field('Valor adicional').fill('')
  await itemField('Quantidade', 1).fill('2')
  await itemField('Total', 1).fill('doze')
  await saveButton().click()
  await expect.element(page.getByText('Use reais e centavos: 49,99.')).toBeVisible()
  await expect.element(itemField('Total', 1)).toHaveFocus()
  expect(saves(screen)).toEqual([])
  // A total below 1 is raised, by the server.
  await itemField('Total', 1).fill('0')
  await expect.element(total()).toHaveTextContent('R$ 0,00')
  await expect.element(page.getByText('Ao salvar, o total é de pelo menos R$ 1,00.')).toBeVisible()
  await saveButton().click()
  await expect.poll(() => saves(screen)).toMatchObject([{ budget: { id: 43, deadline: '2055-02-01' } }])
  await expect.poll(addressNow).toBe('/dashboard/budget-printer?id=43')
})

test('on a phone a quote is made, with the preview in a tab of its own', async () => {
  const screen = await openQuote('specified', noQuote, DRAWN, { width: 360, height: 740 })
  await client().fill('Padaria Três Irmãos')
  await field('Projeto').fill('Balança')
  await field('Prazo de entrega').fill('31/01/2055')
  await itemField('Descrição', 1).fill('Balança conectada')
  await itemField('Total', 1).fill('780')
  await page.getByRole('button', { name: '50% + 50%' }).click()
  await expectAccessible()
  expect(screen.calls('budgets.clientPage')).toEqual([])
  await page.getByRole('tab', { name: 'Cliente vê' }).click()
  await expect.element(page.getByTitle(/^A página do cliente/)).toBeVisible()
  await expect.poll(() => previewed(screen)).toMatchObject({ client: 'Padaria Três Irmãos', items: [{ total: 780 }] })
  await expectAccessible()
  await saveButton().click()
  await expect.poll(() => saves(screen)).toMatchObject([{ budget: { id: 43, items: [{ total: 780 }] } }])
})

const DEFAULTS = {
  ...{ client_id: null, extra_text: '', additional_value: 0, discount: null, budget_validity: '2055-02-28' },
  ...{ status: 'PENDING' as const, items: [], payments: [], late_fine: null, late_interest: null },
}
const terms = () => field('Condições')

test('the terms that a new quote gets unseen are said with their first words, and can be made its own', async () => {
  const defaults = () => ({ data: { ...DEFAULTS, terms: '1. O prazo conta da aprovação.\n2. Duas rodadas.' } })
  await openQuote('portuguese', { ...noQuote, defaults }, DRAWN)
  await expect.element(page.getByText('1. O prazo conta da aprovação.')).toBeVisible()
  await expect.element(page.getByText('2. Duas rodadas.')).not.toBeVisible()
  await page.getByText('1. O prazo conta da aprovação.').click()
  await expect.element(page.getByText('2. Duas rodadas.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Mudar neste orçamento' }).click()
  await expect.element(terms()).toHaveValue('1. O prazo conta da aprovação.\n2. Duas rodadas.')
  await expect.element(terms()).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Mudar neste orçamento' })).not.toBeInTheDocument()
})

test('where Site has no terms, a new quote says that it has none', async () => {
  await openQuote('portuguese', { ...noQuote, defaults: () => ({ data: { ...DEFAULTS, terms: '' } }) }, DRAWN)
  await expect.element(page.getByText(/^As condições de Site estão vazias/)).toBeVisible()
})

test('who wrote a message becomes a client with the save where they are none; of one who is, another name makes nobody', async () => {
  const sender = { id: 7 as number | null, name: 'Nina Prado', email: 'nina@exemplo.com.br', phone: '' }
  const asked = `${DRAWN}&mensagem=5`
  const screen = await openQuote('portuguese', noQuote, asked)
  screen.answer({ clients: { ofMessage: () => ({ data: sender }) } })
  await screen.reload()
  const fill = async (name: string) => {
    await client().fill(name)
    await field('Projeto').fill('Sensor de nível')
    await field('Prazo de entrega').fill('31/01/2055')
    await itemField('Descrição', 1).fill('Placa eletrônica')
    await itemField('Total', 1).fill('10,00')
  }
  const becomes = page.getByText('Entra no cadastro de clientes ao salvar')
  await expect.element(client()).toHaveValue('Nina Prado')
  await fill('Outra Firma')
  await expect.element(page.getByText('Só o nome, sem cadastro.')).toBeVisible()
  await expect.element(becomes).not.toBeInTheDocument()
  await saveButton().click()
  await expect.poll(() => saves(screen).length).toBe(1)
  expect(saves(screen)[0]).toMatchObject({ budget: { client: 'Outra Firma', client_id: null } })
  expect(saves(screen)[0]).not.toHaveProperty('budget.message')

  screen.answer({ clients: { ofMessage: () => ({ data: { ...sender, id: null } }) } })
  await screen.go('/dashboard')
  await screen.go(asked)
  await expect.element(becomes).toBeVisible()
  await fill('Nina P.')
  await saveButton().click()
  await expect.poll(() => saves(screen).length).toBe(2)
  expect(saves(screen)[1]).toMatchObject({ budget: { client: 'Nina P.', client_id: null, message: 5 } })
})

test('what was typed for somebody else is not offered in a quote for the sender of a message', async () => {
  const sender = { id: null, name: 'Nina Prado', email: 'nina@exemplo.com.br', phone: '' }
  const screen = await openQuote('portuguese', noQuote, DRAWN)
  screen.answer({ clients: { ofMessage: () => ({ data: sender }) } })
  await client().fill('Outra Firma')
  await screen.reload()
  await expect.element(draft()).toBeVisible()
  await screen.go(`${DRAWN}&mensagem=5`)
  await expect.element(client()).toHaveValue('Nina Prado')
  await expect.element(draft()).not.toBeInTheDocument()
  await screen.go(DRAWN)
  await expect.element(draft()).toBeVisible()
})

test('an amount that is none says so when it is left, and a save marks all that is wrong at once', async () => {
  const screen = await openQuote('portuguese', noQuote, DRAWN)
  await field('Valor adicional').fill('1.234,567')
  const discount = page.getByRole('textbox', { name: 'Desconto', exact: true })
  await discount.fill('abc')
  await expect.element(field('Valor adicional')).toHaveAccessibleDescription(/Use reais e centavos: 49,99\./)
  await field('Prazo de entrega').fill('31/02/2055')
  await expect.element(discount).toHaveAccessibleDescription(/Use um percentual ou reais: 5% ou 49,99\./)
  await discount.fill('5%')
  await expect.element(discount).not.toHaveAccessibleDescription(/Use um percentual/)
  await discount.fill('abc')
  await saveButton().click()
  await expect.element(field('Prazo de entrega')).toHaveAccessibleDescription(/31\/02\/2055 não existe\./)
  await expect.element(field('Valor adicional')).toHaveAccessibleDescription(/Use reais e centavos/)
  await expect.element(discount).toHaveAccessibleDescription(/Use um percentual ou reais/)
  await expect.element(client()).toHaveAccessibleDescription(/cliente/i)
  expect(saves(screen)).toEqual([])
})
