import { type Kysely, sql } from 'kysely'
import * as z from 'zod'
import { toCents } from '#money.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { firstOfMonth } from '#time.ts'

/** What a category of the demonstration may spend a month, in reais, and how many months ago that was said. */
export const DemoLimit = z.object({ category: z.string(), amount: z.number(), monthsAgo: z.int() })

/** Says how much the categories of a ledger may spend a month. */
export async function addDemoLimits(
  db: Kysely<DB>,
  { today, id_user }: { today: string; id_user: number },
  limits: readonly z.infer<typeof DemoLimit>[],
) {
  for (const { category, amount, monthsAgo } of limits)
    await sql`
      insert into finance_monthly_limits (category_id, from_month, cents, demo)
      select id, ${firstOfMonth(today, -monthsAgo)}::date, ${toCents(amount)}::bigint, true from finance_categories
      where id_user = ${id_user} and name = ${category}
      on conflict do nothing`.execute(db)
}
