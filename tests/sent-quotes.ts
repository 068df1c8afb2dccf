import { beforeEach } from 'vitest'
import { NOW, startApp } from './app.ts'
import { readOutbox } from './outbox.ts'
import { sendQuote } from './quotes.ts'

/** Ten boards and a program, 10,050.50 together. */
export const TWO_ITEMS = [
  { description: 'Placa eletrônica\nDez unidades montadas', quantity: 10, total: 3850 },
  { description: 'Firmware', total: 6200.5 },
]

/** A browser: what calls itself a robot is not taken for the client. */
export const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Gecko/20100101 Firefox/149.0' }

/** Starts the program for tests of what staff and client say to each other about a quote that was sent. */
export function startSentQuotes() {
  const app = startApp()
  beforeEach(async () => {
    app.clock.set(NOW)
    await app.pool.query('delete from budgets; delete from notices')
  })
  return {
    app,
    /** The answers of the staff's calls, the exchange where they give it. */
    staff: (call: string, body: object, who = app.people.staff) => who.post(`/api/v1/budget/${call}`, body),
    visitor: (call: string, body: object, headers: Record<string, string> = BROWSER) =>
      app.people.visitor.post(`/api/v1/quote/${call}`, body, headers),
    exchange: async (id: number, who = app.people.staff) =>
      (await who.get(`/api/v1/budget/exchange?id=${id}`)).body.data,
    read: (token: string) => app.people.visitor.get(`/api/v1/quote?token=${token}`),
    /** A quote that was sent, and the token of its link. */
    send: (fields: object = {}) => sendQuote(app.people.staff, { items: TWO_ITEMS, ...fields }),
    emails: readOutbox(app),
  }
}
