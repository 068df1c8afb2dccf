import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import { isKnown, makeEtag } from '#platform/http/etag.ts'
import type { Limit } from '#platform/http/limits.ts'
import { makeSecretToken, openSecretLink } from '#platform/http/secret-link.ts'
import type { WrittenEvent } from '#platform/icalendar/write.ts'
import { dayOf, firstOfMonth, startOfDay } from '#time.ts'
import { chooseEvents, listOverrides } from '../read.ts'
import { toFileEvent } from './file-event.ts'

/** Months that an event stays in the feed after it was over. */
const MONTHS = 12
/** Events in the feed: those that begin last. */
const MAX_EVENTS = 5000
/** Events after which other requests have their turn: a series takes about a millisecond. */
const TURN = 20
/** Requests of one feed: programs read it some times a day. */
const FEED_LIMIT: Limit = { name: 'calendarFeed', points: 60, duration: 15 * 60 }
/** Years of which the changes of clocks are described. */
const YEARS = 10

/** A person's calendar as other programs read it, by its secret address. Throws 404, and 429 where it is read too often. */
export async function sendFeed(context: Context, path: string): Promise<Response> {
  const person = await openSecretLink(context, {
    kind: KIND,
    token: path.slice(FEEDS.length + 1).replace(/\.ics$/, ''),
    find: (id) => findPerson(context, id),
  })
  await context.limits.spend(FEED_LIMIT, String(person.id))
  const text = await writeFeed(context, person)
  const headers = {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="calendario.ics"',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
    etag: makeEtag(text),
  }
  return isKnown(context.request, headers.etag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers })
}

const findPerson = ({ db }: Context, id: number) =>
  db
    .selectFrom('calendar_feeds')
    .innerJoin('users', 'users.id', 'calendar_feeds.user_id')
    .select(['users.id', 'users.name', 'calendar_feeds.number'])
    .where('user_id', '=', id)
    .where('is_open', '=', true)
    .where('users.banned', 'is not', true)
    .executeTakeFirst()

/** Their own events and those they have accepted, but for what was over a year ago. */
async function writeFeed(context: Context, { id, name }: { id: number; name: string }): Promise<string> {
  const { db, clock, worker } = context
  const today = dayOf(clock.now())
  const since = startOfDay(firstOfMonth(today, -MONTHS))
  const chosen = chooseEvents(db, id)
    .where(sql<boolean>`tstzrange(first_at, last_at, '[]') && tstzrange(${since}, null)`)
    .orderBy('starts_at', 'desc')
    .orderBy('calendar_events.id')
    .limit(MAX_EVENTS)
  const [own, shared] = await Promise.all([
    chosen.where('calendar_events.id_user', '=', id).execute(),
    chosen.where('own.answer', '=', 'accepted').execute(),
  ])
  const events = [...own, ...shared]
  const overrides = Map.groupBy(await listOverrides(db, events), ({ event_id }) => event_id)
  const written: WrittenEvent[] = []
  for (const [index, event] of events.entries()) {
    if (index % TURN === 0) await setImmediate()
    const one = toFileEvent(event, overrides.get(event.id) ?? [], { withAlarms: true })
    if (one) written.push(one)
  }
  const file = { name, events: written, until: Number(today.slice(0, 4)) + YEARS }
  return worker.runInThread('writeCalendar', file, { lane: 'page', person: id })
}

/** The path below which feeds are. */
export const FEEDS = '/calendario'
/** The kind of its secret link. */
export const KIND = 'calendar-feed'

const pathOf = (context: Context, number: number) => {
  const { id } = requireUser(context)
  return `${FEEDS}/${makeSecretToken(context, { kind: KIND, id, number })}.ics`
}

/** The path of the caller's feed; '' where there is none. */
export async function readFeed(context: Context) {
  const feed = await context.db
    .selectFrom('calendar_feeds')
    .select('number')
    .where('user_id', '=', requireUser(context).id)
    .where('is_open', '=', true)
    .executeTakeFirst()
  return { data: { path: feed ? pathOf(context, feed.number) : '' } }
}

/** Opens the caller's feed, at an address that it did not have before. */
export async function renewFeed(context: Context) {
  const { number } = await context.db
    .insertInto('calendar_feeds')
    .values({ user_id: requireUser(context).id })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({ number: eb('calendar_feeds.number', '+', 1), is_open: true })),
    )
    .returning('number')
    .executeTakeFirstOrThrow()
  return { result: true as const, data: { path: pathOf(context, number) } }
}

/** Closes the caller's feed. */
export async function revokeFeed(context: Context) {
  await context.db
    .updateTable('calendar_feeds')
    .set({ is_open: false })
    .where('user_id', '=', requireUser(context).id)
    .execute()
  return { result: true as const }
}
