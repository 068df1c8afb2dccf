import type { Kysely } from 'kysely'
import { DEFAULT_TAG } from '#domains/calendar/calendar.ts'
import { raiseCalendars } from '#domains/calendar/server/counter.ts'
import { insertEvent } from '#domains/calendar/server/create.ts'
import { changeFields, startingFields } from '#domains/calendar/server/fields.ts'
import { BOOKED_LINK } from '#domains/calendar/server/guests/emails.ts'
import { notifyGuestsNow } from '#domains/calendar/server/guests/send-job.ts'
import { findOrAddTag } from '#domains/calendar/server/tags.ts'
import { mailboxOf } from '#mailbox.ts'
import type { Context, Program } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import type { Limit } from '#platform/http/limits.ts'
import { safeOrigin } from '#platform/http/origin.ts'
import { makeSecretToken } from '#platform/http/secret-link.ts'
import { visitorShare } from '#platform/http/visitor-share.ts'
import { fromWallTime } from '#time.ts'
import type { Wanted } from '../visit-contract.ts'
import { isFree } from './free.ts'
import { notifyBooked } from './notices.ts'
import { findOpenPage, type OpenPage, openPage } from './open-page.ts'

/** Hours booked from one network, and for one mailbox: each sends an e-mail to an address that somebody has typed. */
const share = visitorShare('booking')
const EMAIL_LIMIT: Limit = { name: 'bookingEmail', points: 5, duration: 24 * 60 * 60, stored: true }

/** The tag of booked events. */
const TAG = 'agendamento'

const TAKEN = 'Este horário acabou de ser ocupado, ou não é mais oferecido. Escolha outro: os livres estão aqui.'
export const taken = () => new AppError('hour-taken', TAKEN, { start: TAKEN })

/** The token of the link to what was booked. */
export const tokenOf = (program: Pick<Program, 'secret'>, id: number) =>
  makeSecretToken(program, { kind: BOOKED_LINK, id, number: 0 })

/**
 * Books an hour: an event in the calendar of the page's owner, with the visitor as its guest, who is sent it by e-mail, and a
 * notice. A repeated key books nothing more. Throws 404, 409 where the hour is not free any more, 422, and 429 after too many
 * from one network or for one mailbox.
 */
export async function book(context: Context, wanted: Wanted) {
  if (wanted.site) return answer('')
  const page = await openPage(context, wanted.address)
  const known = await findByKey(context.db, wanted, page)
  if (known) return answer(tokenOf(context, known))
  await share.spend(context)
  await context.limits.spend(EMAIL_LIMIT, mailboxOf(wanted.email))
  const id = await context.db.transaction().execute((db) => bookTx({ ...context, db }, page, wanted))
  return answer(tokenOf(context, id))
}

const answer = (token: string) => ({ result: true as const, data: { token } })

/** The booking that was made with a key. Throws 422 where that was another one: somebody went back to the form. */
async function findByKey(db: Kysely<DB>, { key, email, start }: Wanted, { id }: OpenPage): Promise<number | undefined> {
  const row = await db
    .selectFrom('bookings')
    .select(['id', 'page_id', 'email', 'starts_at'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return undefined
  const isSame = row.page_id === id && row.email === email && row.starts_at.toISOString() === fromWallTime(start)
  if (isSame) return row.id
  throw new AppError('key-used', 'Desta página já saiu outro horário. Se quer mais um, marque de novo.')
}

async function bookTx(context: Context, visited: OpenPage, wanted: Wanted): Promise<number> {
  const { db, clock } = context
  const owner = visited.id_user
  // Before the counter, as every change of a calendar has it.
  const tag = await chooseTag(db, owner)
  // Locks the counter of the calendar until the end: who books or changes it at the same moment waits here, or has told of it.
  await raiseCalendars(db, [owner])
  const known = await findByKey(db, wanted, visited)
  if (known) return known
  const page = await findOpenPage(db, visited.id)
  if (!page || !(await isFree(context, page, wanted.start))) throw taken()
  const { name, email, note = '' } = wanted
  const visitor = { name, email, note, title: page.name }
  const start = new Date(fromWallTime(wanted.start)!)
  const end = new Date(start.getTime() + page.minutes * 60_000)
  const { id } = await db
    .insertInto('bookings')
    .values({
      ...{ ...visitor, page_id: page.id, id_user: owner, key: wanted.key },
      ...{ starts_at: start, ends_at: end, created_at: clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const patch = {
    title: `${name}: ${page.name}`,
    description: [`E-mail: ${email}`, note, 'Marcado pela página de agendamento.'].filter(Boolean).join('\n\n'),
    location: page.location,
    start_date: start.toISOString(),
    end_date: end.toISOString(),
    calendar_tag: tag,
  }
  const event = await insertEvent(context, db, { owner, fields: changeFields(startingFields(patch), patch) })
  await db
    .insertInto('calendar_guests')
    .values({
      ...{ event_id: event, email, answer: 'accepted', answered_at: clock.now(), check_at: clock.now() },
      ...{ origin: safeOrigin(context), booking_id: id, title: page.name },
    })
    .execute()
  await notifyBooked(context, event, visitor, owner)
  await notifyGuestsNow(context, db)
  return id
}

/** The name of the tag: the default one where the person has no room for another. */
const chooseTag = (db: Kysely<DB>, owner: number) =>
  findOrAddTag(db, owner, TAG).then(
    () => TAG,
    async (error) => {
      if (!(error instanceof AppError)) throw error
      await findOrAddTag(db, owner, DEFAULT_TAG)
      return DEFAULT_TAG
    },
  )
