import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'

const app = startApp()
const isPresent = async () => (await app.people.admin.get('/api/v1/demo')).body.data.present
const own = { name: 'Helena', contact: 'helena@exemplo.com.br', message: 'Uma mensagem de verdade.' }

test('the demonstration’s figures go with one call, and nothing else goes', async () => {
  expect(await isPresent()).toBe(false)
  for (const { demo } of app.domains) await demo?.seed(app)
  await app.people.visitor.post('/api/v1/contact/save', own)
  expect(await isPresent()).toBe(true)
  expect((await app.people.admin.get('/api/v1/contact/get')).body.result.length).toBeGreaterThan(1)

  expect((await app.people.admin.post('/api/v1/demo/remove')).body).toEqual({ result: true })
  expect(await isPresent()).toBe(false)
  expect((await app.people.admin.get('/api/v1/contact/get')).body.result).toMatchObject([own])
  const { body } = await app.people.admin.get('/api/v1/analytics/resum')
  expect(body.total).toBe(0)
})
