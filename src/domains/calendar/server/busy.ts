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

/** Time that is taken in somebody's calendar. */
export type Busy = Pick<Occurrence, 'all_day' | 'starts_at' | 'ends_at'>

/**
 * What takes up these people's time on these days: their own events and those shared with them that they did not decline,
 * without those that are done. Single events that overlap or follow each other without a pause are one time, apart from those
 * of whole days: a calendar of thousands is answered as what of a month is taken. All people by one statement.
 * @param except an event that does not count
 */
export async function listBusy(
  db: Kysely<DB>,
  people: readonly number[],
  days: Days,
  except = 0,
): Promise<Map<number, Busy[]>> {
  const instants = { from: startOfDay(days.from), to: startOfDay(addDays(days.to, 1)) }
  // One after the other: they may be of one transaction.
  const taken = await listTaken(db, people, instants, except)
  const series = await listSeries(db, people, instants, except)
  const found = Map.groupBy(taken, ({ person }) => person) as Map<number, Busy[]>
  const overrides = await listOverrides(db, series, days)
  for (const [person, events] of Map.groupBy(series, (row) => row.person)) {
    const occurrences = await expand(events, overrides, instants, (_, occurrence) => occurrence)
    found.set(person, [...(found.get(person) ?? []), ...occurrences.filter(({ isfinish }) => !isfinish)])
  }
  return found
}

interface Instants {
  from: Date
  to: Date
}

const eachPerson = (people: readonly number[]) =>
  sql<{ person: number }>`unnest(${people}::int[])`.as<'people'>(sql`people(person)`)

/** A person's own events of some days, and those that they were invited to and did not decline. */
function chooseOf(db: Kysely<DB>, instants: Instants, except: number) {
  const chosen = db.selectFrom('calendar_events').where(lastsInto(instants)).where('calendar_events.id', '<>', except)
  const own = chosen.whereRef('calendar_events.id_user', '=', sql.ref('people.person'))
  const shared = chosen
    .innerJoin('calendar_attendees as own', 'own.event_id', 'calendar_events.id')
    .whereRef('own.user_id', '=', sql.ref('people.person'))
    .where('own.answer', 'in', ['invited', 'accepted'])
  return { own, shared }
}

/** What single events take. */
async function listTaken(db: Kysely<DB>, people: readonly number[], instants: Instants, except: number) {
  const { own, shared } = chooseOf(db, instants, except)
  const [ofOwn, ofShared] = [own, shared].map((chosen) =>
    chosen.where('rule', 'is', null).where('isfinish', '=', false).select(['all_day', 'starts_at', 'ends_at']),
  )
  // Both ends included: of an event without duration there would be nothing else.
  return db
    .selectFrom(eachPerson(people))
    .innerJoinLateral(
      () =>
        sql<Busy>`(
          select all_day, lower(span) as starts_at, upper(span) as ends_at
          from (
            select all_day, unnest(range_agg(tstzrange(starts_at, ends_at, '[]'))) as span
            from (${ofOwn} union all ${ofShared}) as event group by all_day
          ) as spans)`.as<'taken'>(sql`taken`),
      (join) => join.onTrue(),
    )
    .selectAll()
    .execute()
}

async function listSeries(db: Kysely<DB>, people: readonly number[], instants: Instants, except: number) {
  const { own, shared } = chooseOf(db, instants, except)
  const [ofOwn, ofShared] = [own, shared].map((chosen) =>
    chosen
      .where('rule', 'is not', null)
      .select(EVENT_COLUMNS)
      .orderBy('first_at')
      .orderBy('calendar_events.id')
      .limit(MAX_OCCURRENCES + 1),
  )
  return db
    .selectFrom(eachPerson(people))
    .innerJoinLateral(
      () => sql<EventColumns>`(${ofOwn} union all ${ofShared})`.as<'event'>(sql`event`),
      (join) => join.onTrue(),
    )
    .selectAll()
    .execute()
}
