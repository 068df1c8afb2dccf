import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { Program } from '#platform/context.ts'
import { plainText } from '#platform/markdown/plain-text.ts'
import { DAY_MS } from '#time.ts'
import { cutPreview } from '../archive.ts'
import { toBody } from './save.ts'

const FOLDER = 'seed/archives'

const Index = z.array(
  z.object({
    file: z.string(),
    title: z.string(),
    description: z.string(),
    link: z.string(),
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
  const any = await db.selectFrom('archives').select('id').limit(1).executeTakeFirst()
  if (any) return
  const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8')
  const rows = []
  for (const { file, daysAgo, ...article } of Index.parse(JSON.parse(read('index.json')))) {
    const date = new Date(clock.now().getTime() - daysAgo * DAY_MS)
    rows.push({
      ...article,
      preview: cutPreview(plainText(article.description)),
      ...(await toBody({ worker }, read(file))),
      date,
      dated: article.public,
      sample: true,
      updated_at: date,
    })
  }
  await db.insertInto('archives').values(rows).execute()
}
