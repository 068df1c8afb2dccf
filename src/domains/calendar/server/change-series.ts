import { type Context, requireUser } from '#platform/context.ts'
import { raiseRevision } from '#platform/db/revisions.ts'
import { addDays, FIRST_DAY } from '#time.ts'
import type { EventFields } from '../event-schemas.ts'
import { insertEvent } from './create.ts'
import { changeFields, type Patch, toColumns, toSeriesChange } from './fields.ts'
import { copyGuests } from './guests/guests.ts'
import type { Held, Saved } from './lock.ts'
import { seriesOf } from './occurrences.ts'
import { moveOverrides } from './overrides.ts'
import { findShown } from './read.ts'
import { moveRule, previousSeriesDay, type Series } from './series.ts'
import { findOrAddTag } from './tags.ts'
import { fieldsOf, toEvent } from './to-event.ts'
import { dayIn } from './zoned.ts'

interface Change {
  patch: Patch
  begun: number | undefined
  /** Days that the series is moved by. */
  days?: number
}

/** Changes a single event, or a series by its own start. Throws 409 with the conflict for a form, 422. */
export async function changeWhole(context: Context, held: Held, { patch, begun, days = 0 }: Change): Promise<Saved> {
  const { db } = context
  const { id, id_user } = held.event
  const at = context.clock.now()
  const before = fieldsOf(await findShown(context, { id }))
  const after = changeFields(before, patch)
  const { columns, saved } = await raiseRevision(
    { stored: held.revisions, before: { ...before }, after, by: requireUser(context), at },
    { begun, readRecord: () => readRecord(context, held) },
  )
  const stored = toColumns(after)
  await db
    .updateTable('calendar_events')
    .set({
      ...stored,
      ...columns,
      ...(before.repeat_event && !after.repeat_event && { isfinish: held.occurrence.isfinish }),
      tag_id: await findOrAddTag(db, id_user, after.calendar_tag),
      updated_at: at,
    })
    .where('id', '=', id)
    .execute()
  const isOther = (['rule', 'zone', 'start_date', 'repeat_star_date', 'repeat_end_date'] as const).some(
    (field) => after[field] !== before[field],
  )
  if (before.repeat_event && isOther)
    await moveOverrides(db, { from: id, to: id, since: FIRST_DAY, days, series: seriesFrom(after) })
  const { day } = held.occurrence
  return { id, occurrence: day && after.repeat_event ? addDays(day, days) : '', ...saved }
}

/** Changes all of a series as one of its occurrences is changed, which then has the series' values of what is changed. */
export async function changeSeries(context: Context, held: Held, change: Change): Promise<Saved> {
  const { patch, days } = await toWhole(context, held, change.patch)
  await dropOwn(context, held, change.patch)
  return changeWhole(context, held, { patch, begun: change.begun, days })
}

/**
 * Splits a series before one of its occurrences: those from it on are a series of their own, which is changed. Where it is
 * the first one, the whole series is. Throws 409 with the conflict for a form, 422.
 */
export async function changeFollowing(context: Context, held: Held, change: Change): Promise<Saved> {
  const { db } = context
  const { event, occurrence, revisions } = held
  const series = seriesOf(event)
  if (!series || !previousSeriesDay(series, occurrence.day)) return changeSeries(context, held, change)
  const { patch, days } = await toWhole(context, held, change.patch)
  const [by, at] = [requireUser(context), context.clock.now()]
  const before = fieldsOf(await findShown(context, { id: event.id }))
  const isRangeGiven = patch.repeat_star_date !== undefined && patch.repeat_star_date !== shifted(before, days)
  const after = changeFields(before, {
    ...patch,
    ...(!isRangeGiven && { repeat_star_date: addDays(occurrence.day, days) }),
  })
  // What others have changed since the form began is a conflict here too, though the fields go to another row.
  const { repeat_star_date: _, ...changed } = after
  const save = { stored: revisions, by, at, before: { ...before } }
  const { saved } = await raiseRevision(
    { ...save, after: changed },
    { begun: change.begun, readRecord: () => readRecord(context, held) },
  )
  await dropOwn(context, held, change.patch)
  const until = addDays(occurrence.day, -1)
  const { columns } = await raiseRevision({ ...save, after: { repeat_end_date: until } })
  await db
    .updateTable('calendar_events')
    .set({ ...columns, repeat_end: until, updated_at: at })
    .where('id', '=', event.id)
    .execute()
  const id = await insertEvent(context, db, {
    owner: event.id_user,
    fields: after,
    columns: after.repeat_event ? {} : { isfinish: occurrence.isfinish },
  })
  await db
    .insertInto('calendar_attendees')
    .columns(['event_id', 'user_id', 'answer', 'answered_at'])
    .expression((attendees) =>
      attendees
        .selectFrom('calendar_attendees')
        .select((eb) => [eb.val(id).as('event_id'), 'user_id', 'answer', 'answered_at'])
        .where('event_id', '=', event.id),
    )
    .execute()
  await copyGuests(db, { from: event.id, to: id })
  await moveOverrides(db, { from: event.id, to: id, since: occurrence.day, days, series: seriesFrom(after) })
  const identity = after.repeat_event ? addDays(occurrence.day, days) : ''
  return { id, occurrence: identity, revision: 1, merged: saved.merged }
}

const shifted = ({ repeat_star_date }: EventFields, days: number) => addDays(repeat_star_date, days)

/** What a change of an occurrence means for its whole series. Where it shall repeat no longer, the occurrence is what stays. */
async function toWhole(context: Context, held: Held, patch: Patch) {
  if (patch.repeat_event === false) return { patch: { ...fieldsOf(held), ...patch }, days: 0 }
  const series = fieldsOf(await findShown(context, { id: held.event.id }))
  return toSeriesChange(series, fieldsOf(held), patch, moveRule)
}

/** Removes what an occurrence has of its own of the fields that are changed for all. */
async function dropOwn({ db, clock }: Context, { event, occurrence }: Held, patch: Patch) {
  const { title, description, location, alert, alerts, alert_date, more_alerts, calendar_tag } = patch
  const isMoved = [patch.start_date, patch.end_date, patch.all_day].some((value) => value !== undefined)
  await db
    .updateTable('calendar_occurrences')
    .set({
      updated_at: clock.now(),
      ...(title !== undefined && { title: null }),
      ...(description !== undefined && { description: null }),
      ...(location !== undefined && { location: null }),
      ...(isMoved && { all_day: null, starts_at: null, ends_at: null }),
      ...(alert !== undefined && { alert: null }),
      ...(alert_date !== undefined && { alert_lead: null }),
      ...(more_alerts !== undefined && { more_alerts: null }),
      ...(alerts !== undefined && { alerts: null }),
      ...(calendar_tag !== undefined && { tag_id: null }),
    })
    .where('event_id', '=', event.id)
    .where('day', '=', occurrence.day)
    .execute()
}

const seriesFrom = (fields: EventFields): Series | undefined =>
  fields.repeat_event
    ? {
        rule: fields.rule,
        start: dayIn(new Date(fields.start_date), fields.zone),
        from: fields.repeat_star_date,
        until: fields.repeat_end_date || null,
      }
    : undefined

/** The stored event for a conflict, as its own call answers it. */
const readRecord = async (context: Context, { event, occurrence }: Held) =>
  toEvent(context, await findShown(context, { id: event.id, occurrence: occurrence.day }))
