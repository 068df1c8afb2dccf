import { type Context, isAdmin } from '#platform/context.ts'
import { MOST_FOUND } from '#platform/contributions.ts'
import { toOneLine } from '../inbox.ts'
import { findNewest } from './messages.ts'

/** The newest messages that contain a text, for the command palette; empty for anyone but the admin. */
export async function findMessages(context: Context, text: string) {
  if (!isAdmin(context)) return []
  const rows = await findNewest(context, { q: text, limit: MOST_FOUND })
  return rows.map(({ id, name, message }) => ({
    kind: 'message' as const,
    id,
    title: name,
    note: toOneLine(message, 80),
    to: `/dashboard/messages?id=${id}`,
  }))
}
