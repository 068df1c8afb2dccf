import type { Kysely } from 'kysely'
import type { Program } from '#platform/context.ts'
import { z } from '#platform/contract/fields.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { forEachRow } from '#platform/jobs/for-each-row.ts'
import { defineJob } from '#platform/jobs/job.ts'
import type { Answer } from '../../calendar.ts'
import { writeGuestEmail } from './emails.ts'
import { differs, isOver, readSentEvent, type SentEvent } from './sent-event.ts'

/** Milliseconds after a change until guests get an e-mail about it: what is changed back until then makes none. */
export const PAUSE = 60_000

/**
 * Sends guests what has changed of their events since their last e-mail: the invitation, another time or place, the
 * cancellation. It compares the present event with the one that was sent, so that what was missed while the program did
 * not run goes out later, once.
 */
export const guestsJob = defineJob({
  name: 'calendar-guests',
  payload: z.object({}),
  schedule: '*/5 * * * *',
  async handler(program) {
    const { db, clock } = program
    const rows = await db
      .selectFrom('calendar_guests')
      .select('id')
      .where(({ eb, or, and }) =>
        or([eb('check_at', '<=', clock.now()), and([eb('event_id', 'is', null), eb('check_at', 'is', null)])]),
      )
      .orderBy('id')
      .execute()
    const update = ({ id }: { id: number }) => db.transaction().execute((db) => updateGuest(program, db, id))
    const failure = await forEachRow(program, rows, update, { failed: 'a guest was not sent an e-mail' })
    if (failure) throw failure
  },
})

/** Sends a guest what they do not know yet, and stores that they do. */
async function updateGuest(program: Program, db: Kysely<DB>, id: number) {
  const now = program.clock.now()
  const row = await db.selectFrom('calendar_guests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row || (row.check_at ? row.check_at > now : row.event_id !== null)) return
  const event = row.is_removed ? null : row.event_id
  const present = event === null ? undefined : asToldTo(row, await readSentEvent(db, event))
  const change = describeChange(row.sent as unknown as SentEvent | null, present)
  if (change && !isOver(change.sent, now)) {
    const guest = { ...row, answer: row.answer as Answer }
    await program.mail.send(await writeGuestEmail({ ...program, db }, guest, change), { db })
  }
  if (event === null) await db.deleteFrom('calendar_guests').where('id', '=', id).execute()
  else
    await db
      .updateTable('calendar_guests')
      .set({ check_at: null, ...(change && { sent: present ? JSON.stringify(present) : null }) })
      .where('id', '=', id)
      .execute()
}

/** An event as one of its guests is told of it: who booked it under the name that it was booked by, without our own notes. */
export function asToldTo({ title }: { title: string | null }, sent: SentEvent | undefined): SentEvent | undefined {
  if (title === null || !sent) return sent
  const texts = { title, description: '' }
  const changed = sent.event.changed.map((one) => ({ ...one, ...texts }))
  return { ...sent, event: { ...sent.event, ...texts, changed } }
}

/**
 * What is to be sent; undefined where the guest knows all.
 * @param known what they were sent last; null for nothing
 * @param present the event now; undefined where it is not the guest's any more
 */
function describeChange(known: SentEvent | null, present: SentEvent | undefined) {
  if (!present) return known ? { sent: known, occasion: 'cancelled' as const } : undefined
  if (!known) return { sent: present, occasion: 'invited' as const }
  return differs(known, present) ? { sent: present, occasion: 'changed' as const } : undefined
}

type Waking = Pick<Program, 'clock' | 'jobs'>

/** Has the guests of events notified of a change soon, in its transaction. */
export async function notifyGuests({ clock, jobs }: Waking, db: Kysely<DB>, events: readonly number[]) {
  const at = new Date(clock.now().getTime() + PAUSE)
  const changed = await db
    .updateTable('calendar_guests')
    .set({ check_at: at })
    .where(({ eb, fn, val }) => eb('event_id', '=', fn.any(val([...events]))))
    .executeTakeFirst()
  if (changed.numUpdatedRows > 0n) await jobs.send(guestsJob, {}, { startAfter: at, key: at.toISOString(), db })
}

/** Has guests notified at once who were invited, or whose event is gone, in the transaction of that. */
export const notifyGuestsNow = async ({ jobs }: Waking, db: Kysely<DB>) => {
  await jobs.send(guestsJob, {}, { key: 'now', db })
}
