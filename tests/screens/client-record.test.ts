import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Contact } from '#domains/clients/contacts-contract.ts'
import type { TimelineEntry } from '#domains/clients/contract.ts'
import { expectAccessibleAt } from './accessible.ts'
import { type Answers, refuse } from './answers.ts'
import { CLIENTS, dialog, one, timeline } from './clients.ts'
import { openScreen } from './screen.tsx'

test('at its head a client shows what was billed, paid, is open and overdue, and what happened last', async () => {
  const entry: TimelineEntry = {
    ...{
      kind: 'quote-event',
      id: 1,
      at: '2026-11-20T15:00:00Z',
      title: 'Orçamento 0042 aceito',
      note: '',
      to: '/dashboard',
    },
  }
  const screen = await openScreen(`${CLIENTS}?id=7`, {
    as: 'staff',
    answers: {
      clients: { ...one().clients, timeline: () => ({ data: [entry] }) },
      budgets: { ofClient: () => ({ data: { billed: 3850, paid: 1925, open: 1925, overdue: 125.5 } }) },
    },
  })
  const head = page.getByRole('region', { name: 'Resumo do cliente' })
  await expect
    .element(head)
    .toMatchTextContent(
      /Contratado\s*R\$\s3\.850,00\s*Pago\s*R\$\s1\.925,00\s*Em aberto\s*R\$\s1\.925,00\s*Vencido\s*R\$\s125,50\s*Último contato\s*20\/11\/2026\s*Orçamento 0042 aceito/,
    )
  await expectAccessibleAt(1440, 768, 360)
  expect(screen.calls('budgets.ofClient')).toEqual([{ id: 7 }])
})

test('the admin sees what a client bought, and takes the telephone of an order into a record that has none', async () => {
  await openScreen(`${CLIENTS}?id=7`, {
    as: 'admin',
    answers: {
      ...one({ email: 'joana@boreal.exemplo.com.br' }),
      sales: {
        orders: {
          ofClient: () => ({ data: { count: 2, paid: 700, phone: { order: '#0012', phone: '(48) 99999-0001' } } }),
        },
      },
    },
  })
  const head = page.getByRole('region', { name: 'Resumo do cliente' })
  await expect.element(head).toMatchTextContent(/Compras no site\s*R\$\s700,00\s*2 pedidos pagos/)
  const offer = page.getByRole('button', { name: 'Usar (48) 99999-0001, do pedido #0012' })
  await offer.click()
  await expect.element(page.getByRole('textbox', { name: 'Telefone' })).toHaveValue('(48) 99999-0001')
  await expect.element(offer).not.toBeInTheDocument()
  await expectAccessibleAt(1440, 360)
})

const RUTE: Contact = {
  ...{
    id: 3,
    name: 'Rute Lima',
    email: 'rute@boreal.exemplo.com.br',
    phone: '',
    gets_quotes: true,
    gets_charges: false,
  },
  revision: 2,
}

test('a client’s contacts say what they receive; one is added, refused at its field, changed and removed', async () => {
  const contacts = (...data: Contact[]): Answers => ({
    clients: { ...one().clients, contacts: { list: () => ({ data }) } },
  })
  const screen = await openScreen(`${CLIENTS}?id=7`, { as: 'staff', answers: contacts(RUTE) })
  const people = page.getByRole('region', { name: 'Outros contatos' })
  await expect.element(people.getByRole('listitem')).toMatchTextContent(/Rute Lima.*rute@boreal.*recebe orçamentos/)
  await expectAccessibleAt(1440, 360)

  await people.getByRole('button', { name: 'Novo contato' }).click()
  const form = dialog('Novo contato')
  screen.answer({
    clients: {
      contacts: { create: refuse('invalid', 'Confira.', { fields: { email: 'Este cliente já tem este e-mail.' } }) },
    },
  })
  await form.getByRole('textbox', { name: 'E-mail' }).fill('rute@boreal.exemplo.com.br')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(form.getByText('Este cliente já tem este e-mail.')).toBeVisible()
  await form.getByRole('textbox', { name: 'E-mail' }).fill('caixa@boreal.exemplo.com.br')
  await form.getByRole('checkbox', { name: 'Recebe cobranças e recibos' }).click()
  const saved = (id: number) => () => ({ result: true as const, data: { id, revision: 1, merged: false } })
  screen.answer({ clients: { contacts: { create: saved(4) } } })
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(form).not.toBeInTheDocument()
  expect(screen.calls('clients.contacts.create').at(-1)).toEqual({
    ...{
      client_id: 7,
      name: '',
      email: 'caixa@boreal.exemplo.com.br',
      phone: '',
      gets_quotes: true,
      gets_charges: true,
    },
  })

  await people.getByRole('button', { name: 'Editar Rute Lima' }).click()
  await dialog('Contato').getByRole('textbox', { name: 'Telefone' }).fill('48 3000-0000')
  screen.answer({ clients: { contacts: { update: saved(3) } } })
  await dialog('Contato').getByRole('button', { name: 'Salvar' }).click()
  await expect
    .poll(() => screen.calls('clients.contacts.update'))
    .toEqual([{ id: 3, revision: 2, phone: '+55 48 3000-0000' }])

  await people.getByRole('button', { name: 'Editar Rute Lima' }).click()
  screen.answer({ clients: { contacts: { remove: () => ({ result: true as const }), list: () => ({ data: [] }) } } })
  await dialog('Contato').getByRole('button', { name: 'Excluir' }).click()
  await dialog('Excluir este contato?').getByRole('button', { name: 'Excluir' }).click()
  await expect.element(people.getByText(/Quem mais fala por este cliente/)).toBeVisible()
})

test('sums that did not come are asked for again, and the form stays', async () => {
  const screen = await openScreen(`${CLIENTS}?id=7`, {
    as: 'staff',
    answers: { ...one(), budgets: { ofClient: refuse('unexpected', 'Não deu.') } },
  })
  await expect.element(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('Oficina Boreal')
  await expect.element(page.getByRole('alert').filter({ hasText: 'Não deu.' })).toBeVisible()
  screen.answer({ budgets: { ofClient: () => ({ data: { billed: 0, paid: 0, open: 0, overdue: 0 } }) } })
  await page.getByRole('alert').getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(page.getByRole('region', { name: 'Resumo do cliente' })).toMatchTextContent(/Nenhum/)
})

const entry = (id: number, at: string, title = 'Mensagem de Alguém'): TimelineEntry => ({
  ...{ kind: 'message', id, at, title },
  ...{ note: `Mensagem ${id}`, to: `/dashboard/messages?id=${id}` },
})

test('the time line is by months, page by page, each entry leading to its screen', async () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    entry(index + 1, new Date(Date.UTC(2026, 8, 15 - index)).toISOString()),
  )
  const newest = entry(61, '2026-10-01T12:00:00.000Z', 'Mensagem de Iara Lopes')
  const first = [newest, ...many.slice(0, 49)]
  const answers: Answers = {
    clients: {
      ...one().clients,
      timeline: ({ cursor }) => (cursor ? { data: many.slice(49) } : { data: first, next: 'other' }),
    },
  }
  await openScreen(`${CLIENTS}?id=7`, { answers })
  await expect.poll(() => timeline().getByRole('listitem').elements()).toHaveLength(50)
  await expect.element(timeline().getByRole('region', { name: 'setembro de 2026' })).toMatchTextContent(/Mensagem 3/)
  await expectAccessibleAt(1440, 360)
  await timeline().getByRole('button', { name: 'Carregar mais' }).click()
  await expect.poll(() => timeline().getByRole('listitem').elements()).toHaveLength(61)
  await timeline().getByRole('link', { name: 'Mensagem de Iara Lopes' }).click()
  await expect.poll(() => location.pathname + location.search).toBe('/dashboard/messages?id=61')
})

test('a mistyped provider in a client’s e-mail is asked about, and one press takes the other', async () => {
  await openScreen(`${CLIENTS}?id=7`, { as: 'staff', answers: one() })
  const email = page.getByRole('textbox', { name: 'E-mail' }).first()
  await email.fill('beto@gmial.com')
  await expect.element(page.getByText('Quis dizer beto@gmail.com?')).toBeVisible()
  await page.getByRole('button', { name: 'Usar este' }).click()
  await expect.element(email).toHaveValue('beto@gmail.com')
})

test('a telephone that is none is taken, and said to be none once it is left', async () => {
  await openScreen(`${CLIENTS}?id=7`, { as: 'staff', answers: one() })
  const phone = page.getByRole('textbox', { name: 'Telefone' }).first()
  await phone.fill('abc')
  await page.getByRole('textbox', { name: 'E-mail' }).first().click()
  await expect.element(phone).toHaveAccessibleDescription('Não parece um telefone com DDD: confira.')
  await phone.fill('48 3000-9999')
  await expect.element(phone).not.toHaveAccessibleDescription(/DDD/)
  await page.getByRole('textbox', { name: 'E-mail' }).first().click()
  await expect.element(phone).toHaveValue('+55 48 3000-9999')
})

test('a stored telephone stays as it is where one walks through it; a landline may have WhatsApp too', async () => {
  await openScreen(`${CLIENTS}?id=7`, { as: 'staff', answers: one({ phone: '(48) 3000-9999' }) })
  const phone = page.getByRole('textbox', { name: 'Telefone' }).first()
  await phone.click()
  await page.getByRole('textbox', { name: 'E-mail' }).first().click()
  await expect.element(phone).toHaveValue('(48) 3000-9999')
  await expect.element(page.getByRole('link', { name: 'Abrir no WhatsApp' })).toBeVisible()
})
