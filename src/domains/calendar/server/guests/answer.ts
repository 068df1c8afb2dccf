import type { Context } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { AppError } from '#platform/errors.ts'
import type { Limit } from '#platform/http/limits.ts'
import { openSecretLink } from '#platform/http/secret-link.ts'
import type { Answer } from '../../calendar.ts'
import type { guestsContract } from '../../guests-contract.ts'
import { listParticipants, raiseCalendars } from '../counter.ts'
import { notifyAnswered } from '../notices.ts'
import { chooseEvents, notFound, shownOnce } from '../read.ts'
import { GUEST_LINK } from './emails.ts'
import { nextOccurrence } from './next-occurrence.ts'
import { isOver, readSentEvent } from './sent-event.ts'

/** Answers of one guest: each notifies the event's owner. */
const ANSWER_LIMIT: Limit = { name: 'guestAnswer', points: 10, duration: 60 * 60 }

/** Throws 404 for a link that is not valid (any more), 429 after too many of those. */
const openInvitation = (context: Context, token: string) =>
  openSecretLink(context, { kind: GUEST_LINK, token, find: (id) => findGuest(context, id) })

async function findGuest({ db }: Context, id: number) {
  const guest = await db
    .selectFrom('calendar_guests')
    .select(['id', 'event_id', 'email', 'answer', 'link_number'])
    .where('id', '=', id)
    .where('is_removed', '=', false)
    .executeTakeFirst()
  const event = guest?.event_id ? await readSentEvent(db, guest.event_id) : undefined
  return guest && event && { ...guest, event_id: guest.event_id!, event, number: guest.link_number }
}

/** An event as its guest sees it by the link. Throws as `openInvitation`. */
export async function readInvitation(context: Context, token: string) {
  const { event: sent, email, answer } = await openInvitation(context, token)
  const { allDay, ...shown } = nextOccurrence(sent.event, context.clock.now())
  return {
    data: {
      ...{ ...shown, email },
      all_day: allDay,
      repeats: sent.event.rule !== null,
      organizer: sent.organizer.name,
      answer: answer as Answer,
      over: isOver(sent, context.clock.now()),
    },
  }
}

/** Stores a guest's answer, and notifies the owner. Throws as `openInvitation`, and 409 for an event that is over. */
export async function answerInvitation(context: Context, { token, answer }: InputOf<typeof guestsContract.answer>) {
  const guest = await openInvitation(context, token)
  if (isOver(guest.event, context.clock.now())) throw new AppError('event-over', 'Este evento já passou.')
  if (guest.answer === answer) return { result: true as const }
  await context.limits.spend(ANSWER_LIMIT, String(guest.id))
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db }
    // Before the guests and the counters, as a change of the event locks them.
    await db
      .selectFrom('calendar_events')
      .select('id')
      .where('id', '=', guest.event_id)
      .forUpdate()
      .executeTakeFirstOrThrow(notFound)
    const stored = await db
      .updateTable('calendar_guests')
      .set({ answer, answered_at: context.clock.now() })
      .where('id', '=', guest.id)
      .where('event_id', '=', guest.event_id)
      .where('answer', '<>', answer)
      .where('is_removed', '=', false)
      .executeTakeFirst()
    if (stored.numUpdatedRows === 0n) return
    await raiseCalendars(db, await listParticipants(db, guest.event_id))
    const event = await chooseEvents(db, 0).where('calendar_events.id', '=', guest.event_id).executeTakeFirstOrThrow()
    await notifyAnswered(inside, shownOnce(event), { answer, by: guest.email })
  })
  return { result: true as const }
}
