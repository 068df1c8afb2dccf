import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TaskView } from '#domains/production/task-contract.ts'
import { expectAccessible, expectAccessibleAt } from './accessible.ts'
import { type Answers, cutOff, hold, refuse } from './answers.ts'
import { BOARD, boardWith, cardOf, cardWith, columnOf, linkOf, rowWith, taskWith } from './board.ts'
import { sessionIn } from './frame.ts'
import { chooseFiles, press } from './keys.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen, type Screen } from './screen.tsx'
import { byCss } from './selectors.ts'

const panel = () => page.getByRole('complementary', { name: /^Tarefa / })
const nameOf = () => panel().getByRole('textbox', { name: 'Nome da tarefa' })
const state = (text: string | RegExp) => panel().getByText(text)
const draft = () => Object.entries(localStorage).find(([key]) => key.includes('task:1'))?.[1] ?? ''
const changes = (screen: Screen) => screen.calls('production.task.change')
const saved = (revision: number, merged = false) => ({ result: true as const, data: { revision, merged } })

type Task = NonNullable<NonNullable<Answers['production']>['task']>

const CARDS = [
  cardWith(1, 'Uma tarefa', { status: 'inProgress' }),
  cardWith(2, 'Outra tarefa', { status: 'inProgress' }),
  cardWith(3, 'No fim', { status: 'Completed' }),
]

/** The answers of a board in Portuguese; each task is named as its card. */
function answersWith(task: Task = {}): Answers {
  const answers = boardWith(CARDS)
  const named = (id_text: string) => CARDS.find((card) => card.id_text === id_text)!
  const read: Task['read'] = ({ id_text }) => {
    const { id, nome, status } = named(id_text)
    return { data: taskWith({ id, id_text, nome, status, revision: 3 }) }
  }
  return {
    accounts: { session: sessionIn('portuguese') },
    production: { ...answers.production, task: { read, change: () => saved(4), ...task } },
  }
}

async function openTask(task: Task = {}, width = 1440) {
  const screen = await openScreen(`${BOARD}?task=11-001`, {
    answers: answersWith(task),
    viewport: { width, height: width < 600 ? 740 : 900 },
  })
  return screen
}

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
  expect(isFolded('Em Progresso')).toBe(false)
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

test('a window that is less wide has a narrower panel', async () => {
  await openTask({}, 1100)
  await expect.element(nameOf()).toBeVisible()
  expect(panel().element().getBoundingClientRect().width).toBe(376)
  expect(columnOf('Em Progresso').element().hasAttribute('data-folded')).toBe(false)
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
  await expectAccessible()
  // What is typed meanwhile stays.
  await nameOf().fill('O meu nome novo')
  screen.answer({ production: { task: { change: () => saved(8) } } })
  await strip.getByRole('button', { name: 'Manter o meu' }).click()
  await expect.poll(() => changes(screen).at(-1)).toEqual({ id: 1, revision: 7, nome: 'O meu nome novo' })
  await expect.element(strip).not.toBeInTheDocument()
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
  await panel().getByRole('button', { name: 'Espera: tirar 11-002' }).click()
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

test('a description is read as its Markdown says until it is clicked or has the focus', async () => {
  const texts: Record<string, string> = { '11-001': 'Faltam **duas** peças', '11-002': 'Só uma frase' }
  const screen = await openTask({
    read: ({ id_text }) => ({
      data: taskWith({ id: id_text === '11-001' ? 1 : 2, id_text, descricao: texts[id_text]! }),
    }),
    text: ({ descricao }) => ({ data: { html: `<p>${descricao.replace(/\*\*(.+)\*\*/, '<strong>$1</strong>')}</p>` } }),
  })
  const field = panel().getByRole('textbox', { name: 'Descrição' })
  const read = panel().getByText('duas', { exact: true })
  await expect.element(read).toBeVisible()
  await expectAccessible()
  await read.click()
  await expect.element(field).toHaveFocus()
  await expect.element(read).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}{End}{/Control} e _um_ parafuso')
  await userEvent.tab()
  await expect
    .element(
      panel()
        .getByText(/e _um_ parafuso/)
        .first(),
    )
    .toBeInTheDocument()
  expect(screen.calls('production.task.text').at(-1)).toMatchObject({
    descricao: 'Faltam **duas** peças e _um_ parafuso',
  })
  await expect.poll(() => changes(screen).at(-1)).toMatchObject({ descricao: 'Faltam **duas** peças e _um_ parafuso' })
})

test('on a phone the description reads in the width of the window, and what is wider scrolls in itself', async () => {
  const html = `<h2>Medidas</h2><p>${'Semprejunto'.repeat(20)}</p><pre tabindex="0"><code>${'x'.repeat(200)}</code></pre>
    <table><tr>${'<td>coluna larga</td>'.repeat(9)}</tr></table><ul><li>um passo</li></ul>`
  await openTask(
    {
      read: ({ id_text }) => ({ data: taskWith({ id: 1, id_text, descricao: '# x' }) }),
      text: () => ({ data: { html } }),
    },
    360,
  )
  const phone = page.getByRole('dialog', { name: 'Tarefa 11-001' })
  const read = phone.getByRole('heading', { name: 'Medidas' })
  await expect.element(read).toBeVisible()
  await expectAccessible()
  const scrolled = read.element().closest('[class*=scrolled]')!
  expect(scrolled.scrollWidth).toBe(scrolled.clientWidth)
  await read.click()
  await expect.element(phone.getByRole('textbox', { name: 'Descrição' })).toHaveFocus()
})

test('beside an open task the button of more filters stays in sight, whatever stands before it', async () => {
  await openTask()
  await expect.element(nameOf()).toBeVisible()
  for (const width of [1440, 1180]) {
    await page.viewport(width, 900)
    await expect.element(page.getByRole('button', { name: 'Filtro', exact: true })).toBeInViewport({ ratio: 1 })
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

test('a plain description is not rendered, and one that cannot be is shown as it is written', async () => {
  let descricao = 'Só uma frase, sem mais'
  const screen = await openTask({
    read: ({ id_text }) => ({ data: taskWith({ id: 1, id_text, descricao }) }),
    text: refuse('too-many', 'Agora não.'),
  })
  const field = panel().getByRole('textbox', { name: 'Descrição' })
  await expect.element(field).toHaveValue(descricao)
  expect(screen.calls('production.task.text')).toEqual([])
  descricao = '**Não** dá'
  await field.fill(descricao)
  await userEvent.tab()
  await expect.poll(() => screen.calls('production.task.text')).toHaveLength(1)
  await expect.element(field).toBeVisible()
})

test('who manages the line puts somebody into it from the comment that mentions them', async () => {
  const comment = sampleOf(TaskView.shape.comments.element, {
    ...{ id: 5, comment: '@Rita, pode medir?', html: '<p>@Rita, pode medir?</p>', own: false },
    outside: [{ id: 9, name: 'Rita Campos' }],
  })
  const screen = await openTask({
    read: ({ id_text }) => ({ data: taskWith({ id: 1, id_text, comments: [comment] }) }),
    letIn: () => ({ result: true as const }),
  })
  await expect.element(panel().getByText('Rita Campos não é da linha: não recebeu o aviso.')).toBeVisible()
  await panel().getByRole('button', { name: 'Pôr na linha' }).click()
  await expect.element(panel().getByText(/não é da linha/)).not.toBeInTheDocument()
  expect(screen.calls('production.task.letIn')).toEqual([{ id: 5, person: 9 }])
})
