import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'

const app = startApp()
const overTls = startApp({ publicUrl: 'https://exemplo.com.br' })
const write = (headers: Record<string, string>) => app.people.visitor.post('/api/v1/logout', {}, headers)

test.each(['cross-site', 'same-site'])('a write without an Origin that a browser calls %s is refused', async (site) => {
  expect(await write({ 'sec-fetch-site': site })).toMatchObject({
    status: 403,
    body: { result: false, data: { code: 'forbidden', error: 'Este pedido veio de outro site e foi recusado.' } },
  })
})

test.each(['same-origin', 'none'])('a write without an Origin that a browser calls %s passes', async (site) => {
  expect((await write({ 'sec-fetch-site': site })).status).toBe(200)
})

test('a program that is no browser sends neither, and passes', async () => {
  expect((await write({})).status).toBe(200)
})

test('an Origin counts whatever else the browser says', async () => {
  const foreign = { origin: 'https://outro.example', 'sec-fetch-site': 'same-origin' }
  expect((await write(foreign)).status).toBe(403)
  expect((await write({ origin: app.origin, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
})

test('of a page that hides its origin only the browser’s word counts', async () => {
  expect((await write({ origin: 'null', 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  for (const site of ['cross-site', 'same-site', 'none'])
    expect((await write({ origin: 'null', 'sec-fetch-site': site })).status).toBe(403)
  expect((await write({ origin: 'null' })).status).toBe(403)
})

test('where PUBLIC_URL is set its scheme counts too', async () => {
  const { host } = new URL(overTls.origin)
  const send = (origin: string) => overTls.people.visitor.post('/api/v1/logout', {}, { origin })
  expect((await send('https://exemplo.com.br')).status).toBe(200)
  expect((await send(`https://${host}`)).status).toBe(200)
  for (const origin of [`http://${host}`, 'http://exemplo.com.br']) expect((await send(origin)).status).toBe(403)
  // Who opened it past its proxy is told where it is.
  expect((await send(`http://${host}`)).body.data.error).toContain('abra https://exemplo.com.br')
  expect((await send('http://exemplo.com.br')).body.data.error).toContain('veio de outro site')
})
