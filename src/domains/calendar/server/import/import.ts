import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import type { ReadFile } from '#platform/icalendar/read.ts'
import { DEFAULT_TAG } from '../../calendar.ts'
import { MAX_PREVIEWED } from '../../import-contract.ts'
import { wakeFor } from '../alerts/send-alerts.ts'
import { raiseCalendars } from '../counter.ts'
import { findOrAddTag } from '../tags.ts'
import { type NewEvent, toNewEvent } from './new-event.ts'
import { readFile } from './read-file.ts'

/** Events of one file. */
const MAX_EVENTS = 10_000
/** Refused events, and unknown zones, that an answer names. */
const MAX_NAMED = 50
/** Events after which other requests have their turn: to check one takes up to some milliseconds. */
const TURN = 20
/** Rows of one statement: PostgreSQL takes 65,535 values. */
const BATCH = 1000

/** Shows what an import of the file would do. */
export async function previewImport(context: Context) {
  const { events, known, refused, remarks } = await readImport(context)
  const shown = [...known.map((event) => ({ event, known: true })), ...events.map((event) => ({ event, known: false }))]
    .sort((one, other) => Number(one.event.columns.starts_at) - Number(other.event.columns.starts_at))
    .slice(0, MAX_PREVIEWED)
    .map(({ event: { uid, fields, columns }, known }) => ({
      uid,
      title: fields.title,
      start_date: columns.starts_at.toISOString(),
      end_date: columns.ends_at.toISOString(),
      all_day: fields.all_day,
      rule: fields.rule,
      known,
    }))
  return { data: { added: events.length, known: known.length, refused, remarks, events: shown } }
}

/** Adds the events of the file that the caller does not have yet. */
export async function runImport(context: Context) {
  const owner = requireUser(context).id
  const { events, known, refused, remarks } = await readImport(context)
  const added = await context.db.transaction().execute(async (db) => {
    const ids = await insertEvents(db, owner, events)
    await insertOverrides(db, ids, events)
    await raiseCalendars(db, [owner])
    // The alert that is due first: its job sees to the others.
    const [first] = events.flatMap(({ columns }) => columns.next_alert_at ?? []).sort((one, other) => +one - +other)
    await wakeFor(context, first ?? null, db)
    return ids.size
  })
  // What another import has added in the meantime is known too.
  const all = known.length + events.length
  return { result: true as const, data: { added, known: all - added, refused, remarks } }
}

/** The events of the file that is sent, apart those that the caller has already. */
async function readImport(context: Context) {
  const file = await readFile(context)
  const found = file.events.slice(0, MAX_EVENTS)
  const stored = await context.db
    .selectFrom('calendar_events')
    .select(['uid', 'revision', 'title', 'description', 'location', 'starts_at', 'ends_at', 'rule'])
    .where('id_user', '=', requireUser(context).id)
    .where(({ eb, fn, val }) => eb('uid', '=', fn.any(val(found.map(({ uid }) => uid)))))
    .execute()
  const byUid = new Map(stored.map((row) => [row.uid, row]))
  const remarks: string[] = []
  const events: NewEvent[] = []
  const known: NewEvent[] = []
  const refused = [...file.refused]
  for (const [index, one] of found.entries()) {
    if (index % TURN === 0) await setImmediate()
    context.signal?.throwIfAborted()
    try {
      const event = toNewEvent(one, context.clock.now())
      const row = byUid.get(event.uid)
      if (row) known.push(event)
      else events.push(event)
      if (row && isNewer(one.sequence, event, row))
        remarks.push(`“${event.fields.title}”: o arquivo traz outra versão; o evento fica como já está no calendário.`)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push({ title: one.title, reason: error.message })
    }
  }
  return { events, known, refused: refused.slice(0, MAX_NAMED), remarks: describe(file, remarks, refused.length) }
}

type Stored = Pick<NewEvent['columns'], (typeof COMPARED)[number]> & { revision: number }
const COMPARED = ['title', 'description', 'location', 'starts_at', 'ends_at', 'rule'] as const

/** Whether the file has a version of an event that the calendar does not show. */
function isNewer(sequence: number, { columns }: NewEvent, stored: Stored): boolean {
  if (sequence > stored.revision) return true
  return sequence > 0 && COMPARED.some((name) => String(columns[name]) !== String(stored[name]))
}

/** What is changed on the way, and what is not named. */
function describe({ events, unknownZones, others, remarks }: ReadFile, known: string[], refused: number): string[] {
  const all = [...remarks, ...known]
  return [
    ...unknownZones
      .slice(0, MAX_NAMED)
      .map((zone) => `O fuso “${zone.slice(0, 60)}” não é conhecido: os horários ficam como em São Paulo.`),
    others > 0 ? `Tarefas e anotações que ficam de fora: ${others}.` : '',
    events.length > MAX_EVENTS ? `Só os primeiros ${MAX_EVENTS.toLocaleString('pt-BR')} eventos são lidos.` : '',
    ...all.slice(0, MAX_NAMED),
    all.length > MAX_NAMED ? `Outras observações: ${all.length - MAX_NAMED}.` : '',
    refused > MAX_NAMED ? `Outros eventos que ficam de fora: ${refused - MAX_NAMED}.` : '',
  ].filter(Boolean)
}

/** Adds events; the id of each that was not there, by its UID. */
async function insertEvents(db: Kysely<DB>, owner: number, events: readonly NewEvent[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  if (events.length === 0) return ids
  const tag_id = await findOrAddTag(db, owner, DEFAULT_TAG)
  for (const batch of inBatches(events)) {
    const added = await db
      .insertInto('calendar_events')
      .values(batch.map(({ uid, columns }) => ({ ...columns, uid, id_user: owner, tag_id })))
      .onConflict((conflict) => conflict.columns(['id_user', 'uid']).doNothing())
      .returning(['id', 'uid'])
      .execute()
    for (const { id, uid } of added) ids.set(uid, id)
  }
  return ids
}

async function insertOverrides(db: Kysely<DB>, ids: ReadonlyMap<string, number>, events: readonly NewEvent[]) {
  const rows = events.flatMap(({ uid, overrides }) => {
    const event_id = ids.get(uid)
    return event_id === undefined ? [] : overrides.map((override) => ({ ...override, event_id }))
  })
  for (const batch of inBatches(rows)) await db.insertInto('calendar_occurrences').values(batch).execute()
}

const inBatches = <Row>(rows: readonly Row[]) =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) => rows.slice(index * BATCH, (index + 1) * BATCH))
