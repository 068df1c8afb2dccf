import { type Kysely, sql } from 'kysely'
import * as z from 'zod'
import type { DB } from '#platform/db/tables.gen.ts'
import { readSeed } from '#platform/seed.ts'
import { HUES } from '../labels.ts'

const DemoLabel = z.object({ name: z.string(), hue: z.enum(HUES) })

/** Adds the demonstration's labels, but for names that the firm has; answers with the ids of all of its names. */
export async function addDemoLabels(db: Kysely<DB>, now: Date): Promise<ReadonlyMap<string, number>> {
  const labels = readSeed('production/labels.json', z.array(DemoLabel))
  await db
    .insertInto('labels')
    .values(labels.map((label) => ({ ...label, created_at: now, demo: true })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const rows = await db
    .selectFrom('labels')
    .select(['id', 'name'])
    .where('deleted_at', 'is', null)
    .where(
      'name',
      'in',
      labels.map(({ name }) => name),
    )
    .execute()
  return new Map(rows.map(({ id, name }) => [name, id]))
}

/** Removes those of the demonstration's labels that no task has. */
export async function removeDemoLabels(db: Kysely<DB>) {
  await db
    .deleteFrom('labels')
    .where('demo', '=', true)
    .where(sql<boolean>`not exists (select from tasks where label_ids <> '{}' and label_ids @> array[labels.id])`)
    .execute()
}
