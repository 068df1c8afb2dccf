import { faceAddress } from '#pictures/face-address.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { DONE } from '#platform/contract/fields.ts'
import { AppError } from '#platform/errors.ts'
import type { Answer } from '../calendar.ts'
import { listParticipants, raiseCalendars } from './counter.ts'
import { listGuests } from './guests/guests.ts'
import { lockEvent } from './lock.ts'
import { nameOf, notifyAnswered, notifyInvited } from './notices.ts'
import { chooseInvitations, findShown, notFound, shownOnce } from './read.ts'
import { manages, toRow } from './to-event.ts'

/** Invitations of one answer. */
const MOST = 100

/** With whom an event is shared, by name, and who was invited from outside. Throws 404. */
export async function readAttendees(context: Context, id: number) {
  const { event } = await findShown(context, { id })
  const rows = await context.db
    .selectFrom('calendar_attendees')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['users.id', 'users.name', 'users.email', 'answer'])
    .$narrowType<{ answer: Answer }>()
    .where('event_id', '=', id)
    .orderBy('users.name')
    .orderBy('users.id')
    .execute()
  const people = rows.map((person) => ({ ...person, picture: faceAddress(person.email) }))
  const guests = await listGuests(context.db, id)
  return { data: { manages: manages(context, event), people, guests } }
}

/**
 * Shares an event with exactly these people; what they have answered stays. Throws 403 for who does not manage it, 404, and
 * 422 for people who are no colleagues.
 */
export async function shareEvent(context: Context, { id, people }: { id: number; people: readonly number[] }) {
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db }
    const held = await lockEvent(inside, { id })
    if (!manages(context, held.event)) throw new AppError('forbidden', 'Só quem criou o evento o compartilha.')
    const before = await listParticipants(db, id)
    const wanted = [...new Set(people)].filter((person) => person !== held.event.id_user)
    const known = await db
      .selectFrom('users')
      .select('id')
      .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(wanted))))
      .where(({ eb, or, fn, val }) => or([eb('banned', 'is not', true), eb('id', '=', fn.any(val(before)))]))
      .execute()
    if (known.length < wanted.length)
      throw new AppError('invalid', 'Uma destas pessoas não é mais da equipe.', {
        people: 'Escolha pessoas da equipe.',
      })
    await db
      .deleteFrom('calendar_attendees')
      .where('event_id', '=', id)
      .where(({ eb, fn, val, not }) => not(eb('user_id', '=', fn.any(val(wanted)))))
      .execute()
    const added = wanted.filter((person) => !before.includes(person))
    if (added.length)
      await db
        .insertInto('calendar_attendees')
        .values(added.map((user_id) => ({ event_id: id, user_id })))
        .execute()
    await raiseCalendars(db, [...before, ...added])
    await notifyInvited(inside, held, added)
  })
  return DONE
}

/** Stores the caller's answer to an event that is shared with them. Throws 404. */
export async function answerEvent(context: Context, { id, answer }: { id: number; answer: 'accepted' | 'declined' }) {
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db }
    const held = await lockEvent(inside, { id })
    if (held.event.answer === answer) return
    await db
      .updateTable('calendar_attendees')
      .set({ answer, answered_at: context.clock.now() })
      .where('event_id', '=', id)
      .where('user_id', '=', requireUser(context).id)
      .returning('user_id')
      .executeTakeFirstOrThrow(notFound)
    await raiseCalendars(db, await listParticipants(db, id))
    await notifyAnswered(inside, held, { answer, by: nameOf(context) })
  })
  return DONE
}

/** The caller's invitations without an answer that are not over, by start. */
export async function listInvitations(context: Context) {
  const rows = await chooseInvitations(context, requireUser(context).id)
    .orderBy('starts_at')
    .orderBy('calendar_events.id')
    .limit(MOST)
    .execute()
  return { data: rows.map((event) => toRow(context, shownOnce(event))) }
}
