import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { generateVAPIDKeys } from 'web-push'
import { accept, makeDevice, type PushService, readSender, startPushService } from '#tests/push-service.ts'
import { sendPush } from './send-push.ts'

const keys = generateVAPIDKeys()
const options = { keys, contact: 'mailto:contato@exemplo.com.br', isLocalAllowed: true }
const message = { title: 'Reunião às 14:00', body: 'Levar a proposta.', path: '/dashboard/calendar', tag: 'alert 1' }

let service: PushService
beforeAll(async () => {
  service = await startPushService()
})
beforeEach(() => {
  service.answer = accept
  service.received.length = 0
})
afterAll(() => service.close())

test('a message arrives encrypted for the device alone, and signed', async () => {
  const [device, other] = [makeDevice(service, 'one'), makeDevice(service, 'two')]
  expect(await sendPush(device.subscription, message, options)).toBe('sent')
  const [push] = service.received
  expect(push!.body.toString('latin1')).not.toContain('proposta')
  expect(device.read(push!)).toEqual(message)
  expect(() => other.read(push!)).toThrow()
  expect(push!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '43200', urgency: 'high' })
  const { publicKey, claims } = readSender(push!)
  expect(publicKey).toBe(keys.publicKey)
  expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:contato@exemplo.com.br' })
})

test('a long text is cut to what a push service accepts', async () => {
  const device = makeDevice(service, 'long')
  const body = 'É já. 📅 '.repeat(2000)
  expect(await sendPush(device.subscription, { ...message, body }, options)).toBe('sent')
  const [push] = service.received
  expect(push!.body.length).toBeLessThanOrEqual(4096)
  const shown: string = device.read(push!).body
  expect(shown.length).toBeGreaterThan(1000)
  expect(shown.isWellFormed()).toBe(true)
  expect(body.startsWith(shown.slice(0, -1))).toBe(true)
})

test.each([
  [201, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [403, 'failed'],
  [429, 'failed'],
  [500, 'failed'],
])('an answer of %i counts as %s', async (status, result) => {
  service.answer = (response) => void response.writeHead(status).end('no')
  expect(await sendPush(makeDevice(service, 'x').subscription, message, options)).toBe(result)
})

test('a redirect is not followed', async () => {
  const elsewhere = await startPushService()
  service.answer = (response) => void response.writeHead(307, { location: `${elsewhere.origin}/push/x` }).end()
  expect(await sendPush(makeDevice(service, 'x').subscription, message, options)).toBe('failed')
  expect(elsewhere.received).toHaveLength(0)
  await elsewhere.close()
})

test('a service that does not answer is given up', async () => {
  service.answer = () => {}
  expect(await sendPush(makeDevice(service, 'x').subscription, message, { ...options, timeout: 100 })).toBe('failed')
  expect(service.received).toHaveLength(1)
})

test('nothing is sent to an address inside, or by keys that are none', async () => {
  const { subscription } = makeDevice(service, 'x')
  expect(await sendPush(subscription, message, { ...options, isLocalAllowed: false })).toBe('gone')
  const name = { ...subscription, endpoint: 'https://localhost.localdomain/push' }
  expect(await sendPush(name, message, { ...options, isLocalAllowed: false })).toBe('failed')
  const wrong = { ...subscription, keys: { p256dh: 'AAAA', auth: 'AAAA' } }
  expect(await sendPush(wrong, message, options)).toBe('gone')
  expect(service.received).toHaveLength(0)
})
