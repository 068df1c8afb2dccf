import { type Kysely, sql } from 'kysely'
import type { Program } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'

/** Milliseconds after which a letter under way is one whose run has ended: longer than a mail server may take. */
const INTERRUPTED = 5 * 60_000

type Base = Pick<Program, 'db' | 'clock'>

/** A letter that this run alone may send. */
export interface Claimed {
  id: number
  subscriber_id: number
  email: string
}

/** Claims the next letter that is due; undefined where none is. */
export async function claimNext({ db, clock }: Base, sending: number): Promise<Claimed | undefined> {
  const now = clock.now()
  const { rows } = await sql<Claimed>`
    update newsletter_deliveries delivery set state = 'sending', at = ${now}
    from newsletter_subscribers subscriber
    where subscriber.id = delivery.subscriber_id and delivery.state = 'waiting' and delivery.id = (
      select id from newsletter_deliveries
      where sending_id = ${sending} and state = 'waiting' and at <= ${now} and subscriber_id is not null
      order by at, id limit 1 for update skip locked)
    returning delivery.id, subscriber_id, email`.execute(db)
  return rows[0]
}

interface Outcome {
  state: 'sent' | 'failed' | 'unknown' | 'waiting'
  /** Milliseconds until it is due again. */
  wait?: number
}

/** Stores what came of a claimed letter. One that did not go out is over where its reader has left meanwhile. */
export const settle = async ({ db, clock }: Base, { id }: Claimed, { state, wait = 0 }: Outcome) => {
  const at = new Date(clock.now().getTime() + wait)
  await db
    .updateTable('newsletter_deliveries')
    .set({ state, at })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute()
  await db
    .deleteFrom('newsletter_deliveries')
    .where('id', '=', id)
    .where('subscriber_id', 'is', null)
    .where('state', 'in', ['waiting', 'failed'])
    .execute()
}

/** Counts a try of letters that the mail server has put off; those that have had theirs have failed. */
export const countTries = async ({ db, clock }: Base, ids: readonly number[], most: number) => {
  await sql`
    update newsletter_deliveries set tries = tries + 1,
      state = case when tries + 1 >= ${most} then 'failed' else state end,
      at = case when tries + 1 >= ${most} then ${clock.now()}::timestamptz else at end
    where id = any (${[...ids]}::int[]) and state = 'waiting'`.execute(db)
}

/** Makes waiting letters due at once. */
export const makeDue = async ({ db, clock }: Base, ids: readonly number[]) => {
  await db
    .updateTable('newsletter_deliveries')
    .set({ at: clock.now() })
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val([...ids]))))
    .where('state', '=', 'waiting')
    .execute()
}

/** Marks those that were under way when a run ended: nobody knows whether they went out. */
export const endInterrupted = async ({ db, clock }: Base, sending: number) => {
  await db
    .updateTable('newsletter_deliveries')
    .set({ state: 'unknown', at: clock.now() })
    .where('sending_id', '=', sending)
    .where('state', '=', 'sending')
    .where('at', '<', new Date(clock.now().getTime() - INTERRUPTED))
    .execute()
}

/** Stops a sending: what waits counts as failed. */
export const stopWaiting = async ({ db, clock }: Base, sending: number) => {
  await db
    .updateTable('newsletter_deliveries')
    .set({ state: 'failed', at: clock.now() })
    .where('sending_id', '=', sending)
    .where('state', '=', 'waiting')
    .execute()
}

/** When the sending has something to do again; undefined where it is over. */
export async function nextTime(db: Kysely<DB>, sending: number): Promise<Date | undefined> {
  const rows = await db
    .selectFrom('newsletter_deliveries')
    .select(['state', sql<Date>`min(at)`.as('at')])
    .where('sending_id', '=', sending)
    .where(({ eb, and, or }) =>
      or([eb('state', '=', 'sending'), and([eb('state', '=', 'waiting'), eb('subscriber_id', 'is not', null)])]),
    )
    .groupBy('state')
    .execute()
  const times = rows.map(({ state, at }) => at.getTime() + (state === 'sending' ? INTERRUPTED + 1000 : 0))
  return times.length > 0 ? new Date(Math.min(...times)) : undefined
}
