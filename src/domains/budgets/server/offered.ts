import { sql } from 'kysely'
import type { Receivables } from '#platform/context.ts'
import { dayOf } from '#time.ts'
import { formPath, numberText, OPEN_STATES } from '../budget.ts'
import { documentOf } from './columns.ts'

/** Begins the key of a client that is known by its name alone. */
const NAME = 'nome '

/** Who pays a quote: a record of the client, or its name alone. */
export const CUSTOMER = sql<string>`coalesce(client_id::text, ${sql.lit(NAME)} || lower(folded(client)))`

const inLedger = (owner: number | null) => (owner === null ? sql<boolean>`true` : sql<boolean>`id_user = ${owner}`)

/** What the versions that clients have, and may still accept, would bring. */
export const listOffered: NonNullable<Receivables['listOffered']> = async (context, { owner, limit }) => {
  const rows = await context.db
    .selectFrom('budgets')
    .innerJoin('budget_versions', (join) =>
      join.onRef('budget_id', '=', 'budgets.id').onRef('budget_versions.version', '=', 'budgets.version'),
    )
    .select(['budgets.id', 'client', 'document'])
    .where('state', 'in', OPEN_STATES)
    .where('budget_validity', '>=', dayOf(context.clock.now()))
    .where(inLedger(owner))
    .orderBy('date', 'desc')
    .orderBy('budgets.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, client, ...version }) => {
    const { total, payments } = documentOf(version)
    const terms = payments.map(({ due, days, amount }) => ({ due, days, amount }))
    return {
      ...{ id, total, to: formPath(id) },
      description: `Orçamento ${numberText(id)}: ${client}`,
      terms: terms.length > 0 ? terms : [{ due: '', amount: total }],
    }
  })
}

/** How late these clients were with the parcelas that they paid since a day. */
export const listHabits: NonNullable<Receivables['listHabits']> = async (context, { owner, since, customers }) => {
  const names = customers.flatMap((key) => (key.startsWith(NAME) ? [key.slice(NAME.length)] : []))
  const records = customers.filter((key) => !key.startsWith(NAME)).map(Number)
  const rows = await context.db
    .selectFrom('budget_installments')
    .innerJoin('budgets', 'budgets.id', 'budget_id')
    .select([
      CUSTOMER.as('customer'),
      sql<number>`avg(paid_on - due)::float8`.as('days'),
      sql<number>`count(*)::integer`.as('paid'),
    ])
    .where('paid_on', '>=', since)
    .where('voided_at', 'is', null)
    .where(inLedger(owner))
    .where(
      sql<boolean>`(client_id = any (${records}::integer[])
        or (client_id is null and lower(folded(client)) = any (${names}::text[])))`,
    )
    .groupBy(CUSTOMER)
    .execute()
  return new Map(rows.map(({ customer, ...habit }) => [customer, habit]))
}
