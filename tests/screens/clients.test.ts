import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import { StoredMessage } from '#domains/contact/contract.ts'
import { expectAccessible, expectAccessibleAt } from './accessible.ts'
import { type Answers, cutOff, hold, refuse } from './answers.ts'
import { CLIENTS, clientWith, dialog, JOANA, listOf, one, rowOf, toast } from './clients.ts'
import { focus, press } from './keys.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const heading = () => page.getByRole('heading', { level: 1 })

const search = () => page.getByRole('searchbox', { name: /^Buscar por nome/ })

const row = (name: string) => page.getByRole('row').filter({ hasText: name })

const rows = () => page.getByRole('row').elements()

test('the list shows the clients with their quotes, at each width and in both schemes, and opens them', async () => {
  await openScreen(CLIENTS, { as: 'staff', answers: listOf(rowOf(JOANA, 2)) })
  await expect.element(heading()).toHaveTextContent('Clientes')
  await expect.element(row('Oficina Boreal')).toMatchTextContent(/joana@boreal\.exemplo\.com\.br/)
  await expect.element(row('Oficina Boreal')).toMatchTextContent(/\*\*\*\.982\.247-\*\*/)
  await expect.element(row('Oficina Boreal')).toMatchTextContent(/2$/)
  await expectAccessibleAt(1440, 768, 360)
  await expect.element(row('Oficina Boreal')).toMatchTextContent(/Joana Bittencourt/)
  // The whole card is the link.
  await row('Oficina Boreal').click({ position: { x: 200, y: 5 } })
  await expect.poll(() => location.search).toBe('?id=7')
})

test('a search that found more than it counts says so, and all clients are counted', async () => {
  const answers: Answers = { clients: { list: () => ({ data: [rowOf({})], total: 1001 }) } }
  await openScreen(CLIENTS, { as: 'staff', answers })
  await expect.element(page.getByText('1.001 clientes', { exact: true })).toBeVisible()
  await search().fill('oficina')
  await expect.element(page.getByText('Mais de 1.000 clientes', { exact: true })).toBeVisible()
})

test('the search is sent as typed and kept in the address, and what is not found says so', async () => {
  const screen = await openScreen(CLIENTS, { as: 'staff', answers: listOf(rowOf({})) })
  await search().fill('ceramica araca')
  await expect.poll(() => location.search).toMatch(/^\?q=ceramica(\+|%20)araca$/)
  await expect.element(page.getByText('1 cliente', { exact: true })).toBeVisible()
  await expect.poll(() => screen.calls('clients.list').at(-1)).toMatchObject({ q: 'ceramica araca' })
  screen.answer(listOf())
  await search().fill('nada disso')
  await expect.element(page.getByText('Nenhum cliente com “nada disso”.')).toBeVisible()
  await expectAccessible()
  screen.answer(listOf(rowOf({})))
  await page.getByRole('button', { name: 'Limpar a busca' }).last().click()
  await expect.element(search()).toHaveValue('')
  await expect.poll(() => location.search).toBe('')
  await expect.element(row('Oficina Boreal')).toBeVisible()
})

test('an address with a search shows what it finds, by pages', async () => {
  const many = Array.from({ length: 60 }, (_, index) => rowOf({ id: index + 1, name: `Muitos ${index}` }))
  const list: Answers = {
    clients: {
      list: ({ cursor }) =>
        cursor ? { data: many.slice(50), total: 60 } : { data: many.slice(0, 50), total: 60, next: 'other' },
    },
  }
  const screen = await openScreen(`${CLIENTS}?q=muitos`, { as: 'staff', answers: list })
  await expect.element(search()).toHaveValue('muitos')
  await expect.element(page.getByText('60 clientes', { exact: true })).toBeVisible()
  expect(rows()).toHaveLength(51)
  const more = page.getByRole('button', { name: 'Carregar mais' })
  await more.click()
  await expect.poll(rows).toHaveLength(61)
  await expect.element(more).not.toBeInTheDocument()
  expect(screen.calls('clients.list').at(-1)).toMatchObject({ q: 'muitos', cursor: 'other' })
})

test('the list says what it is for while it is empty, and why it did not come', async () => {
  const screen = await openScreen(CLIENTS, { as: 'staff', answers: listOf() })
  await expect.element(page.getByRole('heading', { name: 'Nenhum cliente ainda' })).toBeVisible()
  await expect.element(search()).not.toBeInTheDocument()
  await expectAccessible()
  screen.answer({ clients: { list: cutOff } })
  await screen.go(`${CLIENTS}?q=x`)
  await expect.element(page.getByRole('heading', { name: 'Os clientes não vieram' })).toBeVisible()
  screen.answer(listOf(rowOf({})))
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(row('Oficina Boreal')).toBeVisible()
})

test('what was typed of a client is kept as a draft, and leaving asks', async () => {
  const screen = await openScreen(`${CLIENTS}?id=7`, { as: 'staff', answers: one() })
  screen.answer({
    clients: { update: ({ id }) => ({ result: true, data: { id, revision: 2, merged: false } }) },
    budgets: { newId: () => ({ result: true, id: 42 }) },
  })
  await page.getByLabelText('Endereço').fill('Rua das Palmeiras, 410')
  await page.getByRole('link', { name: 'Novo orçamento' }).click()
  await dialog('Sair sem salvar?').getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect.poll(() => location.pathname + location.search).toMatch(/^\/dashboard\/budget-create\?.*cliente=/)
  await expect.element(page.getByRole('combobox', { name: 'Cliente' })).toHaveValue('Oficina Boreal')
  await screen.go(`${CLIENTS}?id=7`)
  const draft = page.getByRole('region', { name: 'Rascunho não salvo' })
  await draft.getByRole('button', { name: 'Retomar' }).click()
  await expect.element(page.getByLabelText('Endereço')).toHaveValue('Rua das Palmeiras, 410')
  await press('ControlOrMeta+s')
  await expect.poll(() => screen.calls('clients.update')).toMatchObject([{ id: 7, address: 'Rua das Palmeiras, 410' }])
})

test('of two people on one client the second chooses, for the same field alone', async () => {
  const screen = await openScreen(`${CLIENTS}?id=7`, { as: 'staff', answers: one({ phone: '48 3000-0000' }) })
  await page.getByLabelText('Telefone').fill('48 3000-2222')
  const record = clientWith({ phone: '48 3000-1111', address: 'Joinville, SC', revision: 1 })
  const conflict = {
    record,
    revision: 1,
    fields: ['phone'],
    by: { id: 1, name: 'Marina' },
    at: new Date(nowMs()).toISOString(),
  }
  screen.answer(one(record))
  screen.answer({ clients: { update: refuse('edited-meanwhile', 'Marina salvou.', { conflict }) } })
  await press('ControlOrMeta+s')
  const question = dialog(/salvou às \d\d:\d\d$/)
  await expect.element(question).toBeVisible()
  expect(question.getByRole('radiogroup').elements()).toHaveLength(1)
  const choice = question.getByRole('radiogroup', { name: 'Telefone' })
  screen.answer({ clients: { update: ({ id }) => ({ result: true, data: { id, revision: 2, merged: false } }) } })
  await choice.getByRole('radio', { name: 'Usar o que foi salvo' }).click()
  await question.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(page.getByLabelText('Telefone')).toHaveValue('48 3000-1111')
  await expect.element(page.getByLabelText('Endereço')).toHaveValue('Joinville, SC')
})

test('a CPF is for the admin alone, and the rest of its client is saved without it', async () => {
  const screen = await openScreen(`${CLIENTS}?id=7`, { as: 'staff', answers: one({ document: '***.444.777-**' }) })
  const cpf = page.getByLabelText('CPF')
  await expect.element(cpf).toHaveValue('***.444.777-**')
  await expect.element(cpf).toBeDisabled()
  await expect.element(page.getByText('Só a administração vê e muda um CPF.')).toBeVisible()
  // Nor is there anything to join it with.
  await expect.element(page.getByRole('button', { name: 'Juntar com outro' })).not.toBeInTheDocument()
  screen.answer({ clients: { update: ({ id }) => ({ result: true, data: { id, revision: 2, merged: false } }) } })
  await page.getByLabelText('Telefone').fill('48 3000-0000')
  await press('ControlOrMeta+s')
  await expect.poll(() => screen.calls('clients.update')).toHaveLength(1)
  expect(screen.calls('clients.update')[0]).toMatchObject({ phone: '48 3000-0000' })
  expect(screen.calls('clients.update')[0]).not.toHaveProperty('document')
})

test('a client that is gone says so', async () => {
  const gone: Answers = { clients: { item: refuse('missing', 'Este cliente não existe.') } }
  await openScreen(`${CLIENTS}?id=999`, { as: 'staff', answers: gone })
  await expect.element(page.getByRole('heading', { name: 'Este cliente não existe' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Ver todos os clientes' }).click()
  await expect.element(heading()).toHaveTextContent('Clientes')
})

test('the admin deletes a client, and brings it back from those that were deleted', async () => {
  const screen = await openScreen(`${CLIENTS}?id=7`, { answers: one() })
  const gone = { ...clientWith({}), at: new Date(0).toISOString(), by: 'Marina' }
  screen.answer({ clients: { remove: () => ({ result: true }), deleted: () => ({ data: [gone] }) } })
  await page.getByRole('button', { name: 'Excluir' }).click()
  screen.answer(listOf())
  await dialog('Excluir este cliente?').getByRole('button', { name: 'Excluir' }).click()
  await expect.element(heading()).toHaveTextContent('Clientes')
  expect(screen.calls('clients.remove')).toEqual([{ id: 7 }])
  await expect.element(row('Oficina Boreal')).not.toBeInTheDocument()

  focus(page.getByRole('link', { name: 'Excluídos' }))
  await press('Enter')
  await expect.element(heading()).toHaveTextContent('Clientes excluídos')
  const back = page.getByRole('button', { name: 'Trazer de volta Oficina Boreal' })
  await expect.element(back).toBeVisible()
  await expectAccessibleAt(360, 1440)
  screen.answer({ clients: { restore: () => ({ result: true }), deleted: () => ({ data: [] }) } })
  screen.answer(listOf(rowOf({})))
  focus(back)
  await press('Enter')
  await expect.element(toast('O cliente voltou ao cadastro')).toBeVisible()
  await expect.element(back).not.toBeInTheDocument()
  expect(screen.calls('clients.restore')).toEqual([{ id: 7 }])
  await page.getByRole('link', { name: 'Clientes', exact: true }).last().click()
  await expect.element(row('Oficina Boreal')).toBeVisible()
})

const SENDER = { id: null, name: 'Nina Prado', email: 'nina@exemplo.com.br', phone: '+55 48 98888-0000' }
/** The message 8, whose sender is so far known. */
const openMessage = (sender: typeof SENDER | (Omit<typeof SENDER, 'id'> & { id: number })) => {
  const message = sampleOf(StoredMessage, { id: 8, name: 'Nina Prado', read: true, piece: null })
  return openScreen('/dashboard/messages?id=8', {
    answers: {
      contact: {
        list: () => ({ data: { result: [message] }, total: 1, older: { total: 0, unread: 0 } }),
        item: () => ({ data: { result: [message] } }),
      },
      clients: { ofMessage: () => ({ data: sender }) },
      budgets: {
        newId: () => ({ id: 42 }),
        save: () => ({ id: 42, result: true, data: { id: 42, revision: 1, merged: false } }),
      },
    },
  })
}
const quoteClient = () => page.getByRole('combobox', { name: 'Cliente' })
const saveQuote = async () => {
  await page.getByRole('textbox', { name: 'Projeto' }).fill('Suporte')
  await page.getByRole('textbox', { name: 'Prazo de entrega' }).fill('31/01/2055')
  await page.getByLabelText(/^Descrição do item 1/).fill('Suporte')
  await page.getByLabelText(/^Total do item 1/).fill('10')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
}

test('a quote is begun from a message with its sender, who becomes a client with the save and not before', async () => {
  const screen = await openMessage(SENDER)
  await page.getByRole('link', { name: 'Criar orçamento' }).click()
  await expect.element(quoteClient()).toHaveValue('Nina Prado')
  const hint = page.getByText('Entra no cadastro de clientes ao salvar, com nina@exemplo.com.br e +55 48 98888-0000.')
  await expect.element(hint).toBeVisible()
  expect([...screen.calls('clients.create'), ...screen.calls('budgets.save')]).toEqual([])
  await saveQuote()
  await expect
    .poll(() => screen.calls('budgets.save'))
    .toMatchObject([{ budget: { client: 'Nina Prado', client_id: null, message: 8 } }])
})

test('a sender who is a client already is chosen, and no other is made', async () => {
  const screen = await openMessage({ ...SENDER, id: 7, name: 'Nina Prado ME' })
  await page.getByRole('link', { name: 'Criar orçamento' }).click()
  await expect.element(quoteClient()).toHaveValue('Nina Prado ME')
  await expect.element(page.getByText('Do cadastro de clientes.')).toBeVisible()
  await saveQuote()
  await expect.poll(() => screen.calls('budgets.save')).toMatchObject([{ budget: { client_id: 7 } }])
  expect(screen.calls('budgets.save')).not.toMatchObject([{ budget: { message: 8 } }])
})

test('the palette leads to a client', async () => {
  const found = { kind: 'client', id: 7, title: 'Fundição Prata', note: '', to: '/dashboard/clients?id=7' }
  await openScreen(CLIENTS, { answers: { ...one(), commandPalette: { find: () => ({ data: [found] }) } } })
  await expect.element(heading()).toHaveTextContent('Clientes')
  await press('Control+k')
  await page.getByPlaceholder('Ir para…').fill('fundicao prata')
  await page.getByRole('button', { name: 'Fundição Prata' }).click()
  await expect.poll(() => location.pathname + location.search).toBe('/dashboard/clients?id=7')
})

test('the client of a quote stays what was typed while another was being made', async () => {
  const { answer, letGo } = hold(() => ({ result: true as const, data: { id: 9, revision: 1, merged: false } }))
  const field = page.getByRole('combobox', { name: 'Cliente' })
  await openScreen('/dashboard/budget-create?id=-1&number=42', {
    as: 'staff',
    answers: { clients: { list: () => ({ data: [], total: 0 }), create: answer } },
  })
  await field.fill('Tornearia Estanho')
  await page.getByRole('option', { name: 'Criar cliente “Tornearia Estanho”' }).click()
  await expect.element(page.getByLabelText('Criando o cliente…')).toBeVisible()
  await field.fill('Tornearia Zinco')
  letGo()
  await expect.element(toast('Cliente criado')).toBeVisible()
  await expect.element(field).toHaveValue('Tornearia Zinco')
  await expect.element(page.getByText('Só o nome, sem cadastro.')).toBeVisible()
})
