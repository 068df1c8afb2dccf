import { eventPath } from '#domains/calendar/calendar.ts'
import { scopeOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import type { Happened, KnownClient } from '#platform/contributions.ts'
import { dateTime, dayOf } from '#time.ts'
import { chooseBookings } from './booked.ts'

/** The hours that a client, or a contact of theirs, has booked with the caller; of the admin with everybody. A calendar is its owner's. */
export async function listBookingsOf(
  context: Context,
  client: KnownClient,
  { upTo, limit }: { upTo: Date; limit: number },
): Promise<Happened[]> {
  const emails = [client, ...client.others].flatMap(({ email }) => email || [])
  if (emails.length === 0) return []
  const user = scopeOf(context)
  const rows = await chooseBookings(context.db)
    .where('bookings.email', 'in', emails)
    .where('bookings.created_at', '<=', upTo)
    .$if(user !== null, (query) => query.where('bookings.id_user', '=', user!))
    .orderBy('bookings.created_at', 'desc')
    .orderBy('bookings.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, title, owner, event, starts_at, created_at }) => ({
    ...{ kind: 'booking', id, at: created_at },
    title: `Horário marcado: ${title}`,
    note: `${dateTime(starts_at)} com ${owner}${event === null ? ', cancelado' : ''}`,
    to:
      event === null ? `/dashboard/calendar?date=${dayOf(starts_at)}` : eventPath({ id: event, day: dayOf(starts_at) }),
  }))
}
