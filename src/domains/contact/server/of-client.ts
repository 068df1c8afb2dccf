import { sql } from 'kysely'
import { type Context, isAdmin } from '#platform/context.ts'
import type { Happened, KnownClient } from '#platform/contributions.ts'
import { literalPart, literalPattern } from '#platform/db/like.ts'
import { hasPhone, phoneOf } from '#platform/db/phones.ts'
import { toOneLine } from '../inbox.ts'

/** Whether a message's contact has this e-mail, and not one that is longer. */
const hasEmail = (email: string) =>
  sql<boolean>`(lower(contact) like ${literalPart(email)}
    and lower(contact) ~ ${`(?<![\\w.%+-])${literalPattern(email)}(?![\\w-]|\\.\\w)`})`

/** The messages whose contact names a client's e-mail or telephone; none for anyone but the admin. */
export async function listMessagesOf(
  context: Context,
  { email, phone }: KnownClient,
  { upTo, limit }: { upTo: Date; limit: number },
): Promise<Happened[]> {
  const number = phoneOf(phone)
  if (!isAdmin(context) || (!email && !number)) return []
  const rows = await context.db
    .selectFrom('contact_messages')
    .select(['id', 'name', 'message', 'created_at'])
    .where('created_at', '<=', upTo)
    .where(({ or }) => or([...(email ? [hasEmail(email)] : []), ...(number ? [hasPhone('contact', number)] : [])]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, name, message, created_at }) => ({
    kind: 'message',
    id,
    at: created_at,
    title: `Mensagem de ${name}`,
    note: toOneLine(message, 160),
    to: `/dashboard/messages?id=${id}`,
  }))
}
