import { type Kysely, sql } from 'kysely'
import { ownerOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import { folded } from '#platform/db/like.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { inLedger, inOwnLedger, oldestRestored } from './access.ts'
import { addLimits } from './limits.ts'
import {
  type CategorizedTable,
  changeCategory,
  lockCategories,
  type Moved,
  replaceCategory,
} from './replace-category.ts'

/** The limits of these categories as rows of JSON. */
const limitsOf = async (db: Kysely<DB>, ids: readonly number[]) => {
  const { rows } = await sql<{ limits: string }>`
    select coalesce(jsonb_agg(to_jsonb(said) order by category_id, from_month), '[]')::text as limits
    from finance_monthly_limits as said where category_id = any (${ids}::int[])`.execute(db)
  return rows[0]!.limits
}

/**
 * Makes two categories of a ledger one, which may spend what both might, and keeps what makes them two again. Answers by
 * which id that is done.
 */
export async function mergeCategories(
  { clock }: Pick<Context, 'clock'>,
  db: Kysely<DB>,
  from: { id: number; id_user: number; name: string },
  into: { id: number; name: string },
): Promise<number> {
  const { rows } = await sql<{ category: string }>`
    select to_jsonb(known)::text as category from finance_categories as known where id = ${from.id}`.execute(db)
  const limits = await limitsOf(db, [from.id, into.id])
  await addLimits(db, from.id, into.id)
  await db.deleteFrom('finance_categories').where('id', '=', from.id).execute()
  const moved = await replaceCategory(db, { id_user: from.id_user, before: from.name, after: into.name })
  const { id } = await db
    .insertInto('finance_category_merges')
    .values({
      ...{ id_user: from.id_user, into_id: into.id, limits, merged_at: clock.now() },
      category: rows[0]!.category,
      summed: await limitsOf(db, [into.id]),
      moved: JSON.stringify(moved),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What was made one in a ledger, or for the admin in all, and can be two again, the last one first. Throws 403. */
export async function listMerges(context: Context, id_user?: number) {
  const rows = await context.db
    .selectFrom('finance_category_merges as merge')
    .innerJoin('finance_categories as into', 'into.id', 'merge.into_id')
    .select(['merge.id', sql<string>`category->>'name'`.as('name'), 'into.name as into', 'merged_at'])
    .where(inLedger(ownerOf(context, id_user), 'merge.id_user'))
    .where('merged_at', '>', oldestRestored(context))
    .orderBy('merge.id', 'desc')
    .execute()
  return { data: rows.map(({ merged_at, ...row }) => ({ ...row, merged_at: merged_at.toISOString() })) }
}

/** A category as it was kept. */
interface Kept {
  id: number
  name: string
  color: number
  demo: boolean
  wants_receipt: boolean
}

/**
 * Makes two of one again: the category comes back, with its limits, and what bore it bears it again, unless it was
 * given another one since. What came in since stays where it is.
 * Throws 404. 409: what both became was merged into another since, or took in a third; or the name is another's now.
 */
export async function undoMerge(context: Context, { id }: { id: number }) {
  const changed = await context.db.transaction().execute(async (db) => {
    await lockCategories(db)
    const merge = await db
      .deleteFrom('finance_category_merges')
      .where('id', '=', id)
      .where(inOwnLedger(context))
      .where('merged_at', '>', oldestRestored(context))
      .returningAll()
      .executeTakeFirstOrThrow(
        () => new AppError('missing', 'Isto já foi desfeito, ou as duas viraram uma há mais de 30 dias.'),
      )
    const category = merge.category as unknown as Kept
    const into = await db
      .selectFrom('finance_categories')
      .select(['id', 'name'])
      .where('id', '=', merge.into_id)
      .forUpdate()
      .executeTakeFirstOrThrow(
        () => new AppError('categories-merge', `A categoria que ficou virou outra depois: desfaça isso antes.`),
      )
    await requireNewest(db, merge)
    await bringBack(db, merge.id_user, category)
    await restoreLimits(db, merge, { back: category.id, into: into.id })
    return moveBack(db, merge.id_user, merge.moved as unknown as Moved, { before: into.name, after: category.name })
  })
  return { result: true as const, data: { changed } }
}

/** What the limits were before is known of the last merge alone. Throws 409. */
async function requireNewest(db: Kysely<DB>, { id, into_id }: { id: number; into_id: number }) {
  const newer = await db
    .selectFrom('finance_category_merges')
    .select(sql<string>`category->>'name'`.as('name'))
    .where('into_id', '=', into_id)
    .where('id', '>', id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (newer) throw new AppError('categories-merge', `${newer.name} virou a mesma categoria depois: desfaça isso antes.`)
}

/** The category under its own id. Throws 409 where its name is another's. */
async function bringBack(db: Kysely<DB>, id_user: number, { id, name, color, demo, wants_receipt }: Kept) {
  const { rows } = await sql`
    insert into finance_categories (id, id_user, name, key, color, demo, wants_receipt) overriding system value
    values (${id}, ${id_user}, ${name}, ${folded(name)}, ${color}, ${demo}, ${wants_receipt})
    on conflict (id_user, key) do nothing returning id`.execute(db)
  if (rows.length > 0) return
  throw new AppError('categories-merge', `Outra categoria já se chama ${name}: dê outro nome a ela antes de desfazer.`)
}

/** The limits of both as they were; those of the one that stayed only where nobody has said another since. */
async function restoreLimits(
  db: Kysely<DB>,
  { limits, summed }: { limits: unknown; summed: unknown },
  { back, into }: { back: number; into: number },
) {
  const insert = (of: number) => sql`
    insert into finance_monthly_limits (category_id, from_month, cents, set_on, demo)
    select category_id, from_month, cents, set_on, demo from jsonb_to_recordset(${JSON.stringify(limits)}::jsonb)
      as said (category_id integer, from_month date, cents bigint, set_on date, demo boolean)
    where category_id = ${of}`
  await insert(back).execute(db)
  const { rows } = await sql<{ same: boolean }>`
    select ${await limitsOf(db, [into])}::jsonb = ${JSON.stringify(summed)}::jsonb as same`.execute(db)
  if (!rows[0]!.same) return
  await db.deleteFrom('finance_monthly_limits').where('category_id', '=', into).execute()
  await insert(into).execute(db)
}

/** Writes the category into what bore it and bears the other one still. Answers how many entries and bills do not. */
async function moveBack(
  db: Kysely<DB>,
  id_user: number,
  moved: Moved,
  { before, after }: { before: string; after: string },
): Promise<number> {
  const change = (table: CategorizedTable) =>
    changeCategory(db, table, { id_user, before, after }).where(sql<boolean>`id = any (${moved[table]}::int[])`)
  // In the order in which they were moved.
  for (const table of ['finance_import_rules', 'finance_repeats'] as const) await change(table).execute()
  await sql`
    update finance_supplier_names as called set category = ${after}
    from jsonb_to_recordset(${JSON.stringify(moved.supplier_names ?? [])}::jsonb) as was (supplier text, described text)
    where id_user = ${id_user} and called.supplier = was.supplier and called.described = was.described
      and category = ${before}`.execute(db)
  const bills = await change('finance_bills').returning('id').execute()
  // A part that was written anew since is another one.
  const { rows } = await sql<{ report_id: number }>`
    update finance_parts as part set category = ${after}
    from jsonb_to_recordset(${JSON.stringify(moved.parts)}::jsonb) as was (report_id integer, place smallint, amount bigint),
      finance_reports as report
    where part.report_id = was.report_id and part.place = was.place and part.amount = was.amount
      and part.category = ${before} and report.id = was.report_id and report.id_user = ${id_user}
    returning part.report_id`.execute(db)
  const split = [...new Set(rows.map(({ report_id }) => report_id))]
  // The category of a split entry is that of its first part, and its search has those of all.
  await sql`
    update finance_reports set category = (select category from finance_parts where report_id = id and place = 0)
    where id = any (${split}::int[]) and split`.execute(db)
  const entries = await change('finance_reports').where('split', '=', false).returning('id').execute()
  const meant = new Set([...moved.finance_reports, ...moved.parts.map(({ report_id }) => report_id)])
  for (const entry of [...split, ...entries.map((row) => row.id)]) meant.delete(entry)
  return meant.size + moved.finance_bills.length - bills.length
}
