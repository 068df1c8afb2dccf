import { expect, test } from 'vitest'
import { sendingBy, startNewsletter } from '#tests/newsletter.ts'
import { claimNext, nextTime, settle } from './deliveries.ts'
import { sendJob } from './send-job.ts'

const { app, addReaders, leaveToken, openMailServer, later } = startNewsletter()
const { publish, send, countsOf } = sendingBy(app)
const MINUTE = 60_000

test('a letter that alone is put off while others go out is tried three times', async () => {
  const { received } = await openMailServer({ refuse: (address) => (address.startsWith('cheia') ? 452 : 0) })
  const addOther = (n: number) => addReaders(`leitor${n}@cliente.com.br`)
  await addReaders('cheia@cliente.com.br')
  await addOther(0)
  const id = await publish()
  const sending = (await send(id)).body.data.id
  await app.runJobs()
  for (const n of [1, 2]) {
    expect(await countsOf(id)).toMatchObject({ sent: n, waiting: 1, failed: 0 })
    const other = (await addOther(n)).at(-1)!
    await app.db
      .insertInto('newsletter_deliveries')
      .values({ sending_id: sending, subscriber_id: other, at: app.clock.now() })
      .execute()
    await later(16 * MINUTE)
  }
  expect(received).toHaveLength(3)
  expect(await countsOf(id)).toMatchObject({ sent: 3, waiting: 0, failed: 1 })
})

test('a letter loses no try while the server puts off all: runs end after three, further and further apart', async () => {
  const asked: string[] = []
  let code = 451
  const { received } = await openMailServer({
    refuse(address) {
      asked.push(address)
      return code
    },
  })
  const readers = Array.from({ length: 8 }, (_, n) => `leitor${n}@cliente.com.br`)
  await addReaders(...readers)
  const id = await publish()
  await send(id)
  await app.runJobs()
  expect(asked).toHaveLength(3)
  for (let run = 0; run < 3; run++) await later(5 * 60 * MINUTE)
  expect(asked).toHaveLength(3 * 4)
  expect(await countsOf(id)).toMatchObject({ sent: 0, waiting: 8, failed: 0, unknown: 0 })
  expect(await app.db.selectFrom('newsletter_deliveries').select('id').where('tries', '>', 0).execute()).toEqual([])
  code = 0
  await later(5 * 60 * MINUTE)
  expect(received.flatMap(({ to }) => to).toSorted()).toEqual(readers)
  await later(5 * 60 * MINUTE)
  expect(received).toHaveLength(8)
})

test('a letter that nobody takes for days is given up, and can be sent by the button', async () => {
  await openMailServer({ refuse: 421 })
  await addReaders('ana@cliente.com.br')
  const id = await publish()
  const sending = (await send(id)).body.data.id
  const run = (attempt: number) => {
    const { signal } = new AbortController()
    return sendJob.handler(app, { id: sending }, { id: 'x', attempt, signal })
  }
  await expect(run(20)).rejects.toThrow('the mail server')
  expect(await countsOf(id)).toMatchObject({ waiting: 1, failed: 0 })
  await expect(run(21)).rejects.toThrow('the mail server')
  expect(await countsOf(id)).toMatchObject({ waiting: 0, failed: 1 })
})

test('a letter whose connection ends before the server takes it waits; after that nobody knows', async () => {
  await addReaders('ana@cliente.com.br')
  for (const [hangUp, state] of [
    ['RCPT', 'waiting'],
    ['DATA', 'unknown'],
  ] as const) {
    const { close } = await openMailServer({ hangUp })
    const id = await publish()
    await send(id)
    await app.runJobs()
    expect(await countsOf(id), hangUp).toMatchObject({ sent: 0, [state]: 1 })
    await app.db.deleteFrom('newsletter_sendings').execute()
    await close()
  }
})

test('a letter ends where its reader leaves while it is under way', async () => {
  const { received } = await openMailServer({ refuse: () => 0 })
  const [ana] = await addReaders('ana@cliente.com.br', 'bia@cliente.com.br')
  const id = await publish()
  const sending = (await send(id)).body.data.id
  const claimed = await claimNext(app, sending)
  await app.people.visitor.post('/api/v1/newsletter/leave', { token: leaveToken(ana!) })
  await settle(app, claimed!, { state: 'waiting', wait: 15 * MINUTE })
  await app.runJobs()
  expect(received.map(({ to }) => to)).toEqual([['bia@cliente.com.br']])
  expect(await countsOf(id)).toMatchObject({ total: 1, sent: 1, waiting: 0 })
  expect(await nextTime(app.db, sending)).toBeUndefined()
})

test('a letter without a reader keeps no run going', async () => {
  await openMailServer()
  await addReaders('ana@cliente.com.br')
  const sending = (await send(await publish())).body.data.id
  await app.db.deleteFrom('newsletter_subscribers').execute()
  expect(await nextTime(app.db, sending)).toBeUndefined()
})

test('a letter costs nobody anything while the mail server is away: it goes out once that answers', async () => {
  const { close } = await openMailServer()
  await close()
  await addReaders('ana@cliente.com.br')
  const id = await publish()
  await send(id)
  await app.runJobs()
  expect(await countsOf(id)).toMatchObject({ waiting: 1, unknown: 0, isStuck: false })
  app.clock.set(new Date(app.clock.now().getTime() + 16 * MINUTE))
  expect(await countsOf(id)).toMatchObject({ waiting: 1, isStuck: true })
  const { received } = await openMailServer()
  await app.runJobs()
  expect(received).toHaveLength(1)
})

test('a letter that the server has put off begins again at once by the button', async () => {
  await openMailServer({ refuse: (address) => (address.startsWith('ana') ? 450 : 0) })
  await addReaders('ana@cliente.com.br', 'bia@cliente.com.br')
  const id = await publish()
  const sending = (await send(id)).body.data.id
  await app.runJobs()
  expect(await countsOf(id)).toMatchObject({ sent: 1, waiting: 1 })
  const { received } = await openMailServer()
  await app.people.admin.post('/api/v1/newsletter/retry', { id: sending })
  await app.runJobs()
  expect(received.map(({ to }) => to)).toEqual([['ana@cliente.com.br']])
})
