import type { Kysely } from 'kysely'
import { changeEvent } from '#domains/calendar/server/change.ts'
import { listInterested, listParticipants, raiseCalendars } from '#domains/calendar/server/counter.ts'
import { BOOKED_LINK } from '#domains/calendar/server/guests/emails.ts'
import { removeEvent } from '#domains/calendar/server/remove.ts'
import { mailboxOf } from '#mailbox.ts'
import { pick } from '#pick.ts'
import type { Context } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { DONE } from '#platform/contract/fields.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import type { Limit } from '#platform/http/limits.ts'
import { openSecretLink } from '#platform/http/secret-link.ts'
import { fromWallTime } from '#time.ts'
import type { visitContract as calls, ShownBooking } from '../visit-contract.ts'
import { taken } from './book.ts'
import { isFree, readFree } from './free.ts'
import { notifyCancelled, notifyMoved } from './notices.ts'
import { findOpenPage, type OpenPage } from './open-page.ts'
import { pathOf } from './pages.ts'
import { spendLook } from './visit.ts'

/** Moves of one booking, and of all that a mailbox has: each is told to both sides, also to an address that is a stranger's. */
const MOVE_LIMIT: Limit = { name: 'bookingChange', points: 10, duration: 60 * 60, stored: true }
const EMAIL_LIMIT: Limit = { name: 'bookingChangeEmail', points: 15, duration: 24 * 60 * 60, stored: true }

/** What was booked, with its event: null once that was cancelled, by either side. */
export const chooseBookings = (db: Kysely<DB>) =>
  db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.id_user')
    // Not null, as the index on it says: a left join does not prove it, and would read all guests.
    .leftJoin('calendar_guests', (join) =>
      join.onRef('booking_id', '=', 'bookings.id').on('booking_id', 'is not', null).on('is_removed', '=', false),
    )
    .leftJoin('calendar_events', 'calendar_events.id', 'calendar_guests.event_id')
    .select([
      'bookings.id',
      'bookings.page_id',
      'bookings.id_user',
      'bookings.title',
      'bookings.name',
      'bookings.email',
      'bookings.note',
      'bookings.created_at',
      'users.name as owner',
      'calendar_events.id as event',
      'calendar_events.rule',
      'calendar_events.location',
      // Those of its event while it has one: see migrations/0107_booked_hours.sql.
      'bookings.starts_at',
      'bookings.ends_at',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof chooseBookings>['executeTakeFirstOrThrow']>>

/** Throws 404 for a link that is none, and 429 after too many of those. */
export const openBooking = (context: Context, token: string) =>
  openSecretLink(context, { kind: BOOKED_LINK, token, number: 0, find: (id) => findBooking(context.db, id) })

const findBooking = async (db: Kysely<DB>, id: number) => {
  const row = await chooseBookings(db).where('bookings.id', '=', id).executeTakeFirst()
  return row && { ...row, number: 0 }
}

export const stateOf = ({ event, starts_at }: Row, now: Date): ShownBooking['state'] =>
  starts_at <= now ? 'over' : event === null ? 'cancelled' : 'stands'

/** What was booked, as its visitor sees it. Throws as `openBooking`. */
export async function readBooking(context: Context, { token, free, ...looked }: InputOf<typeof calls.booking>) {
  const row = await openBooking(context, token)
  const page = await findOpenPage(context.db, row.page_id)
  const state = stateOf(row, context.clock.now())
  const changeable = state === 'stands' && row.rule === null
  const movable = changeable && page !== undefined
  if (free && movable) await spendLook(context)
  return {
    data: {
      ...pick(row, ['title', 'owner', 'name', 'email', 'note']),
      mail: context.mail.server !== undefined,
      location: row.location ?? '',
      start: row.starts_at.toISOString(),
      end: row.ends_at.toISOString(),
      ...{ state, changeable, movable },
      page: page ? pathOf(context, page) : '',
      free: free && movable ? await readFree(context, pageFor(page, row), looked, row.event!) : null,
    },
  }
}

/** Throws 409 for what has begun, was cancelled, or was made a series by the firm. */
function requireChangeable(row: Row, now: Date): asserts row is Row & { event: number } {
  if (stateOf(row, now) !== 'stands' || row.rule !== null) throw over()
}

const over = () => new AppError('event-over', 'Este horário já começou, foi cancelado, ou só muda falando com a gente.')

type Hours = Pick<Row, 'starts_at' | 'ends_at'>

const durationMs = ({ starts_at, ends_at }: Hours) => ends_at.getTime() - starts_at.getTime()

/** A page for who moves what was booked, which stays as long as it is. */
const pageFor = (page: OpenPage, row: Hours) => ({ ...page, needed: durationMs(row) / 60_000 })

/** Moves a booked hour to another free one. Throws as `openBooking`, 409, and 429 after too many changes. */
export async function moveBooking(context: Context, { token, start }: InputOf<typeof calls.move>) {
  const row = await openBooking(context, token)
  requireChangeable(row, context.clock.now())
  const from = new Date(fromWallTime(start)!)
  if (from.getTime() === row.starts_at.getTime()) return DONE
  await context.limits.spend(MOVE_LIMIT, String(row.id))
  await context.limits.spend(EMAIL_LIMIT, mailboxOf(row.email))
  const { event } = row
  if (!(await findOpenPage(context.db, row.page_id))) throw taken()
  // As long as it is: the firm may have made it longer than its page says.
  const to = new Date(from.getTime() + durationMs(row))
  await changeEvent(
    asVisitor(context, row),
    { id: event, scope: 'this', start_date: from.toISOString(), end_date: to.toISOString() },
    {
      async check(inside) {
        const { people, booked } = await lockBooked(inside, row)
        const present = await findOpenPage(inside.db, row.page_id)
        const isSame = durationMs(booked) === durationMs(row)
        const canMove = isSame && present !== undefined && people.length > 0
        if (!(canMove && (await isFree(inside, pageFor(present, row), start, event)))) throw taken()
      },
      async tell(inside, before) {
        const people = await listInterested(inside.db, event)
        await notifyMoved({ ...inside, actor: null }, { before, event, people, visitor: row })
      },
    },
  ).catch(unlessGone(over))
  return DONE
}

/** Cancels a booked hour; one that the firm has removed does not come back after it. Throws as `openBooking`, and 409. */
export async function cancelBooking(context: Context, { token }: InputOf<typeof calls.cancel>) {
  const row = await openBooking(context, token)
  if (stateOf(row, context.clock.now()) === 'cancelled') {
    await noteCancelled(context, row)
    return DONE
  }
  requireChangeable(row, context.clock.now())
  await removeEvent(
    asVisitor(context, row),
    { id: row.event, occurrence: '', scope: 'all' },
    {
      async check(inside) {
        await lockBooked(inside, row)
        await noteCancelled(inside, row)
      },
      tell: (inside, shown, people) => notifyCancelled({ ...inside, actor: null }, shown, { people, visitor: row }),
    },
  ).catch(async (failure) => {
    unlessGone()(failure)
    await noteCancelled(context, row)
  })
  return DONE
}

const noteCancelled = ({ db, clock }: Context, { id }: Row) =>
  db.updateTable('bookings').set({ cancelled_at: clock.now() }).where('id', '=', id).execute()

/** For a change whose event went meanwhile, cancelled by either side. Throws what `instead` says, and any other failure. */
const unlessGone = (instead?: () => AppError) => (failure: unknown) => {
  if (!(failure instanceof AppError && failure.code === 'missing')) throw failure
  if (instead) throw instead()
}

/**
 * Locks the calendars of an event, whose row the transaction holds already, and says whose they are, with what is booked now. Throws 409 where the
 * hour can be changed no more since it was read.
 */
async function lockBooked({ db, clock }: Context, { id, event }: Row): Promise<{ people: number[]; booked: Row }> {
  const people = await listParticipants(db, event!)
  await raiseCalendars(db, people)
  const present = await findBooking(db, id)
  if (!present) throw over()
  requireChangeable(present, clock.now())
  return { people, booked: present }
}

/** The visitor changes the event in its owner's place. The event's history keeps no visitor's name. */
const asVisitor = (context: Context, { id_user }: Row): Context => ({
  ...context,
  actor: { id: id_user, name: 'Quem marcou', email: '', administers: false, session: 0 },
})
