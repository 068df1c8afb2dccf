import { type Kysely, sql } from 'kysely'
import * as z from 'zod'
import { listParticipants, raiseCalendars } from '#domains/calendar/server/counter.ts'
import { forgetBooked } from '#domains/calendar/server/keep-removed.ts'
import { refreshEvent } from '#domains/calendar/server/refresh.ts'
import type { Program } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { BOOKING_MONTHS } from '../booking.ts'

/** Bookings of one transaction. */
const AT_ONCE = 100

/** Removes what visitors typed, once it is too long ago. */
export const forgetBookingsJob = defineJob({
  name: 'forget-bookings',
  payload: z.object({}),
  schedule: '20 4 * * *',
  async handler(program) {
    const before = sql<Date>`${program.clock.now()}::timestamptz - make_interval(months => ${BOOKING_MONTHS})`
    for (;;) {
      const rows = await program.db
        .selectFrom('bookings')
        // Not null, as the index on it says: a left join does not prove it.
        .leftJoin('calendar_guests', (join) =>
          join.onRef('booking_id', '=', 'bookings.id').on('booking_id', 'is not', null),
        )
        .leftJoin('calendar_events', 'calendar_events.id', 'event_id')
        .select('bookings.id')
        .where('bookings.ends_at', '<', before)
        // What the firm has moved since stays until its own hour is as long ago. What it made an endless series has no
        // last hour, and goes by the one that was booked.
        .where(({ eb, or }) => or([eb('last_at', 'is', null), eb('last_at', '<', before)]))
        .orderBy('bookings.id')
        .limit(AT_ONCE)
        .execute()
      if (rows.length === 0) return
      const ids = rows.map(({ id }) => id)
      await program.db.transaction().execute((db) => eraseBookings(program, db, ids))
      program.log.info({ removed: ids.length }, 'old bookings removed')
    }
  },
})

/** Removes bookings, and what their visitors typed from their events and the notices about those, in a transaction. The events stay, under what was booked. */
export async function eraseBookings(program: Pick<Program, 'clock' | 'jobs'>, db: Kysely<DB>, ids: readonly number[]) {
  // First: who brings one back at the same moment has done so when its events are read, or finds nothing.
  const removed = await forgetBooked(db, ids)
  const events = await db
    .selectFrom('bookings')
    .innerJoin('calendar_guests', 'booking_id', 'bookings.id')
    .innerJoin('calendar_events', 'calendar_events.id', 'event_id')
    .select(['calendar_events.id', 'bookings.title', 'calendar_guests.id as guest'])
    .where('bookings.id', 'in', ids)
    .orderBy('calendar_events.id')
    .forUpdate('calendar_events')
    .execute()
  const readers: number[] = []
  for (const { id, title, guest } of events) {
    await db.deleteFrom('calendar_guests').where('id', '=', guest).execute()
    await db
      .updateTable('calendar_events')
      .set((eb) => ({ title, description: '', revision: eb('revision', '+', 1), updated_at: program.clock.now() }))
      .where('id', '=', id)
      .execute()
    await refreshEvent(program, db, id)
    readers.push(...(await listParticipants(db, id)))
  }
  if (readers.length > 0) await raiseCalendars(db, readers)
  const subjects = [...events.map(({ id }) => id), ...removed].map((id) => `calendar:${id}`)
  await sql`select remove_notices_about(${subjects}::text[])`.execute(db)
  await db.deleteFrom('bookings').where('id', 'in', ids).execute()
}
