import { sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { countFound } from '#platform/db/count-found.ts'
import { hasWords } from '#platform/db/like.ts'
import { newestFirst, paginate } from '#platform/db/paginate.ts'
import { ownCounter } from '#platform/db/user-counters.ts'
import { addDays, dayOf } from '#time.ts'
import type { rangeContract } from '../range-contract.ts'
import { calendarOf, checkRange, chooseEvents, chooseInvitations, listShown, shownOnce } from './read.ts'
import { toEvent, toRow } from './to-event.ts'

/** Days that the dashboard looks ahead, and events that it shows of them. */
const DAYS_AHEAD = 7
const SHOWN_NEXT = 5

/** A person's events of a day, sorted by start. Throws 403 for another's calendar. */
export async function readDay(context: Context, { id_user, date }: { id_user?: number | undefined; date: string }) {
  const user = calendarOf(context, id_user)
  const counter = await readCounter(context, user)
  const { shown } = await listShown(context, { user, from: date, to: date })
  return { result: shown.map((one) => toEvent(context, one)), counter }
}

/** A person's events of some days, sorted by start. Throws 403 for another's calendar, 422 for a range that is too long. */
export async function readRange(context: Context, { id_user, from, to }: InputOf<typeof rangeContract.events>) {
  checkRange({ from, to })
  const user = calendarOf(context, id_user)
  const counter = await readCounter(context, user)
  const { shown, truncated } = await listShown(context, { user, from, to })
  return { data: shown.map((one) => toRow(context, one)), truncated, counter }
}

/** The counter of a person's calendar, read before what it counts; 0 of another's than the caller's. */
const readCounter = async (context: Context, user: number) =>
  (await ownCounter('calendar_counters')(context, user)) ?? 0

/** A page of the caller's events in which every word of a text is found, newest start first; a series is one row. */
export async function searchEvents(context: Context, { q, tag, ...input }: InputOf<typeof rangeContract.search>) {
  const found = chooseFound(context, { q, tag })
  const user = requireUser(context).id
  // Of the events alone: their tags and owners would be joined to each that is counted.
  const counted = context.db
    .selectFrom('calendar_events')
    .leftJoin('calendar_attendees as own', (join) =>
      join.onRef('own.event_id', '=', 'calendar_events.id').on('own.user_id', '=', user),
    )
    .where(isFound({ q, tag }, user))
  const [{ rows, ...next }, total] = await Promise.all([
    paginate(input, 'starts_at', (range) => newestFirst(found.selectAll(), 'starts_at', range).execute()),
    countFound(context.db, counted),
  ])
  return { data: rows.map((event) => toRow(context, shownOnce(event))), total, ...next }
}

type Searched = Pick<InputOf<typeof rangeContract.search>, 'q' | 'tag'>

/** The caller's events, also those shared with them, in which every word of a text is found. */
export function chooseFound(context: Context, searched: Searched) {
  const user = requireUser(context).id
  const chosen = chooseEvents(context.db, user).where(isFound(searched, user))
  return context.db.selectFrom(chosen.as('found'))
}

/** Whether an event, beside a person's own answer to it, is one that the person searches for. */
const isFound = ({ q, tag }: Searched, user: number) => sql<boolean>`
  (calendar_events.id_user = ${user} or own.answer in ('invited', 'accepted'))
  and ${hasWords('calendar_events.search', q)} and ${tag === undefined ? sql`true` : sql`tag_id = ${tag}`}`

/** What is next in a person's calendar, for the dashboard. Throws 403 for another's. */
export async function readFigures(context: Context, id_user: number | undefined) {
  const user = calendarOf(context, id_user)
  const now = context.clock.now()
  const today = dayOf(now)
  const [{ shown }, { invitations }] = await Promise.all([
    listShown(context, { user, from: today, to: addDays(today, DAYS_AHEAD) }),
    context.db
      .selectFrom(chooseInvitations(context, user).as('invited'))
      .select(sql<number>`count(*)::int`.as('invitations'))
      .executeTakeFirstOrThrow(),
  ])
  const ofToday = shown.filter(({ occurrence }) => dayOf(occurrence.starts_at) <= today)
  const next = shown.filter(
    ({ occurrence }) =>
      !occurrence.isfinish && (occurrence.all_day ? dayOf(occurrence.ends_at) >= today : occurrence.starts_at >= now),
  )
  return {
    data: {
      today: ofToday.length,
      finished: ofToday.filter(({ occurrence }) => occurrence.isfinish).length,
      next: next.slice(0, SHOWN_NEXT).map((one) => toRow(context, one)),
      invitations,
    },
  }
}
