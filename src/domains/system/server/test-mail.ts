import { randomUUID } from 'node:crypto'
import { readLetterhead } from '#domains/site/server/letterhead.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { Limit } from '#platform/http/limits.ts'
import { mailDigest, noteInstallation } from '#platform/installation.ts'
import { DeliveryError, deliver } from '#platform/mail/deliver.ts'
import { writeEmail } from '#platform/mail/write-email.ts'
import { dateTime } from '#time.ts'

/** Test e-mails of one person. */
const TEST_LIMIT: Limit = { name: 'test-mail', points: 10, duration: 10 * 60 }

/**
 * Delivers a test e-mail to the caller at once, not by the queue, so that the caller sees whether it works.
 * Throws 503 where the mail server does not take it, 429.
 */
export async function sendTestMail(context: Context) {
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
