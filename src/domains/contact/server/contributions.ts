import { countInTime } from '#domains/site/answer-times.ts'
import { type Context, type EvidenceSource, isAdmin, type WaitingSource } from '#platform/context.ts'
import { type Happened, type KnownClient, MOST_FOUND } from '#platform/contributions.ts'
import { addDays, DAY_MS, dayOf, startOfDay } from '#time.ts'
import { RECENT_DAYS, toOneLine } from '../inbox.ts'
import { findNewest } from './messages.ts'
import { senderOf } from './sender.ts'

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

/** Days whose messages are counted. */
const DAYS = 90

/**
 * Messages, and how many of them were answered within a working day. One that was put away without an answer asked for
 * none, as advertisements do; of one answered before moments were kept, nothing is known.
 */
export const answersEvidence: EvidenceSource = {
  kind: 'answers',
  async count({ db, clock }) {
    const now = clock.now()
    const since = addDays(dayOf(now), -DAYS)
    const rows = await db
      .selectFrom('contact_messages')
      .select(['created_at as at', 'answered_at'])
      .where('created_at', '>=', startOfDay(since))
      .where((eb) =>
        eb.or([eb('answered_at', 'is not', null), eb.and([eb('answered', '=', false), eb('archived', '=', false)])]),
      )
      .orderBy('created_at')
      .execute()
    return countInTime(rows, { since, now })
  },
}

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
