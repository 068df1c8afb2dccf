import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { CalendarFile, WrittenEvent } from '#platform/icalendar/write.ts'
import { dayOf } from '#time.ts'
import { toFileEvent } from '../feed/file-event.ts'
import { chooseEvents, listOverrides, type ShownEvent } from '../read.ts'
import { canEdit, manages } from '../to-event.ts'

/** Years of which the changes of clocks are described. */
const YEARS = 10
/** Events after which other requests have their turn. */
const TURN = 20

/** An event of somebody's calendar, as a resource. */
export interface Resource {
  name: string
  /** With its quotes. */
  etag: string
  event: ShownEvent
  /** What the caller may do with it. */
  canWrite: boolean
  canRemove: boolean
}

/** Names that are given here, and that no program may give to what it makes. */
export const OWN_NAME = /^(vitrine|compartilhado)-(\d+)\.ics$/

/** Those of a person's own events that no program has named, and of what is shared with them, bear their id. */
const nameOfResource = (event: ShownEvent & { resource_name: string | null }, user: number) =>
  event.id_user === user ? (event.resource_name ?? `vitrine-${event.id}.ics`) : `compartilhado-${event.id}.ics`

/** A strong validator: it changes with all that is written of the event. */
const etagOf = ({ id, revision, answer }: ShownEvent) => `"${id}-${revision}${answer === 'invited' ? '-i' : ''}"`

/**
 * What a person's calendar has: their own events, and those shared with them that they did not decline. Of two that are one
 * and the same event of a file, by their UID, it has one's own.
 */
export const chooseResources = (db: Kysely<DB>, user: number) =>
  chooseEvents(db, user)
    .select('calendar_events.resource_name')
    .where(({ eb, or, and, not, exists, selectFrom }) =>
      or([
        eb('calendar_events.id_user', '=', user),
        and([
          eb('own.answer', 'in', ['invited', 'accepted']),
          not(
            exists(
              selectFrom('calendar_events as same')
                .select('same.id')
                .where('same.id_user', '=', user)
                .whereRef('same.uid', '=', 'calendar_events.uid'),
            ),
          ),
        ]),
      ]),
    )

type Row = Awaited<ReturnType<ReturnType<typeof chooseResources>['execute']>>[number]

export const toResource = (context: Context, event: Row): Resource => ({
  name: nameOfResource(event, requireUser(context).id),
  etag: etagOf(event),
  event,
  canWrite: canEdit(context, event),
  canRemove: manages(context, event),
})

export async function listResources(context: Context): Promise<Resource[]> {
  const rows = await chooseResources(context.db, requireUser(context).id).orderBy('calendar_events.id').execute()
  return rows.map((row) => toResource(context, row))
}

/** The resources of these names, in no order. */
export async function findResources(context: Context, names: readonly string[]): Promise<Resource[]> {
  const user = requireUser(context).id
  const ids = names.flatMap((name) => OWN_NAME.exec(name)?.[2] ?? []).map(Number)
  const wanted = new Set(names)
  const rows = await chooseResources(context.db, user)
    .where(({ eb, or, fn, val }) =>
      or([
        eb('calendar_events.resource_name', '=', fn.any(val([...wanted]))),
        eb('calendar_events.id', '=', fn.any(val(ids.filter((id) => id < 2 ** 31)))),
      ]),
    )
    .execute()
  return rows.map((row) => toResource(context, row)).filter(({ name }) => wanted.has(name))
}

/** The events of resources as a file has them, by their names; one without occurrences is left out. */
export async function describeResources({ db }: Pick<Context, 'db'>, resources: readonly Resource[]) {
  const events = resources.map(({ event }) => event)
  const overrides = Map.groupBy(await listOverrides(db, events), ({ event_id }) => event_id)
  const described = new Map<string, WrittenEvent>()
  for (const [index, { name, event }] of resources.entries()) {
    if (index % TURN === 0) await setImmediate()
    const written = toFileEvent(event, overrides.get(event.id) ?? [], { withAlarms: true })
    if (written) described.set(name, { ...written, isTentative: event.answer === 'invited' })
  }
  return { described, overrides }
}

/** The calendar files of events, each in one of its own, in their order. */
export async function writeFiles(context: Context, files: readonly (readonly WrittenEvent[])[]): Promise<string[]> {
  if (files.length === 0) return []
  const until = Number(dayOf(context.clock.now()).slice(0, 4)) + YEARS
  const { worker, signal } = context
  const written = files.map((events): CalendarFile => ({ name: null, events, until }))
  return worker.runInThread('writeCalendars', written, { lane: 'page', person: requireUser(context).id, signal })
}
