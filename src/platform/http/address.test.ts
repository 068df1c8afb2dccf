import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { networkOf } from './address.ts'

const app = startApp({ proxies: 2 })

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['1:2:3:4:5:6:7:8::9', '1:2:3:4'],
  ['', ''],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('behind two proxies the client is the second address from the right; what stands left of it counts for nothing', async () => {
  const message = { name: 'Ana', contact: 'ana@exemplo.com.br', message: 'Um pedido.' }
  const send = async (forwarded: string) =>
    (await app.people.visitor.post('/api/v1/contact/save', message, { 'x-forwarded-for': forwarded })).status
  for (let forged = 1; forged <= 5; forged++)
    expect(await send(`198.51.100.${forged}, 203.0.113.7, 10.0.0.1`)).toBe(200)
  expect(await send('198.51.100.6, 203.0.113.7, 10.0.0.2')).toBe(429)
  expect(await send('198.51.100.6, 203.0.113.8, 10.0.0.1')).toBe(200)
})
