import { setImmediate } from 'node:timers/promises'
import { decodeText } from '#csv/decode-text.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { emptyFile } from '#platform/files/empty-file.ts'
import type { ReadFile } from '#platform/icalendar/read.ts'
import { TooHeavy } from '#platform/worker/worker-pool.ts'
import { TIME_ZONE } from '#time.ts'
import { MAX_PREVIEWED } from '../../import-contract.ts'
import { wakeFor } from '../alerts/send-alerts.ts'
import { raiseCalendars } from '../counter.ts'
import { occurrenceOn } from '../occurrences.ts'
import { planImport } from './known.ts'
import { type NewEvent, toNewEvents } from './new-event.ts'
import { columnsOf } from './split-series.ts'
import { dropEvents, updateEvents } from './update-events.ts'
import { insertEvents, insertOverridesOf } from './write-events.ts'

/** Events of one file. */
const MAX_EVENTS = 10_000
/** Refused events, and unknown zones, that an answer names. */
const MAX_NAMED = 50
/** Events after which other requests have their turn: to check one takes up to some milliseconds. */
const TURN = 20

/** Shows what an import of the file would do. */
export async function previewImport(context: Context) {
  const { added, updated, known, refused, remarks } = await readImport(context)
  const all = { added, updated, known }
  const shown = Object.entries(all)
    .flatMap(([state, events]) => events.map((event) => ({ event, state, ...firstTimesOf(event) })))
    .sort((one, other) => Number(one.starts_at) - Number(other.starts_at))
    .slice(0, MAX_PREVIEWED)
    .map(({ event: { uid, fields }, state, starts_at, ends_at }) => ({
      uid,
      title: fields.title,
      start_date: starts_at.toISOString(),
      end_date: ends_at.toISOString(),
      all_day: fields.all_day,
      rule: fields.rule,
      known: state === 'known',
      updated: state === 'updated',
    }))
  const counts = { added: added.length, updated: updated.length, known: known.length }
  return { data: { ...counts, refused, remarks, events: shown } }
}

/** When an event begins and ends first: a part that was split off a series has a first day of its own. */
const firstTimesOf = ({ fields, columns }: NewEvent) => {
  const { starts_at, ends_at } = columns.repeat_start ? occurrenceOn(columnsOf(fields), columns.repeat_start) : columns
  return { starts_at, ends_at }
}

/** Adds the events of the file that the caller does not have yet, and changes those of which it has a newer version. */
export async function runImport(context: Context) {
  const owner = requireUser(context).id
  const { added: events, updated: changed, known, dropped, refused, remarks } = await readImport(context)
  const { added, updated } = await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db }
    const ids = await insertEvents(db, owner, events)
    const { ids: changedIds, others, finish } = await updateEvents(inside, owner, changed)
    const without = await dropEvents(inside, dropped)
    const all = [...events, ...changed]
    await insertOverridesOf(db, new Map([...ids, ...changedIds]), all)
    await raiseCalendars(db, [...new Set([owner, ...others, ...without])])
    await finish()
    // The alert that is due first: its job sees to the others.
    const [first] = all.flatMap(({ columns }) => columns.next_alert_at ?? []).sort((one, other) => +one - +other)
    await wakeFor(context, first ?? null, db)
    return { added: ids.size, updated: changedIds.size }
  })
  // What another import has added in the meantime is known too.
  const left = known.length + events.length + changed.length - added - updated
  return { result: true as const, data: { added, updated, known: left, refused, remarks } }
}

/** What the import does with the events of the file that is sent. */
async function readImport(context: Context) {
  const file = await readFile(context)
  const remarks: string[] = []
  const families: NewEvent[][] = []
  const refused = [...file.refused]
  for (const [index, one] of file.events.slice(0, MAX_EVENTS).entries()) {
    if (index % TURN === 0 || one.exrules.length > 0) await setImmediate()
    context.signal?.throwIfAborted()
    try {
      families.push(toNewEvents(one, context.clock.now(), (remark) => remarks.push(remark)))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push({ title: one.title, reason: error.message })
    }
  }
  const plan = await planImport(context.db, requireUser(context).id, families)
  const all = [...remarks, ...plan.remarks]
  return { ...plan, refused: refused.slice(0, MAX_NAMED), remarks: describe(file, all, refused.length) }
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

/** Reads the calendar file that a call sends. Throws 422 for what is not a calendar file, or takes too long to read. */
async function readFile(context: Context): Promise<ReadFile> {
  const { worker, body, signal } = context
  if (!body) throw new AppError('malformed', 'Envie o arquivo como o corpo do pedido.')
  if (body.size === 0) throw emptyFile()
  const text = decodeText(new Uint8Array(await new Response(body.stream).arrayBuffer()))
  try {
    const order = { lane: 'preview' as const, person: requireUser(context).id, signal }
    const file = await worker.runInThread('readCalendar', { text, house: TIME_ZONE }, order)
    if (file) return file
  } catch (error) {
    if (!(error instanceof TooHeavy)) throw error
    throw new AppError('invalid', 'Este arquivo é complicado demais para ser lido. Divida-o em partes.')
  }
  throw new AppError('invalid', 'Este arquivo não é um calendário (.ics).')
}
