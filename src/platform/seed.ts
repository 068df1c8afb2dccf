import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type * as z from 'zod'
import type { DB } from './db/tables.gen.ts'

/** The folder of the content that comes with the program. */
const FOLDER = 'seed'

/** A text of that content by its path, e.g. 'site/privacy.md'. */
export const readSeedText = (path: string): string => readFileSync(join(FOLDER, path), 'utf8')

/** The JSON of that content at a path, e.g. 'clients/clients.json', as its schema says. */
export const readSeed = <Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> =>
  schema.parse(JSON.parse(readSeedText(path)))

/** Whether a table has no rows: content that comes with the program is added there alone. */
export async function isEmpty(db: Kysely<DB>, table: keyof DB): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select((eb) => eb.lit(1).as('any'))
    .limit(1)
    .executeTakeFirst()
  return row === undefined
}
