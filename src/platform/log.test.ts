import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'

const app = startApp()

test('[SAF-01] of a row that the database refuses the log says which rule was broken, and nothing of the row', async () => {
  await app.pool.query(`alter table contact_messages add constraint no_fulana check (name <> 'Fulana')`)
  const message = { name: 'Fulana', contact: 'fulana@exemplo.com.br', message: 'Um segredo.' }
  expect((await app.people.visitor.post('/api/v1/contact/save', message)).status).toBe(500)
  const logged = app.logged.join('\n')
  expect(logged).toMatch(/"code":"23514".*no_fulana/)
  for (const personal of ['Fulana', 'fulana@', 'segredo']) expect(logged).not.toContain(personal)
})
