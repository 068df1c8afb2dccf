import { expect, test } from 'vitest'
import { fileUploadPath } from '#domains/projects/project.ts'
import { startApp } from '#tests/app.ts'
import { addBudget, addProject } from '#tests/factories.ts'

const app = startApp()
const EMPTY = new File([], 'vazio.png', { type: 'image/png' })

const bytes = (path: string) => app.people.staff.post(path, '', { 'content-type': 'application/octet-stream' })
function form(path: string, field: string, fields: Record<string, string> = {}) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append(field, EMPTY)
  return app.people.staff.post(path, body)
}
async function addReport(): Promise<number> {
  const entry = { description: 'Gráfica', amount: '10.00', category: 'Papel', type: 'despesa', date: '2026-11-20' }
  return (await app.people.staff.post('/api/v1/finance/report/addreport', entry)).body.data.id
}

test.each([
  [
    'a file of a project',
    async () => bytes(fileUploadPath({ id: await addProject(app, { id_user: 2 }) }, 'windows', 'a.zip')),
  ],
  ['a receipt', async () => bytes(`/api/v1/finance/report/file?id=${await addReport()}&name=recibo.pdf`)],
  ['a receipt that waits', () => form('/api/v1/finance/receipts/new', 'file')],
  ['a bank statement', () => form('/api/v1/finance/import/preview', 'file', { options: '{}' })],
  ['a calendar', () => bytes('/api/v1/calendar/import/preview')],
  ['a log of screen time', () => bytes('/api/v1/screen-time/upload')],
  ['a picture', () => form('/api/v1/upload', 'file')],
  ["a person's picture", () => form('/api/v1/profile/picture', 'file')],
  [
    'a picture of a task',
    async () => {
      const id_project = await addProject(app, { id_user: 2 })
      return form('/api/v1/line-task', 'attachments', { task: JSON.stringify({ id_project, nome: 'Uma tarefa' }) })
    },
  ],
  [
    'a proof of an acceptance',
    async () => {
      const id = await addBudget(app.people.staff, { items: [] })
      const record = JSON.stringify({ id, means: 'signed', name: 'Helena', note: 'Pedido 12' })
      return form('/api/v1/budget/record', 'proof', { record })
    },
  ],
])('%s of 0 bytes is refused with what is wrong', async (_, send) => {
  expect(await send()).toMatchObject({
    status: 422,
    body: { result: false, data: { error: expect.stringContaining('está vazio'), fields: expect.any(Object) } },
  })
})
