import { removeEvent } from '#domains/calendar/server/remove.ts'
import { scopeOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { newestFirst, paginate } from '#platform/db/paginate.ts'
import { AppError } from '#platform/errors.ts'
import type { bookingsContract as calls } from '../contract.ts'
import { chooseBookings } from './booked.ts'
import { requireBookingPage } from './pages.ts'
import { eraseBookings } from './retention.ts'

/** What was booked on a page, from the last hour to the first. Throws 404. */
export async function listBookedOn(context: Context, { id, ...input }: InputOf<typeof calls.booked>) {
  await requireBookingPage(context, id)
  const chosen = context.db.selectFrom('bookings').where('page_id', '=', id)
  const [{ rows, ...next }, { total }] = await Promise.all([
    paginate(input, 'starts_at', (range) =>
      newestFirst(chosen.select(['id', 'starts_at']), 'starts_at', range).execute(),
    ),
    chosen.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  // Of those alone: joined to all, the planner would read all guests.
  const shown = await chooseBookings(context.db)
    .where('bookings.id', '=', ({ fn, val }) => fn.any(val(rows.map((row) => row.id))))
    .execute()
  const byId = new Map(shown.map((row) => [row.id, row]))
  // One that was removed meanwhile is in none of them.
  const data = rows
    .flatMap(({ id }) => byId.get(id) ?? [])
    .map(({ id, name, email, note, starts_at, event }) => ({
      ...{ id, name, email, note, event },
      start: starts_at.toISOString(),
      stands: event !== null,
    }))
  return { data, total, ...next }
}

/** Removes what a visitor has typed; an hour to come is cancelled first, of which they are told. Throws 404. */
export async function forgetBooking(context: Context, id: number) {
  const user = scopeOf(context)
  const row = await chooseBookings(context.db)
    .where('bookings.id', '=', id)
    .$if(user !== null, (query) => query.where('bookings.id_user', '=', user!))
    .executeTakeFirstOrThrow(() => new AppError('missing', 'Este horário não está mais na lista.'))
  if (row.event !== null && row.starts_at > context.clock.now() && row.rule === null)
    await removeEvent(context, { id: row.event, occurrence: '', scope: 'all' })
  await context.db.transaction().execute((db) => eraseBookings(context, db, [id]))
  return { result: true as const }
}
