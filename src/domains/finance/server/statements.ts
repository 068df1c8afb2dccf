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

const SIGNED = sql`sum(case type when 'receita' then amount else -amount end)`

/** Cents of an account's entries until the end of a day: the sums of the months before, and the entries of its month. */
export const bookedOn = (account: Expression<unknown>, day: unknown) => sql<number>`(
  coalesce((select ${SIGNED} from finance_sums as sums
    where sums.account_id = ${account} and sums.month < date_trunc('month', ${day}::date)::date), 0) +
  coalesce((select ${SIGNED} from finance_reports as report
    where report.account_id = ${account} and deleted_at is null
      and report.date between date_trunc('month', ${day}::date)::date and ${day}::date), 0))`

/** For each of the accounts with a given balance: the last one beside that of the entries, and since when they differ. */
export async function readStatements(db: Kysely<DB>, ids: readonly number[]) {
  const { rows } = await sql<Given>`
    select account_id, day, balance, 
      (opening_balance + ${bookedOn(sql`given.account_id`, sql`given.day`)})::bigint as booked
    from (
      select distinct on (account_id, day) account_id, day, balance,
        dense_rank() over (partition by account_id order by day desc) as place
      from finance_balances where account_id = any (${ids}) order by account_id, day desc, id desc
    ) as given join finance_accounts on finance_accounts.id = given.account_id
    where place <= ${MOST} order by account_id, day desc`.execute(db)
  const byAccount = Map.groupBy(rows, ({ account_id }) => account_id)
  return new Map([...byAccount].map(([id, given]) => [id, compare(given)]))
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
