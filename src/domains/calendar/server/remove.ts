import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { addDays } from '#time.ts'
import type { Scope } from '../calendar.ts'
import { listInterested, listParticipants, raiseCalendars } from './counter.ts'
import { notifyGuests, notifyGuestsNow } from './guests/send-job.ts'
import { keepRemoved } from './keep-removed.ts'
import { type Held, lockEvent } from './lock.ts'
import { notifyRemoved } from './notices.ts'
import { seriesOf } from './occurrences.ts'
import { setOverride } from './overrides.ts'
import { refreshEvent } from './refresh.ts'
import { previousSeriesDay } from './series.ts'
import { manages } from './to-event.ts'

interface Removal {
  id: number
  occurrence: string
  scope: Scope
}

interface Ways {
  check?: (inside: Context, held: Held) => Promise<void>
  tell?: typeof notifyRemoved
  /** Keeps it for `restoreEvent`; its guests are told a minute later. */
  keeps?: boolean
}

/**
 * Removes an event, one occurrence of a series, or those from it on. Throws 404, and 403 for who it was shared with: they
 * decline it.
 * @param ways `check` is called in the transaction, with the event locked: where it throws, nothing is removed; `tell`
 *   notifies people of the removal
 */
export const removeEvent = (
  context: Context,
  { id, occurrence, scope }: Removal,
  { check, tell = notifyRemoved, keeps = false }: Ways = {},
): Promise<void> =>
  context.db.transaction().execute(async (db) => {
    const inside = { ...context, db }
    const held = await lockEvent(inside, { id, occurrence })
    await check?.(inside, held)
    if (!manages(context, held.event))
      throw new AppError('forbidden', 'Só quem criou o evento o exclui. Você pode recusar o convite.')
    const [participants, interested] = [await listParticipants(db, id), await listInterested(db, id)]
    const isWhole = !occurrence || scope === 'all' || (scope === 'following' && isFirst(held))
    if (keeps) await keepRemoved(inside, held, isWhole ? 'all' : scope)
    if (isWhole && keeps) await notifyGuests(inside, db, [id])
    if (isWhole) await db.deleteFrom('calendar_events').where('id', '=', id).execute()
    else await removeOccurrences(inside, held, scope)
    await raiseCalendars(db, participants)
    await tell(inside, held, interested)
    if (isWhole && !keeps) await notifyGuestsNow(inside, db)
    else if (!isWhole) await notifyGuests(inside, db, [id])
  })

const isFirst = ({ event, occurrence }: Held) => !previousSeriesDay(seriesOf(event)!, occurrence.day)

/** Removes one occurrence, or ends the series before it. */
async function removeOccurrences(context: Context, { event: { id }, occurrence: { day } }: Held, scope: Scope) {
  const { db, clock } = context
  const at = clock.now()
  if (scope === 'this') await setOverride(db, { id, day, at, removed: true })
  else await db.deleteFrom('calendar_occurrences').where('event_id', '=', id).where('day', '>=', day).execute()
  await db
    .updateTable('calendar_events')
    .set((eb) => ({
      revision: eb('revision', '+', 1),
      updated_at: at,
      ...(scope === 'following' && { repeat_end: addDays(day, -1) }),
    }))
    .where('id', '=', id)
    .execute()
  await refreshEvent(context, db, id)
}
