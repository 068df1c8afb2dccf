import { sql } from 'kysely'
import { toReais } from '#money.ts'
import { scopeOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { dayOf } from '#time.ts'
import { RECEIVED } from './installments.ts'

/** What a client was billed, has paid (with fine and interest, less discounts, as the ledger has it) and owes by the parcelas of the quotes that the caller may see. Throws 404. */
export async function sumOfClient(context: Context, id: number) {
  const owner = scopeOf(context)
  const sumOf = (condition = sql<boolean>`true`, part = sql`amount`) =>
    sql<number>`coalesce(sum(${part}) filter (where ${condition}), 0)::bigint`
  const isOpen = sql<boolean>`paid_on is null`
  const sums = await context.db
    .selectFrom('clients')
    .leftJoin('budgets', (join) =>
      join
        .onRef('budgets.client_id', '=', 'clients.id')
        .$call((quotes) => (owner === null ? quotes : quotes.on('id_user', '=', owner))),
    )
    .leftJoin('budget_installments', (join) => join.onRef('budget_id', '=', 'budgets.id').on('voided_at', 'is', null))
    .select([
      sumOf().as('billed'),
      sumOf(sql`paid_on is not null`, RECEIVED).as('paid'),
      sumOf(isOpen).as('open'),
      sumOf(sql`${isOpen} and due < ${dayOf(context.clock.now())}`).as('overdue'),
    ])
    .where('clients.id', '=', id)
    .where('clients.deleted_at', 'is', null)
    .groupBy('clients.id')
    .executeTakeFirstOrThrow(() => new AppError('missing', 'Este cliente não existe mais.'))
  const { billed, paid, open, overdue } = sums
  return {
    data: { billed: toReais(billed), paid: toReais(paid), open: toReais(open), overdue: toReais(overdue) },
  }
}
