import { isAdmin, type WaitingSource } from '#platform/context.ts'
import { DAY_MS } from '#time.ts'
import { RECENT_DAYS, toOneLine } from '../inbox.ts'

/** Characters of a message that are shown. */
const SHOWN = 120

/** Recent messages of the inbox that nobody has read, or answered for a day; they are the admin's. */
export const messagesWaiting: WaitingSource = {
  label: 'Mensagens',
  kinds: ['message'],
  async list(context, limit) {
    if (!isAdmin(context)) return []
    const now = context.clock.now().getTime()
    const rows = await context.db
      .selectFrom('contact_messages')
      .select(['id', 'name', 'message', 'created_at'])
      .where('archived', '=', false)
      .where('answered', '=', false)
      .where('created_at', '>=', new Date(now - RECENT_DAYS * DAY_MS))
      .where(({ or, eb }) => or([eb('read', '=', false), eb('created_at', '<', new Date(now - DAY_MS))]))
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(({ id, name, message, created_at }) => ({
      ...{ kind: 'message', id, group: 'answer' as const, at: created_at, when: 'since' as const },
      who: name,
      what: toOneLine(message, SHOWN),
      amount: null,
      to: `/dashboard/messages?id=${id}`,
      state: '',
    }))
  },
}
