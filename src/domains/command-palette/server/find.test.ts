import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { addArchive, addProject } from '#tests/factories.ts'

const app = startApp()
const find = async (who: Caller, q: string) =>
  (await who.get(`/api/v1/find?q=${encodeURIComponent(q)}`)).body.data.map(
    ({ kind, title }: { kind: string; title: string }) => `${kind} ${title}`,
  )

test('the admin finds projects, lines, articles, messages and people; others only what is theirs', async () => {
  await addProject(app, { title: 'Cisterna do sítio', id_user: 2 })
  await addArchive(app, { title: 'Medir uma CISTERNA' })
  await app.people.visitor.post('/api/v1/contact/save', {
    name: 'Beto',
    contact: 'beto@exemplo.com.br',
    message: 'A cisterna parou de medir.',
  })
  expect(await find(app.people.admin, 'cistérna')).toEqual([
    'project Cisterna do sítio',
    'line Cisterna do sítio',
    'archive Medir uma CISTERNA',
    'message Beto',
  ])
  expect(await find(app.people.admin, 'davi')).toEqual(['person Davi'])
  expect(await find(app.people.staff, 'cisterna')).toEqual(['project Cisterna do sítio', 'line Cisterna do sítio'])
  expect(await find(app.people.other, 'cisterna')).toEqual([])
})

test.each(['', '%', '_', "'; drop table projects; --", '\\'])('%j finds nothing and harms nothing', async (q) => {
  expect(await find(app.people.admin, q)).toEqual([])
})

test('[API-02] a text too long is refused', async () => {
  expect((await app.people.staff.get(`/api/v1/find?q=${'x'.repeat(121)}`)).status).toBe(422)
})
