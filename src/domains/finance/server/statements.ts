import { type Expression, type Kysely, sql } from 'kysely'
import { toDecimal } from '#money.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { Account } from '../accounts-contract.ts'

/** Given balances of an account that are compared, the latest. */
const MOST = 200

interface Given {
  account_id: number
  day: string
  /** Cents. */
  balance: number
  booked: number
}

/** What entries bring less what they take. */
export const SIGNED = sql`sum(case type when 'receita' then amount else -amount end)`

/** Cents of an account's entries until the end of a day: the sums of the months before, and the entries of its month. */
export const bookedOn = (account: Expression<unknown>, day: unknown) => sql<number>`(
  coalesce((select ${SIGNED} from finance_sums as sums
    where sums.account_id = ${account} and sums.month < date_trunc('month', ${day}::date)::date), 0) +
  coalesce((select ${SIGNED} from finance_reports as report
    where report.account_id = ${account} and deleted_at is null
      and report.date between date_trunc('month', ${day}::date)::date and ${day}::date), 0))`

/**
 * Cents that an account (`finance_accounts`) has at the end of a day: the opening balance, and all its entries since that, transfers
 * too; before the opening's day less those until then.
 */
export const balanceOn = (day: unknown) => sql<number>`(opening_balance + ${bookedOn(sql`finance_accounts.id`, day)}
  - case when opening_day is null then 0 else ${bookedOn(sql`finance_accounts.id`, sql`(opening_day - 1)`)} end)::bigint`

/** For each of the accounts with a given balance: the last one beside that of the entries, and since when they differ. */
export async function readStatements(db: Kysely<DB>, ids: readonly number[]) {
  const { rows } = await sql<Given>`
    select account_id, day, balance, ${balanceOn(sql`given.day`)} as booked
    from (
      select distinct on (account_id, day) account_id, day, balance,
        dense_rank() over (partition by account_id order by day desc) as place
      from finance_balances where account_id = any (${ids}) order by account_id, day desc, id desc
    ) as given join finance_accounts on finance_accounts.id = given.account_id
    where place <= ${MOST} order by account_id, day desc`.execute(db)
  const byAccount = Map.groupBy(rows, ({ account_id }) => account_id)
  const openings = await readOpenings(db, ids)
  return new Map(
    [...byAccount].map(([id, given]) => [
      id,
      { statement: compare(given), proposed_opening: openings.get(id) ?? null },
    ]),
  )
}

/**
 * What the first statement that gave a balance says of the opening: that balance less what its account moved from the first entry
 * of that statement on, at the beginning of that entry's day. Only where the stored opening makes another balance of it.
 */
async function readOpenings(db: Kysely<DB>, ids: readonly number[]): Promise<Map<number, Account['proposed_opening']>> {
  const { rows } = await sql<{ account_id: number; day: string; balance: number; difference: number }>`
    select account_id, first_day as day, given.balance - ${balanceOn(sql`given.day`)} as difference,
      (${balanceOn(sql`(first_day - 1)`)} + given.balance - ${balanceOn(sql`given.day`)})::bigint as balance
    from (
      select distinct on (account_id) account_id, day, balance, (
        select min(entry.date) from finance_reports as entry where entry.account_id = finance_balances.account_id
          and entry.import_id = finance_balances.import_id and deleted_at is null) as first_day
      from finance_balances where account_id = any (${ids}) and import_id is not null order by account_id, import_id, day
    ) as given join finance_accounts on finance_accounts.id = given.account_id
    where first_day <= given.day`.execute(db)
  return new Map(
    rows.flatMap(({ account_id, day, balance, difference }) =>
      difference === 0 ? [] : [[account_id, { day, balance: toDecimal(balance) }] as const],
    ),
  )
}

/** Compares the given balances of an account with its entries; the latest is the first. */
function compare(given: readonly Given[]): NonNullable<Account['statement']> {
  const { day, balance, booked } = given[0]!
  const agrees = given.findIndex((one) => one.balance === one.booked)
  // All before the first that agrees differ, from the latest back.
  const since = agrees === 0 ? null : given.at(agrees === -1 ? -1 : agrees - 1)!.day
  return {
    day,
    balance: toDecimal(balance),
    booked: toDecimal(booked),
    difference: toDecimal(balance - booked),
    since,
    agreed_on: since !== null && agrees !== -1 ? given[agrees]!.day : null,
  }
}
