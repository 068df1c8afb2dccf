import { extractText } from 'unpdf'
import { beforeEach, expect, vi } from 'vitest'
import { NOW, startApp } from './app.ts'
import { CLIENT, sendQuote } from './quotes.ts'

/** A payment of the day before `NOW`. */
export const PAYMENT = { paid_on: '2026-11-22', means: 'pix' }
/** Two equal parcelas, the first due at once. */
export const HALVES = [
  { due: null, percent: 50, amount: null },
  { due: '2026-12-20', percent: 50, amount: null },
]

/** Starts the program for tests of the receipts of parcelas; each test begins without quotes and with number 1. */
export function startReceipts() {
  // The first PDF of a thread loads Typst, which takes its time on a busy machine.
  vi.setConfig({ testTimeout: 60_000 })
  const app = startApp()
  beforeEach(async () => {
    app.clock.set(NOW)
    await app.pool.query('delete from budgets; delete from budget_receipt_years')
  })
  const exchange = async (id: number) => (await app.people.staff.get(`/api/v1/budget/exchange?id=${id}`)).body.data
  return {
    app,
    exchange,
    staff: (call: string, body: object, who = app.people.staff) => who.post(`/api/v1/budget/${call}`, body),
    receiptsOf: async (id: number) =>
      (await exchange(id)).installments.map((one: { receipts: object[] }) => one.receipts),
    pdfOf: (id: number, who = app.people.staff) => who.fetch(`/api/v1/budget/receipt-pdf?id=${id}`),
    /** An accepted quote of two parcelas. */
    async accepted(fields: object = {}) {
      const { id, token } = await sendQuote(app.people.staff, {
        project_name: 'Sensor de nível',
        items: [{ description: 'Placa', total: 2469.12 }],
        payments: HALVES,
        ...fields,
      })
      expect((await app.people.visitor.post('/api/v1/quote/accept', { token, version: 1, ...CLIENT })).status).toBe(200)
      const { installments } = await exchange(id)
      return { id, token, parcelas: installments.map((one: { id: number }) => one.id) as [number, number] }
    },
  }
}

/** The words of a PDF that is answered, on one line. */
export async function wordsOf(answer: Response): Promise<string> {
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true })
  return text.replaceAll('\u200b', '').replace(/\s+/g, ' ')
}
