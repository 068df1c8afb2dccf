import { afterEach, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'
import { PASSWORD } from '#tests/people.ts'

const MIB = 1024 * 1024
const app = startApp()
afterEach(() => app.setFree(undefined))

test('on a full disk new rows are refused with a clear text; reading, signing in and deleting go on', async () => {
  const { admin, visitor } = app.people
  const { body } = await admin.post('/api/v1/new-archive', { title: 'Cabe' })
  const id = body.data.id
  const line = await addProject(app)
  const message = { name: 'Ana', contact: 'ana@exemplo.com.br', message: 'Olá' }
  app.setFree(128 * MIB - 1)
  const refused = [
    await visitor.post('/api/v1/contact/save', message),
    await visitor.post('/api/v1/analytics', { analytics: 'page', page: 'home' }),
    await admin.post('/api/v1/new-archive', { title: 'Não cabe' }),
    await admin.post('/api/v1/client/new', { name: 'Não cabe' }),
    // Its rows are added by a statement that begins with that.
    await admin.post('/api/v1/line-task-add', { id_project: line, nome: 'Não cabe', status: 'inTest' }),
  ]
  for (const answer of refused)
    expect(answer).toMatchObject({
      status: 507,
      body: { data: { error: 'O disco do servidor está cheio: nada foi guardado. Apague algo, ou peça mais espaço.' } },
    })
  expect((await visitor.get('/api/v1/list-archive')).status).toBe(200)
  expect((await admin.post('/api/v1/client/list')).status).toBe(200)
  const again = await visitor.signIn('marina@exemplo.com.br', PASSWORD)
  expect((await again.post('/api/v1/delete-archive', { id })).status).toBe(200)

  app.setFree(128 * MIB)
  expect((await visitor.post('/api/v1/contact/save', message)).status).toBe(200)
})
