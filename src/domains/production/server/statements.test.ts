import { beforeAll, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'
import { recordStatements } from '#tests/statements.ts'
import { saveTask } from '#tests/task-form.ts'

const app = startApp()
let line: number
let card: { id: number; id_text: string }
let step: number
beforeAll(async () => {
  line = await addProject(app, { id_user: 2 })
  const { staff } = app.people
  card = (await staff.post('/api/v1/line-task-add', { id_project: line, nome: 'Uma', status: 'inTest' })).body.data.card
  step = (await staff.post('/api/v1/line-subtask-add', { id: card.id, task: 'Um passo' })).body.data.id
})

/** Statements of each call, the session and a transaction's begin and commit included (docs/performance.md). */
const CALLS: Record<string, [count: number, call: () => Promise<{ status: number }>]> = {
  'a board, its cards read': [3, () => get(`/line-board?id=${line}`)],
  'a board, its cards kept': [2, () => get(`/line-board?id=${line}`)],
  'what changed in a line': [4, () => get(`/line-changes?id=${line}&since=0`)],
  'a task': [9, () => get(`/line-task-item?id_text=${card.id_text}`)],
  'a card moved': [3, () => post('/line-task-move', { ids: [card.id], status: 'inBacklog', before: null })],
  'a card added': [6, () => post('/line-task-add', { id_project: line, nome: 'Outra', status: 'inTest' })],
  'a subtask checked': [8, () => post('/line-subtask-change', { id: step, checked: true })],
  'a subtask removed': [8, () => post('/line-subtask-remove', { id: step })],
  'a task saved': [11, () => saveTask(app.people.staff, { id: card.id, nome: 'Com outro nome' })],
}
const get = (path: string) => app.people.staff.get(`/api/v1${path}`)
const post = (path: string, input: object) => app.people.staff.post(`/api/v1${path}`, input)

test.each(Object.entries(CALLS))('%s', async (_, [count, call]) => {
  let status = 0
  const sent = await recordStatements(app, async () => void ({ status } = await call()))
  expect(status).toBe(200)
  expect(sent).toHaveLength(count)
})
