import type { Kysely } from 'kysely'
import type { Clock } from '../clock.ts'
import type { DB } from '../db/tables.gen.ts'
import { defineJob } from '../jobs/job.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { DeliveryError, deliver } from './deliver.ts'
import { Email } from './email.ts'

/** How e-mails leave: in the background, tried again for about two days when the mail server does not take them. */
export interface Mail {
  /**
   * Puts an e-mail on its way. With `db` it leaves if that transaction does. It may in rare cases arrive twice, with
   * the same Message-ID. Throws on a wrong address and when the database does not answer.
   */
  send(email: Omit<Email, 'date'>, options?: { db?: Kysely<DB> }): Promise<void>
}

export const makeMail = (jobs: Jobs, clock: Clock): Mail => ({
  async send(email, options) {
    await jobs.send(mailJob, { ...email, date: clock.now().toISOString() }, options)
  },
})

/** Delivers one e-mail. */
export const mailJob = defineJob({
  name: 'mail',
  payload: Email,
  retry: { limit: 20, delay: 30, maxDelay: 4 * 3600 },
  expiresIn: 180,
  async handler(program, email, { id }) {
    try {
      await deliver(program, email, id)
    } catch (error) {
      if (!(error instanceof DeliveryError && error.forGood)) throw error
      program.log.error({ err: error, id }, 'an e-mail was refused for good: it is not sent again')
    }
  },
})
