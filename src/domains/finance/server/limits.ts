import { type Kysely, sql } from 'kysely'
import { fromDecimal, toDecimal } from '#money.ts'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { dayOf, firstOfMonth } from '#time.ts'
import type { MonthLimit, MonthLimits } from '../categories-contract.ts'
import { MAX_UNLIMITED, MEAN_MONTHS } from '../finance.ts'
import { inLedger } from './access.ts'
import { shiftsOf } from './shares.ts'

/** The row that says the limit of a category (`category`, SQL) in the month that begins on that day. */
const heldOf = (category: unknown, first: string, columns: string) => sql`(
  select ${sql.raw(columns)} from finance_monthly_limits where category_id = ${category} and from_month <= ${first}::date
  order by from_month desc limit 1)`

/** Cents of that limit; null for none. */
export const limitOf = (category: unknown, first: string) => sql<number | null>`${heldOf(category, first, 'cents')}`

interface Row {
  id: number
  id_user: number
  owner: string
  category: string
  color: number
  monthly_limit: number | null
  /** The day on which it was said; null of one from before that was kept. */
  set_on: string | null
  spent: number
  /** In the months before whose mean is offered. */
  spent_before: number
}

/**
 * What each category spent in a month, 'YYYY-MM', and what it may: those with a limit, the furthest over or the nearest to
 * it first, then the others that spent something, the most first. Read from the kept sums, and what parts move between
 * categories.
 */
async function findLimits(db: Kysely<DB>, owner: number | null, month: string): Promise<Row[]> {
  const first = `${month}-01`
  const since = firstOfMonth(first, -MEAN_MONTHS)
  const { rows } = await sql<Row>`
    select known.id, known.id_user, users.name as owner, known.name as category, known.color,
      held.cents as monthly_limit, held.set_on, coalesce(spent, 0) as spent, coalesce(spent_before, 0) as spent_before
    from finance_categories as known
    join users on users.id = known.id_user
    left join lateral ${heldOf(sql`known.id`, first, 'cents, set_on')} as held on true
    left join (
      select id_user, category,
        coalesce(sum(amount) filter (where month = ${first}::date), 0)::bigint as spent,
        coalesce(sum(amount) filter (where month < ${first}::date), 0)::bigint as spent_before
      from (
        select id_user, category, month, amount from finance_sums
        where month between ${since}::date and ${first}::date and type = 'despesa' and not transfer
          and ${inLedger(owner)}
        union all
        select id_user, category, month, amount from (${shiftsOf(sql`
          report.date >= ${since}::date and report.date < ${firstOfMonth(first, 1)}::date
          and report.type = 'despesa' and not report.transfer and ${inLedger(owner, 'report.id_user')}`)}) as shifts
      ) as sums group by id_user, category
    ) as used on used.id_user = known.id_user and used.category = known.name
    where ${inLedger(owner, 'known.id_user')} and (held.cents is not null or spent > 0)
    order by coalesce(spent, 0)::numeric / held.cents desc nulls last, spent desc, known.key, known.id`.execute(db)
  return rows
}

/** A month's categories with their limits, 'YYYY-MM', in the ledger of that user; null for all ledgers. */
export async function readLimits({ db }: Pick<Context, 'db'>, owner: number | null, month: string) {
  const rows = await findLimits(db, owner, month)
  const [limited, unlimited] = [rows.filter(hasLimit), rows.filter((row) => !hasLimit(row)).slice(0, MAX_UNLIMITED)]
  const sumOf = (field: 'monthly_limit' | 'spent') => toDecimal(limited.reduce((sum, row) => sum + row[field], 0))
  return {
    categories: [...limited, ...unlimited].map(toWire),
    monthly_limit: sumOf('monthly_limit'),
    spent: sumOf('spent'),
  } satisfies MonthLimits
}

const hasLimit = (row: Row): row is Row & { monthly_limit: number } => row.monthly_limit !== null

const toWire = ({ monthly_limit, set_on: _, spent, spent_before, ...row }: Row): MonthLimit => ({
  ...row,
  monthly_limit: monthly_limit === null ? null : toDecimal(monthly_limit),
  spent: toDecimal(spent),
  mean: toDecimal(Math.round(spent_before / MEAN_MONTHS)),
})

/** The categories of a ledger that have spent more than they may in the month, 'YYYY-MM': the furthest over first. Cents. */
export async function findOver({ db }: Pick<Context, 'db'>, ledger: number, month: string) {
  const rows = await findLimits(db, ledger, month)
  return rows.filter(hasLimit).filter(({ monthly_limit, spent }) => spent > monthly_limit)
}

/** Says how much a category may spend from the current month on, null for as much as it likes; the months before stay. */
export async function setLimit(
  { clock }: Pick<Context, 'clock'>,
  db: Kysely<DB>,
  { id, monthly_limit }: { id: number; monthly_limit: string | null },
) {
  const set_on = dayOf(clock.now())
  const from_month = firstOfMonth(set_on)
  const cents = monthly_limit === null ? null : fromDecimal(monthly_limit)!
  const { held } = await db.selectNoFrom(limitOf(id, from_month).as('held')).executeTakeFirstOrThrow()
  // One of the demonstration that somebody confirms is theirs.
  const confirmed = db.updateTable('finance_monthly_limits').set({ demo: false }).where('category_id', '=', id)
  if (held === cents) return void (await confirmed.where('demo', '=', true).execute())
  await db
    .insertInto('finance_monthly_limits')
    .values({ category_id: id, from_month, cents, set_on })
    .onConflict((conflict) =>
      conflict.columns(['category_id', 'from_month']).doUpdateSet({ cents, set_on, demo: false }),
    )
    .execute()
}

/** Of two categories that become one: in each month it may spend what both might, since the later of both days. Two of the demonstration stay of it. */
export async function addLimits(db: Kysely<DB>, from: number, to: number) {
  await sql`
    insert into finance_monthly_limits (category_id, from_month, cents, set_on, demo)
    select ${to}::integer, from_month,
      (select sum(cents)::bigint from (values (${limitFrom(from)}), (${limitFrom(to)})) as held (cents)),
      (select max(set_on) from finance_monthly_limits as said
        where said.category_id in (${from}, ${to}) and said.from_month = months.from_month),
      (select bool_and(demo) from finance_monthly_limits as said
        where said.category_id in (${from}, ${to}) and said.from_month <= months.from_month)
    from (select distinct from_month from finance_monthly_limits where category_id in (${from}, ${to})) as months
    on conflict (category_id, from_month) do update
      set cents = excluded.cents, set_on = excluded.set_on, demo = excluded.demo`.execute(db)
}

const limitFrom = (category: number) => sql`(
  select cents from finance_monthly_limits as one where category_id = ${category} and one.from_month <= months.from_month
  order by one.from_month desc limit 1)`
