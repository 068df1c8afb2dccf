import { sql } from 'kysely'
import { toDecimal } from '#money.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { addDays, daysBetween } from '#time.ts'
import { type Course, MAX_COURSE_DAYS, MAX_COURSE_LINES } from '../accounts-contract.ts'
import type { ReportType } from '../finance.ts'
import { accountNotFound, inOwnLedger } from './access.ts'
import { balanceOn } from './statements.ts'

interface Row {
  id: number
  date: string
  description: string
  type: ReportType
  amount: number
  transfer: boolean
  /** Cents, of the chosen days up to this entry. */
  moved: number
}

/** The entries of an account in some days with its balance after each. Throws 404, 422 for too many days. */
export async function readCourse(
  context: Context,
  { id, from, to }: { id: number; from: string; to: string },
): Promise<{ data: Course }> {
  const apart = daysBetween(from, to)
  if (apart < 0 || apart >= MAX_COURSE_DAYS)
    throw new AppError('invalid', `Escolha até ${MAX_COURSE_DAYS} dias, o primeiro antes do último.`, {
      to: `Use até ${MAX_COURSE_DAYS} dias.`,
    })
  const { before } = await context.db
    .selectFrom('finance_accounts')
    .select(balanceOn(addDays(from, -1)).as('before'))
    .where('id', '=', id)
    .where(inOwnLedger(context))
    .executeTakeFirstOrThrow(accountNotFound)
  const { rows } = await sql<Row>`
    select * from (
      select id, date, description, type, amount, transfer,
        (sum(case type when 'receita' then amount else -amount end) over (order by date, id))::bigint as moved
      from finance_reports
      where account_id = ${id} and deleted_at is null and date between ${from}::date and ${to}::date
    ) as entry order by date desc, id desc limit ${MAX_COURSE_LINES}`.execute(context.db)
  // Of all entries, also where there are more than are answered.
  const { rows: ends } = await sql<{ day: string; moved: number }>`
    select date as day, (sum(sum(case type when 'receita' then amount else -amount end)) over (order by date))::bigint as moved
    from finance_reports
    where account_id = ${id} and deleted_at is null and date between ${from}::date and ${to}::date
    group by date`.execute(context.db)
  const given = await context.db
    .selectFrom('finance_balances')
    .distinctOn('day')
    .select(['day', 'balance'])
    .where('account_id', '=', id)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('id', 'desc')
    .execute()
  const lines = rows.toReversed()
  const endOf = new Map(ends.map(({ day, moved }) => [day, before + moved]))
  const givenOn = new Map(given.map(({ day, balance }) => [day, balance]))
  let last = before
  const days = [...new Set([...endOf.keys(), ...givenOn.keys()])].sort().map((day) => {
    last = endOf.get(day) ?? last
    const stated = givenOn.get(day)
    return { day, balance: toDecimal(last), given: stated === undefined ? null : toDecimal(stated) }
  })
  return {
    data: {
      before: toDecimal(before),
      lines: lines.map(({ amount, moved, ...line }) => ({
        ...line,
        amount: toDecimal(amount),
        balance: toDecimal(before + moved),
      })),
      days,
    },
  }
}
