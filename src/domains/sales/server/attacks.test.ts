import { beforeAll, describe, expect, test } from 'vitest'
import { visitorContext } from '#platform/context.ts'
import { NOW, startApp } from '#tests/app.ts'
import { callAs, sendRaw } from '#tests/call.ts'
import { addSold, mailsTo, orderOf, payByCard, SOLD, setPixKey } from '#tests/sales.ts'
import { DAY_MS } from '#time.ts'
import { softwarePath } from '../order.ts'
import { settle } from './settle.ts'

const app = startApp({ proxies: 1, payments: 'sandbox' })
const EVIL = 'malvado.exemplo'
let network = 0
/** A visitor of a network of their own. */
const stranger = () => {
  const forwarded = { 'x-forwarded-for': `203.0.113.${++network}` }
  return { post: (path: string, body?: unknown) => callAs(app).post(`/api/v1/sale/${path}`, body, forwarded) }
}
const findOrder = (token_sale: string) =>
  app.db.selectFrom('orders').selectAll().where('token_sale', '=', token_sale).executeTakeFirstOrThrow()
const admin = (path: string, body: unknown) => app.people.admin.post(`/api/v1/order/${path}`, body)

let project: number
beforeAll(async () => {
  project = await addSold(app)
  await setPixKey(app)
})

async function orderByPix(fields: Record<string, unknown>) {
  const { post } = stranger()
  const input = orderOf(project, fields)
  await post('order', input)
  expect((await post('pay', { token_sale: input.token_sale, means: 'pix' })).status).toBe(200)
  return input.token_sale
}

describe('an e-mail', () => {
  test('has no link to the site that a forged Host names', async () => {
    await payByCard(app.people.visitor, orderOf(project, { email: 'dona@exemplo.com.br' }))
    const body = JSON.stringify({ email: 'dona@exemplo.com.br' })
    const head = [
      'POST /api/v1/sale/send-links HTTP/1.1',
      `Host: ${EVIL}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Connection: close',
    ]
    expect(await sendRaw(app.origin, `${head.join('\r\n')}\r\n\r\n${body}`)).toContain('HTTP/1.1 200')
    const mails = await mailsTo(app, 'dona@exemplo.com.br')
    expect(mails).toHaveLength(2)
    for (const mail of mails) {
      expect(mail).toContain('/download-purchase/')
      expect(mail).not.toContain(EVIL)
    }
  })

  test('greets with no link, and takes no header from a name', async () => {
    const email = 'alvo@exemplo.com.br'
    await orderByPix({ email, name: `https://${EVIL}/premio e mais` })
    await orderByPix({ email, name: `Ana\r\nBcc: todos@${EVIL}\r\n\r\nOutro texto` })
    const mails = await mailsTo(app, email)
    expect(mails).toHaveLength(2)
    for (const mail of mails) {
      expect(mail).not.toContain(EVIL)
      expect(mail).not.toMatch(/^bcc:/im)
    }
  })

  test('about an unpaid order goes to a mailbox five times an hour, however it is written; the orders are taken all the same', async () => {
    const emails = Array.from({ length: 7 }, (_, count) => `alvo2+${count}@exemplo.com.br`)
    for (const email of emails) await orderByPix({ email })
    let sent = 0
    for (const email of emails) sent += (await mailsTo(app, email)).length
    expect(sent).toBe(5)
  })

  test('an address cannot be tested for what it bought: each request queues the same job', async () => {
    await app.runJobs()
    const queued = async () => {
      const { rows } = await app.pool.query(
        `select count(*)::int as count from jobs.job where name = 'send-purchase-links' and state = 'created'`,
      )
      return rows[0].count
    }
    await stranger().post('send-links', { email: 'dona@exemplo.com.br' })
    expect(await queued()).toBe(1)
    await stranger().post('send-links', { email: 'ninguem@exemplo.com.br' })
    expect(await queued()).toBe(2)
  })
})

describe('a price', () => {
  test('of a free product is that of a plan: nobody orders for nothing', async () => {
    const free = await addSold(app, { sale_value: 0, plan: 'optional' })
    const { post } = stranger()
    expect(await post('order', orderOf(free, { plan: '', total: 0 }))).toMatchObject({
      status: 422,
      body: { data: { fields: { plan: 'Escolha um plano.' } } },
    })
    expect((await post('order', orderOf(free, { total: 49.99 }))).body.data.total).toBe(49.99)
  })

  test.each([{ total: 0 }, { total: 0.01 }, { total: -298.99 }, { plan: 'professional' }, { plan: '__proto__' }])(
    '%j is not what the server computes',
    async (forged) => {
      const input = orderOf(project, forged)
      expect([409, 422]).toContain((await stranger().post('order', input)).status)
    },
  )
})

test('money that comes after another payment was begun is recorded with the driver that took it', async () => {
  const token_sale = await orderByPix({})
  const { id, attempt } = await findOrder(token_sale)
  const card = { id, attempt: attempt - 1, driver: 'sandbox' }
  await settle(visitorContext(app), card, { kind: 'declined', reference: 'late' })
  expect((await findOrder(token_sale)).state).toBe('awaiting')
  await settle(visitorContext(app), card, { kind: 'paid', reference: 'late' })
  expect(await findOrder(token_sale)).toMatchObject({ state: 'paid', driver: 'sandbox', sandbox: true })
})

describe('a limit of downloads', () => {
  async function buyLimited() {
    const { purchase } = (await payByCard(app.people.visitor, orderOf(project))).body.data
    await admin('link', { id: purchase.user, open: true, more: 1 })
    const get = async (range?: string) => {
      const answer = await callAs(app).fetch(softwarePath(purchase, ''), { headers: range ? { range } : {} })
      return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength }
    }
    return { get, downloads: async () => (await findOrder(purchase.token_sale)).downloads }
  }

  test.each(['bytes=1-', 'bytes=01-', 'bytes=-199999'])('counts %s as a download', async (range) => {
    const { get, downloads } = await buyLimited()
    expect(await get(range)).toEqual({ status: 206, bytes: SOLD.length - 1 })
    expect(await downloads()).toBe(1)
    expect((await get()).status).toBe(410)
  })

  test('allows the rest of the last download for a day', async () => {
    const { get, downloads } = await buyLimited()
    expect((await get()).bytes).toBe(SOLD.length)
    expect(await get('bytes=100000-')).toEqual({ status: 206, bytes: SOLD.length - 100_000 })
    app.clock.set(new Date(NOW.getTime() + DAY_MS))
    expect((await get('bytes=100000-')).status).toBe(410)
    app.clock.set(NOW)
    expect(await downloads()).toBe(1)
  })
})
