import type { Insertable, Kysely } from 'kysely'
import type { CalendarOccurrences, DB } from '#platform/db/tables.gen.ts'
import { addDays } from '#time.ts'
import type { Series } from './series.ts'
import { occursOn } from './series.ts'

/** Rows of one statement. */
const CHUNK = 1000

/** What an occurrence has of its own. */
export type OwnColumns = Partial<Omit<Insertable<CalendarOccurrences>, 'event_id' | 'day'>>

/** Sets what an occurrence of a series has of its own; null for the series' value. The series is locked. */
export const setOverride = (
  db: Kysely<DB>,
  { id, day, at, ...columns }: { id: number; day: string; at: Date } & OwnColumns,
) =>
  db
    .insertInto('calendar_occurrences')
    .values({ event_id: id, day, updated_at: at, ...columns })
    .onConflict((conflict) => conflict.columns(['event_id', 'day']).doUpdateSet({ updated_at: at, ...columns }))
    .execute()

interface Move {
  /** The event they are of, and the one that they go to: the same, or one that was split off. */
  from: number
  to: number
  /** The first that go. */
  since: string
  /** Days that the series was moved by. */
  days: number
  /** Where they go to; undefined where that is a series no longer. */
  series: Series | undefined
}

/**
 * Takes along what occurrences have of their own when their series is moved, split or given another rule: each keeps its
 * place, and where the series no longer has that day it is dropped.
 */
export async function moveOverrides(db: Kysely<DB>, { from, to, since, days, series }: Move) {
  const rows = await db
    .deleteFrom('calendar_occurrences')
    .where('event_id', '=', from)
    .where('day', '>=', since)
    .returningAll()
    .execute()
  const remaining = rows
    .map((row) => ({ ...row, event_id: to, day: addDays(row.day, days) }))
    .filter(({ day }) => series && occursOn(series, day))
  await insertOverrides(db, remaining)
}

/** Gives occurrences what they have of their own, where they had nothing. */
export async function insertOverrides(db: Kysely<DB>, rows: readonly Insertable<CalendarOccurrences>[]) {
  for (let first = 0; first < rows.length; first += CHUNK)
    await db
      .insertInto('calendar_occurrences')
      .values(rows.slice(first, first + CHUNK))
      .execute()
}
