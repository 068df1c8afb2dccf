import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from './accessible.ts'
import { type Answers, hold } from './answers.ts'
import { boardWith } from './board.ts'
import { press } from './keys.ts'
import { projectWith } from './projects.ts'
import { openScreen } from './screen.tsx'

const answers: Answers = {
  budgets: { newId: () => ({ result: true, id: 42 }) },
  production: { board: { ...boardWith([]).production?.board, last: () => ({ data: { id: 11 } }) } },
}
const heading = () => page.getByRole('heading', { level: 1 })
const field = () => page.getByPlaceholder('Ir para…')
const found = (id: number, title: string) => ({
  data: [{ kind: 'project', id, title, note: '', to: `/dashboard/create-edit-projects?id=${id}` }],
})

test('the palette acts: it creates, changes the appearance, and says where words find nothing', async () => {
  await openScreen('/dashboard/clients', { answers })
  await expect.element(heading()).toHaveTextContent('Clientes')
  const run = async (words: string, name: string) => {
    await press('Control+k')
    await field().fill(words)
    await expect.element(page.getByRole('dialog').getByRole('button').first()).toHaveTextContent(name)
    await press('Enter')
    await expect.element(field()).not.toBeInTheDocument()
  }
  for (const [words, name, title] of [
    ['novo projeto', 'New Project', 'New Project'],
    ['novo artigo', 'New Archive', 'New Archive Create'],
    ['orçamento novo', 'New Budget', 'New Budget'],
  ] as const) {
    await run(words, name)
    await expect.element(heading()).toHaveTextContent(title)
  }
  await run('nova tarefa', 'Criar Task')
  await expect.element(page.getByRole('dialog').getByLabelText('Nome')).toBeVisible()
  expect(location.pathname).toBe('/coffe')
  await press('Escape')
  await run('novo evento', 'Criar Evento')
  await expect.element(page.getByRole('complementary').getByLabelText('Título')).toHaveFocus()
  expect(location.pathname).toBe('/dashboard/calendar')
  await run('aspecto escuro', 'Aspecto escuro')
  await expect.poll(() => document.documentElement.dataset.scheme).toBe('dark')

  await press('Control+k')
  await field().fill('projeto xyzzyqwv')
  await expect.element(page.getByText('Nada com “projeto xyzzyqwv”.')).toBeVisible()
  // As much as the call takes.
  await expect.element(field()).toHaveAttribute('maxlength', '120')
  await press('Enter')
  expect(location.pathname).toBe('/dashboard/calendar')
})

test('the palette opens a new entry, a new bill, and the choice of a task whose timer starts', async () => {
  const screen = await openScreen('/dashboard/clients', {
    answers: {
      ...answers,
      hours: {
        tasks: () => ({
          data: [{ task: 5, id_text: '11-005', nome: 'Lixar', project_id: 11, project: 'Mesa', to: '/dashboard' }],
        }),
      },
    },
  })
  const run = async (words: string) => {
    await press('Control+k')
    await field().fill(words)
    await expect.element(page.getByRole('dialog').getByRole('button').first()).toBeVisible()
    await press('Enter')
    await expect.element(field()).not.toBeInTheDocument()
  }
  await run('nova transação')
  await expect.element(page.getByRole('dialog', { name: 'Nova Transação' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(location.search).toBe('')
  await run('nova conta a pagar')
  await expect.element(page.getByRole('dialog').getByLabelText('Vence em')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click()
  await run('ligar o relógio')
  await page.getByRole('dialog').getByRole('button', { name: /Lixar/ }).click()
  await expect.poll(() => screen.calls('hours.timer.start')).toEqual([{ task: 5, instead_of: null }])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('Enter in the palette waits for the results of what is typed', async () => {
  const slow = hold(() => found(7, 'Luminária Onda'))
  const screen = await openScreen('/dashboard/clients', {
    answers: {
      commandPalette: {
        find: ({ q }) => (q === 'luminaria' ? slow.answer(undefined) : found(8, 'Estação da horta')),
      },
      projects: { item: () => ({ data: [projectWith({ title: 'Luminária Onda' })] }) },
    },
  })
  await expect.element(heading()).toHaveTextContent('Clientes')
  await press('Control+k')
  await field().fill('horta')
  await expect.element(page.getByRole('button', { name: /^Estação da horta/ }).first()).toBeVisible()
  await field().fill('luminaria')
  await press('Enter')
  await expect.poll(() => screen.calls('commandPalette.find')).toContainEqual({ q: 'luminaria' })
  expect(location.pathname).toBe('/dashboard/clients')
  slow.letGo()
  await expect.element(page.getByRole('textbox', { name: 'Título', exact: true })).toHaveValue('Luminária Onda')
})

test('Novo in the top bar is a menu of what can be created', async () => {
  await openScreen('/dashboard')
  const open = page.getByRole('button', { name: 'Novo', exact: true })
  await open.click()
  const items = page.getByRole('menuitem')
  await expect
    .poll(() => items.elements().map((item) => item.textContent))
    .toEqual([
      ...['New Project', 'New Archive', 'New Budget', 'Novo cliente', 'Criar Task', 'Ligar o relógio'],
      ...['Criar Evento', 'Nova Transação', 'Nova conta a pagar'],
    ])
  await expectAccessible()
  await page.getByRole('menuitem', { name: 'Novo cliente' }).click()
  await expect.element(heading()).toHaveTextContent('Novo cliente')
  await open.click()
  await page.getByRole('menuitem', { name: 'Criar Evento' }).click()
  await expect.element(page.getByRole('complementary').getByLabelText('Título')).toBeVisible()
})
