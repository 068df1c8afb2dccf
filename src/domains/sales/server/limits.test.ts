import { beforeEach, expect, test } from 'vitest'
import { mailsTo, orderOf, placeByPix, startSales } from '#tests/sales.ts'

const { app, sold } = startSales({ proxies: 1 })
let network = 0
beforeEach(() => void network++)
const post = (path: string, body: object) =>
  app.people.visitor.post(`/api/v1/sale/${path}`, body, { 'x-forwarded-for': `203.0.113.${network}` })

test('a network places sixty orders in ten minutes, whatever they are', async () => {
  for (let n = 0; n < 60; n++) expect((await post('order', orderOf(sold.project, { total: 1 }))).status).toBe(409)
  expect((await post('order', orderOf(sold.project))).status).toBe(429)
})

test('a network tries thirty payments in ten minutes, of all its orders together', async () => {
  const [one, other] = [orderOf(sold.project), orderOf(sold.project)]
  for (const order of [one, other]) expect((await post('order', order)).status).toBe(200)
  const pay = async ({ token_sale }: { token_sale: string }) =>
    (await post('pay', { token_sale, means: 'card', card: 'sandbox_declined' })).status
  for (let n = 0; n < 30; n++) expect(await pay(n % 2 ? one : other)).not.toBe(429)
  for (const order of [one, other]) expect(await pay(order)).toBe(429)
})

test('one address is sent its links three times an hour, a network asks for ten, and nobody learns who bought', async () => {
  for (const email of ['comprou@exemplo.com.br', 'ninguem@exemplo.com.br']) {
    for (let n = 0; n < 3; n++) expect((await post('send-links', { email })).status).toBe(200)
    expect((await post('send-links', { email: email.toUpperCase() })).status).toBe(429)
    expect((await post('send-links', { email: email.replace('@', '+2@') })).status).toBe(429)
  }
  // Those that were refused count for the network as well: it has asked ten times.
  expect((await post('send-links', { email: 'outra@exemplo.com.br' })).status).toBe(429)
})

test('who types another’s address into orders has them sent five e-mails an hour', async () => {
  for (let n = 0; n < 7; n++) await placeByPix(app, sold.project, { email: 'alvo@exemplo.com.br' })
  expect(await mailsTo(app, 'alvo@exemplo.com.br')).toHaveLength(5)
})
