import { randomUUID } from 'node:crypto'
import { readLetterhead } from '#domains/site/server/letterhead.ts'
import { backupJob } from '#platform/backup/daily-backup.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { serve } from '#platform/http/calls.ts'
import type { Limit } from '#platform/http/limits.ts'
import { mailDigest, noteInstallation } from '#platform/installation.ts'
import { DeliveryError, deliver } from '#platform/mail/deliver.ts'
import { writeEmail } from '#platform/mail/write-email.ts'
import { dateTime } from '#time.ts'
import { systemContract } from '../contract.ts'
import { dismissSteps, readFirstSteps } from './first-steps.ts'
import { readState } from './state.ts'

export const systemRoutes = serve(systemContract, {
  state: readState,
  testMail: sendTestMail,
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

/** Test e-mails of one person. */
const TEST_LIMIT: Limit = { name: 'test-mail', points: 10, duration: 10 * 60 }

/**
 * Delivers a test e-mail to the caller at once, not by the queue, so that the caller sees whether it works.
 * Throws 503 where the mail server does not take it, 429.
 */
async function sendTestMail(context: Context) {
  const { id, email: to } = requireUser(context)
  const { settings, clock, db } = context
  await context.limits.spend(TEST_LIMIT, String(id))
  const firm = await readLetterhead(context)
  const now = clock.now()
  const email = await writeEmail({
    subject: `E-mail de teste de ${firm.name}`,
    firm,
    paragraphs: ['Se você está lendo isto, o envio de e-mails funciona.'],
    notes: [`Pedido por você em ${dateTime(now)}, na página Sistema.`],
  })
  try {
    await deliver(context, { ...email, to, date: now.toISOString() }, randomUUID())
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    throw new AppError(
      'unavailable',
      `O servidor de e-mail não aceitou: ${error.message}. Confira SMTP_URL e MAIL_FROM.`,
    )
  }
  if (settings.smtpUrl) await noteInstallation(db, { mail_tested_at: now, mail_tested_with: mailDigest(settings) })
  return { result: true as const, data: { to, kind: settings.smtpUrl ? ('server' as const) : ('outbox' as const) } }
}
