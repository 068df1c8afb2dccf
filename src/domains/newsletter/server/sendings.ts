import { type Kysely, sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { ListInput } from '#platform/contract/fields.ts'
import { newestFirst, paginate } from '#platform/db/paginate.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { Sending } from '../contract.ts'

/** Milliseconds without a change after which a sending counts as stuck, where letters of it wait. */
const STUCK = 15 * 60_000

const SHOWN = ['id', 'archive_id', 'subject', 'started_at', 'by_name', 'demo'] as const

/** A page of what was sent, newest first. */
export async function listSendings(context: Context, input: ListInput) {
  const { db } = context
  const shown = db.selectFrom('newsletter_sendings').select(SHOWN)
  const [{ rows, ...next }, { total }] = await Promise.all([
    paginate(input, 'started_at', (range) => newestFirst(shown, 'started_at', range).execute()),
    db.selectFrom('newsletter_sendings').select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { data: await withCounts(context, rows), total, ...next }
}

/** The sending of an article; undefined where it was not sent. */
export async function findSendingOf(context: Context, archive: number): Promise<Sending | undefined> {
  const row = await context.db
    .selectFrom('newsletter_sendings')
    .select(SHOWN)
    .where('archive_id', '=', archive)
    .executeTakeFirst()
  return row && (await withCounts(context, [row]))[0]
}

/** A sending by its id. Throws where there is none. */
export async function readSending(context: Context, id: number): Promise<Sending> {
  const row = await context.db
    .selectFrom('newsletter_sendings')
    .select(SHOWN)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const [sending] = await withCounts(context, [row])
  return sending!
}

interface Row extends Pick<Sending, 'id' | 'archive_id' | 'subject' | 'demo'> {
  started_at: Date
  by_name: string
}

async function withCounts({ db, clock }: Context, rows: readonly Row[]): Promise<Sending[]> {
  const counted = await countStates(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ started_at, by_name, ...row }) => {
    const states = counted.filter(({ sending_id }) => sending_id === row.id)
    const of = (...names: string[]) =>
      states.filter(({ state }) => names.includes(state)).reduce((sum, { count }) => sum + count, 0)
    const waiting = of('waiting', 'sending')
    const last = Math.max(started_at.getTime(), ...states.map(({ last }) => last.getTime()))
    return {
      ...row,
      started_at: started_at.toISOString(),
      by: by_name,
      counts: {
        ...{ total: waiting + of('sent', 'failed', 'unknown'), sent: of('sent'), waiting, failed: of('failed') },
        ...{ unknown: of('unknown'), isStuck: waiting > 0 && last < clock.now().getTime() - STUCK },
      },
    }
  })
}

const countStates = (db: Kysely<DB>, ids: readonly number[]) =>
  db
    .selectFrom('newsletter_deliveries')
    .select(['sending_id', 'state', sql<number>`count(*)::int`.as('count'), sql<Date>`max(at)`.as('last')])
    .where(({ eb, fn, val }) => eb('sending_id', '=', fn.any(val([...ids]))))
    .groupBy(['sending_id', 'state'])
    .execute()
