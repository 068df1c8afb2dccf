import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TaskView } from '#domains/production/task-contract.ts'
import { type Answers, cutOff, hold, refuse } from './answers.ts'
import { BOARD, boardWith, cardWith, openBoard, rowWith, taskWith } from './board.ts'
import { draft } from './conflict.ts'
import { chooseFiles, press } from './keys.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen, type Screen } from './screen.tsx'

const dialog = () => page.getByRole('dialog', { name: /^(Criar|Editar) Task/ })
const nameOf = () => dialog().getByRole('textbox', { name: 'Nome', exact: true })
const button = (name: string) => dialog().getByRole('button', { name, exact: true })
const question = (name: string) => page.getByRole('dialog', { name })
const saved = () => page.getByText('Saved task successfully')
const picture = (name = 'um.png') => new File(['png'], name, { type: 'image/png' })
const pictures = () => dialog().getByLabelText('Imagens: arquivos')
const LEAVE = 'Sair sem salvar?'

/** What was sent so far: the tasks, each with the names of its new pictures. */
const sent = (screen: Screen) =>
  (screen.calls('production.save') as { body: { task: string; attachments?: File | File[] } }[]).map(({ body }) => ({
    ...JSON.parse(body.task),
    files: [body.attachments ?? []].flat().map(({ name }) => name),
  }))

const saves: NonNullable<Answers['production']>['save'] = () => ({ result: true, update: rowWith(1, 'Uma tarefa') })

async function openNew(save = saves) {
  const answers = boardWith([])
  const screen = await openBoard({ ...answers, production: { ...answers.production, save } })
  await page.getByRole('button', { name: 'Criar Task' }).click()
  await expect.element(nameOf()).toHaveFocus()
  return screen
}

async function openTask(task = taskWith({}), save = saves) {
  const answers = boardWith([cardWith(1, task.nome)])
  answers.production!.task!.read = () => ({ data: task })
  const screen = await openScreen(`${BOARD}?task=11-001`, {
    answers: { ...answers, production: { ...answers.production, save } },
    viewport: { width: 1440, height: 900 },
  })
  await expect.element(nameOf()).toHaveValue(task.nome)
  return screen
}

test('[TSK-06] a task that cannot be saved says so and keeps all that was typed', async () => {
  const screen = await openNew(cutOff)
  await nameOf().fill('Sem rede')
  chooseFiles(pictures(), picture('a.png'))
  await dialog().getByLabelText('Descrição').fill('Uma linha\n'.repeat(18))
  for (const [width, height] of [
    [360, 740],
    [1440, 700],
  ] as const) {
    await page.viewport(width, height)
    await button('Save').click()
    // It leaves its buttons free and says why beside them.
    const toast = page.getByRole('alert').filter({ hasText: 'Unable to add task' })
    await expect.element(toast).toBeVisible()
    await expect.element(dialog().getByText('Não foi possível falar com o servidor')).toBeInViewport()
    const { x, y, width: wide, height: high } = button('Save').element().getBoundingClientRect()
    expect(
      button('Save')
        .element()
        .contains(document.elementFromPoint(x + wide / 2, y + high / 2)),
    ).toBe(true)
    // It goes by itself.
    await expect.element(toast).not.toBeInTheDocument()
  }
  await press('Escape')
  await expect.element(question(LEAVE)).toBeVisible()
  await press('Escape')
  await expect.element(nameOf()).toHaveValue('Sem rede')
  screen.answer({ production: { save: saves } })
  await press('ControlOrMeta+s')
  await expect.element(saved()).toBeVisible()
  expect(sent(screen).at(-1)).toMatchObject({ id_project: 11, nome: 'Sem rede', files: ['a.png'] })
})

test('the key that asks does not answer, also where questions were loaded after the task was opened', async () => {
  const late: (() => void)[] = []
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((act) => late.push(act as () => void))
  await openNew()
  await nameOf().fill('Aberta cedo')
  await vi.waitUntil(
    () => {
      for (const act of late.splice(0)) act()
      return document.querySelector('.mantine-Notifications-root')
    },
    { timeout: 10_000 },
  )
  await press('Escape')
  await expect.element(question(LEAVE)).toBeVisible()
  await press('Escape')
  await expect.element(question(LEAVE)).not.toBeInTheDocument()
  await expect.element(nameOf()).toHaveValue('Aberta cedo')
})

test('[TSK-02] a new task survives a reload as a draft, which the save ends', async () => {
  const screen = await openNew()
  const open = () => page.getByRole('button', { name: 'Criar Task' }).click()
  await nameOf().fill('Do rascunho')
  await dialog().getByRole('combobox', { name: 'Tipo' }).click()
  await page.getByRole('option', { name: 'bug' }).click()
  await screen.reload()
  await open()
  await draft().getByRole('button', { name: 'Retomar' }).click()
  await expect.element(nameOf()).toHaveValue('Do rascunho')
  await expect.element(dialog().getByRole('combobox', { name: 'Tipo' })).toHaveValue('bug')
  // What no draft stores would be lost.
  await dialog().getByLabelText('Nova tarefa adicional').fill('Passo')
  await press('Escape')
  await expect.element(question(LEAVE)).toMatchTextContent('elas se perdem')
  await press('Escape')
  await button('Save').click()
  await expect.element(saved()).toBeVisible()
  expect(sent(screen)).toMatchObject([{ nome: 'Do rascunho', tipo: 'bug', subtasks: [{ task: 'Passo' }] }])
  await open()
  await expect.element(nameOf()).toHaveValue('')
  await expect.element(draft()).not.toBeInTheDocument()
})

test('[TSK-02] Share copies a link that opens it', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await openTask()
  await button('Share').click()
  await expect.element(page.getByText('copiado!')).toBeVisible()
  const link = new URL(copied.mock.calls[0]![0])
  expect(link.pathname + link.search).toBe(`${BOARD}?task=11-001`)
  await button('Cancel').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await screen.go(link.pathname + link.search)
  await expect.element(page.getByRole('dialog', { name: 'Editar Task 11-001' })).toBeVisible()
})

test('[TSK-07] a task is deleted after a question, and comes back by Desfazer', async () => {
  const screen = await openTask()
  screen.answer({
    production: {
      board: { changes: boardWith([], {}, [1]).production!.board!.changes! },
      task: { restore: () => ({ result: true }) },
    },
  })
  await button('Delete').click()
  await question('Excluir a tarefa 11-001?').getByRole('button', { name: 'Excluir' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByText('Tarefa 11-001 excluída. Pode voltar durante 30 dias.')).toBeVisible()
  expect(sent(screen)).toMatchObject([{ id: 1, isRemove: true }])
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => screen.calls('production.task.restore')).toEqual([{ id: 1 }])
})

test('[TSK-07] on another screen there is nothing to undo any more', async () => {
  await openTask()
  await button('Delete').click()
  await question('Excluir a tarefa 11-001?').getByRole('button', { name: 'Excluir' }).click()
  const undo = page.getByRole('button', { name: 'Desfazer' })
  await expect.element(undo).toBeVisible()
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Clientes' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Clientes')
  await expect.element(undo).not.toBeInTheDocument()
})

test('[TSK-03] a picture that is refused is said in words, and nothing is lost', async () => {
  const screen = await openTask(taskWith({ nome: 'Antes' }), refuse('invalid', 'texto.png: não é uma imagem.'))
  await nameOf().fill('Depois')
  chooseFiles(pictures(), picture('texto.png'))
  await button('Save').click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('texto.png')
  await expect.element(nameOf()).toHaveValue('Depois')
  screen.answer({ production: { save: saves } })
  await dialog().getByRole('button', { name: 'Remover texto.png' }).click()
  await button('Save').click()
  await expect.element(saved()).toBeVisible()
  expect(sent(screen).map(({ nome, files }) => [nome, files])).toEqual([
    ['Depois', ['texto.png']],
    ['Depois', []],
  ])
})

test('[TSK-03] pictures on their way can be stopped, and sent again', async () => {
  const never = hold(saves)
  const screen = await openTask(taskWith({}), never.answer)
  chooseFiles(pictures(), picture())
  await button('Save').click()
  await expect.element(dialog().getByText(/^(Enviando, \d+%|Guardando as imagens…)$/)).toBeVisible()
  await button('Cancel').click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('O envio foi interrompido.')
  screen.answer({ production: { save: saves } })
  await button('Save').click()
  await expect.element(saved()).toBeVisible()
  expect(sent(screen).map(({ files }) => files)).toEqual([['um.png'], ['um.png']])
})

const comments = () => dialog().getByRole('region', { name: 'Comentários' })
async function change(text: string) {
  await comments().getByRole('button', { name: 'Editar' }).click()
  await expect.element(comments().getByLabelText('Alterar comentário')).toHaveFocus()
  await comments().getByLabelText('Alterar comentário').fill(text)
}

test('[TSK-05] a comment that is being changed is saved with its task, and not left unasked', async () => {
  const own = sampleOf(TaskView.shape.comments.element, {
    ...{ id: 5, comment: 'Como foi dito', html: '<p>Como foi dito</p>', own: true },
    author: { id: 1, name: 'Marina Duarte', email: 'marina@exemplo.com.br' },
  })
  const screen = await openTask(taskWith({ comments: [own] }))
  screen.answer({
    production: { task: { changeComment: ({ comment }) => ({ result: true, data: { ...own, comment } }) } },
  })
  await change('Como ficou')
  await button('Cancel').click()
  await question(LEAVE).getByRole('button', { name: 'Cancelar' }).click()
  await button('Save').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(screen.calls('production.task.changeComment')).toEqual([{ id: 5, comment: 'Como ficou' }])

  // One that is emptied is left as it was.
  await screen.go(`${BOARD}?task=11-001`)
  await change('  ')
  await button('Cancel').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(screen.calls('production.task.changeComment')).toHaveLength(1)
})

test('[TSK-05] a comment that is being changed is saved with a new task', async () => {
  const screen = await openNew()
  await nameOf().fill('Nova e comentada')
  await comments().getByLabelText('Novo comentário').fill('Como foi dito')
  await comments().getByRole('button', { name: 'Comentar' }).click()
  await change('Como ficou')
  await button('Save').click()
  await expect.element(saved()).toBeVisible()
  expect(sent(screen)).toMatchObject([{ nome: 'Nova e comentada', comentarios: [{ comment: 'Como ficou' }] }])
})

test('[TSK-04] a step that is being changed in place is saved by Ctrl+S too', async () => {
  const screen = await openNew()
  await nameOf().fill('Com passos')
  await dialog().getByLabelText('Nova tarefa adicional').fill('Um')
  await press('Enter')
  await dialog().getByRole('button', { name: 'Alterar Um' }).click()
  await userEvent.fill(dialog().getByRole('textbox', { name: 'Alterar Um' }), 'Dois')
  await press('ControlOrMeta+s')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(sent(screen)).toMatchObject([{ subtasks: [{ task: 'Dois' }] }])
})
