import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import { dayOf } from '#time.ts'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import { expectAccessible, expectAccessibleAt } from './accessible.ts'
import { cutOff, refuse } from './answers.ts'
import { BOARD, cardOf, cardWith, columnOf, linkOf, taskWith } from './board.ts'
import { press } from './keys.ts'
import { openScreen } from './screen.tsx'
import { byCss } from './selectors.ts'

import { answersWith, changes, draft, nameOf, openTask, panel, saved, state, type Task } from './task-beside.ts'

test('in Portuguese a task opens beside its board, whose outer columns fold, never that of its card', async () => {
  await openScreen(BOARD, { answers: answersWith(), viewport: { width: 1440, height: 900 } })
  await linkOf(1).click()
  await expect.element(nameOf()).toHaveValue('Uma tarefa')
  // Nothing is covered, and the focus stays where it was.
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(linkOf(1)).toHaveFocus()
  expect(panel().element().getBoundingClientRect()).toMatchObject({ width: 464, right: 1440 })
  const isFolded = (label: string) => columnOf(label).element().hasAttribute('data-folded')
  await expect.poll(() => isFolded('Backlog')).toBe(true)
  expect(isFolded('Em progresso')).toBe(false)
  const board = byCss('[data-board]').element()
  expect(board.scrollWidth).toBeLessThanOrEqual(board.clientWidth)
  expect(board.getBoundingClientRect().right).toBeLessThanOrEqual(panel().element().getBoundingClientRect().left)
  await expect.element(cardOf(1)).toHaveAttribute('data-open')
  await expectAccessible()
  // A second Enter goes into it, Esc out of the field, and then of the panel.
  await press('Enter')
  await expect.element(panel()).toHaveFocus()
  await nameOf().click()
  await press('Escape')
  await expect.element(panel()).toHaveFocus()
  await press('Escape')
  await expect.element(panel()).not.toBeInTheDocument()
  await expect.element(linkOf(1)).toHaveFocus()
  await expect.poll(() => isFolded('Backlog')).toBe(false)
})

test.each([1440, 1100, 768])(
  'at %i px a toast stands beside the open task, and the tools in one or two rows',
  async (width) => {
    await openTask({}, width)
    await expect.element(nameOf()).toBeVisible()
    notifySuccess('Ficou guardado')
    const toast = () => page.getByText('Ficou guardado').element().closest('[role="status"]')!.getBoundingClientRect()
    await expect.poll(() => Math.round(toast().right)).toBeLessThan(panel().element().getBoundingClientRect().left)
    expect(toast().left).toBeGreaterThan(0)
    expect(byCss('search').element().parentElement!.getBoundingClientRect().height).toBeLessThan(90)
  },
)

test('on a phone a toast stands below the head of the open task, and leaves its end free', async () => {
  await openTask({}, 360)
  const comment = page.getByLabelText('Novo comentário')
  await expect.element(comment).toBeInViewport()
  notifySuccess('Ficou guardado')
  const toast = page.getByText('Ficou guardado')
  await expect.element(toast).toBeVisible()
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const { top, bottom } = boxOf(toast.element().closest('[role="status"]')!)
  expect(top).toBeGreaterThan(boxOf(page.getByRole('button', { name: 'Fechar' }).first().element()).bottom)
  expect(bottom).toBeLessThan(boxOf(comment.element()).top)
})

test('a new task is made by its button too, which waits for a name', async () => {
  const { production, ...answers } = answersWith()
  const add = () => ({ result: true as const, data: { card: cardWith(9, 'Vedar a caixa'), counter: 8 } })
  const read: Task['read'] = ({ id_text }) => ({ data: taskWith({ id: 9, id_text, nome: 'Vedar a caixa' }) })
  const own = { ...production, board: { ...production?.board, add }, task: { ...production?.task, read } }
  const screen = await openScreen(BOARD, {
    answers: { ...answers, production: own },
    viewport: { width: 360, height: 740 },
  })
  await page.getByRole('button', { name: 'Nova tarefa' }).last().click()
  const dialog = page.getByRole('dialog', { name: 'Nova tarefa' })
  const create = dialog.getByRole('button', { name: 'Criar tarefa' })
  await expect.element(create).toBeDisabled()
  const name = dialog.getByRole('textbox', { name: 'Nome da tarefa' })
  expect(Number.parseFloat(getComputedStyle(name.element()).paddingInlineStart)).toBeGreaterThanOrEqual(8)
  await name.fill('Vedar a caixa')
  await create.click()
  await expect.poll(() => screen.calls('production.board.add')).toHaveLength(1)
})

test('a window that is less wide has a narrower panel', async () => {
  await openTask({}, 1100)
  await expect.element(nameOf()).toBeVisible()
  expect(panel().element().getBoundingClientRect().width).toBe(376)
  expect(columnOf('Em progresso').element().hasAttribute('data-folded')).toBe(false)
})

test('on a phone the task fills the screen, with the same form', async () => {
  await openTask({}, 360)
  const dialog = page.getByRole('dialog', { name: 'Tarefa 11-001' })
  await expect.element(dialog.getByRole('textbox', { name: 'Nome da tarefa' })).toHaveValue('Uma tarefa')
  const { x, y, width, height } = dialog.element().getBoundingClientRect()
  expect({ x, y, width, height }).toEqual({ x: 0, y: 0, width: 360, height: 740 })
  await expect.element(dialog.getByLabelText('Novo comentário')).toBeInViewport()
  await expectAccessibleAt(360)
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a text that is no duration is said in plain words, and not saved', async () => {
  const screen = await openTask()
  const estimate = page.getByLabelText('Estimativa')
  await estimate.fill('logo')
  await press('Tab')
  await expect.element(state('Não salvo: Estimativa: Não é uma duração.')).toBeVisible()
  await expect.element(page.getByText(/^Escreva como 1h30/)).toBeVisible()
  expect(changes(screen)).toEqual([])
  await estimate.fill('8')
  await expect.element(page.getByText('= 8h', { exact: true })).toBeVisible()
  await press('Tab')
  await expect.poll(() => changes(screen)).toMatchObject([{ estimate: 480 }])
  await expect.element(estimate).toHaveValue('8h')
  await expect.element(page.getByLabelText('Tempo gasto')).toHaveAttribute('placeholder', 'ex.: 1h30, 8 ou 45min')
  await press('Tab')
  await expect.element(page.getByLabelText('Tempo gasto')).toHaveAttribute('placeholder', 'Nenhum')
  const due = page.getByLabelText('Prazo')
  await due.fill('31/02')
  await press('Enter')
  await expect.element(page.getByText('31/02 não existe.')).toBeVisible()
  await due.fill('24/12')
  await press('Enter')
  const today = dayOf(nowMs())
  const [here, next] = [0, 1].map((ahead) => `${Number(today.slice(0, 4)) + ahead}-12-24`)
  await expect.poll(() => changes(screen).at(-1)).toMatchObject({ meta: here! < today ? next : here })
  await due.fill('31/02/2027')
  await press('Tab')
  await expect.element(state('Não salvo: Prazo: confira o campo')).toBeVisible()
})

test('J and K go to the next card while no field has the focus, and so do the buttons', async () => {
  await openTask()
  await expect.element(nameOf()).toHaveValue('Uma tarefa')
  await press('j')
  await expect.element(nameOf()).toHaveValue('Outra tarefa')
  await expect.element(linkOf(2)).toHaveFocus()
  await panel().getByRole('button', { name: 'Anterior, K' }).click()
  await expect.element(nameOf()).toHaveValue('Uma tarefa')
  await nameOf().click()
  await userEvent.keyboard('jk')
  await expect.poll(() => (nameOf().element() as HTMLTextAreaElement).value).toMatch(/jk/)
})

test('what is typed is saved once after a pause, with what was changed alone, and on going to another card', async () => {
  const screen = await openTask()
  await nameOf().fill('Uma tarefa melhor ')
  await expect.element(state(/^Salvo às \d\d:\d\d$/)).toBeVisible()
  expect(changes(screen)).toEqual([{ id: 1, revision: 3, nome: 'Uma tarefa melhor' }])
  // Not a letter of what is typed goes.
  await expect.element(nameOf()).toHaveValue('Uma tarefa melhor ')
  screen.answer({ production: { task: { change: () => saved(5) } } })
  await panel().getByLabelText('Descrição').fill('Com solda')
  await press('Escape')
  await press('j')
  await expect.element(nameOf()).toHaveValue('Outra tarefa')
  expect(changes(screen).at(-1)).toEqual({ id: 1, revision: 4, descricao: 'Com solda' })
  await expect.poll(draft).toBe('')
})

test('what the server does not answer stays, says since when, and is sent again', async () => {
  const screen = await openTask({ change: cutOff })
  await nameOf().fill('Sem rede')
  await expect.element(state(/^Não salvo: sem contato com o servidor desde \d\d:\d\d/)).toBeVisible()
  expect(draft()).toContain('Sem rede')
  screen.answer({ production: { task: { change: () => saved(4) } } })
  await expect.element(state(/^Salvo às/)).toBeVisible()
  expect(changes(screen).at(-1)).toMatchObject({ nome: 'Sem rede', revision: 3 })
})

test('Ctrl+Z takes back the last change, and nothing that somebody else has changed after it', async () => {
  const screen = await openTask()
  const priority = panel().getByRole('combobox', { name: 'Prioridade' })
  await priority.click()
  await page.getByRole('option', { name: 'Alta' }).click()
  await expect.poll(() => changes(screen)).toMatchObject([{ prioridade: 3 }])
  await expect.element(state(/^Salvo às/)).toBeVisible()
  screen.answer({ production: { task: { change: () => saved(5) } } })
  await press('ControlOrMeta+z')
  await expect.element(page.getByText('Desfeito: Prioridade')).toBeVisible()
  expect(changes(screen).at(-1)).toMatchObject({ prioridade: 0, revision: 4 })
  await expect.element(priority).toHaveValue('Nenhuma')
})

test('a field that somebody else changed too is marked, both values are readable, and one is chosen', async () => {
  const record = taskWith({ nome: 'O nome da Ana', revision: 7 })
  const conflict = { record, revision: 7, fields: ['nome'], by: { id: 2, name: 'Ana' }, at: new Date(0).toISOString() }
  const screen = await openTask({ change: refuse('edited-meanwhile', 'Ana salvou às 21:00.', { conflict }) })
  await nameOf().fill('O meu nome')
  const strip = panel().getByRole('alert')
  await expect.element(strip).toMatchTextContent(/Ana salvou.*O nome da Ana.*O meu nome/s)
  await expect.element(nameOf()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(state('Não salvo: há duas versões, escolha uma.')).toBeVisible()
  await expectAccessible()
  // What is typed meanwhile stays.
  await nameOf().fill('O meu nome novo')
  screen.answer({ production: { task: { change: () => saved(8) } } })
  await strip.getByRole('button', { name: 'Manter o meu' }).click()
  await expect.poll(() => changes(screen).at(-1)).toEqual({ id: 1, revision: 7, nome: 'O meu nome novo' })
  await expect.element(strip).not.toBeInTheDocument()
  await expect.element(state(/^Não salvo/)).not.toBeInTheDocument()
})

test('a task that somebody deletes keeps its text to be copied, and is brought back', async () => {
  const screen = await openTask()
  await expect.element(nameOf()).toHaveValue('Uma tarefa')
  screen.answer({
    production: {
      task: { change: refuse('missing', 'Esta tarefa não existe ou não é sua.'), restore: () => ({ result: true }) },
    },
  })
  screen.answer({ production: { task: { read: refuse('missing', 'Esta tarefa não existe ou não é sua.') } } })
  await nameOf().fill('Escrito depois')
  const strip = panel().getByRole('alert')
  await expect.element(strip).toMatchTextContent(/Alguém excluiu esta tarefa/)
  await expect.element(strip.getByRole('button', { name: 'Copiar o texto' })).toBeVisible()
  await expect.element(nameOf()).toHaveValue('Escrito depois')
  screen.answer(answersWith({ change: () => saved(9) }))
  await strip.getByRole('button', { name: 'Trazer de volta' }).click()
  await expect.element(strip).not.toBeInTheDocument()
  // What was typed goes as soon as it can.
  await expect.poll(() => changes(screen).at(-1)).toMatchObject({ nome: 'Escrito depois' })
})

test('a new task is named beside the board, and then open as any other; one without a name is none', async () => {
  const answers = answersWith()
  const made = cardWith(9, 'Medir a caixa')
  let isRefused = true
  const add = (): { result: true; data: { card: typeof made; counter: number } } => {
    if (isRefused) return refuse('unavailable', 'Sem resposta agora.')()
    return { result: true, data: { card: made, counter: 8 } }
  }
  const read: Task['read'] = ({ id_text }) => ({
    data: taskWith({ id: 9, id_text, nome: 'Medir a caixa', revision: 1 }),
  })
  const screen = await openScreen(BOARD, {
    answers: {
      ...answers,
      production: {
        ...answers.production,
        board: { ...answers.production?.board, add },
        task: { ...answers.production?.task, read },
      },
    },
    viewport: { width: 1440, height: 900 },
  })
  const button = page.getByRole('button', { name: 'Nova tarefa', exact: true })
  const beside = page.getByRole('complementary', { name: 'Nova tarefa' })
  await button.click()
  await expect.element(beside.getByRole('textbox', { name: 'Nome da tarefa' })).toHaveFocus()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await beside.getByRole('button', { name: 'Fechar' }).click()
  await expect.element(beside).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  expect(screen.calls('production.board.add')).toHaveLength(0)

  await button.click()
  await userEvent.keyboard('Medir a caixa{Enter}')
  // What the server does not take stays.
  await expect.element(beside.getByRole('textbox', { name: 'Nome da tarefa' })).toHaveValue('Medir a caixa')
  await expect.poll(() => screen.calls('production.board.add')).toHaveLength(1)
  isRefused = false
  // To go to the column makes nothing yet.
  await beside.getByRole('combobox', { name: 'Coluna' }).selectOptions('inProgress')
  await beside.getByRole('textbox', { name: 'Nome da tarefa' }).click()
  await expect.element(beside.getByRole('textbox', { name: 'Nome da tarefa' })).not.toHaveAttribute('readonly')
  await userEvent.keyboard('{Enter}')
  await expect.element(nameOf()).toHaveValue('Medir a caixa')
  await expect.element(panel().getByRole('textbox', { name: 'Descrição' })).toHaveFocus()
  expect(screen.calls('production.board.add')).toHaveLength(2)
  expect(screen.calls('production.board.add').at(-1)).toMatchObject({ nome: 'Medir a caixa', status: 'inProgress' })
})

test('beside an open task all filters and the whole of its card’s column stay in sight', async () => {
  await openTask()
  await expect.element(nameOf()).toBeVisible()
  for (const width of [1440, 1180, 768]) {
    await page.viewport(width, 900)
    await expect.element(page.getByRole('button', { name: 'Filtro', exact: true })).toBeInViewport({ ratio: 1 })
    for (const name of ['Minhas', 'Esta semana'])
      await expect.element(byCss('search label').filter({ hasText: name })).toBeInViewport({ ratio: 1 })
    await expect
      .poll(() => cardOf(1).element().getBoundingClientRect().right)
      .toBeLessThan(panel().element().getBoundingClientRect().left)
  }
})

test('who else has the task open is said beside its number, and is told when it is closed', async () => {
  const names = ['Davi Nunes', 'Ana Lopes', 'Nina Reis']
  let there = 1
  const here = () => ({
    data: names.slice(0, there).map((name, at) => ({ id: at + 2, name, email: `${at}@exemplo.com.br` })),
  })
  const screen = await openTask({ here })
  const mark = panel().getByRole('status').filter({ hasText: 'aqui' })
  await expect.element(mark).toHaveTextContent('Davi está aqui')
  await expect.element(mark).toHaveAttribute('title', 'Davi Nunes também está nesta tarefa')
  there = 3
  await press('j')
  await expect.element(page.getByText('Davi e mais 2 estão aqui')).toBeVisible()
  expect(screen.calls('production.task.here')).toContainEqual({ id: 1, leaves: true })
  for (const width of [1440, 360]) {
    await page.viewport(width, 740)
    await expectAccessible()
  }
  await press('Escape')
  await expect.poll(() => screen.calls('production.task.here').at(-1)).toEqual({ id: 2, leaves: true })
})
