import { type Kysely, sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { ListInput } from '#platform/contract/fields.ts'
import { sendRows } from '#platform/csv.ts'
import { countFound } from '#platform/db/count-found.ts'
import { hasWords } from '#platform/db/like.ts'
import { newestFirst, paginate } from '#platform/db/paginate.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { mailWay } from '#platform/mail/mail-way.ts'
import { dateTime, dayOf } from '#time.ts'

/** How many are on the list and how many have not confirmed yet, where letters go, and what can be sent. */
export async function countSubscribers(context: Context) {
  const { db } = context
  const [counts, next] = await Promise.all([
    db
      .selectFrom('newsletter_subscribers')
      .select([
        sql<number>`(count(*) filter (where confirmed_at is not null))::int`.as('confirmed'),
        sql<number>`(count(*) filter (where confirmed_at is not null and demo))::int`.as('examples'),
        sql<number>`(count(*) filter (where confirmed_at is null))::int`.as('waiting'),
      ])
      .executeTakeFirstOrThrow(),
    findUnsent(db),
  ])
  return { data: { ...counts, mail: mailWay(context), next } }
}

/** The newest article on the site that was not sent; null where there is none. */
async function findUnsent(db: Kysely<DB>): Promise<number | null> {
  const row = await db
    .selectFrom('public_archives')
    .select('id')
    .where('id', 'not in', (sent) =>
      sent.selectFrom('newsletter_sendings').select('archive_id').where('archive_id', 'is not', null),
    )
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.id ?? null
}

/** A page of those who have confirmed, newest first. */
export async function listSubscribers(context: Context, { q = '', ...input }: ListInput & { q?: string | undefined }) {
  const chosen = chooseConfirmed(context, q)
  const shown = chosen.select(['id', 'email', 'confirmed_at']).$narrowType<{ confirmed_at: Date }>()
  const [{ rows, ...next }, total] = await Promise.all([
    paginate(input, 'confirmed_at', (range) => newestFirst(shown, 'confirmed_at', range).execute()),
    q ? countFound(context.db, chosen) : countAll(context),
  ])
  const data = rows.map(({ confirmed_at, ...row }) => ({ ...row, confirmed_at: confirmed_at.toISOString() }))
  return { data, total, ...next }
}

async function countAll(context: Context): Promise<number> {
  const { count } = await chooseConfirmed(context, '')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Those who have confirmed, in whose address all words are found. */
const chooseConfirmed = ({ db }: Context, q: string) =>
  db.selectFrom('newsletter_subscribers').where('confirmed_at', 'is not', null).where(hasWords('email', q))

const HEAD = 'E-mail,Confirmado em,Demonstração'.split(',')

/** The same as a table, newest first. */
export async function sendSubscribersCsv(context: Context, q = ''): Promise<File> {
  const subscribers = await chooseConfirmed(context, q)
    .select(['email', 'confirmed_at', 'demo'])
    .$narrowType<{ confirmed_at: Date }>()
    .orderBy('confirmed_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const rows = subscribers.map(({ email, confirmed_at, demo }) => [email, dateTime(confirmed_at), demo ? 'sim' : ''])
  return sendRows(context, `inscritos ${dayOf(context.clock.now())}.csv`, [HEAD, ...rows])
}
