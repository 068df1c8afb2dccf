import { setImmediate } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { ownerOf } from '#platform/auth/scope.ts'
import { type Context, isAdmin, requireUser } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { addDays, countDays, startOfDay } from '#time.ts'
import { MAX_OCCURRENCES, MAX_RANGE_DAYS } from '../calendar.ts'
import {
  byStart,
  EVENT_COLUMNS,
  type EventColumns,
  listOccurrences,
  type Occurrence,
  type Override,
  occurrenceOn,
  onlyOccurrence,
  seriesOf,
  startDay,
} from './occurrences.ts'
import { occursOn } from './series.ts'

/** Events with all that a person's calendar shows of them. `viewer` is whose calendar it is: the answer is theirs. */
const chooseListed = (db: Kysely<DB>, viewer: number) =>
  db
    .selectFrom('calendar_events')
    .innerJoin('calendar_tags', 'calendar_tags.id', 'calendar_events.tag_id')
    .innerJoin('users', 'users.id', 'calendar_events.id_user')
    .leftJoin('calendar_attendees as own', (join) =>
      join.onRef('own.event_id', '=', 'calendar_events.id').on('own.user_id', '=', viewer),
    )
    .select([
      ...EVENT_COLUMNS,
      'calendar_events.id_user',
      'calendar_events.revision',
      'calendar_tags.name as tag',
      'calendar_tags.color',
      'users.name as owner',
      'own.answer',
      sql<number>`(select count(*)::int from calendar_attendees where event_id = calendar_events.id)`.as('attendees'),
    ])

/** The same, with what files of events and conflicts say of them besides. */
export const chooseEvents = (db: Kysely<DB>, viewer: number) =>
  chooseListed(db, viewer).select(['calendar_events.uid', 'calendar_events.created_at', 'calendar_events.updated_at'])

type Row<Choice extends typeof chooseListed> = Awaited<ReturnType<ReturnType<Choice>['execute']>>[number]
/** An event with all that a person's calendar shows of it. */
export type ListedEvent = Row<typeof chooseListed>
export type ShownEvent = Row<typeof chooseEvents>

/** Whether an event lasts, with all its occurrences, into a range of instants; null for one without end. */
export const lastsInto = ({ from, to }: { from: Date; to: Date | null }) =>
  sql<boolean>`tstzrange(first_at, last_at, '[]') && tstzrange(${from}, ${to}, '[)')`

/** Invitations that a person has not answered, to what is not over. */
export const chooseInvitations = ({ db, clock }: Pick<Context, 'db' | 'clock'>, user: number) =>
  chooseEvents(db, user)
    .where('own.answer', '=', 'invited')
    .where(({ eb, or }) => or([eb('last_at', 'is', null), eb('last_at', '>', clock.now())]))

/** An occurrence, and the event it is one of. */
export interface Shown<Event extends ListedEvent = ListedEvent> {
  event: Event
  occurrence: Occurrence & { tag: string; color: string }
}

/** Whose calendar a call asks for. Throws 403 for another's, and 422 for everybody's. */
export function calendarOf(context: Context, id_user: number | undefined): number {
  const owner = ownerOf(context, id_user)
  if (owner === null) throw new AppError('invalid', 'Diga de quem é o calendário.', { id_user: 'Escolha uma pessoa.' })
  return owner
}

/** Throws 422 for a range that is too long, or that ends before it begins. */
export function checkRange({ from, to }: { from: string; to: string }) {
  const days = countDays(from, to)
  if (days >= 1 && days <= MAX_RANGE_DAYS) return
  const message = days < 1 ? 'O fim vem antes do começo.' : `Peça no máximo ${MAX_RANGE_DAYS} dias.`
  throw new AppError('invalid', message, { to: message })
}

/** Where a calendar has more occurrences in the range, the rest of its series is not expanded. */
const MOST_EXPANDED = 4 * MAX_OCCURRENCES

/** Events after which other requests have their turn: thousands of series take half a second. */
const TURN = 100

interface Range {
  /** Whose calendar. */
  user: number
  from: string
  /** Included. */
  to: string
}

/** What a person's calendar has on these days: their own events and those shared with them that they did not decline. */
export async function listShown({ db }: Pick<Context, 'db'>, { user, from, to }: Range) {
  const instants = { from: startOfDay(from), to: startOfDay(addDays(to, 1)) }
  const chosen = chooseListed(db, user)
    .where(lastsInto(instants))
    .orderBy('first_at')
    .orderBy('calendar_events.id')
    .limit(MAX_OCCURRENCES + 1)
  const [own, shared] = await Promise.all([
    chosen.where('calendar_events.id_user', '=', user).execute(),
    chosen.where('own.answer', 'in', ['invited', 'accepted']).execute(),
  ])
  const events = [...own, ...shared]
  const shown = await expand(
    events,
    await listOverrides(db, events, { from, to }),
    instants,
    (event, one, differing) => ({
      event,
      occurrence: withTag(event, one, differing),
    }),
  )
  shown.sort((one, other) => byStart(one.occurrence, other.occurrence) || one.event.id - other.event.id)
  const truncated = Math.max(own.length, shared.length, shown.length) > MAX_OCCURRENCES
  return { shown: shown.slice(0, MAX_OCCURRENCES), truncated }
}

/** What `make` makes of each occurrence of these events within a range of instants. */
export async function expand<Event extends EventColumns, Differing extends Override, Made>(
  events: readonly Event[],
  overrides: readonly Differing[],
  instants: { from: Date; to: Date },
  make: (event: Event, occurrence: Occurrence, differing: readonly Differing[]) => Made,
): Promise<Made[]> {
  const byEvent = Map.groupBy(overrides, ({ event_id }) => event_id)
  const made: Made[] = []
  for (const [index, event] of events.entries()) {
    if (index % TURN === 0) await setImmediate()
    const differing = byEvent.get(event.id) ?? []
    for (const one of listOccurrences(event, differing, instants)) made.push(make(event, one, differing))
    if (made.length > MOST_EXPANDED) break
  }
  return made
}

type ShownOverride = Override & { tag: string | null; color: string | null }

/** What differs in occurrences of these events around these days, or moved into them; all of it without a range. */
export async function listOverrides(
  db: Kysely<DB>,
  events: readonly Pick<EventColumns, 'id' | 'rule'>[],
  range?: { from: string; to: string },
): Promise<ShownOverride[]> {
  const series = events.filter(({ rule }) => rule !== null).map(({ id }) => id)
  if (series.length === 0) return []
  return db
    .selectFrom('calendar_occurrences')
    .leftJoin('calendar_tags', 'calendar_tags.id', 'tag_id')
    .selectAll('calendar_occurrences')
    .select(['calendar_tags.name as tag', 'calendar_tags.color'])
    .where(({ eb, fn, val }) => eb('event_id', '=', fn.any(val(series))))
    .$if(range !== undefined, (chosen) =>
      chosen.where(({ eb, and, or }) => {
        const { from, to } = range!
        // One of a series may last a month, and its zone be a day apart.
        return or([
          and([eb('day', '>=', addDays(from, -40)), eb('day', '<=', addDays(to, 2))]),
          and([eb('starts_at', '<', startOfDay(addDays(to, 2))), eb('ends_at', '>', startOfDay(addDays(from, -1)))]),
        ])
      }),
    )
    .orderBy('event_id')
    .orderBy('day')
    .execute()
}

function withTag(event: ListedEvent, occurrence: Occurrence, overrides: readonly ShownOverride[]) {
  const override = overrides.find(({ day, tag }) => day === occurrence.day && tag !== null)
  return { ...occurrence, tag: override?.tag ?? event.tag, color: override?.color ?? event.color }
}

/**
 * An event that the caller may see, or one occurrence of it. Throws 404, also for an occurrence that the series does not
 * have (any more).
 */
export async function findShown(
  context: Context,
  { id, occurrence = '' }: { id: number; occurrence?: string },
): Promise<Shown<ShownEvent>> {
  const user = requireUser(context).id
  const event = await chooseEvents(context.db, user)
    .where('calendar_events.id', '=', id)
    .$if(!isAdmin(context), (chosen) =>
      chosen.where(({ eb, or }) => or([eb('calendar_events.id_user', '=', user), eb('own.user_id', '=', user)])),
    )
    .executeTakeFirstOrThrow(notFound)
  if (!occurrence) return shownOnce(event)
  const series = seriesOf(event)
  const overrides = await listOverrides(context.db, [event])
  const override = overrides.find(({ day }) => day === occurrence)
  if (!series || override?.removed || (!override && !occursOn(series, occurrence))) throw notFound()
  return { event, occurrence: withTag(event, occurrenceOn(event, occurrence, override), overrides) }
}

/** A single event, or a series as its start says it, without an occurrence. */
export function shownOnce<Event extends ListedEvent>(event: Event): Shown<Event> {
  const occurrence = seriesOf(event) ? { ...occurrenceOn(event, startDay(event)), day: '' } : onlyOccurrence(event)
  return { event, occurrence: withTag(event, occurrence, []) }
}

/** An event that does not exist, or not for the caller. */
export const notFound = () => new AppError('missing', 'Este evento não existe mais, ou não é seu.')
