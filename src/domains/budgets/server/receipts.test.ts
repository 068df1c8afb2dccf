import { expect, test } from 'vitest'
import { visitorContext } from '#platform/context.ts'
import { PAYMENT, startReceipts, wordsOf } from '#tests/quote-receipts.ts'
import { CLIENT } from '#tests/quotes.ts'
import { payInstallmentTx } from './pay-installment.ts'

const { accepted, app, pdfOf, receiptsOf, staff } = startReceipts()
const visit = (path: string) => app.people.visitor.fetch(path)
const clientPage = async (token: string) => (await app.people.visitor.get(`/api/v1/quote?token=${token}`)).body.data

test('a payment gives a receipt with the next number; its PDF is with staff and on the client’s page', async () => {
  const { id, token, parcelas } = await accepted()
  expect(await receiptsOf(id)).toEqual([[], []])
  expect((await clientPage(token)).installments[0].receipt).toBe(null)
  await staff('pay', { id: parcelas[1], ...PAYMENT })
  await staff('pay', { id: parcelas[0], ...PAYMENT })
  const [[first], [second]] = await receiptsOf(id)
  expect(second).toEqual({ id: expect.any(Number), number: '0001/2026', cancelled: false, sent_to: '', sent_at: null })
  expect(first).toMatchObject({ number: '0002/2026' })

  const words = await wordsOf(await pdfOf(second.id))
  for (const part of [
    'Recibo 0001/2026',
    'Três Camadas',
    '11.222.333/0001-81',
    'Oficina Maré',
    'R$ 1.234,56',
    'mil duzentos e trinta e quatro reais e cinquenta e seis centavos',
    `Orçamento ${String(id).padStart(4, '0')}, parcela 2 de 2`,
    '22/11/2026',
    'Pix',
  ])
    expect(words).toContain(part)
  expect(words).not.toMatch(/cancelado/i)

  const { receipt } = (await clientPage(token)).installments[1]
  expect(receipt).toEqual({ number: '0001/2026', path: `/orcamento/recibo/${token}/2026-1` })
  const answer = await visit(receipt.path)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-robots-tag')).toContain('noindex')
  expect(answer.headers.get('content-disposition')).toContain('recibo-0001-2026.pdf')
  expect(await wordsOf(answer)).toBe(words)
})

test('the client’s receipts are closed with the link, and those of other quotes are never open by it', async () => {
  const one = await accepted()
  const other = await accepted()
  await staff('pay', { id: one.parcelas[0], ...PAYMENT })
  const path = (token: string, name = '2026-1') => `/orcamento/recibo/${token}/${name}`
  expect((await visit(path(one.token))).status).toBe(200)
  for (const wrong of [
    path(other.token),
    path(one.token, '2026-2'),
    path(one.token, '2026-1/x').replace('2026-1', '26-1'),
    path(one.token, ''),
    path(one.token.slice(0, -1)),
  ])
    expect((await visit(wrong)).status).toBe(404)
  await staff('revoke', { id: one.id })
  expect((await visit(path(one.token))).status).toBe(404)
})

test('ten payments at once are one payment with one receipt, and no number is lost', async () => {
  const { id, parcelas } = await accepted()
  const pay = () => staff('pay', { id: parcelas[0], ...PAYMENT })
  const answers = await Promise.all(Array.from({ length: 10 }, pay))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  expect((await receiptsOf(id))[0]).toHaveLength(1)
  expect((await staff('pay', { id: parcelas[1], ...PAYMENT })).body.data.installments[1].receipts).toMatchObject([
    { number: '0002/2026' },
  ])
})

test('parcelas of many quotes paid at once have each a number of its own, without a gap', async () => {
  const quotes = []
  for (let count = 0; count < 5; count++) quotes.push(await accepted())
  await Promise.all(quotes.flatMap(({ parcelas }) => parcelas).map((id) => staff('pay', { id, ...PAYMENT })))
  const { rows } = await app.pool.query('select number from budget_receipts order by number')
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('transactions that pay several parcelas, as imports do, wait for each other in any order', async () => {
  const [one, other] = [await accepted(), await accepted()]
  const context = {
    ...visitorContext(app),
    actor: { id: 2, name: 'Davi', email: 'davi@exemplo.com.br', administers: false, session: 0 },
  }
  const payAll = (ids: number[]) =>
    app.db.transaction().execute(async (db) => {
      for (const id of ids)
        await payInstallmentTx(context, db, {
          id,
          paid_on: '2026-11-22',
          means: 'pix',
          waived: false,
          carries: false,
          books_excess: false,
          note: '',
        })
    })
  await Promise.all([payAll([one.parcelas[0], other.parcelas[0]]), payAll([other.parcelas[1], one.parcelas[1]])])
  expect((await receiptsOf(other.id)).flat()).toHaveLength(2)
})

test('a payment that is undone cancels its receipt, whose PDF says so; the next has another number', async () => {
  const { id, token, parcelas } = await accepted()
  await staff('pay', { id: parcelas[0], ...PAYMENT })
  await staff('unpay', { id: parcelas[0], note: 'Era de outro' })
  const [[cancelled]] = await receiptsOf(id)
  expect(cancelled).toMatchObject({ number: '0001/2026', cancelled: true })
  expect((await clientPage(token)).installments[0].receipt).toBe(null)
  expect(await wordsOf(await pdfOf(cancelled.id))).toContain('Cancelado em 23/11/2026')
  expect(await wordsOf(await visit(`/orcamento/recibo/${token}/2026-1`))).toContain('Cancelado em 23/11/2026')
  expect(await staff('send-receipt', { id: cancelled.id, email: CLIENT.email })).toMatchObject({
    status: 409,
    body: { data: { code: 'receipt-cancelled' } },
  })

  await staff('pay', { id: parcelas[0], ...PAYMENT })
  expect((await receiptsOf(id))[0]).toMatchObject([{ cancelled: true }, { number: '0002/2026', cancelled: false }])
  // Also where all that it names is gone.
  await app.pool.query('delete from budgets')
  const next = await accepted()
  await staff('pay', { id: next.parcelas[0], ...PAYMENT })
  expect((await receiptsOf(next.id))[0]).toMatchObject([{ number: '0003/2026' }])
})

test('each year begins with number 1, and a link opens that of its year', async () => {
  const { id, token, parcelas } = await accepted()
  await staff('pay', { id: parcelas[0], ...PAYMENT })
  app.clock.set(new Date('2027-01-01T02:59:00Z')) // still the old year
  const other = await accepted()
  await staff('pay', { id: other.parcelas[0], ...PAYMENT })
  app.clock.set(new Date('2027-01-01T03:00:00Z'))
  await staff('pay', { id: parcelas[1], ...PAYMENT })
  expect((await receiptsOf(other.id))[0]).toMatchObject([{ number: '0002/2026' }])
  expect((await receiptsOf(id))[1]).toMatchObject([{ number: '0001/2027' }])
  for (const year of [2026, 2027])
    expect(await wordsOf(await visit(`/orcamento/recibo/${token}/${year}-1`))).toContain(`Recibo 0001/${year}`)
})

test('what was paid before there were receipts gets one at the first asking, once', async () => {
  const { id, parcelas } = await accepted()
  const [parcela] = parcelas
  expect((await staff('receipt', { id: parcela })).body.data.code).toBe('installment-not-paid')
  await staff('pay', { id: parcela, ...PAYMENT })
  await app.pool.query('delete from budget_receipts; delete from budget_receipt_years')
  expect((await receiptsOf(id))[0]).toEqual([])
  const answers = await Promise.all(Array.from({ length: 4 }, () => staff('receipt', { id: parcela })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await receiptsOf(id))[0]).toMatchObject([{ number: '0001/2026', cancelled: false }])
  await staff('pay', { id: parcelas[1], ...PAYMENT })
  expect((await receiptsOf(id))[1]).toMatchObject([{ number: '0002/2026' }])
})
