import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { Board, Card } from '#domains/production/board-contract.ts'
import type { Task } from '#domains/production/contract.ts'
import { TaskView } from '#domains/production/task-contract.ts'
import type { Answers } from './answers.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'
import { byCss } from './selectors.ts'

export const BOARD = '/dashboard/production-line/backlog/11'

/** A task of the board; its place is that of its number. */
export const cardWith = (id: number, nome: string, fields: Partial<Card> = {}): Card =>
  sampleOf(Card, {
    ...{
      labels: [],
      id,
      nome,
      id_text: `11-00${id}`,
      preview: '',
      position: id,
      image: '',
      status: 'inBacklog',
      tipo: 'task',
    },
    ...fields,
  })

const LINE = {
  ...sampleOf(Board).line,
  ...{ id: 11, title: 'Estação da horta', people: [{ id: 1, name: 'Marina Duarte', email: 'marina@exemplo.com.br' }] },
  ...{ wip_limits: {}, manages: true, share_columns: [], links: [] },
}

/** A board of those cards, and what changes it: `removed` are the ids of those that are gone. */
export const boardWith = (cards: Card[], line: Partial<Board['line']> = {}, removed: number[] = []): Answers => ({
  production: {
    board: {
      read: () => ({ data: { line: { ...LINE, ...line }, cards, counter: 1 } }),
      changes: () => ({ data: { line: { ...LINE, ...line }, cards, removed, counter: 2 + removed.length } }),
      move: ({ ids, status }) => ({
        result: true,
        data: { cards: cards.filter(({ id }) => ids.includes(id)).map((card) => ({ ...card, status })), counter: 9 },
      }),
    },
    task: {
      read: ({ id_text }) => ({
        data: taskWith({ id_text, nome: cards.find((one) => one.id_text === id_text)?.nome }),
      }),
    },
  },
})

/** A task as the specification's calls list it, and those over several lines. */
export const rowWith = (id: number, nome: string, fields: Partial<FoundTask> = {}): FoundTask => ({
  ...{ id, id_project: 11, id_text: `11-00${id}`, nome, descricao: '', prioridade: 0, status: 'inProgress' },
  ...{ tipo: 'task', meta: '', data_create: '', data_update: '', data_finalizado: '', child: '', user_register: 1 },
  ...{ user_update: 1, attachments: '[]', comentarios: '[]', subtasks: '[]', title: 'Linha 11', comments: 0 },
  ...{ assignee: null, labels: [], ...fields },
})
export type FoundTask = Task & { title: string; comments: number; assignee: number | null; labels: number[] }

/** A stored task without anything but a name. */
export const taskWith = (fields: Partial<TaskView>): TaskView => {
  const { nome = 'Uma tarefa', ...others } = fields
  return sampleOf(TaskView, {
    ...{ id: 1, id_project: 11, id_text: '11-001', nome, descricao: '', status: 'inBacklog', tipo: 'task' },
    ...{ labels: [], subtasks: [], comments: [], attachments: [], waits: [], holds: [], files: [], follows: true },
    ...others,
  })
}

/** Opens a board on a wide screen. */
export async function openBoard(answers: Answers, query = '', width = 1440) {
  const screen = await openScreen(BOARD + query, { answers, viewport: { width, height: width < 600 ? 740 : 900 } })
  await expect.element(byCss('[data-board]')).toBeVisible()
  return screen
}

export const columnOf = (label: string) => page.getByRole('region', { name: label, exact: true })
export const cardOf = (id: number) => byCss(`[data-card="${id}"]`)
/** A card's link, which holds the focus. */
export const linkOf = (id: number) => byCss(`#cartao-${id}`)

/** The names in a column as they are drawn, from top to bottom. */
export const expectColumn = (label: string, names: readonly string[]) =>
  expect
    .poll(() =>
      columnOf(label)
        .getByRole('listitem')
        .getByRole('heading')
        .elements()
        .map((one) => one.textContent),
    )
    .toEqual(names)

/** A line as lists of lines have it. */
export const lineWith = (id: number, title: string) => ({
  ...{ id, title, projectline: 'elab' as const, projectstatus: 'pending' as const, progress: 0, num: 0 },
})

/** What is read out of a card that is being moved by keys. */
export const spoken = () => byCss('[aria-live="assertive"]')
