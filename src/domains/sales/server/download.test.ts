import { beforeAll, describe, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { callAs, sendRaw } from '#tests/call.ts'
import { addSold, orderOf, payByCard, SOLD } from '#tests/sales.ts'
import { type Purchase, readPurchase } from '../order.ts'

const app = startApp({ proxies: 1, payments: 'sandbox' })
let project: number
let bought: Purchase

/** A visitor from an address of their own. */
const from = (address: string) => {
  const caller = callAs(app)
  const forwarded = { 'x-forwarded-for': address }
  return {
    ...caller,
    fetch: (path: string, init: RequestInit = {}) =>
      caller.fetch(path, { ...init, headers: { ...forwarded, ...(init.headers as Record<string, string>) } }),
    post: (path: string, body?: unknown) => caller.post(path, body, forwarded),
  }
}
const buy = async (id: number) => {
  const { body } = await payByCard(app.people.visitor, orderOf(id))
  return body.data.purchase as Purchase
}
const pathOf = ({ app: id, code, user }: Purchase, other: Record<string, unknown> = {}) =>
  `/api/v1/getSoftware?${new URLSearchParams({ token: code, userId: String(user), app: String(id), name_app: 'Custo da peça', ...other })}`
const download = (purchase: Purchase, init?: RequestInit, address = '198.51.100.1') =>
  from(address).fetch(pathOf(purchase), init)
const orderById = (id: number) => app.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const admin = (path: string, body: unknown) => app.people.admin.post(`/api/v1/order/${path}`, body)

beforeAll(async () => {
  project = await addSold(app)
  bought = await buy(project)
})

describe.each(['/api/v1', '/starts'])('[BUY-06] [BUY-07] under %s a bought file', (base) => {
  const get = (headers?: Record<string, string>) =>
    from('198.51.100.2').fetch(pathOf(bought).replace('/api/v1', base), { headers })

  test('comes whole, with its type and name', async () => {
    const answer = await get()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('Custo da peça, edição oficina.zip'))
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(Buffer.from(await answer.arrayBuffer()).equals(SOLD)).toBe(true)
  })

  test('resumes where it was cut', async () => {
    const first = await get({ range: 'bytes=0-99999' })
    const rest = await get({ range: 'bytes=100000-', 'if-range': first.headers.get('etag')! })
    expect([first.status, rest.status]).toEqual([206, 206])
    const whole = Buffer.concat([Buffer.from(await first.arrayBuffer()), Buffer.from(await rest.arrayBuffer())])
    expect(whole.equals(SOLD)).toBe(true)
  })
})

test('[BUY-07] a download is counted once, noted and logged without its code', async () => {
  const purchase = await buy(project)
  await (await download(purchase)).arrayBuffer()
  await (await download(purchase, { headers: { range: 'bytes=1000-' } })).arrayBuffer()
  await download(purchase, { method: 'HEAD' })
  expect((await orderById(purchase.user)).downloads).toBe(1)
  const { events } = (await admin('item', { id: purchase.user })).body.data
  expect(events.map(({ kind }: { kind: string }) => kind)).toContain('downloaded')
  expect(app.logged.filter((line) => line.includes('a bought file is downloaded'))).not.toEqual([])
  expect(app.logged.join()).not.toContain(purchase.code)
})

describe('[BUY-07] with a limit', () => {
  const limited = async (more: number) => {
    const purchase = await buy(project)
    await admin('link', { id: purchase.user, open: false })
    await admin('link', { id: purchase.user, open: true, more })
    return purchase
  }
  /** Bytes that came of the file, with the header for a part. */
  const bytesOf = async (purchase: Purchase, range?: string) => {
    const answer = await download(purchase, range ? { headers: { range } } : {})
    const whole = await answer.arrayBuffer().catch(() => new ArrayBuffer(0))
    return answer.ok ? whole.byteLength : 0
  }

  test('ten at once are no more than the limit', async () => {
    const purchase = await limited(3)
    const came = await Promise.all(Array.from({ length: 10 }, () => bytesOf(purchase)))
    expect(came.filter((bytes) => bytes === SOLD.length)).toHaveLength(3)
    expect(came.reduce((sum, bytes) => sum + bytes, 0)).toBe(3 * SOLD.length)
    expect((await orderById(purchase.user)).downloads).toBe(3)
  })

  test('a flood of parts is no way around it, one after the other or at once', async () => {
    const purchase = await limited(1)
    expect(await bytesOf(purchase)).toBe(SOLD.length)
    let sum = 0
    for (let n = 0; n < 5; n++) sum += await bytesOf(purchase, 'bytes=1-')
    const more = await Promise.all(Array.from({ length: 20 }, () => bytesOf(purchase, 'bytes=100000-')))
    sum += more.reduce((all, bytes) => all + bytes, 0)
    expect(sum).toBeGreaterThan(2 * SOLD.length)
    expect(sum).toBeLessThanOrEqual(3 * SOLD.length)
    expect((await download(purchase, { headers: { range: 'bytes=1-' } })).status).toBe(410)
    expect((await orderById(purchase.user)).downloads).toBe(1)
  })

  test('a line that is cut again and again still brings the whole file, counted once', async () => {
    // Larger than what the two ends of a line hold between them.
    const size = 40 * 1024 * 1024
    const key = `projects/grande-${crypto.randomUUID()}.zip`
    await app.storage.private.put(key, Buffer.alloc(size))
    const purchase = await buy(await addSold(app, { link_sale: key, sale_size: size }))
    await admin('link', { id: purchase.user, open: false })
    await admin('link', { id: purchase.user, open: true, more: 1 })
    await (await download(purchase, { headers: { range: 'bytes=0-0' } })).arrayBuffer()
    const resumed = async () => (await orderById(purchase.user)).resumed_bytes
    for (let cut = 1; cut <= 6; cut++) {
      const before = await resumed()
      const line = new AbortController()
      const answer = await download(purchase, { headers: { range: 'bytes=1-' }, signal: line.signal })
      expect(answer.status).toBe(206)
      // Cut while the file is sent, or while it is being opened.
      if (cut % 2 === 0) await answer.body!.getReader().read()
      line.abort()
      // What was not sent is given back once the server has noticed.
      await expect.poll(resumed, { timeout: 10_000 }).toBeLessThan(before + size / 3)
    }
    expect(await bytesOf(purchase, 'bytes=1-')).toBe(size - 1)
    expect((await orderById(purchase.user)).downloads).toBe(1)
  })

  test('once parts have come to thrice the file, the next counts as a download of its own', async () => {
    const purchase = await limited(2)
    await bytesOf(purchase)
    for (let n = 0; n < 4; n++) expect(await bytesOf(purchase, 'bytes=1-')).toBe(SOLD.length - 1)
    expect((await orderById(purchase.user)).downloads).toBe(2)
  })
})

describe('[BUY-07] everything else is refused', () => {
  const statusOf = async (purchase: Purchase, other = {}) =>
    (await from(`203.0.113.${1 + Math.floor(purchase.user % 200)}`).fetch(pathOf(purchase, other))).status

  test('404 for wrong, foreign and unpaid ones', async () => {
    const other = await buy(await addSold(app))
    expect(await statusOf(bought, { userId: String(other.user) })).toBe(404)
    expect(await statusOf(bought, { app: String(other.app) })).toBe(404)
    expect(await statusOf({ ...bought, code: other.code })).toBe(404)
    expect(await statusOf({ ...bought, code: bought.code.slice(0, -1) })).toBe(404)
    expect(await statusOf({ ...bought, code: bought.code.slice(1) })).toBe(404)
    const unpaid = orderOf(project)
    await app.people.visitor.post('/api/v1/sale/order', unpaid)
    const { id } = await app.db
      .selectFrom('orders')
      .select('id')
      .where('token_sale', '=', unpaid.token_sale)
      .executeTakeFirstOrThrow()
    expect(await statusOf({ ...bought, user: id, code: bought.code.replace(/^c\d+/, `c${id}`) })).toBe(404)
  })

  test('410 for a revoked, used up or refunded one; opened again it works', async () => {
    const purchase = await buy(project)
    const status = async () => {
      const answer = await download(purchase)
      await answer.arrayBuffer()
      return answer.status
    }
    await admin('link', { id: purchase.user, open: false })
    expect(await status()).toBe(410)
    expect((await admin('link', { id: purchase.user, open: true, more: 2 })).body.data.download_limit).toBe(2)
    expect([await status(), await status(), await status()]).toEqual([200, 200, 410])
    await admin('link', { id: purchase.user, open: true, more: null })
    expect(await status()).toBe(200)
    await admin('refund', { id: purchase.user, note: 'Desistiu' })
    expect(await status()).toBe(410)
  })

  test('as a page where a browser opens the link, as JSON else', async () => {
    const wrong = { ...bought, code: 'c1-errado' }
    const page = await download(wrong, { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } })
    expect(page.status).toBe(404)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await page.text()).toContain('href="/contact"')
    const answer = await download(wrong, { headers: { accept: '*/*' } })
    expect(await answer.json()).toMatchObject({ result: false, data: { error: expect.any(String) } })
  })

  test('10,000 guesses of a network open nothing, and an honest buyer in it is still served', async () => {
    const address = '192.0.2.9'
    const guess = (index: number) => {
      const path = pathOf({ ...bought, code: `c${bought.user}-${index.toString(16).padStart(32, '0')}` })
      return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n`
    }
    // Ten connections, each of which sends its guesses without waiting for an answer: most of the time is the server's.
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, connection) => {
        const guesses = Array.from({ length: 1000 }, (_, one) => guess(connection * 1000 + one))
        return sendRaw(app.origin, `${guesses.join('\r\n')}Connection: close\r\n\r\n`)
      }),
    )
    const statuses = answers.flatMap((answer) => [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status))
    expect(statuses).toHaveLength(10_000)
    expect(statuses.filter((status) => status === '404')).toHaveLength(30)
    expect(statuses.filter((status) => status === '429')).toHaveLength(9970)
    expect((await download(bought, {}, address)).status).toBe(200)
  })
})

test('a buyer of a hidden project still downloads, and gets the file that replaced the sold one', async () => {
  const id = await addSold(app)
  const purchase = await buy(id)
  await app.db.updateTable('projects').set({ is_public: false, is_sale: false }).where('id', '=', id).execute()
  expect((await download(purchase)).status).toBe(200)
  await app.people.admin.fetch(`/api/v1/project-file?id=${id}&slot=sale&name=novo.zip`, {
    method: 'POST',
    body: 'novo',
  })
  expect(await (await download(purchase)).text()).toBe('novo')
})

describe('[BUY-05] [BUY-11] the thank-you page', () => {
  const read = (input: object) =>
    from(`198.51.100.${10 + Math.floor(Math.random() * 200)}`).post('/api/v1/sale/purchase', input)
  const address = ({ token_sale, app: id, code, user }: Purchase) => ({ token_sale, app: id, code, user: String(user) })

  test('has what was bought, in either order of its address', async () => {
    const segments = [bought.code, String(bought.user)] as const
    expect(readPurchase(segments[0], segments[1])).toEqual(readPurchase(segments[1], segments[0]))
    expect(bought.code).toMatch(/^c/)
    const { body } = await read(address(bought))
    expect(body.data).toMatchObject({
      state: 'paid',
      title: 'Custo da peça',
      purchase: { download: pathOf(bought), open: true, left: null, total: 298.99, sandbox: true },
    })
  })

  test('of an unpaid or unknown order thanks nobody', async () => {
    const unpaid = orderOf(project)
    await app.people.visitor.post('/api/v1/sale/order', unpaid)
    expect((await read({ ...address(bought), token_sale: unpaid.token_sale })).body.data).toMatchObject({
      state: 'created',
      purchase: null,
    })
    for (const wrong of [{ token_sale: 'x'.repeat(30) }, { code: 'c1-x' }, { user: '999' }, { app: 999 }])
      expect(await read({ ...address(bought), ...wrong })).toMatchObject({ status: 404 })
  })
})
