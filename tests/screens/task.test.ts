import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TaskView } from '#domains/production/task-contract.ts'
import { expectAccessible, expectAccessibleAt } from './accessible.ts'
import type { Answers } from './answers.ts'
import { BOARD, boardWith, cardWith, openBoard, taskWith } from './board.ts'
import { chooseFiles, press } from './keys.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const dialog = () => page.getByRole('dialog', { name: /^(Criar|Editar) Task/ })
const nameOf = () => dialog().getByRole('textbox', { name: 'Nome', exact: true })
const button = (name: string) => dialog().getByRole('button', { name, exact: true })
const question = (name: string) => page.getByRole('dialog', { name })
const LEAVE = 'Sair sem salvar?'

async function openNew(answers: Answers = boardWith([])) {
  const screen = await openBoard(answers)
  await page.getByRole('button', { name: 'Criar Task' }).click()
  await expect.element(nameOf()).toHaveFocus()
  return screen
}

async function openTask(task = taskWith({}), width = 1280) {
  const answers = boardWith([cardWith(1, task.nome)])
  answers.production!.task!.read = () => ({ data: task })
  const screen = await openScreen(`${BOARD}?task=11-001`, {
    answers,
    viewport: { width, height: width < 600 ? 740 : 800 },
  })
  await expect.element(nameOf()).toBeVisible()
  return screen
}

test('[TSK-02] a new task is left by Esc and Cancel, after a question where something would be lost', async () => {
  await openNew()
  // A list of choices and the calendar are closed first.
  for (const field of [dialog().getByRole('combobox', { name: 'Tipo' }), dialog().getByLabelText('Meta')]) {
    await field.click()
    await press('Escape')
    await expect.element(dialog()).toBeVisible()
  }
  await press('Escape')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Criar Task' })).toHaveFocus()
  await press('Enter')
  await nameOf().fill('Pela metade')
  await press('Escape')
  await expect.element(question(LEAVE)).toBeVisible()
  await press('Escape')
  await expect.element(question(LEAVE)).not.toBeInTheDocument()
  await expect.element(nameOf()).toHaveValue('Pela metade')
  await button('Cancel').click()
  await expect.element(question(LEAVE)).toMatchTextContent(/ficam como rascunho neste navegador/)
  await question(LEAVE).getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('[TSK-06] without a name nothing is sent', async () => {
  await openNew()
  await expectAccessible()
  await button('Save').click()
  await expect.element(dialog().getByText('Preencha este campo.')).toBeVisible()
  await expect.element(nameOf()).toHaveFocus()
})

test('[TSK-02] on a phone a task fills the screen', async () => {
  const subtasks = [{ id: 1, task: 'Um passo com um nome comprido que não cabe em uma linha só', checked: false }]
  const comments = [sampleOf(TaskView.shape.comments.element, { comment: 'Certo.', html: '<p>Certo.</p>' })]
  await openTask(taskWith({ subtasks, comments }), 360)
  const { x, y, width, height } = dialog().element().getBoundingClientRect()
  expect({ x, y, width, height }).toEqual({ x: 0, y: 0, width: 360, height: 740 })
  for (const name of ['Delete', 'Share', 'Cancel', 'Save']) await expect.element(button(name)).toBeInViewport()
  await expectAccessibleAt(360)
})

test('[BRD-04] a status chosen is sent at once, and the board shows it', async () => {
  const screen = await openTask()
  const moved = { ...cardWith(1, 'Uma tarefa'), status: 'inTest' as const }
  screen.answer(boardWith([moved]))
  screen.answer({
    production: {
      updateStatus: () => ({ result: true }),
      board: { move: () => ({ result: true, data: { cards: [moved], counter: 9 } }) },
      task: { read: () => ({ data: taskWith({ status: 'inTest' }) }) },
    },
  })
  await dialog().getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Em Testes' }).click()
  const sent = () => [...screen.calls('production.updateStatus'), ...screen.calls('production.board.move')]
  await expect.poll(sent).toHaveLength(1)
  expect(sent()[0]).toMatchObject({ status: 'inTest' })
  await expect.element(dialog().getByRole('combobox', { name: 'Status' })).toHaveValue('Em Testes')
  await button('Cancel').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  const column = page.getByRole('region', { name: 'Em Testes' })
  await expect.element(column.getByRole('link', { name: 'Uma tarefa' })).toBeVisible()
})

test('[TSK-02] a task is left after one question where a comment would be lost', async () => {
  await openTask()
  await dialog().getByLabelText('Novo comentário').fill('Pela metade')
  await button('Cancel').click()
  await question(LEAVE).getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('[TSK-02] its history says who changed what', async () => {
  const at = new Date(0).toISOString()
  const screen = await openTask()
  const changes = [
    { by: 'Marina', at, field: 'status', before: 'inBacklog', after: 'inProgress' },
    { by: 'Marina', at, field: 'created', before: null, after: null },
  ]
  screen.answer({ production: { task: { history: () => ({ data: changes }) } } })
  await dialog().getByText('Histórico').click()
  const listed = dialog().getByRole('listitem')
  await expect.element(listed.filter({ hasText: /mudou Status: Backlog\s+Em Progresso/ })).toBeVisible()
  await expect.element(listed.filter({ hasText: 'criou a tarefa' })).toBeVisible()
})

test('[TSK-03] pictures that are too large and too many are said in words', async () => {
  await openNew()
  const png = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name, { type: 'image/png' })
  const input = dialog().getByLabelText('Imagens: arquivos')
  chooseFiles(input, png('g.png', 15 * 1024 * 1024 + 1))
  await expect.element(page.getByText('g.png: A imagem passa de 15 MB.')).toBeVisible()
  chooseFiles(input, ...Array.from({ length: 12 }, (_, at) => png(`${at}.png`, 20)))
  await expect.element(page.getByText('Cabem 10 imagens de uma vez.')).toBeVisible()
  expect(dialog().getByRole('region', { name: 'Anexos' }).getByRole('listitem').elements()).toHaveLength(10)
})

const region = () => dialog().getByRole('region', { name: 'Tarefas adicionais' })
const texts = () =>
  region()
    .getByRole('button', { name: /^Alterar / })
    .elements()
    .map((one) => one.textContent)

test('[TSK-04] steps are added, checked, changed in place and removed, each at once', async () => {
  const screen = await openTask()
  let made = 0
  screen.answer({
    production: {
      task: {
        addSubtask: ({ task }) => ({ result: true, data: { id: ++made, task, checked: false } }),
        changeSubtask: () => ({ result: true }),
        removeSubtask: () => ({ result: true }),
      },
    },
  })
  const item = region().getByLabelText('Nova tarefa adicional')
  for (const text of ['a', '  ', 'b']) {
    await item.fill(text)
    await press('Enter')
    await expect.element(item).toHaveValue('')
  }
  await expect.poll(texts).toEqual(['a', 'b'])
  await region().getByRole('checkbox', { name: 'b' }).click()
  await region().getByRole('button', { name: 'Alterar a' }).click()
  await region().getByRole('textbox', { name: 'Alterar a' }).fill('a melhor')
  await press('Enter')
  await expect.poll(texts).toEqual(['a melhor', 'b'])
  // Esc and a blank text change nothing.
  await region().getByRole('button', { name: 'Alterar b' }).click()
  await region().getByRole('textbox', { name: 'Alterar b' }).fill('outra')
  await press('Escape')
  await expect.poll(texts).toEqual(['a melhor', 'b'])
  await expect.element(dialog()).toBeVisible()
  await region().getByRole('button', { name: 'Remover a melhor' }).click()
  await expect.poll(texts).toEqual(['b'])
  await screen.quiet()
  expect(screen.calls('production.task.addSubtask')).toMatchObject([{ id: 1, task: 'a' }, { task: 'b' }])
  expect(screen.calls('production.task.changeSubtask')).toEqual([
    { id: 2, checked: true },
    { id: 1, task: 'a melhor' },
  ])
  expect(screen.calls('production.task.removeSubtask')).toEqual([{ id: 1 }])
  // It comes back to its place.
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(texts).toEqual(['a melhor', 'b'])
  expect(screen.calls('production.task.addSubtask').at(-1)).toMatchObject({ id: 1, task: 'a melhor' })
  expect(screen.calls('production.task.changeSubtask').at(-1)).toEqual({ id: 3, checked: false, before: 2 })
})

test('[TSK-05] a comment that ends with a suggested name is sent once, and its field is empty', async () => {
  const screen = await openTask()
  const comment = 'Vale para @Marina Duarte'
  const said = sampleOf(TaskView.shape.comments.element, { comment, html: `<p>${comment}</p>`, own: true })
  screen.answer({ production: { task: { addComment: () => ({ result: true, data: said }) } } })
  const box = dialog().getByLabelText('Novo comentário')
  await box.click()
  await userEvent.keyboard(comment)
  await expect.element(page.getByRole('option', { name: 'Marina Duarte' })).toHaveAttribute('data-combobox-selected')
  await press('Control+Enter')
  const list = dialog().getByRole('region', { name: 'Comentários' }).getByRole('listitem')
  await expect.element(list).toMatchTextContent(/Vale para @Marina Duarte/)
  await expect.element(box).toHaveValue('')
  await expect.element(page.getByRole('option')).not.toBeInTheDocument()
  expect(screen.calls('production.task.addComment')).toEqual([{ id: 1, comment, tell: true }])
})
