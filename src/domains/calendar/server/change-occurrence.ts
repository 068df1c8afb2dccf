import { isDeepStrictEqual } from 'node:util'
import { type Context, requireUser } from '#platform/context.ts'
import type { RevisionColumns } from '#platform/db/revisions.ts'
import { raiseRevision } from '#platform/db/revisions.ts'
import type { EventFields } from '../event-schemas.ts'
import { DAILY } from '../rule.ts'
import { changeFields, invalid, leadOf, type Patch } from './fields.ts'
import type { Held, Saved } from './lock.ts'
import { type OwnColumns, setOverride } from './overrides.ts'
import { findShown } from './read.ts'
import { findOrAddTag } from './tags.ts'
import { fieldsOf, toEvent } from './to-event.ts'

interface Change {
  patch: Patch
  begun: number | undefined
}

/** Changes one occurrence of a series alone. Throws 409 with the conflict for a form, 422. */
export async function changeOccurrence(context: Context, held: Held, { patch, begun }: Change): Promise<Saved> {
  const { db } = context
  const { id, id_user } = held.event
  const { day } = held.occurrence
  const before = fieldsOf(held)
  refuseSeriesFields(before, patch)
  const after = { ...changeFields(before, patch), ...seriesFields(before) }
  const at = context.clock.now()
  const { columns, saved } = await raiseRevision(
    { stored: revisionsAt(held.revisions, day), before: { ...before }, after, by: requireUser(context), at },
    { begun, readRecord: async () => toEvent(context, await findShown(context, { id, occurrence: day })) },
  )
  const own = ownColumns(before, after)
  if (after.calendar_tag !== before.calendar_tag) own.tag_id = await findOrAddTag(db, id_user, after.calendar_tag)
  await setOverride(db, { id, day, at, ...own })
  await db
    .updateTable('calendar_events')
    .set({ ...joinRevisions(held.revisions, day, columns), updated_at: at })
    .where('id', '=', id)
    .execute()
  return { id, occurrence: day, ...saved }
}

/** The fields that all occurrences share. */
const seriesFields = ({ zone, task, repeat_event, rule, repeat_star_date, repeat_end_date }: EventFields) => ({
  zone,
  task,
  repeat_event,
  rule,
  repeat_star_date,
  repeat_end_date,
})

/** Throws 422 for a change of what all occurrences share. A whole event that is sent back may have them, unchanged. */
function refuseSeriesFields(before: EventFields, patch: Patch) {
  const shared = { ...seriesFields(before), ...patch, rule: patch.rule === '' ? DAILY : (patch.rule ?? before.rule) }
  const field = (['zone', 'task', 'repeat_event', 'rule', 'repeat_star_date', 'repeat_end_date'] as const).find(
    (name) =>
      typeof shared[name] === 'string' && name.endsWith('_date')
        ? shared[name].slice(0, 10) !== before[name]
        : shared[name] !== before[name],
  )
  if (field) throw invalid(field, 'Isto vale para a série: escolha esta e as seguintes, ou todas.')
}

/** The columns of what a change gives an occurrence of its own. Start, end and whole days go together. */
function ownColumns(before: EventFields, after: EventFields): OwnColumns {
  const isNew = (...fields: (keyof EventFields)[]) =>
    fields.some((field) => !isDeepStrictEqual(after[field], before[field]))
  return {
    ...(isNew('title') && { title: after.title }),
    ...(isNew('description') && { description: after.description }),
    ...(isNew('location') && { location: after.location }),
    ...(isNew('start_date', 'end_date', 'all_day') && {
      all_day: after.all_day,
      starts_at: new Date(after.start_date),
      ends_at: new Date(after.end_date),
    }),
    ...(isNew('alert') && { alert: after.alert }),
    ...(leadOf(after) !== leadOf(before) && { alert_lead: leadOf(after) }),
    ...(isNew('more_alerts') && { more_alerts: after.more_alerts }),
    ...(isNew('alerts') && { alerts: after.alerts }),
  }
}

/** Revisions of fields by their paths: 'title' of the series, '2026-11-24.title' of one occurrence. */
type FieldRevisions = Record<string, { revision: number }>

/**
 * The revisions of one occurrence's fields: its own, and of those that it has from the series the series'. So two people
 * who change different occurrences are not in each other's way.
 */
function revisionsAt({ revision, field_revisions }: RevisionColumns, day: string): RevisionColumns {
  const entries = Object.entries(field_revisions as FieldRevisions)
  const ofSeries = entries.filter(([path]) => !path.includes('.'))
  const own = entries
    .filter(([path]) => path.startsWith(`${day}.`))
    .map(([path, entry]) => [path.slice(day.length + 1), entry] as const)
  return { revision, field_revisions: Object.fromEntries([...ofSeries, ...own]) }
}

/** The columns of the series after `raiseRevision` has raised those of one occurrence. */
function joinRevisions(
  { field_revisions }: RevisionColumns,
  day: string,
  raised: { revision: number; field_revisions: string },
) {
  const changed = Object.entries(JSON.parse(raised.field_revisions) as FieldRevisions)
    .filter(([, entry]) => entry.revision === raised.revision)
    .map(([path, entry]) => [`${day}.${path}`, entry] as const)
  const all = { ...(field_revisions as FieldRevisions), ...Object.fromEntries(changed) }
  return { revision: raised.revision, field_revisions: JSON.stringify(all) }
}
