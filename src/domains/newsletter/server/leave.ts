import type { Kysely } from 'kysely'
import type { Context } from '#platform/context.ts'
import { DONE } from '#platform/contract/fields.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { lastPart } from '#platform/http/forms.ts'
import type { Protocol } from '#platform/http/protocols.ts'
import { LEAVE_PAGES } from '../newsletter.ts'
import { openLeaving } from './links.ts'

/** Whom a link takes off the list. Throws 404, 429. */
export async function readSubscription(context: Context, token: string) {
  const { email } = await openLeaving(context, token)
  return { data: { email } }
}

/** Takes a reader off the list by their link; again changes nothing. Throws 404, 429. */
export async function leave(context: Context, token: string) {
  const { id } = await openLeaving(context, token)
  await removeSubscriber(context.db, id)
  return DONE
}

/** Takes a reader off the list, for the staff. Throws 404. */
export async function removeByStaff({ db }: Context, id: number) {
  if (await removeSubscriber(db, id)) return DONE
  throw new AppError('missing', 'Este e-mail não está mais na lista.')
}

/** Removes an address with the letters that did not reach it; those that went out are counted on. False where there was none. */
const removeSubscriber = (db: Kysely<DB>, id: number) =>
  db.transaction().execute(async (db) => {
    // First: letters that are being made for it are waited for.
    await db.selectFrom('newsletter_subscribers').select('id').where('id', '=', id).forUpdate().execute()
    await db
      .deleteFrom('newsletter_deliveries')
      .where('subscriber_id', '=', id)
      .where('state', 'in', ['waiting', 'failed'])
      .execute()
    const { numDeletedRows } = await db.deleteFrom('newsletter_subscribers').where('id', '=', id).executeTakeFirst()
    return numDeletedRows > 0n
  })

/**
 * Where a mail program takes its reader off the list by one POST (RFC 8058): answered at once, since it follows no redirect.
 * Who opens the address is shown the page instead.
 */
export const leaveAtOnce: Protocol = async (context, request) => {
  const token = lastPart(new URL(request.url).pathname)
  const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
  if (request.method === 'GET' || request.method === 'HEAD')
    return new Response(null, { status: 303, headers: { ...headers, location: `${LEAVE_PAGES}/${token}` } })
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { ...headers, allow: 'GET, POST' } })
  await leave(context, token)
  return new Response('Pronto.\n', { headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } })
}
