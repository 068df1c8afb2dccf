import { type Context, isAdmin } from '#platform/context.ts'
import type { Happened, KnownClient } from '#platform/contributions.ts'
import { toOneLine } from '../inbox.ts'
import { senderOf } from './sender.ts'

/** The messages that made a client, or whose contact names an e-mail or telephone of theirs or of their contacts; none for anyone but the admin. */
export async function listMessagesOf(
  context: Context,
  { id: client, others, ...own }: KnownClient,
  { upTo, limit }: { upTo: Date; limit: number },
): Promise<Happened[]> {
  if (!isAdmin(context)) return []
  const senders = [own, ...others].flatMap((reach) => senderOf(reach) ?? [])
  const rows = await context.db
    .selectFrom('contact_messages')
    .select(['id', 'name', 'message', 'created_at'])
    .where('created_at', '<=', upTo)
    .where((eb) => eb.or([eb('client_id', '=', client), ...senders]))
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
