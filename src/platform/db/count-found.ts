import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { MAX_COUNTED } from '#max-counted.ts'
import type { DB } from './tables.gen.ts'

/** How many rows a search chooses: exact up to `MAX_COUNTED`, and one more for any number beyond. */
export async function countFound<Tables, Table extends keyof Tables>(
  db: Kysely<DB>,
  found: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const counted = found.select(sql<number>`1`.as('one')).limit(MAX_COUNTED + 1)
  const { total } = await db
    .selectFrom(counted.as('counted'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}
