import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessibleAt } from './accessible.ts'
import { type Answers, refuse } from './answers.ts'
import { CLIENTS, dialog, rowOf } from './clients.ts'
import { press } from './keys.ts'
import { openScreen } from './screen.tsx'

const BOREAL = rowOf({ id: 9, name: 'Oficina Boreal' })
const field = (name: string) => page.getByRole('textbox', { name })
const told = () => page.getByText(/^Já existe:/)

/** All that is asked is Boreal's. */
const answers: Answers = {
  clients: {
    alike: (asked) => {
      const by = (['name', 'email', 'phone', 'document'] as const).find((name) => asked[name])
      return { data: by ? [{ ...BOREAL, same: [by] }] : [] }
    },
  },
}

test('a new client says beside the field who is there already, moves nothing by it, and is saved all the same', async () => {
  const screen = await openScreen(`${CLIENTS}?id=-1`, { as: 'staff', answers })
  const top = () => field('Telefone').element().getBoundingClientRect().top
  await field('Nome').fill('oficina  boreal')
  await expect.element(told()).toHaveTextContent('Já existe: Oficina Boreal')
  const before = top()
  await field('E-mail').fill('oi@boreal')
  await field('Telefone').fill('19 98765')
  await field('CPF ou CNPJ').fill('11.222.333')
  await field('E-mail').fill('oi@boreal.exemplo.com.br')
  await expect.poll(() => told().elements()).toHaveLength(2)
  expect(top()).toBe(before)
  await field('Telefone').fill('(19) 98765-4321')
  await field('CPF ou CNPJ').fill('11.222.333/0001-81')
  await expect.poll(() => told().elements()).toHaveLength(4)
  await expectAccessibleAt(1440, 360)
  // What tells nobody is not asked.
  const asked = screen.calls('clients.alike').flatMap((call) => Object.values(call as object))
  for (const half of ['oi@boreal', '19 98765', '11.222.333']) expect(asked).not.toContain(half)
  // Saving stays possible.
  screen.answer({ clients: { create: () => ({ result: true, data: { id: 7, revision: 1, merged: false } }) } })
  await press('ControlOrMeta+s')
  await expect.poll(() => screen.calls('clients.create')).toMatchObject([{ name: 'oficina  boreal' }])
})

test('what was typed is kept as a draft where the client that is there is opened', async () => {
  await openScreen(`${CLIENTS}?id=-1`, { as: 'staff', answers })
  await field('Nome').fill('Oficina Boreal')
  await page.getByRole('link', { name: 'Abrir Oficina Boreal' }).click()
  const question = dialog('Sair sem salvar?')
  await expect.element(question).toMatchTextContent(/ficam como rascunho/)
  await question.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect.poll(() => location.search).toBe('?id=9')
})

test('of a client that is there only what is changed is asked, and never the client itself', async () => {
  const screen = await openScreen(`${CLIENTS}?id=7`, { as: 'staff', answers: { clients: { ...answers.clients } } })
  await field('E-mail').fill('oi@boreal.exemplo.com.br')
  await expect.element(told()).toBeVisible()
  expect(screen.calls('clients.alike')).toEqual([{ id: 7, email: 'oi@boreal.exemplo.com.br' }])
})

test('a quote takes the client of the name that was typed by one press', async () => {
  const screen = await openScreen('/dashboard/budget-create?id=-1&number=43', {
    as: 'staff',
    answers: { budgets: { byId: refuse('missing', 'Este orçamento não existe.') } },
  })
  screen.answer(answers)
  const client = page.getByRole('combobox', { name: 'Cliente' })
  await client.fill('oficina boreal')
  await press('Tab')
  await page.getByRole('button', { name: 'Usar este' }).click()
  await expect.element(client).toHaveValue('Oficina Boreal')
  await expect.element(client).toHaveAccessibleDescription('Do cadastro de clientes.')
  await expect.element(told()).not.toBeInTheDocument()
})
