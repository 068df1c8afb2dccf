import { expect } from 'vitest'
import { remindClientsJob } from '#domains/budgets/server/remind-clients.ts'
import { addDays, dayOf, startOfDay } from '#time.ts'
import { NOW } from './app.ts'
import { CLIENT } from './quotes.ts'
import { startSentQuotes } from './sent-quotes.ts'

/** Starts the program for tests of what clients are reminded of. */
export function startReminders() {
  const sent = startSentQuotes()
  const { app, send, visitor, emails } = sent
  /** When the parcela of `accepted` is due. */
  const DUE = addDays(dayOf(NOW), 10)
  const startOfMorning = (day: number) => new Date(startOfDay(addDays(DUE, day)).getTime() + 9 * 3_600_000)
  return {
    ...sent,
    DUE,
    /** Nine o'clock of a day, counted from the due one. */
    startOfMorning,
    remind: (value: object) => app.people.admin.post('/api/v1/site/billing', { value }),

    /** The mornings' runs of the job on these days, counted from the due one. */
    async runOn(...days: number[]) {
      for (const day of days) {
        app.clock.set(startOfMorning(day))
        await app.jobs.send(remindClientsJob, {})
        await app.runJobs()
      }
    },

    /** An accepted quote of one parcela of R$ 1.000,00, of a client of its own. */
    async accepted(fields: object = {}, email = `${crypto.randomUUID()}@exemplo.com.br`) {
      const { id, token } = await send({
        items: [{ description: 'Placa', total: 1000 }],
        payments: [{ due: DUE, percent: 100, amount: null }],
        ...fields,
      })
      expect((await visitor('accept', { token, version: 1, ...CLIENT, email })).status).toBe(200)
      return { id, token, email }
    },

    /** What was sent to an address after its acceptance: subject and text, by their letters. */
    async remindersTo(email: string) {
      const all = (await emails()).filter((mail) => mail.includes(`To: ${email}`)).map(decode)
      return all.filter((mail) => /^Subject: Parcela/m.test(mail))
    },
  }
}

/** Quoted-printable and its form in heads (RFC 2045, RFC 2047), as far as these letters have it. */
const decode = (mail: string) =>
  mail
    .replace(/=\?UTF-8\?Q\?(.*?)\?=(\r\n )?/g, (_, text: string) => text.replaceAll('_', ' '))
    .replaceAll('=\r\n', '')
    .replace(/(=[\dA-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
    .replaceAll('\u00a0', ' ')
