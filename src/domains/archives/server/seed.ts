import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Context, Program } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { plainText } from '#platform/markdown/plain-text.ts'
import { isEmpty, readSeed, readSeedText } from '#platform/seed.ts'
import { DAY_MS } from '#time.ts'
import { cutPreview } from '../archive.ts'
import { tagSlug } from '../tags.ts'
import { toBody } from './save.ts'

const Index = z.array(
  z.object({
    file: z.string(),
    author: z.string(),
    title: z.string(),
    description: z.string(),
    link: z.string(),
    tags: z.array(z.string()),
    highlighted: z.boolean(),
    public: z.boolean(),
    /** Publication date, in days before the first start. */
    daysAgo: z.number(),
    views: z.int(),
    likes: z.int(),
  }),
)

/** Fills an empty list with the demo's articles. */
export async function seedArchives({ db, clock, worker }: Program) {
  if (!(await isEmpty(db, 'archives'))) return
  const rows = []
  for (const { file, daysAgo, ...article } of readSeed('archives/index.json', Index)) {
    const date = new Date(clock.now().getTime() - daysAgo * DAY_MS)
    rows.push({
      ...article,
      tag_slugs: article.tags.map(tagSlug),
      preview: cutPreview(plainText(article.description)),
      ...(await toBody({ worker }, readSeedText(`archives/${file}`))),
      date,
      dated: article.public,
      sample: true,
      updated_at: date,
    })
  }
  await db.insertInto('archives').values(rows).execute()
}

/** The example articles that came with the program and are still there, the newest first. */
export const listSampleArchives = ({ db }: Pick<Context, 'db'>) =>
  db
    .selectFrom('archives')
    .select(['id', 'title', 'revision'])
    .where('sample', '=', true)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Deletes example articles in a transaction. Ids of others are left out. */
export async function removeSampleArchives(db: Kysely<DB>, ids: readonly number[]) {
  if (ids.length === 0) return
  await db.deleteFrom('archives').where('id', 'in', ids).where('sample', '=', true).execute()
}
