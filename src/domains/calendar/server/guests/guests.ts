import type { Kysely } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { originOf } from '#platform/http/origin.ts'
import type { Answer } from '../../calendar.ts'
import { listParticipants, raiseCalendars } from '../counter.ts'
import { lockEvent } from '../lock.ts'
import { manages } from '../to-event.ts'
import { notifyGuestsNow } from './send-job.ts'
import { isOver, readSentEvent } from './sent-event.ts'

/** What a guest who was taken off the list begins with anew: they are sent another invitation, with another link. */
const NEW = { is_removed: false, sent: null, answer: 'invited', answered_at: null }

/**
 * Invites exactly these people from outside to an event, by their addresses; what they have answered stays. Who was taken
 * off the list gets a new invitation and another link; the one of before stays void. Throws 403 for
 * who does not manage it, 404, 409 for an event that is over, and 422 for an address of the firm's own staff.
 */
export async function inviteGuests(context: Context, { id, emails }: { id: number; emails: readonly string[] }) {
  await context.db.transaction().execute(async (db) => {
    const held = await lockEvent({ ...context, db }, { id })
    if (!manages(context, held.event)) throw new AppError('forbidden', 'Só quem criou o evento convida para ele.')
    const wanted = [...new Set(emails)]
    await refuseStaff(db, wanted)
    const now = context.clock.now()
    const present = await readSentEvent(db, id)
    if (wanted.length > 0 && present && isOver(present, now))
      throw new AppError('event-over', 'Este evento já passou: não há mais para o que convidar.')
    const left = await db
      .updateTable('calendar_guests')
      .set({ is_removed: true, check_at: now })
      .where('event_id', '=', id)
      .where('is_removed', '=', false)
      .where(({ eb, fn, val, not }) => not(eb('email', '=', fn.any(val(wanted)))))
      .executeTakeFirstOrThrow()
    // Who is invited again later gets what is newer than their cancellation, which is one ahead of what they knew.
    if (left.numUpdatedRows > 0n)
      await db
        .updateTable('calendar_events')
        .set((eb) => ({ revision: eb('revision', '+', 2), updated_at: now }))
        .where('id', '=', id)
        .execute()
    if (wanted.length > 0)
      await db
        .insertInto('calendar_guests')
        .values(wanted.map((email) => ({ event_id: id, email, origin: originOf(context), check_at: now })))
        .onConflict((conflict) =>
          conflict
            .columns(['event_id', 'email'])
            .doUpdateSet((eb) => ({ ...NEW, link_number: eb('calendar_guests.link_number', '+', 1), check_at: now }))
            .where('calendar_guests.is_removed', '=', true),
        )
        .execute()
    await raiseCalendars(db, await listParticipants(db, id))
    await notifyGuestsNow(context, db)
  })
  return { result: true as const }
}

/** Throws 422 where an address is that of a member of staff, whom the event is shared with instead. */
async function refuseStaff(db: Kysely<DB>, emails: readonly string[]) {
  const staff = await db
    .selectFrom('users')
    .select('email')
    .where(({ eb, fn, val }) => eb(fn('lower', ['email']), '=', fn.any(val([...emails]))))
    .executeTakeFirst()
  if (!staff) return
  const message = `${staff.email} é da equipe: compartilhe o evento com a pessoa.`
  throw new AppError('invalid', message, { emails: message })
}

/** Those who are invited to an event, by address. */
export const listGuests = (db: Kysely<DB>, event: number) =>
  db
    .selectFrom('calendar_guests')
    .select(['id', 'email', 'answer'])
    .$narrowType<{ answer: Answer }>()
    .where('event_id', '=', event)
    .where('is_removed', '=', false)
    .orderBy('email')
    .execute()

/** Invites the guests of an event to another one, which was split off it, with what they have answered. */
export const copyGuests = (db: Kysely<DB>, { from, to }: { from: number; to: number }) =>
  db
    .insertInto('calendar_guests')
    .columns(['event_id', 'email', 'answer', 'answered_at', 'origin'])
    .expression((guests) =>
      guests
        .selectFrom('calendar_guests')
        .select((eb) => [eb.val(to).as('event_id'), 'email', 'answer', 'answered_at', 'origin'])
        .where('event_id', '=', from)
        .where('is_removed', '=', false),
    )
    .execute()
