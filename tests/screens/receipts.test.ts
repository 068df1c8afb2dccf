import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { QuoteDocument } from '#domains/budgets/document.ts'
import { Exchange } from '#domains/budgets/exchange-schemas.ts'
import type { GivenReceipt } from '#domains/budgets/installment-schemas.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const EMAIL = 'compras.e.pagamentos.da.filial.sul@cooperativa-agropecuaria.exemplo.com.br'
const given = (fields: Partial<GivenReceipt>): GivenReceipt => ({
  ...{ id: 5, number: '0012/2026', cancelled: false, sent_to: '', sent_at: null },
  ...fields,
})
const parcela = (number: number, paid_on: string | null, receipts: GivenReceipt[]) => ({
  ...{
    id: number,
    number,
    part: 1,
    fine: 0,
    interest: 0,
    discount: 0,
    charged_until: null,
    paid_with: null,
    promised: null,
    revision: 1,
    due: '2026-11-20',
    amount: 500,
    paid_on,
    receipts,
    book: '',
  },
  paid_means: paid_on === null ? null : ('pix' as const),
})

/** A quote of three parcelas: one with its receipts, one that was paid before there were any, one that is open. */
function openQuote({ email = EMAIL, width = 1440 } = {}) {
  const quote = (receipts: GivenReceipt[]) => ({
    data: {
      ...sampleOf(Exchange),
      ...{ state: 'accepted' as const, version: 1, charges_email: email, events: [] },
      installments: [parcela(1, '2026-11-20', receipts), parcela(2, '2026-11-21', []), parcela(3, null, [])],
    },
  })
  const cancelled = given({ id: 4, number: '0011/2026', cancelled: true })
  return openScreen('/dashboard/budget-printer?id=7', {
    viewport: { width, height: 900 },
    answers: {
      budgets: {
        document: () => ({ data: sampleOf(QuoteDocument) }),
        exchange: {
          read: () => quote([cancelled, given({})]),
          sendReceipt: ({ email }) =>
            quote([cancelled, given({ sent_to: email, sent_at: '2026-11-22T15:00:00.000Z' })]),
          giveReceipt: () => quote([cancelled, given({})]),
        },
      },
    },
  })
}

const parcelaOf = (name: string) => page.getByRole('listitem').filter({ hasText: name })

test('a receipt goes to the address that its button says, by one click', async () => {
  const screen = await openQuote()
  await expect
    .element(parcelaOf('1 de 3').getByRole('link', { name: 'Recibo 0012/2026' }))
    .toHaveAttribute('href', '/api/v1/budget/receipt-pdf?id=5')
  await expect.element(parcelaOf('1 de 3')).toMatchTextContent('Recibo 0011/2026 cancelado')
  await parcelaOf('1 de 3')
    .getByRole('button', { name: `Enviar o recibo a ${EMAIL}` })
    .click()
  await expect.element(parcelaOf('1 de 3')).toMatchTextContent(`enviado a ${EMAIL} em 22/11/2026 12:00`)
  expect(screen.calls('budgets.exchange.sendReceipt')).toEqual([{ id: 5, email: EMAIL }])
  await expect.element(page.getByRole('button', { name: `Enviar de novo a ${EMAIL}` })).toBeVisible()
})

test('what was paid without a receipt is given one; what is open has none', async () => {
  const screen = await openQuote()
  await parcelaOf('2 de 3').getByRole('button', { name: 'Dar o recibo' }).click()
  await expect.poll(() => screen.calls('budgets.exchange.giveReceipt')).toEqual([{ id: 2 }])
  expect(page.getByRole('button', { name: 'Dar o recibo' }).elements()).toHaveLength(1)
})

test('without an address nothing is sent', async () => {
  await openQuote({ email: '' })
  await expect.element(page.getByRole('link', { name: 'Recibo 0012/2026' })).toBeVisible()
  expect(page.getByRole('button', { name: /Enviar o recibo/ }).elements()).toHaveLength(0)
})

test('the longest address fits a phone', async () => {
  await openQuote({ width: 360 })
  const send = page.getByRole('button', { name: `Enviar o recibo a ${EMAIL}` })
  await expect.element(send).toBeVisible()
  const [button, text] = [send, send.getByText('Enviar o recibo a')].map((one) => one.element().getBoundingClientRect())
  expect(text!.height).toBeGreaterThan(30)
  expect(text!.bottom).toBeLessThanOrEqual(button!.bottom)
  expect(document.documentElement.scrollWidth).toBe(360)
})
