import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import { Board } from '#domains/production/board-contract.ts'
import { MyTask } from '#domains/production/mine-contract.ts'
import { TaskView } from '#domains/production/task-contract.ts'
import { DAY_MS } from '#time.ts'
import { expectAccessibleAt } from './accessible.ts'
import { refuse } from './answers.ts'
import { lineWith } from './board.ts'
import { sessionIn } from './frame.ts'
import { press } from './keys.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'
import { byCss } from './selectors.ts'

const MINE = '/dashboard/production-line/mine'
const inDays = (days: number) => new Date(nowMs() + days * DAY_MS).toISOString()
const taskWith = (id: number, nome: string, fields: Partial<MyTask> = {}): MyTask =>
  sampleOf(MyTask, {
    ...{
      id,
      nome,
      id_text: `11-00${id}`,
      id_project: 11,
      title: 'Estação da horta',
      status: 'inProgress',
      tipo: 'bug',
    },
    ...{ meta: null, prioridade: 2, image: '', labels: [], ...fields },
  })
const PEOPLE = [
  { id: 1, name: 'Marina Duarte', email: 'marina@exemplo.com.br' },
  { id: 2, name: 'Davi Nunes', email: 'davi@exemplo.com.br' },
]
/** As it is answered: it has all changes below 10. */
const listOf = (data: MyTask[]) => ({ data, total: data.length, counter: 10 })
const row = (id: number) => byCss(`[data-task="${id}"]`)
const open = (data: MyTask[]) =>
  openScreen(MINE, {
    answers: {
      accounts: { session: sessionIn('portuguese') },
      production: {
        mine: { list: () => listOf(data) },
        board: {
          ...{ move: () => ({ result: true, data: { cards: [], counter: 2 } }) },
          changes: () => ({
            data: { line: { ...sampleOf(Board).line, people: PEOPLE }, cards: [], removed: [], counter: 1 },
          }),
        },
        task: { read: ({ id_text }) => ({ data: sampleOf(TaskView, { id_text, id_project: 11 }) }) },
        many: {
          change: ({ tasks }) => ({ result: true, data: tasks.map(({ id }) => ({ id, revision: 2 })) }),
          remove: () => ({ result: true }),
          restore: () => ({ result: true }),
          moveToLine: ({ ids }) => ({
            ...{ result: true, data: ids.map((id) => ({ id, id_text: `13-00${id}`, unassigned: false })) },
          }),
        },
        lines: () => ({ data: [11, 12, 13].map((id) => lineWith(id, `Linha ${id}`)), total: 3 }),
      },
    },
    viewport: { width: 1440, height: 900 },
  })

test('my tasks stand by due day in rows of 34 px with their marks in columns', async () => {
  await open([
    taskWith(1, 'Atrasada', { meta: inDays(-3), subtasks: { total: 4, checked: 1 }, comments: 2 }),
    taskWith(2, 'De hoje', { meta: inDays(0) }),
    taskWith(3, 'Longe', { meta: inDays(40), id_project: 12, title: 'Catraca' }),
    taskWith(4, 'Sem prazo'),
  ])
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Minhas tarefas')
  await expect
    .poll(() =>
      byCss('main h2')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Atrasadas 1', 'Hoje 1', 'Depois 1', 'Sem prazo 1'])
  expect(row(2).element().getBoundingClientRect().height).toBeLessThanOrEqual(35)
  await expect.element(row(1)).toMatchTextContent(/11-001.*Estação da horta.*Em progresso.*Atrasada desde.*1\/4.*2/)
  await expect
    .element(page.getByRole('link', { name: 'Longe' }))
    .toHaveAttribute('href', '/dashboard/production-line/backlog/12?task=11-003')
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  await expect.element(menu.getByRole('link', { name: 'Minhas tarefas' })).toHaveAttribute('aria-current', 'page')
  await expect.element(menu.getByRole('link', { name: 'Quadros' })).not.toHaveAttribute('aria-current')
  await expect.element(menu.getByRole('link', { name: 'Horas' })).toHaveAttribute('href', '/dashboard/hours')
  await expectAccessibleAt(360, 1440)
})

test('on a tablet the name keeps its room beside the marks', async () => {
  await open([taskWith(1, 'Testar a restauração no dia 5', { labels: [1], meta: inDays(3) })])
  for (const width of [660, 768, 900, 1000]) {
    await page.viewport(width, 900)
    const name = () => row(1).getByRole('link').element().getBoundingClientRect().width
    await expect.poll(name).toBeGreaterThan(100)
    expect(document.documentElement.scrollWidth).toBe(width)
  }
})

test('by keys one walks, opens and finishes a task; what the server refuses comes back', async () => {
  const tasks = [taskWith(1, 'Primeira'), taskWith(2, 'Segunda'), taskWith(3, 'Terceira')]
  const screen = await open(tasks)
  await expect.element(row(1)).toBeVisible()
  await press('j')
  await expect.element(page.getByRole('link', { name: 'Primeira' })).toHaveFocus()
  await press('j')
  await expect.element(page.getByRole('link', { name: 'Segunda' })).toHaveFocus()
  screen.answer({ production: { mine: { list: () => listOf([tasks[0]!, tasks[2]!]) } } })
  await press('f')
  await expect.element(row(2)).not.toBeInTheDocument()
  expect(screen.calls('production.board.move')).toEqual([{ ids: [2], status: 'Completed', before: null }])
  screen.answer({ production: { mine: { list: () => listOf(tasks) } } })
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.element(row(2)).toBeVisible()
  expect(screen.calls('production.board.move').at(-1)).toEqual({ ids: [2], status: 'inProgress', before: null })
  screen.answer({ production: { board: { move: refuse('missing', 'Não existe mais.') } } })
  await page.getByRole('button', { name: 'Concluir 11-001' }).click()
  await expect.element(page.getByText('Não existe mais.')).toBeVisible()
  await expect.element(row(1)).toBeVisible()
  await page.getByRole('link', { name: 'Terceira' }).click()
  await expect.poll(() => location.pathname).toBe('/dashboard/production-line/backlog/11')
})

test('without tasks it says what comes here', async () => {
  await open([])
  await expect.element(page.getByText('Nenhuma tarefa sua')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Ver os quadros' })).toBeVisible()
})

test('the board’s keys change the marked task: who is in charge and how urgent it is', async () => {
  const screen = await open([taskWith(1, 'Primeira', { assignee: 1 }), taskWith(2, 'Segunda', { assignee: 1 })])
  await expect.element(row(1)).toBeVisible()
  await press('j')
  await press('a')
  await page.getByRole('option', { name: /Davi Nunes/ }).click()
  await expect.poll(() => screen.calls('production.many.change')).toEqual([{ tasks: [{ id: 1, assignee: 2 }] }])
  await press('p')
  await page.getByRole('option', { name: /Alta/ }).click()
  await expect.poll(() => screen.calls('production.many.change').at(-1)).toEqual({ tasks: [{ id: 1, prioridade: 3 }] })
})

test('what others change is there at once, and is asked for no more often than it changes', async () => {
  const screen = await open([taskWith(1, 'Primeira')])
  await expect.element(row(1)).toBeVisible()
  const read = screen.calls('production.mine.list').length
  screen.publish('mytasks:1', 9)
  screen.answer({ production: { mine: { list: () => listOf([taskWith(1, 'Primeira'), taskWith(2, 'De outra')]) } } })
  screen.publish('mytasks:1', 12)
  await expect.element(row(2)).toBeVisible()
  expect(screen.calls('production.mine.list')).toHaveLength(read + 1)
})

test('several are chosen as on a board, and changed, moved and removed together, each with the way back', async () => {
  const tasks = [
    taskWith(1, 'Primeira', { assignee: 1 }),
    taskWith(2, 'Segunda', { assignee: 1, id_project: 12, id_text: '12-002', status: 'inTest' }),
    taskWith(3, 'Terceira', { assignee: 1 }),
  ]
  const screen = await open(tasks)
  const said = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()
  await expect.element(row(1)).toBeVisible()
  await press('j')
  await press('x')
  await said('1 selecionado')
  await press('Shift+ArrowDown')
  await said('2 selecionados')
  await expect.element(page.getByRole('link', { name: 'Segunda' })).toHaveFocus()
  await press('p')
  await page.getByRole('option', { name: /Alta/ }).click()
  await expect
    .poll(() => screen.calls('production.many.change'))
    .toEqual([{ tasks: [1, 2].map((id) => ({ id, prioridade: 3 })) }])
  await page.getByRole('button', { name: 'Mover', exact: true }).click()
  await page.getByRole('option', { name: /^Backlog/ }).click()
  await expect
    .poll(() => screen.calls('production.board.move'))
    .toEqual([1, 2].map((id) => ({ ids: [id], status: 'inBacklog', before: null })))
  await expect.element(page.getByText(/selecionado/).first()).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect
    .poll(() => screen.calls('production.board.move').slice(2))
    .toEqual([
      { ids: [1], status: 'inProgress', before: null },
      { ids: [2], status: 'inTest', before: null },
    ])

  await page.getByRole('link', { name: 'Primeira' }).click({ modifiers: ['Control'] })
  await page.getByRole('link', { name: 'Terceira' }).click({ modifiers: ['Shift'] })
  await said('3 selecionados')
  await press('m')
  await page.getByRole('option', { name: 'Outro quadro…' }).click()
  await page.getByRole('option', { name: /Linha 13/ }).click()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect
    .poll(() => screen.calls('production.many.moveToLine'))
    .toEqual([
      { ids: [1, 2, 3], line: 13 },
      { ids: [1, 3], line: 11 },
      { ids: [2], line: 12 },
    ])
  await press('Delete')
  await expect.poll(() => screen.calls('production.many.remove')).toEqual([{ ids: [1, 2, 3] }])
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => screen.calls('production.many.restore')).toEqual([{ ids: [1, 2, 3] }])
  await expect.element(page.getByText('3 selecionados')).not.toBeInTheDocument()
  await page.getByRole('checkbox', { name: 'Selecionar “Segunda”' }).click()
  await said('1 selecionado')
  await press('Escape')
  await expect.element(page.getByText('1 selecionado')).not.toBeInTheDocument()
})
