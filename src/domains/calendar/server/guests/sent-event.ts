import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { DB } from '#platform/db/tables.gen.ts'
import type { WrittenEvent } from '#platform/icalendar/write.ts'
import { toFileEvent } from '../feed/file-event.ts'
import { chooseEvents, listOverrides } from '../read.ts'

/** An event as a guest knows it: that of the last e-mail is compared with the present one. */
export interface SentEvent {
  event: WrittenEvent
  /** The owner of the event. */
  organizer: { name: string; email: string }
  /** When its last occurrence ends, ISO 8601 in UTC; null for a series without end. */
  over: string | null
}

/** No user's id: the event is read without anybody's answer to it. */
const NOBODY = 0

/** An event as its guests may know it; undefined where it is gone, or a series without occurrences. */
export async function readSentEvent(db: Kysely<DB>, id: number): Promise<SentEvent | undefined> {
  const row = await chooseEvents(db, NOBODY)
    .select(['last_at', 'users.email as owner_email'])
    .where('calendar_events.id', '=', id)
    .executeTakeFirst()
  const event = row && toFileEvent(row, await listOverrides(db, [row]))
  if (!event) return undefined
  return {
    event,
    organizer: { name: row.owner, email: row.owner_email },
    over: row.last_at?.toISOString() ?? null,
  }
}

/** Whether nothing of the event is to come. */
export const isOver = ({ over }: SentEvent, now: Date) => over !== null && new Date(over) <= now

/** Whether an event differs from another version of it in what a guest is sent. */
export const differs = (one: SentEvent, other: SentEvent) =>
  !isDeepStrictEqual(visiblePart(one.event), visiblePart(other.event))

function visiblePart({ sequence: _, changedAt: __, created: ___, ...event }: WrittenEvent) {
  return event
}
