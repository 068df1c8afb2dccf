import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { PASSWORD } from '#tests/people.ts'
import { accept, makeDevice, type PushService, readSender, startPushService } from '#tests/push-service.ts'
import { pushTo } from './push-job.ts'

const app = startApp({ localPush: true })
const message = { title: 'Reunião às 14:00', body: 'Levar a proposta.', path: '/dashboard/calendar', tag: 'alert 1' }

let service: PushService
beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.close())
beforeEach(async () => {
  service.answer = accept
  service.received.length = 0
  app.clock.set(NOW)
  await app.db.deleteFrom('push_subscriptions').execute()
})

const BASE = '/api/v1/calendar/push'
const inputOf = ({ subscription }: ReturnType<typeof makeDevice>, label = '') => ({
  endpoint: subscription.endpoint,
  ...subscription.keys,
  label,
})
const add = (caller: Caller, device: ReturnType<typeof makeDevice>, label?: string) =>
  caller.post(BASE, inputOf(device, label))
const idOf = async (caller: Caller) => (await caller.get('/api/v1/session')).body.data[0].id as number
const push = async (caller: Caller) => {
  await pushTo(app, app.db, await idOf(caller), message)
  await app.runJobs()
}
const labels = async (caller: Caller) =>
  (await caller.get(BASE)).body.data.map(({ label }: { label: string }) => label) as string[]

test('the key is made once and is the same for all; its other half leaves the database never', async () => {
  const { staff, admin, visitor } = app.people
  const { body, status } = await staff.get(`${BASE}/key`)
  expect(status).toBe(200)
  expect(Buffer.from(body.data.key, 'base64url')).toHaveLength(65)
  expect((await admin.get(`${BASE}/key`)).body).toEqual(body)
  const { private_key } = await app.db.selectFrom('push_keys').selectAll().executeTakeFirstOrThrow()
  expect(JSON.stringify(body)).not.toContain(private_key)
  expect((await visitor.get(`${BASE}/key`)).status).toBe(403)
})

test('a message goes to all of a person’s devices, and to nobody else’s', async () => {
  const { staff, other } = app.people
  const [phone, laptop, theirs] = [makeDevice(service, 'a'), makeDevice(service, 'b'), makeDevice(service, 'c')]
  await add(staff, phone, 'Chrome no Android')
  await add(staff, laptop, 'Firefox no Linux')
  await add(other, theirs)
  expect(await labels(staff)).toEqual(['Firefox no Linux', 'Chrome no Android'])
  await push(staff)
  expect(service.received).toHaveLength(2)
  for (const device of [phone, laptop])
    expect(service.received.flatMap((one) => tryRead(device, one))).toEqual([message])
  const { key } = (await staff.get(`${BASE}/key`)).body.data
  expect(readSender(service.received[0]!)).toMatchObject({ publicKey: key, claims: { aud: service.origin } })
})

const tryRead = (device: ReturnType<typeof makeDevice>, one: (typeof service.received)[number]) => {
  try {
    return [device.read(one)]
  } catch {
    return []
  }
}

test('the same device twice is one; a browser that changes hands is the new person’s', async () => {
  const { staff, other } = app.people
  const device = makeDevice(service, 'shared')
  await add(staff, device, 'Antes')
  await add(staff, device, 'Depois')
  expect(await labels(staff)).toEqual(['Depois'])
  await add(other, device, 'Da Nina')
  expect(await labels(staff)).toEqual([])
  await push(staff)
  expect(service.received).toHaveLength(0)
})

test('a device shows nothing after its session was signed out', async () => {
  const again = await app.people.visitor.signIn('davi@exemplo.com.br', PASSWORD)
  await add(again, makeDevice(service, 'left'))
  await again.post('/api/v1/logout')
  await push(app.people.staff)
  expect(service.received).toHaveLength(0)
})

test('who has more than twenty devices loses the oldest', async () => {
  const { staff } = app.people
  for (let count = 0; count < 22; count++) {
    app.clock.set(new Date(NOW.getTime() + count * 1000))
    await add(staff, makeDevice(service, `many-${count}`), String(count))
  }
  expect(await labels(staff)).toEqual(Array.from({ length: 20 }, (_, index) => String(21 - index)))
})

test('a device is removed by its owner alone', async () => {
  const { staff, other } = app.people
  const { id } = (await add(staff, makeDevice(service, 'mine'))).body
  expect((await other.post(`${BASE}/remove`, { id })).status).toBe(404)
  expect((await staff.post(`${BASE}/remove`, { id })).body).toEqual({ result: true })
  expect(await labels(staff)).toEqual([])
})

test.each([
  ['endpoint', { endpoint: 'http://push.example.com/x' }],
  ['endpoint', { endpoint: 'https://localhost/x' }],
  ['endpoint', { endpoint: 'https://192.168.0.1/x' }],
  ['endpoint', { endpoint: 'https://push.example.com:8443/x' }],
  ['endpoint', { endpoint: 'nonsense' }],
  ['p256dh', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
  ['p256dh', { p256dh: '<script>' }],
  ['auth', { auth: Buffer.alloc(32).toString('base64url') }],
])('what is no subscription of a browser is refused: %s', async (field, wrong) => {
  const { status, body } = await app.people.staff.post(BASE, { ...inputOf(makeDevice(service, 'wrong')), ...wrong })
  expect(status).toBe(422)
  expect(body.data.fields).toHaveProperty(field)
})

test('a device whose push service says that it is gone is forgotten', async () => {
  const { staff } = app.people
  await add(staff, makeDevice(service, 'gone'))
  service.answer = (response) => void response.writeHead(410).end()
  await push(staff)
  expect(await labels(staff)).toEqual([])
})

test('a push service that fails is tried again later, only for the device that failed', async () => {
  const { staff } = app.people
  const [well, ill] = [makeDevice(service, 'well'), makeDevice(service, 'ill')]
  await add(staff, well)
  await add(staff, ill)
  let failing = 2
  service.answer = (response) => {
    const isIll = tryRead(ill, service.received.at(-1)!).length > 0
    response.writeHead(isIll && failing-- > 0 ? 503 : 201).end()
  }
  await push(staff)
  expect(service.received).toHaveLength(2)
  await app.runJobs()
  expect(service.received).toHaveLength(2)
  app.clock.set(new Date(NOW.getTime() + 30_000))
  await app.runJobs()
  app.clock.set(new Date(NOW.getTime() + 90_000))
  await app.runJobs()
  expect(service.received.flatMap((one) => tryRead(ill, one))).toHaveLength(3)
  expect(service.received.flatMap((one) => tryRead(well, one))).toHaveLength(1)
  app.clock.set(new Date(NOW.getTime() + 3_600_000))
  await app.runJobs()
  expect(service.received).toHaveLength(4)
})

test('a push service that always fails is given up: four times a message, and after three of them the device', async () => {
  const { staff } = app.people
  await add(staff, makeDevice(service, 'dead'))
  service.answer = (response) => void response.writeHead(500).end()
  for (let sent = 1; sent <= 4; sent++) {
    await push(staff)
    for (let step = 1; step <= 6; step++) {
      app.clock.set(new Date(app.clock.now().getTime() + 600_000))
      await app.runJobs()
    }
    expect(service.received).toHaveLength(Math.min(sent, 3) * 4)
  }
  expect(await labels(staff)).toEqual([])
})
