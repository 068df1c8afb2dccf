import { backupJob } from '#platform/backup/daily-backup.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { serve } from '#platform/http/calls.ts'
import { mailDigest, noteInstallation } from '#platform/installation.ts'
import { DeliveryError } from '#platform/mail/deliver.ts'
import { systemContract } from '../contract.ts'
import { dismissSteps, readFirstSteps } from './first-steps.ts'
import { problemText } from './mail-refusal.ts'
import { readMailServer, removeMailServer, saveMailServer } from './mail-server.ts'
import { readState } from './state.ts'
import { readStripeAccount, removeStripeAccount, saveStripeAccount } from './stripe-account.ts'
import { deliverTest } from './test-letter.ts'

export const systemRoutes = serve(systemContract, {
  state: readState,
  testMail: sendTestMail,
  mailServer: { read: readMailServer, save: saveMailServer, remove: removeMailServer },
  stripeAccount: { read: readStripeAccount, save: saveStripeAccount, remove: removeStripeAccount },
  backUp,
  retryJob: (context, { id }) => retryJob(context, id),
  firstSteps: readFirstSteps,
  dismissSteps,
})

/** Lets a job run at once whose last run failed. Throws 404 where it does not fail any more. */
async function retryJob({ jobs }: Context, id: string) {
  if (!(await jobs.retry(id))) throw new AppError('missing', 'Este trabalho já não está entre os que falharam.')
  return { result: true as const }
}

/** Lets a backup begin at once; one that waits or runs is enough. Throws 409 where backups are off. */
async function backUp({ settings, jobs }: Context) {
  if (settings.backups === 0)
    throw new AppError('backups-off', 'As cópias estão desligadas (BACKUPS=0). Defina BACKUPS=7 e reinicie o programa.')
  if (!(await jobs.isUnderWay(backupJob))) await jobs.send(backupJob, {}, { key: 'now' })
  return { result: true as const }
}

/** Delivers a test e-mail to the caller. Throws 503 where the mail server does not take it, 429. */
async function sendTestMail(context: Context) {
  const { mail, clock, db } = context
  const { server } = mail
  const { to } = await deliverTest(context, { mail: { server, sender: mail.sender } }).catch((error) => {
    if (!(error instanceof DeliveryError)) throw error
    const why = server ? problemText(error, server, requireUser(context).email) : ''
    const where = server?.setBy === 'machine' ? 'SMTP_URL e MAIL_FROM' : 'o servidor de e-mail nesta página'
    throw new AppError('unavailable', `O e-mail de teste não saiu. ${why} Confira ${where}.`)
  })
  if (server) await noteInstallation(db, { mail_tested_at: clock.now(), mail_tested_with: mailDigest(server) })
  return { result: true as const, data: { to, kind: server ? ('server' as const) : ('outbox' as const) } }
}
