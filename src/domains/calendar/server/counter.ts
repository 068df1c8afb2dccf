import type { Kysely } from 'kysely'
import type { DB } from '#platform/db/tables.gen.ts'
import { raiseCounters } from '#platform/db/user-counters.ts'
import { ANSWERS, type Answer } from '../calendar.ts'

/**
 * Notifies the open pages of people whose calendars change, in the transaction of the change (migrations/0028_calendar.sql). To be
 * called once in a transaction, with all of them, after its events are locked and before its notices are sent.
 */
export const raiseCalendars = (db: Kysely<DB>, users: readonly number[]) =>
  raiseCounters(db, 'calendar_counters', users)

/** The ids of those in whose calendars an event is: its owner, and whom it is shared with who gave such an answer. */
export async function listParticipants(
  db: Kysely<DB>,
  event: number,
  answers: readonly Answer[] = ANSWERS,
): Promise<number[]> {
  const rows = await db
    .selectFrom('calendar_attendees')
    .select('user_id')
    .where('event_id', '=', event)
    .where('answer', 'in', answers)
    .union(db.selectFrom('calendar_events').select('id_user as user_id').where('id', '=', event))
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Those of them who have not declined it. */
export const listInterested = (db: Kysely<DB>, event: number) => listParticipants(db, event, ['invited', 'accepted'])
