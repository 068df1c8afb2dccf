import { type Kysely, sql } from 'kysely'
import type { DB } from '#platform/db/tables.gen.ts'
import { addDays, startOfDay } from '#time.ts'
import { MAX_OCCURRENCES } from '../calendar.ts'
import { EVENT_COLUMNS, type EventColumns, type Occurrence } from './occurrences.ts'
import { expand, lastsInto, listOverrides } from './read.ts'

interface Days {
  from: string
  /** Included. */
  to: string
}

/** An occurrence in somebody's calendar. */
export interface Busy {
  event: number
  occurrence: Occurrence
}

/**
 * What each of these people's calendars has on these days: their own events and those shared with them that they did not
 * decline. All people by one statement.
 */
export async function listBusy(db: Kysely<DB>, people: readonly number[], days: Days): Promise<Map<number, Busy[]>> {
  const instants = { from: startOfDay(days.from), to: startOfDay(addDays(days.to, 1)) }
  const rows = await db
    .selectFrom(sql<{ person: number }>`unnest(${people}::int[])`.as<'people'>(sql`people(person)`))
    .innerJoinLateral(
      (eb) => {
        const chosen = eb
          .selectFrom('calendar_events')
          .select(EVENT_COLUMNS)
          .where(lastsInto(instants))
          .orderBy('first_at')
          .orderBy('calendar_events.id')
          .limit(MAX_OCCURRENCES + 1)
        const own = chosen.whereRef('calendar_events.id_user', '=', 'people.person')
        const shared = chosen
          .innerJoin('calendar_attendees as own', 'own.event_id', 'calendar_events.id')
          .whereRef('own.user_id', '=', 'people.person')
          .where('own.answer', 'in', ['invited', 'accepted'])
        return sql<EventColumns>`(${own} union all ${shared})`.as<'event'>(sql`event`)
      },
      (join) => join.onTrue(),
    )
    .selectAll()
    .execute()
  const overrides = await listOverrides(db, rows, days)
  const found = new Map<number, Busy[]>()
  for (const [person, events] of Map.groupBy(rows, (row) => row.person))
    found.set(
      person,
      await expand(events, overrides, instants, (event, occurrence) => ({ event: event.id, occurrence })),
    )
  return found
}
