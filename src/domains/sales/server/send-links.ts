import { readLetterhead } from '#domains/site/server/letterhead.ts'
import { mailboxOf } from '#mailbox.ts'
import type { Context } from '#platform/context.ts'
import { z } from '#platform/contract/fields.ts'
import type { Limit } from '#platform/http/limits.ts'
import { safeOrigin } from '#platform/http/origin.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { purchasePath } from '../order.ts'
import { toPurchase } from './buyer.ts'
import { writeLinksEmail } from './emails.ts'

/** Requests from one network, and for one mailbox. */
const NETWORK_LIMIT: Limit = { name: 'saleLinks', points: 10, duration: 60 * 60 }
const ADDRESS_LIMIT: Limit = { name: 'saleLinksAddress', points: 3, duration: 60 * 60 }

/** Links in one e-mail. */
const MOST = 30

/** E-mails the links of all that an address bought. Behaves the same where it bought nothing. Throws 429. */
export async function sendLinks(context: Context, email: string) {
  await context.limits.spend(NETWORK_LIMIT, context.network)
  await context.limits.spend(ADDRESS_LIMIT, mailboxOf(email))
  await context.jobs.send(sendLinksJob, { email, origin: safeOrigin(context) })
  return { result: true as const }
}

/** Looks the purchases up. Queued for every address, so that response times reveal nothing. */
export const sendLinksJob = defineJob({
  name: 'send-purchase-links',
  payload: z.object({
    email: z.string().max(254),
    /** Origin of the links. */
    origin: z.string().max(300),
  }),
  async handler(program, { email, origin }) {
    const orders = await program.db
      .selectFrom('orders')
      .select(['id', 'token_sale', 'project_id', 'title'])
      .where('email', '=', email)
      .where('state', '=', 'paid')
      .where('demo', '=', false)
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute()
    if (orders.length === 0) return
    const links = orders.map((order) => ({
      title: order.title,
      link: origin + purchasePath(toPurchase(program, order)),
    }))
    const letter = await writeLinksEmail({ links, firm: await readLetterhead(program) })
    await program.mail.send({ to: email, ...letter })
  },
})
