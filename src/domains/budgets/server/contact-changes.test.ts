import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addBudget } from '#tests/factories.ts'

const app = startApp()

test('a client’s e-mail or phone that was changed since the last sending is said before the next, by whom and when', async () => {
  const { admin, staff } = app.people
  const client = { name: 'Oficina Prisma', email: 'prisma@exemplo.com.br' }
  const client_id = (await staff.post('/api/v1/client/new', client)).body.data.id as number
  const quote = () => addBudget(staff, { client_id, items: [{ description: 'Peça', total: 100 }] })
  const [one, other] = [await quote(), await quote()]
  const changes = async (id: number) =>
    (await staff.get(`/api/v1/budget/exchange?id=${id}`)).body.data.contact_changes as unknown[]
  const update = (fields: object) => admin.post('/api/v1/client/update', { id: client_id, ...fields })
  const send = (id: number) => staff.post('/api/v1/budget/send', { id, means: 'link' })

  // Never sent to: there is nothing to compare with.
  await update({ email: 'novo@exemplo.com.br' })
  expect(await changes(one)).toEqual([])
  await send(one)
  expect(await changes(one)).toEqual([])

  app.clock.set(new Date(app.clock.now().getTime() + 60_000))
  const at = app.clock.now().toISOString()
  await update({ email: 'estranho@exemplo.com.br', notes: 'Outra coisa.' })
  const change = { field: 'email', by: 'Dona Marina', at }
  // Also for another quote: it goes to the same person.
  for (const id of [one, other]) expect(await changes(id)).toEqual([change])
  await update({ phone: '48 3000-0000' })
  expect(await changes(other)).toEqual([change, { ...change, field: 'phone' }])

  app.clock.set(new Date(app.clock.now().getTime() + 60_000))
  expect((await send(other)).body.data.contact_changes).toEqual([])
  expect(await changes(one)).toEqual([])
})
