import { expect, test } from 'vitest'
import { startMessages } from '#tests/messages.ts'

const { app, addMessage, get, post, list, kept } = startMessages()

test('several messages are marked, archived and brought back at once, and nothing else changes', async () => {
  const [a, b, c] = [await addMessage(), await addMessage({ read: true }), await addMessage()]
  const rest = { archived: false, answered: false }
  expect(await post('update', { ids: [a, b, a], read: true, answered: true })).toMatchObject({ body: { result: true } })
  expect(await kept()).toEqual([
    { ...rest, id: a, read: true, answered: true },
    { ...rest, id: b, read: true, answered: true },
    { ...rest, id: c, read: false },
  ])
  await post('update', { ids: [a, c], archived: true })
  expect((await list()).ids).toEqual([b])
  await post('update', { ids: [a, c], archived: false, read: false })
  expect(await list()).toMatchObject({ ids: [c, b, a] })
  expect(await kept()).toMatchObject([{ read: false, answered: true }, { read: true }, { read: false }])
})

test('deleted messages are gone for good, several at once', async () => {
  const [a, b, c] = [await addMessage(), await addMessage(), await addMessage()]
  expect(await post('delete', { ids: [a, c] })).toMatchObject({ status: 200, body: { result: true } })
  expect(await kept()).toMatchObject([{ id: b }])
})

test('[API-02] what is wrong or unknown is told, and nothing changes', async () => {
  const id = await addMessage()
  const before = await kept()
  const many = Array.from({ length: 501 }, (_, n) => n + 1)
  for (const ids of [undefined, [], 'x', id, [0], [id, '1'], [1.5], many, [2 ** 31]])
    for (const [path, rest] of [
      ['update', { archived: true }],
      ['delete', {}],
    ] as const)
      expect((await post(path, { ids, ...rest })).status, `${path} ${JSON.stringify(ids)}`).toBe(422)
  for (const marks of [{}, { read: 'sim' }, { archived: null }, { answered: 1 }])
    expect((await post('update', { ids: [id], ...marks })).status, JSON.stringify(marks)).toBe(422)
  expect((await post('update', { ids: [id] })).body.data.fields).toEqual({ read: expect.stringContaining('archived') })
  expect(await post('update', { ids: [id, id + 1], archived: true })).toMatchObject({
    status: 404,
    body: { result: false, data: { error: 'Alguma destas mensagens não existe mais. Nada foi alterado.' } },
  })
  expect((await post('delete', { ids: [id, id + 1] })).status).toBe(404)
  for (const path of [
    'messages?filter=lixo',
    'messages?age=1',
    'messages?limit=0',
    'messages?limit=1001',
    'get?cursor=x',
    `messages?q=${'x'.repeat(201)}`,
  ])
    expect((await get(path)).status, path).toBe(422)
  expect(await kept()).toEqual(before)
})

test('[API-03] messages are the admin’s alone', async () => {
  const id = await addMessage({ message: 'Segredo de bancada' })
  const { visitor, staff } = app.people
  for (const who of [visitor, staff]) {
    const answers = [
      ...(await Promise.all(['get', 'messages', 'messages?q=segredo', 'unread'].map((path) => get(path, who)))),
      await post('item', { id }, who),
      await post('update', { ids: [id], read: true }, who),
      await post('delete', { ids: [id] }, who),
    ]
    for (const { status, body } of answers) {
      expect({ status, result: body.result }).toEqual({ status: 403, result: false })
      expect(JSON.stringify(body)).not.toContain('Segredo')
    }
  }
  expect(await kept()).toMatchObject([{ read: false }])
})
