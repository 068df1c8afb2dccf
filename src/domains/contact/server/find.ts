import { type Context, isAdmin } from '#platform/context.ts'
import { toOneLine } from '../inbox.ts'
import { listMessages } from './messages.ts'

/** Most messages in the command palette. */
const MAX_RESULTS = 6

/** The newest messages that contain a text, for the command palette; empty for anyone but the admin. */
export async function findMessages(context: Context, text: string) {
  if (!isAdmin(context) || !text) return []
  const { data } = await listMessages(context, { filter: 'all', q: text, limit: MAX_RESULTS })
  return data.result.map(({ id, name, message }) => ({
    kind: 'message' as const,
    id,
    title: name,
    note: toOneLine(message, 80),
    to: `/dashboard/messages?id=${id}`,
  }))
}
