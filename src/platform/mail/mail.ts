import type { Clock } from '#clock.ts'
import { defineJob } from '../jobs/job.ts'
import type { JobQueue } from '../jobs/queue.ts'
import { deliverUnlessRefused } from './deliver.ts'
import { Email, type Mail } from './email.ts'

export const makeMail = (jobs: JobQueue, clock: Clock, sender: Mail['sender']): Mail => ({
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
