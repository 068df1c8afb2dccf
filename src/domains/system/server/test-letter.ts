import { randomUUID } from 'node:crypto'
import { readLetterhead } from '#domains/site/server/letterhead.ts'
import { type Context, requireUser } from '#platform/context.ts'
import type { Limit } from '#platform/http/limits.ts'
import { type Deliverer, deliver } from '#platform/mail/deliver.ts'
import { writeEmail } from '#platform/mail/write-email.ts'
import { dateTime } from '#time.ts'

/** Test e-mails of one person. */
export const TEST_LIMIT: Limit = { name: 'test-mail', points: 10, duration: 10 * 60 }
/** Milliseconds that a test may take in all: the caller waits for it. */
const PATIENCE = 30_000

/**
 * Delivers a test e-mail to the caller at once, not by the queue, so that the caller sees whether it works.
 * Throws `DeliveryError`, 429.
 */
export async function deliverTest(context: Context, { mail }: Pick<Deliverer, 'mail'>): Promise<{ to: string }> {
  const { id, email: to } = requireUser(context)
  await context.limits.spend(TEST_LIMIT, String(id))
  const firm = await readLetterhead(context)
  const now = context.clock.now()
  const email = await writeEmail({
    subject: `E-mail de teste de ${firm.name}`,
    firm,
    paragraphs: ['Se você está lendo isto, o envio de e-mails funciona.'],
    notes: [`Pedido por você em ${dateTime(now)}, na página Sistema.`],
  })
  const letter = { ...email, to, date: now.toISOString() }
  await deliver({ ...context, mail }, letter, randomUUID(), AbortSignal.timeout(PATIENCE))
  return { to }
}
