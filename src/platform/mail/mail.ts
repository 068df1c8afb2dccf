import type { Kysely } from 'kysely'
import type { Clock } from '#clock.ts'
import type { DB } from '../db/tables.gen.ts'
import { defineJob } from '../jobs/job.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { deliverUnlessRefused } from './deliver.ts'
import { Email, type Sender } from './email.ts'

/** Sends e-mails in the background, tried again for about two days where the mail server does not take them. */
export interface Mail {
  /**
   * Queues an e-mail; with `db`, as part of that transaction. In rare cases it arrives twice, with the same Message-ID.
   * Throws on an invalid address, and where the database does not answer.
   */
  send(email: Omit<Email, 'date'>, options?: { db?: Kysely<DB> }): Promise<void>
  /** Whom e-mails come from now: one query at most. */
  sender(): Promise<Sender>
}

export const makeMail = (jobs: Jobs, clock: Clock, sender: Mail['sender']): Mail => ({
  sender,
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
  handler: (program, email, { id }) => deliverUnlessRefused(program, email, id),
})
