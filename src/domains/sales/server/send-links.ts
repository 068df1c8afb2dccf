import { readSection } from '#domains/site/server/sections.ts'
import type { Context } from '#platform/context.ts'
import type { Limit } from '#platform/http/limits.ts'
import { originOf } from '#platform/http/origin.ts'
import { purchasePath } from '../order.ts'
import { toPurchase } from './buyer.ts'
import { writeLinksEmail } from './emails.ts'

/** Requests from one network, and for one address. */
const NETWORK_LIMIT: Limit = { name: 'saleLinks', points: 10, duration: 60 * 60 }
const ADDRESS_LIMIT: Limit = { name: 'saleLinksAddress', points: 3, duration: 60 * 60 }

/** Links in one e-mail. */
const MOST = 30

/** E-mails the links of all that an address bought. The answer says nothing of whether it did. Throws 429. */
export async function sendLinks(context: Context, email: string) {
  await context.limits.spend(NETWORK_LIMIT, context.network)
  await context.limits.spend(ADDRESS_LIMIT, email)
  const orders = await context.db
    .selectFrom('orders')
    .select(['id', 'token_sale', 'project_id', 'title'])
    .where('email', '=', email)
    .where('state', '=', 'paid')
    .where('demo', '=', false)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  if (orders.length) {
    const links = orders.map((order) => ({
      title: order.title,
      link: originOf(context) + purchasePath(toPurchase(context, order)),
    }))
    const { name: company } = await readSection(context, 'company')
    await context.mail.send({ to: email, ...writeLinksEmail({ links, company }) })
  }
  return { result: true as const }
}
