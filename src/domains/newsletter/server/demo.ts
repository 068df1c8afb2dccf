import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Program } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { isEmpty, readSeed } from '#platform/seed.ts'
import { DAY_MS } from '#time.ts'

/** A reader of the demonstration, who confirmed so many days before the first start. */
const DemoSubscriber = z.object({ email: z.email(), daysAgo: z.int().positive() })

/** Days before the first start on which the newest article went out. */
const SENT_DAYS_AGO = 2

/** Gives the demonstration readers, to whom nothing is ever sent, and one article that was. */
export async function seedDemoNewsletter({ db, clock }: Program) {
  if (!(await isEmpty(db, 'newsletter_subscribers')) || !(await isEmpty(db, 'newsletter_sendings'))) return
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
  const readers = readSeed('newsletter/subscribers.json', z.array(DemoSubscriber))
  await db.transaction().execute(async (db) => {
    const added = await db
      .insertInto('newsletter_subscribers')
      .values(
        readers.map(({ email, daysAgo }) => ({
          email,
          asked_at: before(daysAgo),
          confirmed_at: new Date(before(daysAgo).getTime() + 7 * 60_000),
          demo: true,
        })),
      )
      .returning(['id', 'confirmed_at'])
      .execute()
    const article = await db
      .selectFrom('public_archives')
      .select(['id', 'title', 'preview'])
      .orderBy('date', 'desc')
      .executeTakeFirst()
    if (!article?.id) return
    const started_at = before(SENT_DAYS_AGO)
    const title = article.title ?? ''
    const sender = await db.selectFrom('users').select('name').orderBy('id').executeTakeFirst()
    const { id } = await db
      .insertInto('newsletter_sendings')
      .values({
        ...{ archive_id: article.id, title, subject: title, summary: article.preview ?? '', origin: '' },
        ...{ by_name: sender?.name ?? '', started_at, demo: true },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const reached = added.filter(({ confirmed_at }) => confirmed_at !== null && confirmed_at < started_at)
    await db
      .insertInto('newsletter_deliveries')
      .values(
        reached.map((reader, index) => ({
          ...{ sending_id: id, subscriber_id: reader.id, at: new Date(started_at.getTime() + index * 1000) },
          state: index === 11 ? 'failed' : 'sent',
        })),
      )
      .execute()
  })
}

/** Removes both. */
export const removeDemoNewsletter = (db: Kysely<DB>) =>
  db.transaction().execute(async (db) => {
    await db.deleteFrom('newsletter_sendings').where('demo', '=', true).execute()
    await db.deleteFrom('newsletter_subscribers').where('demo', '=', true).execute()
  })
