import type { Kysely } from 'kysely'
import type { Program } from '../context.ts'
import type { DB } from '../db/tables.gen.ts'
import { hold } from '../held.ts'
import { defineJob } from '../jobs/job.ts'
import { deliverUnlessRefused } from './deliver.ts'
import { Email, type Mail } from './email.ts'
import { machineServer, parseSender, type Sender } from './mail-server.ts'
import { readStoredServer } from './stored-server.ts'

/** @param readFirm the firm as a sender, for where none is set */
export function makeMail(
  { jobs, clock, settings, db, secret }: Pick<Program, 'jobs' | 'clock' | 'settings' | 'db' | 'secret'>,
  readFirm: (db: Kysely<DB>) => Promise<Sender>,
): Mail {
  const stored = hold(() => readStoredServer(db, secret))
  const mail: Mail = {
    get server() {
      return machineServer(settings) ?? stored.value
    },
    reload: stored.reload,
    async sender(own = db) {
      const { server } = mail
      if (server?.from) return server.from
      return settings.mailFrom ? parseSender(settings.mailFrom) : readFirm(own)
    },
    async send(email, options) {
      await jobs.send(mailJob, { ...email, date: clock.now().toISOString() }, options)
    },
  }
  return mail
}

/** Delivers one e-mail. */
export const mailJob = defineJob({
  name: 'mail',
  payload: Email,
  retry: { limit: 20, delay: 30, maxDelay: 4 * 3600 },
  expiresIn: 180,
  handler: (program, email, { id }) => deliverUnlessRefused(program, email, id),
})
