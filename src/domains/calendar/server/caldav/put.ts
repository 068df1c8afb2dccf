import { isDeepStrictEqual } from 'node:util'
import { type Context, requireUser } from '#platform/context.ts'
import { type FieldRevisions, raiseRevision } from '#platform/db/revisions.ts'
import { AppError } from '#platform/errors.ts'
import type { ReadEvent } from '#platform/icalendar/read.ts'
import type { WrittenEvent } from '#platform/icalendar/write.ts'
import { escapeXml } from '#platform/xml/escape-xml.ts'
import { normalizeRule } from '../../rule.ts'
import { listParticipants, raiseCalendars } from '../counter.ts'
import { insertEvent } from '../create.ts'
import { changeFields, startingFields, toColumns } from '../fields.ts'
import { toFields } from '../from-file.ts'
import { notifyGuests } from '../guests/send-job.ts'
import { columnsOf } from '../import/split-series.ts'
import { type Held, lockEvent } from '../lock.ts'
import { notifyChanged } from '../notices.ts'
import type { Override } from '../occurrences.ts'
import { insertOverrides } from '../overrides.ts'
import { refreshEvent } from '../refresh.ts'
import { fieldsOf } from '../to-event.ts'
import { objectPath } from './paths.ts'
import { readObject, toOwnRows } from './read-object.ts'
import { invalidData, Refusal } from './refusals.ts'
import { requireMatch } from './requests.ts'
import { chooseResources, describeResources, findResources, OWN_NAME, type Resource } from './resources.ts'

/**
 * Makes an event, or replaces it with all its occurrences. Throws 403 for what the calendar cannot have and for who may only
 * see it, and 412 for an ETag that is not the present one: nothing is written then.
 * @returns whether it was made
 */
export async function putObject(context: Context, name: string, text: string): Promise<{ isNew: boolean }> {
  const read = await readObject(context, text)
  return context.db.transaction().execute(async (db) => {
    const inside = { ...context, db }
    // Two that make the same one: the second finds it.
    await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', requireUser(context).id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const [found] = await findResources(inside, [name])
    try {
      if (!found) {
        requireMatch(context.request, undefined)
        await create(inside, name, read)
        return { isNew: true }
      }
      const held = await lockEvent(inside, { id: found.event.id })
      const [present] = await findResources(inside, [name])
      requireMatch(context.request, present)
      await replace(inside, present!, held, read)
      return { isNew: false }
    } catch (error) {
      if (error instanceof AppError && error.status === 422) throw invalidData(error.message)
      throw error
    }
  })
}

async function create(context: Context, name: string, read: ReadEvent) {
  const { db } = context
  const owner = requireUser(context).id
  if (OWN_NAME.test(name)) throw new Refusal(403, '', 'Este nome é dos eventos feitos aqui. Dê outro ao recurso.')
  await refuseKnownUid(context, read.uid)
  const patch = toFields(read)
  const fields = changeFields(startingFields(patch), patch)
  const rows = toOwnRows(read, columnsOf(fields), [])
  const id = await insertEvent(context, db, { owner, fields, columns: { uid: read.uid, resource_name: name } })
  await insertOverrides(db, rowsOf(rows, id, context.clock.now()))
  if (rows.length > 0) await refreshEvent(context, db, id)
  await raiseCalendars(db, [owner])
}

const rowsOf = (rows: readonly Override[], event_id: number, updated_at: Date) =>
  rows.map((row) => ({ ...row, event_id, updated_at }))

/** Throws 403 where the calendar has the event under another name (RFC 4791, 5.3.2.1). */
async function refuseKnownUid(context: Context, uid: string) {
  const user = requireUser(context).id
  const known = await chooseResources(context.db, user).where('calendar_events.uid', '=', uid).executeTakeFirst()
  if (!known) return
  const [id, name] = [known.id, known.resource_name]
  const path = objectPath(user, name ?? `${known.id_user === user ? 'vitrine' : 'compartilhado'}-${id}.ics`)
  throw conflictingUid(path)
}

const conflictingUid = (path: string) =>
  new Refusal(
    403,
    `<c:no-uid-conflict><d:href>${escapeXml(path)}</d:href></c:no-uid-conflict>`,
    'O calendário já tem este evento, com outro nome.',
  )

async function replace(context: Context, resource: Resource, held: Held, read: ReadEvent) {
  const { db, clock } = context
  const { id } = held.event
  if (!resource.canWrite)
    throw new Refusal(
      403,
      `<d:need-privileges><d:resource><d:href>${escapeXml(objectPath(requireUser(context).id, resource.name))}</d:href><d:privilege><d:write-content/></d:privilege></d:resource></d:need-privileges>`,
      'Aceite o convite antes de mudar este evento.',
    )
  if (read.uid !== held.event.uid) throw conflictingUid(objectPath(requireUser(context).id, resource.name))
  const { described, overrides } = await describeResources(context, [resource])
  const written = described.get(resource.name)
  if (written && isSame(written, read)) return
  const before = fieldsOf(held)
  const after = changeFields(before, patchOf(read, written, before))
  const old = overrides.get(id) ?? []
  const rows = toOwnRows(read, columnsOf(after), old)
  const [by, at] = [requireUser(context), clock.now()]
  const { columns } = await raiseRevision({ stored: held.revisions, before: { ...before }, after, by, at })
  const entry = { revision: columns.revision, by: { id: by.id, name: by.name }, at: at.toISOString() }
  const own = Object.fromEntries(changedPaths(old, rows).map((path) => [path, entry]))
  const revisions: FieldRevisions = { ...JSON.parse(columns.field_revisions), ...own }
  await db
    .updateTable('calendar_events')
    .set({
      ...toColumns(after),
      revision: columns.revision,
      field_revisions: JSON.stringify(revisions),
      updated_at: at,
    })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('calendar_occurrences').where('event_id', '=', id).execute()
  await insertOverrides(db, rowsOf(rows, id, at))
  await refreshEvent(context, db, id)
  await raiseCalendars(db, await listParticipants(db, id))
  await notifyChanged(context, held, { id, occurrence: '' })
  await notifyGuests(context, db, [id])
}

/**
 * What a file changes of an event's fields. Where its dates are as they were written, the event keeps its own: a series may
 * have begun to count before its first occurrence.
 */
function patchOf(read: ReadEvent, written: WrittenEvent | undefined, before: ReturnType<typeof fieldsOf>) {
  const { alert, alert_date, more_alerts, ...patch } = toFields(read)
  // Those that are off have times that no file says, and which of several is the first none says either.
  const isSame = written?.allDay === read.allDay && isDeepStrictEqual(written.alarms, read.alarms)
  const alerts =
    isSame || !(alert || before.alert) ? {} : { alert: alert!, alert_date: alert_date!, more_alerts: more_alerts! }
  if (!written || !isDeepStrictEqual(datesOf(written), datesOf(read)))
    return { ...patch, ...alerts, repeat_star_date: '' }
  const { title, description, location } = patch
  return { title: title!, description: description!, location: location!, ...alerts }
}

const datesOf = ({ allDay, start, end, zone, rule, until }: WrittenEvent | ReadEvent) => ({
  ...{ allDay, start, end, until },
  // Days have none.
  zone: allDay ? '' : zone,
  rule: rule === null ? null : normalizeRule(rule),
})

const textOf = (text: string) => text.replace(/\r\n?/g, '\n').trim()

/** Whether a file says of an event what is stored already. */
const isSame = (written: WrittenEvent, read: ReadEvent) => isDeepStrictEqual(compared(written), compared(read))

function compared(event: WrittenEvent | ReadEvent) {
  const byDay = event.changed.toSorted((one, other) => (one.day < other.day ? -1 : 1))
  return {
    ...datesOf(event),
    ...textsOf(event),
    removed: event.removed.toSorted(),
    changed: byDay.map((one) => ({
      ...textsOf(one),
      day: one.day,
      allDay: one.allDay,
      start: one.start,
      end: one.end,
    })),
  }
}

const textsOf = (one: Pick<WrittenEvent, 'title' | 'description' | 'location' | 'alarms'>) => ({
  title: textOf(one.title),
  description: textOf(one.description),
  location: textOf(one.location),
  alarms: one.alarms ?? [],
})

/** The columns of an occurrence that people edit, by their fields: 'title' is recorded as '2026-11-24.title'. */
const PATHS = {
  title: 'title',
  description: 'description',
  location: 'location',
  all_day: 'all_day',
  starts_at: 'start_date',
  ends_at: 'end_date',
  alert: 'alert',
  alert_lead: 'alert_date',
  more_alerts: 'more_alerts',
} as const satisfies Partial<Record<keyof Override, string>>

function changedPaths(old: readonly Override[], rows: readonly Override[]): string[] {
  const before = new Map(old.map((row) => [row.day, row]))
  const after = new Map(rows.map((row) => [row.day, row]))
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((day) =>
    Object.entries(PATHS)
      .filter(([column]) => {
        const key = column as keyof typeof PATHS
        return !isDeepStrictEqual(before.get(day)?.[key] ?? null, after.get(day)?.[key] ?? null)
      })
      .map(([, field]) => `${day}.${field}`),
  )
}
