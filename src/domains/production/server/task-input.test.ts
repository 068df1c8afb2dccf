import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'
import { saveTask } from '#tests/task-form.ts'

const app = startApp()

test('a description is rendered and made safe for who sees its task alone', async () => {
  const line = await addProject(app, { id_user: 2 })
  const { id } = (await saveTask(app.people.staff, { id_project: line, nome: 'Antena' })).body.update
  const descricao = '**Duas**<script>alert(1)</script>\n\n[a](javascript:alert(1)) <img src=x onerror=alert(1)>'
  const text = (who = app.people.staff, fields: object = {}) =>
    who.post('/api/v1/line-task-text', { id, descricao, ...fields })
  const { html } = (await text()).body.data
  expect(html).toContain('<strong>Duas</strong>')
  expect(html).not.toMatch(/script|onerror|javascript/)
  expect((await text(app.people.staff, { descricao: '' })).body.data).toEqual({ html: '' })
  expect((await text(app.people.other)).status).toBe(404)
  expect((await text(app.people.visitor)).status).toBe(403)
  expect((await text(app.people.staff, { descricao: 'a'.repeat(200_001) })).status).toBe(422)
})
