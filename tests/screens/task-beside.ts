import { page } from 'vitest/browser'
import type { Answers } from './answers.ts'
import { BOARD, boardWith, cardWith, taskWith } from './board.ts'
import { sessionIn } from './frame.ts'
import { openScreen, type Screen } from './screen.tsx'

export const panel = () => page.getByRole('complementary', { name: /^Tarefa / })
export const nameOf = () => panel().getByRole('textbox', { name: 'Nome da tarefa' })
export const state = (text: string | RegExp) => panel().getByText(text)
export const draft = () => Object.entries(localStorage).find(([key]) => key.includes('task:1'))?.[1] ?? ''
export const changes = (screen: Screen) => screen.calls('production.task.change')
export const saved = (revision: number, merged = false) => ({ result: true as const, data: { revision, merged } })

export type Task = NonNullable<NonNullable<Answers['production']>['task']>

export const CARDS = [
  cardWith(1, 'Uma tarefa', { status: 'inProgress' }),
  cardWith(2, 'Outra tarefa', { status: 'inProgress' }),
  cardWith(3, 'No fim', { status: 'Completed' }),
]

/** The answers of a board in Portuguese; each task is named as its card. */
export function answersWith(task: Task = {}): Answers {
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

export async function openTask(task: Task = {}, width = 1440) {
  const screen = await openScreen(`${BOARD}?task=11-001`, {
    answers: answersWith(task),
    viewport: { width, height: width < 600 ? 740 : 900 },
  })
  return screen
}
