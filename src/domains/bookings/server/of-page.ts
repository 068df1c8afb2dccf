import { removeEvent } from '#domains/calendar/server/remove.ts'
import { scopeOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { newestFirst, paginate } from '#platform/db/paginate.ts'
import { AppError } from '#platform/errors.ts'
import type { bookingsContract as calls } from '../contract.ts'
import { chooseBookings } from './booked.ts'
import { findBookingPage } from './pages.ts'
import { eraseBookings } from './retention.ts'

/** What was booked on a page, from the last hour to the first. Throws 404. */
export async function listBookedOn(context: Context, { id, ...input }: InputOf<typeof calls.booked>) {
  await findBookingPage(context, id)
  const chosen = context.db
    .selectFrom(chooseBookings(context.db).where('page_id', '=', id).as('booked'))
    .select(['id', 'name', 'email', 'note', 'starts_at', 'event'])
  const [{ rows, ...next }, { total }] = await Promise.all([
    paginate(input, 'starts_at', (range) => newestFirst(chosen, 'starts_at', range).execute()),
    context.db
      .selectFrom('bookings')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('page_id', '=', id)
      .executeTakeFirstOrThrow(),
  ])
  const data = rows.map(({ starts_at, ...row }) => ({
    ...row,
    start: starts_at.toISOString(),
    stands: row.event !== null,
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
