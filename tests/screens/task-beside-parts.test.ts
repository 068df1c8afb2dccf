import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { TaskView } from '#domains/production/task-contract.ts'
import { cutOff, hold, refuse } from './answers.ts'
import { BOARD, boardWith, cardOf, rowWith, taskWith } from './board.ts'
import { chooseFiles, focus, press } from './keys.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

import { answersWith, CARDS, changes, nameOf, openTask, panel, state, type Task } from './task-beside.ts'

test('pictures go at once, and what could not be sent is sent again', async () => {
  const sending = hold(() => ({ result: true as const, update: rowWith(1, 'Uma tarefa') }))
  const screen = await openTask()
  await expect.element(nameOf()).toHaveValue('Uma tarefa')
  screen.answer({ production: { save: cutOff } })
  chooseFiles(panel().getByLabelText('Imagens: arquivos'), new File(['png'], 'um.png', { type: 'image/png' }))
  const again = panel().getByRole('button', { name: 'Enviar de novo' })
  await expect.element(again).toBeVisible()
  screen.answer({ production: { save: sending.answer } })
  await again.click()
  await expect.element(panel().getByRole('progressbar')).toBeVisible()
  sending.letGo()
  await expect.element(panel().getByRole('progressbar')).not.toBeInTheDocument()
  expect(screen.calls('production.save')).toHaveLength(2)
})

const linked = (id: number, nome: string, status: 'inTest' | 'Completed' = 'inTest') => ({
  ...{ id, id_project: 11, id_text: `11-00${id}`, nome, status },
})

test('what a task waits for is said on its card, chosen and taken away; a circle is refused in words', async () => {
  let waits = [linked(2, 'Outra tarefa')]
  const read: Task['read'] = () => ({ data: taskWith({ id: 1, id_text: '11-001', waits, revision: 3 }) })
  const answers = answersWith({ read })
  answers.production!.board = boardWith(CARDS, { links: [{ id: 1, waits: 1, holds: 0 }] }).production!.board!
  answers.production!.links = {
    candidates: () => ({ data: [linked(2, 'Outra tarefa'), linked(3, 'No fim')] }),
    block: refuse('waits-in-circle', '11-003 já espera por 11-001: uma esperaria pela outra para sempre.'),
    unblock: () => {
      waits = []
      return { result: true }
    },
  }
  const screen = await openScreen(`${BOARD}?task=11-001`, { answers, viewport: { width: 1440, height: 900 } })
  await expect.element(cardOf(1).getByText('Espera 1')).toBeVisible()
  await expect.element(panel().getByRole('link', { name: '11-002 Outra tarefa' })).toBeVisible()
  await panel().getByRole('combobox', { name: 'Espera: acrescentar' }).click()
  await expect.element(page.getByRole('option', { name: 'No fim' })).toBeVisible()
  // What it waits for already is not offered.
  expect(page.getByRole('option').elements()).toHaveLength(1)
  await page.getByRole('option', { name: 'No fim' }).click()
  await expect.element(page.getByText('uma esperaria pela outra para sempre')).toBeVisible()
  expect(screen.calls('production.links.block')).toEqual([{ id: 1, blocker: 3 }])
  await panel().getByRole('button', { name: 'Espera: remover 11-002' }).click()
  await expect.element(panel().getByRole('link', { name: '11-002 Outra tarefa' })).not.toBeInTheDocument()
  expect(screen.calls('production.links.unblock')).toEqual([{ id: 1, blocker: 2 }])
})

test('a subtask becomes a task, and is taken back by Desfazer', async () => {
  let subtasks = [{ id: 5, task: 'Medir de noite', checked: false }]
  const screen = await openTask({
    read: () => ({ data: taskWith({ id: 1, id_text: '11-001', subtasks, revision: 3 }) }),
    promoteSubtask: () => {
      subtasks = []
      return { result: true, data: { id: 9, id_text: '11-009' } }
    },
    addSubtask: ({ task }) => ({ result: true, data: { id: 6, task, checked: false } }),
  })
  screen.answer({ production: { save: () => ({ result: true, update: rowWith(9, 'Medir de noite') }) } })
  await panel().getByRole('button', { name: 'Virar tarefa: Medir de noite' }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Medir de noite virou a tarefa 11-009' })
  await expect.element(toast).toBeVisible()
  await toast.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => screen.calls('production.task.addSubtask')).toEqual([{ id: 1, task: 'Medir de noite' }])
  await expect.poll(() => screen.calls('production.save')).toHaveLength(1)
})

test('files go at once, say why they did not, are shown or saved by their kind, and removed after a question', async () => {
  let files = [
    { id: 4, name: 'rssi.csv', size: 12_000, at: new Date(0).toISOString(), by: 'Davi', preview: 'text' as const },
  ]
  const answers = answersWith({ read: () => ({ data: taskWith({ id: 1, id_text: '11-001', files }) }) })
  answers.production!.files = {
    add: cutOff,
    remove: () => {
      files = []
      return { result: true }
    },
  }
  const screen = await openScreen(`${BOARD}?task=11-001`, { answers, viewport: { width: 1440, height: 900 } })
  const area = panel().getByRole('region', { name: 'Arquivos' })
  await expect.element(area.getByRole('link', { name: /^rssi\.csv/ })).toHaveAttribute('target', '_blank')
  await expect.element(area.getByRole('link', { name: 'Baixar rssi.csv' })).toHaveAttribute('download', 'rssi.csv')
  const input = area.getByLabelText('Arquivos: escolher')
  chooseFiles(input, new File([new Uint8Array(50 * 1024 * 1024 + 1)], 'filme.mp4'))
  await expect.element(area.getByRole('alert')).toMatchTextContent('“filme.mp4” passa de 50 MB.')
  chooseFiles(input, new File(['pcb'], 'placa.kicad_pcb'))
  await expect.element(area.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  screen.answer({ production: { files: { add: () => ({ data: files }) } } })
  await area.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(area.getByRole('alert')).not.toBeInTheDocument()
  expect(screen.calls('production.files.add')).toHaveLength(2)
  await area.getByRole('button', { name: 'Remover rssi.csv' }).click()
  await page.getByRole('dialog', { name: 'Remover o arquivo?' }).getByRole('button', { name: 'Remover' }).click()
  await expect.element(area.getByRole('link', { name: /^rssi\.csv/ })).not.toBeInTheDocument()
})

test('on a phone a long name of a file is cut, and the task is no wider for it', async () => {
  const name = `${'relatorio-de-ensaio-'.repeat(5)}final.csv`
  const file = sampleOf(TaskView.shape.files.element, { name, preview: '' })
  await openTask({ read: ({ id_text }) => ({ data: taskWith({ id: 1, id_text, files: [file] }) }) }, 360)
  const link = page.getByRole('link', { name: new RegExp(`^${name}`) })
  await expect.element(link).toBeVisible()
  expect(link.element().getBoundingClientRect().right).toBeLessThanOrEqual(360)
})

test('one follows a task or not by a click, and a comment tells those who follow unless its writer says no', async () => {
  const comment = sampleOf(TaskView.shape.comments.element, { comment: 'Chegou', html: '<p>Chegou</p>' })
  const screen = await openTask({
    follow: () => ({ result: true }),
    addComment: () => ({ result: true, data: comment }),
  })
  const follows = panel().getByRole('button', { name: 'Você segue' })
  await expect.element(follows).toHaveAttribute('aria-pressed', 'true')
  await follows.click()
  await expect.element(panel().getByRole('button', { name: 'Seguir' })).toHaveAttribute('aria-pressed', 'false')
  expect(screen.calls('production.task.follow')).toEqual([{ id: 1, follows: false }])
  const field = panel().getByLabelText('Novo comentário')
  await field.fill('Chegou')
  await panel().getByLabelText('Avisar quem segue').click()
  await panel().getByRole('button', { name: 'Comentar' }).click()
  await expect.element(field).toHaveValue('')
  expect(screen.calls('production.task.addComment')).toEqual([{ id: 1, comment: 'Chegou', tell: false }])
})

test('who manages the line puts somebody into it from the comment that mentions them', async () => {
  const comment = sampleOf(TaskView.shape.comments.element, {
    ...{ id: 5, comment: '@Rita, pode medir?', html: '<p>@Rita, pode medir?</p>', own: false },
    author: { id: 3, name: 'Davi Nunes', email: 'davi@exemplo.com.br' },
    outside: [{ id: 9, name: 'Rita Campos' }],
  })
  const screen = await openTask({
    read: ({ id_text }) => ({ data: taskWith({ id: 1, id_text, comments: [comment] }) }),
    letIn: () => ({ result: true as const }),
  })
  await expect.element(panel().getByText('Rita Campos não é do quadro: não recebeu o aviso.')).toBeVisible()
  await expect.element(panel().getByText('Davi Nunes', { exact: true })).toBeVisible()
  await panel().getByRole('button', { name: 'Pôr no quadro' }).click()
  await expect.element(panel().getByText(/não é do quadro/)).not.toBeInTheDocument()
  expect(screen.calls('production.task.letIn')).toEqual([{ id: 5, person: 9 }])
})

test('who chooses the person that is chosen already keeps them', async () => {
  const screen = await openTask()
  const person = panel().getByRole('combobox', { name: 'Responsável' })
  for (const times of [1, 2]) {
    await person.click()
    await page.getByRole('option', { name: 'Marina Duarte' }).click()
    await expect.element(page.getByRole('option')).not.toBeInTheDocument()
    await expect.element(person, { message: `chosen ${times} times` }).toHaveValue('Marina Duarte')
  }
  await expect.poll(() => changes(screen)).toMatchObject([{ assignee: 1 }])
})

test('Ctrl+Z in an open task takes back the newest change, also a step that was removed, each to its place', async () => {
  let subtasks = ['Um', 'Dois', 'Três'].map((task, index) => ({ id: index + 1, task, checked: false }))
  let next = 10
  const screen = await openTask({
    read: () => ({ data: taskWith({ id: 1, id_text: '11-001', nome: 'Uma tarefa', subtasks, revision: 3 }) }),
    removeSubtask: ({ id }) => {
      subtasks = subtasks.filter((one) => one.id !== id)
      return { result: true }
    },
    addSubtask: ({ task }) => {
      const data = { id: next++, task, checked: false }
      subtasks = [...subtasks, data]
      return { result: true, data }
    },
    changeSubtask: ({ id, before }) => {
      const [item, others] = [subtasks.find((one) => one.id === id)!, subtasks.filter((one) => one.id !== id)]
      const at = others.findIndex((one) => one.id === before)
      subtasks = others.toSpliced(at < 0 ? others.length : at, 0, item)
      return { result: true }
    },
  })
  const priority = panel().getByRole('combobox', { name: 'Prioridade' })
  await priority.click()
  await page.getByRole('option', { name: 'Alta' }).click()
  await expect.element(state(/^Salvo às/)).toBeVisible()
  for (const name of ['Um', 'Dois']) {
    await panel()
      .getByRole('button', { name: `Remover ${name}` })
      .click()
    await expect.element(page.getByRole('status').filter({ hasText: `Passo removido: ${name}` })).toBeVisible()
  }
  const names = () => subtasks.map(({ task }) => task)
  focus(priority)
  await press('ControlOrMeta+z')
  await expect.poll(names).toEqual(['Dois', 'Três'])
  await press('ControlOrMeta+z')
  await expect.poll(names).toEqual(['Um', 'Dois', 'Três'])
  expect(changes(screen)).toHaveLength(1)
  await press('ControlOrMeta+z')
  await expect.poll(() => changes(screen)).toHaveLength(2)
  expect(changes(screen).at(-1)).toMatchObject({ prioridade: 0 })
})

test('what was answered after its task was closed is not taken back from elsewhere by Ctrl+Z', async () => {
  const removing = hold(() => ({ result: true as const }))
  const subtasks = [{ id: 1, task: 'Um', checked: false }]
  const screen = await openTask({
    read: ({ id_text }) => ({ data: taskWith({ id: 1, id_text, subtasks, revision: 3 }) }),
    removeSubtask: removing.answer,
  })
  await panel().getByRole('button', { name: 'Remover Um' }).click()
  await panel().getByRole('button', { name: 'Fechar', exact: true }).click()
  await expect.element(panel()).not.toBeInTheDocument()
  removing.letGo()
  await screen.quiet()
  await press('ControlOrMeta+z')
  await screen.quiet()
  expect(screen.calls('production.task.addSubtask')).toEqual([])
})
