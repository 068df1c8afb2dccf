import { isDeepStrictEqual } from 'node:util'
import type { Context } from '#platform/context.ts'
import type { EventChange } from '../event-schemas.ts'
import { changeOccurrence } from './change-occurrence.ts'
import { changeFollowing, changeSeries, changeWhole } from './change-series.ts'
import { listParticipants, raiseCalendars } from './counter.ts'
import { invalid, type Patch, patchOf } from './fields.ts'
import { notifyGuests } from './guests/send-job.ts'
import { type Held, lockEvent, type Saved } from './lock.ts'
import { notifyChanged } from './notices.ts'
import { setOverride } from './overrides.ts'
import { refreshEvent } from './refresh.ts'
import { readTagName } from './tags.ts'
import { requireLinkedTask } from './tasks.ts'
import { fieldsOf, requireEditor } from './to-event.ts'

/** A change of an event that exists. */
export type Change = EventChange & { id: number }

interface Ways {
  /** Called with the event locked; where it throws, nothing is changed. */
  check?: (inside: Context, held: Held) => Promise<void>
  /** Notifies people of the change, in its transaction. */
  tell?: typeof notifyChanged
}

/**
 * Changes what is given of an event, of one occurrence of a series, of those from it on, or of all. Throws 403 for who may
 * only see it, 404, 409 with the conflict for a form, 422.
 */
export const changeEvent = (
  context: Context,
  change: Change,
  { check, tell = notifyChanged }: Ways = {},
): Promise<Saved> =>
  context.db.transaction().execute(async (db) => {
    const inside = { ...context, db }
    const held = await lockEvent(inside, { id: change.id, occurrence: change.occurrence ?? '' })
    requireEditor(context, held.event)
    await check?.(inside, held)
    if (change.isfinish !== undefined) await finish(inside, held, change.isfinish)
    const patch = await readPatch(inside, held, change)
    if (patch.task) await requireLinkedTask(inside, patch.task)
    const saved = await applyChange(inside, held, { ...change, patch })
    for (const id of new Set([held.event.id, saved.id])) await refreshEvent(inside, db, id)
    await raiseCalendars(db, await listParticipants(db, held.event.id))
    await tell(inside, held, saved)
    await notifyGuests(inside, db, [held.event.id, saved.id])
    return saved
  })

async function applyChange(context: Context, held: Held, change: Change & { patch: Patch }): Promise<Saved> {
  const { patch, scope, revision: begun } = change
  const { day } = held.occurrence
  if (Object.keys(patch).length === 0)
    return { id: held.event.id, occurrence: day, revision: held.event.revision, merged: false }
  if (!day) return changeWhole(context, held, { patch, begun })
  if (scope === 'this') return changeOccurrence(context, held, { patch, begun })
  return (scope === 'following' ? changeFollowing : changeSeries)(context, held, { patch, begun })
}

/**
 * The fields that a change gives another value. An alert's date is given as soon as it is sent: without it the alert goes
 * with the start. Where a tag comes by its id and by its name, the one that is not the stored one counts.
 */
async function readPatch({ db }: Context, held: Held, change: Change): Promise<Patch> {
  const { event, occurrence } = held
  const before: Partial<Record<string, unknown>> = fieldsOf(held)
  const all = Object.entries(patchOf(change))
  const patch: Patch = Object.fromEntries(all.filter(([name, value]) => !isDeepStrictEqual(value, before[name])))
  if (Object.keys(patch).length && change.alert_date) patch.alert_date = change.alert_date
  const tag = change.id_calendar_tag
  if (!tag || tag === -1 || tag === occurrence.tag_id) return patch
  return { ...patch, calendar_tag: await readTagName(db, event.id_user, tag) }
}

/** Throws 422 for a series without one of its occurrences. */
async function finish({ db, clock }: Context, { event, occurrence }: Held, isfinish: boolean) {
  if (isfinish === occurrence.isfinish) return
  const [{ id, rule }, at] = [event, clock.now()]
  if (rule === null)
    await db.updateTable('calendar_events').set({ isfinish, updated_at: at }).where('id', '=', id).execute()
  else if (occurrence.day) await setOverride(db, { id, day: occurrence.day, at, isfinish })
  else throw invalid('occurrence', 'Diga qual das repetições foi concluída.')
}
