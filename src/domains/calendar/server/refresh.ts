import { type Kysely, sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { addDays } from '#time.ts'
import { wakeFor } from './alerts/send-alerts.ts'
import { nextAlertAt } from './next-alert.ts'
import { type EventColumns, extentOf, type Override, occurrenceOn, onlyOccurrence, seriesOf } from './occurrences.ts'
import { listOverrides } from './read.ts'
import { instantOf } from './zoned.ts'

/**
 * Computes the columns of an event that follow from the others, in the transaction of each change: from when to when it
 * lasts, when its next alert is due, and what the search runs over.
 */
export async function refreshEvent(context: Pick<Context, 'clock' | 'jobs'>, db: Kysely<DB>, id: number) {
  const event = await db.selectFrom('calendar_events').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const overrides = await listOverrides(db, [event])
  const { from, to } = lifetimeOf(event, overrides)
  const due = nextAlertAt(event, overrides, alertsAfter(context.clock.now(), event.next_alert_at))
  await db
    .updateTable('calendar_events')
    .set({
      first_at: from,
      last_at: to,
      next_alert_at: due,
      search: searchColumn(event, overrides),
    })
    .where('id', '=', id)
    .execute()
  await wakeFor(context, due, db)
}

/** What the search runs over: an event's texts, and what its occurrences are called where they differ. */
export function searchColumn(
  { title, description, location }: Pick<EventColumns, 'title' | 'description' | 'location'>,
  overrides: readonly Override[],
) {
  const texts = [title, description, location, ...overrides.flatMap((own) => [own.title, own.location])]
  return sql<string>`unaccent(lower(${texts.filter((text) => text !== null).join(' ')}))`
}

/** An alert that is due and not sent yet is not forgotten by a change in between. */
const alertsAfter = (now: Date, next: Date | null) => (next && next <= now ? new Date(next.getTime() - 1) : now)

/** From when to when an event lasts, with all its occurrences; at least: some days of a series' range may have none. */
export function lifetimeOf(event: EventColumns, overrides: readonly Override[]): { from: Date; to: Date | null } {
  const series = seriesOf(event)
  if (!series) return extentOf(onlyOccurrence(event))
  const moved = overrides
    .filter(({ removed, starts_at }) => !removed && starts_at)
    .map((override) => extentOf(occurrenceOn(event, override.day, override)))
  const from = instantOf(series.from, event.zone)
  const froms = [from, ...moved.map((one) => one.from)]
  const first = new Date(Math.min(...froms.map((date) => date.getTime())))
  if (series.until === null) return { from: first, to: null }
  const duration = event.ends_at.getTime() - event.starts_at.getTime()
  const end = new Date(instantOf(addDays(series.until, 1), event.zone).getTime() + duration)
  const tos = [end, ...moved.map((one) => one.to)]
  return { from: first, to: new Date(Math.max(...tos.map((date) => date.getTime()))) }
}
