import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { listOccurrences } from './occurrences.ts'
import { lastsInto, listOverrides } from './read.ts'

/**
 * Refuses to have an hour that a visitor has booked stand where another one has booked into it. To be asked in a transaction
 * that holds the owner's calendar: who books waits. Throws 422.
 */
export async function requireFreeHour({ db, clock }: Context, id: number) {
  const event = await db
    .selectFrom('calendar_events')
    .selectAll()
    .where('id', '=', id)
    .where(hasVisitor)
    .executeTakeFirst()
  if (!event) return
  const others = await db
    .selectFrom('calendar_events')
    .select(['starts_at', 'ends_at'])
    .where('id_user', '=', event.id_user)
    .where('id', '<>', id)
    .where(lastsInto({ from: event.first_at, to: event.last_at }))
    .where('ends_at', '>', clock.now())
    .where('rule', 'is', null)
    .where('isfinish', '=', false)
    .where(hasVisitor)
    .execute()
  const overrides = await listOverrides(db, [event])
  const isTaken = others.some(
    ({ starts_at, ends_at }) => listOccurrences(event, overrides, { from: starts_at, to: ends_at }).length > 0,
  )
  if (!isTaken) return
  throw new AppError('invalid', 'Outra pessoa marcou este horário desde então: ele não pode mais voltar.')
}

const hasVisitor = sql<boolean>`exists (
  select from calendar_guests where event_id = calendar_events.id and booking_id is not null and not is_removed)`
