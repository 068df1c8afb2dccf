import { type Kysely, sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { MAX_SIDES, type OtherSide } from '../sides-contract.ts'
import { inOwnLedger, reportNotFound } from './access.ts'

/** Days around an entry within which its other side is looked for. */
const DAYS = 10

/** The id of the other side of an entry of `finance_reports`, deleted or not; null without one. */
const OTHER_ID = sql<number | null>`(select case when out_id = finance_reports.id then in_id else out_id end
  from finance_transfers where out_id = finance_reports.id or in_id = finance_reports.id)`

/** The other side of a transfer as an entry shows it. */
export const OTHER_SIDE = sql<OtherSide | null>`case when transfer then (select jsonb_build_object('id', other.id,
  'date', other.date, 'description', other.description, 'account',
  coalesce((select name from finance_accounts where finance_accounts.id = other.account_id), ''))
  from finance_reports as other where other.id = ${OTHER_ID} and other.deleted_at is null) end`

/** The other sides of entries that are linked with one that is not deleted, by the entries' ids. */
export async function findLinked(db: Kysely<DB>, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; other: number }>`
    select id, other from (
      select out_id as id, in_id as other from finance_transfers where out_id = any (${ids}::integer[])
      union all select in_id, out_id from finance_transfers where in_id = any (${ids}::integer[])
    ) as side where exists (select from finance_reports where finance_reports.id = other and deleted_at is null)`.execute(
    db,
  )
  return new Map(rows.map(({ id, other }) => [id, other]))
}

/** The other side of an entry, where that is deleted. */
export async function findDeletedSide(db: Kysely<DB>, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select other.id from finance_transfers join finance_reports as other on other.id in (out_id, in_id)
    where (out_id = ${id} or in_id = ${id}) and other.id <> ${id} and other.deleted_at is not null`.execute(db)
  return rows[0]?.id
}

/** Entries of other accounts with the amount of one, the other way, that are linked with none: transfers and the nearest day first. */
export async function listOtherSides(context: Context, id: number): Promise<{ data: OtherSide[] }> {
  const entry = await context.db
    .selectFrom('finance_reports')
    .select(['id', 'id_user', 'account_id', 'type', 'amount', 'date', 'split'])
    .where('id', '=', id)
    .where(inOwnLedger(context))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow(reportNotFound)
  if (entry.account_id === null || entry.split) return { data: [] }
  const { rows } = await sql<OtherSide>`
    select other.id, other.date, other.description, account.name as account
    from finance_reports as other join finance_accounts as account on account.id = other.account_id
    where other.id_user = ${entry.id_user} and other.deleted_at is null and other.amount = ${entry.amount}
      and other.type <> ${entry.type} and other.account_id <> ${entry.account_id} and not other.split
      and other.bill_id is null and other.installment_id is null and other.order_id is null
      and other.date between ${entry.date}::date - ${sql.lit(DAYS)} and ${entry.date}::date + ${sql.lit(DAYS)}
      and not exists (select from finance_transfers as known join finance_reports as side
        on side.id in (known.out_id, known.in_id) and side.id <> other.id and side.deleted_at is null
        where other.id in (known.out_id, known.in_id))
    order by other.transfer desc, abs(other.date - ${entry.date}::date), other.id
    limit ${MAX_SIDES}`.execute(context.db)
  return { data: rows }
}

/** For lines that were left in doubt: the entry of another account that may be the other side, as the ledger is now. */
export async function findSidesOfDoubts(db: Kysely<DB>, ids: readonly number[]): Promise<Map<number, OtherSide>> {
  const { rows } = await sql<OtherSide & { line_id: number }>`
    select line.id as line_id, side.* from finance_doubtful_lines as line cross join lateral (
      select other.id, other.date, other.description, account.name as account
      from finance_reports as other join finance_accounts as account on account.id = other.account_id
      where other.id_user = line.id_user and other.deleted_at is null and other.amount = abs(line.amount)
        and other.type = case when line.amount < 0 then 'receita' else 'despesa' end
        and other.account_id <> line.account_id and not other.split
        and other.bill_id is null and other.installment_id is null and other.order_id is null
        and other.date between line.day - 3 and line.day + 3
        and not exists (select from finance_transfers where other.id in (out_id, in_id))
      order by other.transfer desc, abs(other.date - line.day), other.id limit 1
    ) as side where line.id = any (${ids}::integer[])`.execute(db)
  return new Map(rows.map(({ line_id, ...side }) => [line_id, side]))
}

export interface Pair {
  id: number
  other_id: number
}

const notTwoSides = (text: string) => new AppError('invalid', text, { other_id: text })

/**
 * Links pairs of entries, which count neither as income nor as expense from then on. Throws 404, 409 for one that is linked
 * or that a payment made, 422 where they are not two sides of one transfer.
 */
export async function linkPairs(context: Context, db: Kysely<DB>, pairs: readonly Pair[]) {
  if (pairs.length === 0) return
  const ids = pairs.flatMap(({ id, other_id }) => [id, other_id])
  const rows = await db
    .selectFrom('finance_reports')
    .select(['id', 'id_user', 'account_id', 'type', 'amount', 'transfer', 'split'])
    .select((eb) =>
      eb
        .or([eb('bill_id', 'is not', null), eb('installment_id', 'is not', null), eb('order_id', 'is not', null)])
        .as('paid'),
    )
    .where(sql<boolean>`id = any (${ids}::integer[])`)
    .where(inOwnLedger(context))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  const found = new Map(rows.map((row) => [row.id, row]))
  const linked = await findLinked(db, ids)
  const sides = pairs.map(({ id, other_id }) => {
    const [one, other] = [found.get(id), found.get(other_id)]
    if (!one || !other) throw reportNotFound()
    if (one.id_user !== other.id_user || one.type === other.type || one.amount !== other.amount)
      throw notTwoSides('Os dois lados são do mesmo livro e do mesmo valor: um sai, o outro entra.')
    if (one.account_id === null || other.account_id === null || one.account_id === other.account_id)
      throw notTwoSides('Os dois lados são de duas contas.')
    if (one.split || other.split) throw notTwoSides('Uma transferência não se divide: junte antes as partes.')
    if (one.paid || other.paid)
      throw new AppError('entry-of-payment', 'Um dos dois é o pagamento de algo registrado: não é uma transferência.')
    if (linked.has(id) || linked.has(other_id))
      throw new AppError('transfer-linked', 'Um dos dois já está ligado a outro.')
    const [out, into] = one.type === 'despesa' ? [one, other] : [other, one]
    return { out_id: out.id, in_id: into.id, out_counted: !out.transfer, in_counted: !into.transfer }
  })
  // What was linked with one that is deleted since.
  await sql`delete from finance_transfers where out_id = any (${ids}::integer[]) or in_id = any (${ids}::integer[])`.execute(
    db,
  )
  await sql`
    insert into finance_transfers (out_id, in_id, out_counted, in_counted)
    select * from jsonb_to_recordset(${JSON.stringify(sides)}::jsonb)
      as side (out_id integer, in_id integer, out_counted boolean, in_counted boolean)`.execute(db)
  await sql`update finance_reports set transfer = true where id = any (${ids}::integer[]) and not transfer`.execute(db)
}

/** Links two entries by hand. Throws as `linkPairs`. */
export async function linkSides(context: Context, pair: Pair) {
  await context.db.transaction().execute((db) => linkPairs(context, db, [pair]))
  return { result: true as const }
}

/** Takes the two sides of transfers apart, of which each of `ids` is one: what counted before counts again. */
export async function unlinkAll(db: Kysely<DB>, ids: readonly number[]) {
  await sql`
    with gone as (
      delete from finance_transfers where out_id = any (${ids}::integer[]) or in_id = any (${ids}::integer[]) returning *
    )
    update finance_reports set transfer = false from gone
    where (finance_reports.id = out_id and out_counted) or (finance_reports.id = in_id and in_counted)`.execute(db)
}

/** The same by hand. Throws 404. */
export async function unlinkSides(context: Context, id: number) {
  await context.db.transaction().execute(async (db) => {
    await db
      .selectFrom('finance_reports')
      .select('id')
      .where('id', '=', id)
      .where(inOwnLedger(context))
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirstOrThrow(reportNotFound)
    await unlinkAll(db, [id])
  })
  return { result: true as const }
}
