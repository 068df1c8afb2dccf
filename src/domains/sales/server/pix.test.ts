import { describe, expect, test } from 'vitest'
import { jobs } from '#domains/server.ts'
import { NOW } from '#tests/app.ts'
import { checkLetter, readLetter } from '#tests/letters.ts'
import { mailsTo, orderOf, PAID, payByCard, startSales } from '#tests/sales.ts'
import { DAY_MS } from '#time.ts'

const { admin, app, orderByPix, post, sold } = startSales()

describe('a Pix', () => {
  test('has a code of its own, its page’s link by e-mail, and is confirmed by staff with payer and day', async () => {
    const { id, token_sale, data } = await orderByPix({ email: 'pix1@exemplo.com.br' })
    const order = (await admin('item', { id })).body.data
    expect(data).toMatchObject({ state: 'awaiting', driver: 'pix', second_step: false, purchase: null })
    expect(data.pix.code).toContain('298.99')
    expect(data.pix.code).toContain(order.txid)
    expect(order.txid).toMatch(/^[A-Za-z\d]{1,25}$/)
    expect(await mailsTo(app, 'pix1@exemplo.com.br')).toHaveLength(1)
    const again = (await post('pay', { token_sale, means: 'pix' })).body.data
    expect(again.pix).toEqual(data.pix)

    expect((await admin('confirm-pix', { id, ...PAID })).body.data).toMatchObject({
      state: 'paid',
      sandbox: false,
      payer: 'Helena P.',
      paid_on: '2026-11-22',
      events: [{ kind: 'created', by: '' }, { kind: 'begun' }, { kind: 'paid', by: 'Dona Marina' }],
    })
    expect((await post('state', { token_sale })).body.data).toMatchObject({ state: 'paid', pix: null })
    const letters = (await mailsTo(app, 'pix1@exemplo.com.br')).map(readLetter)
    expect(letters).toHaveLength(2)
    const links = letters.map((letter) => checkLetter(letter, app.origin)[0])
    expect(links.sort()).toEqual([
      expect.stringContaining(`/checkout?order=${token_sale}`),
      expect.stringContaining('/download-purchase/'),
    ])
    for (const { text } of letters) expect(text).toContain('Total: R$\u00a0298,99')
  })

  test('100 confirmations at once are one payment and one e-mail', async () => {
    const { id } = await orderByPix({ email: 'cem@exemplo.com.br' })
    const answers = await Promise.all(Array.from({ length: 100 }, () => admin('confirm-pix', { id, ...PAID })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(99)
    // The link of the page with the code, and the receipt.
    expect(await mailsTo(app, 'cem@exemplo.com.br')).toHaveLength(2)
  })

  test('of an expired order can still be confirmed', async () => {
    const { id, token_sale } = await orderByPix()
    app.clock.set(new Date(NOW.getTime() + 4 * DAY_MS))
    const expire = jobs.find(({ name }) => name === 'expire-orders')!
    await app.jobs.send(expire, {})
    await app.runJobs()
    app.clock.set(NOW)
    expect((await post('state', { token_sale })).body.data).toMatchObject({ state: 'expired', pix: null })
    expect((await admin('item', { id })).body.data.confirmable).toBe(true)
    expect((await admin('confirm-pix', { id, ...PAID })).body.data.state).toBe('paid')
  })

  test('[API-02] is not confirmed for a day to come, without a payer, or twice', async () => {
    const { id } = await orderByPix()
    for (const wrong of [{ paid_on: '2026-11-24' }, { paid_on: 'ontem' }, { payer: '' }])
      expect(await admin('confirm-pix', { id, ...PAID, ...wrong })).toMatchObject({ status: 422 })
    expect(await admin('confirm-pix', { id: 999_999, ...PAID })).toMatchObject({ status: 404 })
    await admin('confirm-pix', { id, ...PAID })
    expect(await admin('confirm-pix', { id, ...PAID })).toMatchObject({ status: 409 })
  })
})

test('the admin is told of what was paid, and of a Pix to come', async () => {
  await orderByPix({ name: 'Dona do aviso' })
  await payByCard(app.people.visitor, orderOf(sold.project, { name: 'Dono do aviso' }))
  const rows = await app.db
    .selectFrom('notices')
    .select(['user_id', 'title', 'path'])
    .where('kind', '=', 'order')
    .execute()
  const titles = rows.map(({ title }) => title)
  expect(titles).toContain('Dona do aviso vai pagar Custo da peça por Pix')
  expect(titles).toContain('Dono do aviso comprou Custo da peça')
  expect(new Set(rows.map(({ user_id }) => user_id))).toEqual(new Set([1]))
})
