import { describe, expect, test } from 'vitest'
import { NOW } from '#tests/app.ts'
import { mailsTo, orderOf, PAID, payByCard, startSales } from '#tests/sales.ts'
import { DAY_MS } from '#time.ts'

const { admin, app, orderByPix, post, sold } = startSales()

describe('a withdrawal', () => {
  const address = ({ token_sale, app: id, code, user }: Record<string, unknown>) => ({
    token_sale,
    app: id,
    code,
    user: String(user),
  })

  test('within seven days closes the link, is acknowledged, and returns a card’s money at once', async () => {
    const { purchase } = (await payByCard(app.people.visitor, orderOf(sold.project, { email: 'd1@exemplo.com.br' })))
      .body.data
    expect((await post('purchase', address(purchase))).body.data.purchase.withdraw_until).toBe('2026-11-30')
    app.clock.set(new Date(NOW.getTime() + 7 * DAY_MS))
    const answers = [await post('withdraw', address(purchase)), await post('withdraw', address(purchase))]
    for (const { body } of answers)
      expect(body.data).toMatchObject({
        state: 'refunded',
        purchase: { open: false, withdrawn: true, withdraw_until: null },
      })
    expect(await mailsTo(app, 'd1@exemplo.com.br')).toHaveLength(2)
    app.clock.set(NOW)
  })

  test('of a Pix waits for staff, who return it at the bank', async () => {
    const { id, token_sale } = await orderByPix()
    await admin('confirm-pix', { id, ...PAID })
    const { purchase } = (await post('state', { token_sale })).body.data
    expect((await post('withdraw', address(purchase))).body.data).toMatchObject({
      state: 'paid',
      purchase: { open: false, withdrawn: true },
    })
    expect((await admin('item', { id })).body.data).toMatchObject({ withdrawn_at: NOW.toISOString() })
    const notice = await app.db
      .selectFrom('notices')
      .select('title')
      .where('key', '=', `order ${id} withdrawn`)
      .execute()
    expect(notice).toMatchObject([{ title: expect.stringContaining('devolva o Pix no banco') }])
    expect(await admin('link', { id, open: true })).toMatchObject({ status: 409 })
    expect((await admin('refund', { id, note: 'Desistência' })).body.data.state).toBe('refunded')
  })

  test('is refused after the seventh day, and by any other address', async () => {
    const { purchase } = (await payByCard(app.people.visitor, orderOf(sold.project))).body.data
    app.clock.set(new Date(NOW.getTime() + 8 * DAY_MS))
    expect(await post('withdraw', address(purchase))).toMatchObject({ status: 409 })
    app.clock.set(NOW)
    expect(await post('withdraw', { ...address(purchase), code: 'c1-x' })).toMatchObject({ status: 404 })
    expect((await post('purchase', address(purchase))).body.data.state).toBe('paid')
  })
})
