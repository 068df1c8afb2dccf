import type { Kysely } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { notFound } from './access.ts'
import { lockBudget } from './exchange.ts'

/** A parcela of a quote of the caller's, both held until the transaction ends. Throws 404. */
export async function lockInstallment(context: Context, db: Kysely<DB>, id: number) {
  const { budget_id } = await db
    .selectFrom('budget_installments')
    .select('budget_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  const budget = await lockBudget(context, db, budget_id)
  const row = await db
    .selectFrom('budget_installments')
    .selectAll()
    .where('id', '=', id)
    .where('voided_at', 'is', null)
    .executeTakeFirstOrThrow(notFound)
  return { budget, row }
}
