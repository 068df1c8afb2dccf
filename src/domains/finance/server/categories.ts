import { type Kysely, sql } from 'kysely'
import { toDecimal } from '#money.ts'
import { ownerOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { folded } from '#platform/db/like.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { dayOf, firstOfMonth } from '#time.ts'
import type { categoriesContract } from '../categories-contract.ts'
import { COLORS } from '../finance.ts'
import { inLedger, inOwnLedger } from './access.ts'
import { limitOf, setLimit } from './limits.ts'
import { mergeCategories } from './merge.ts'
import { lockCategories, replaceCategory } from './replace-category.ts'
import { shiftsOf } from './shares.ts'

/**
 * Makes sure that a ledger knows the given categories, each new one with the next colour. Returns the spelling to store
 * for each: a known category that differs only in capitals and accents is the same one. None is renamed before the
 * transaction ends, so that what it stores is renamed too.
 */
export async function spellCategories(
  db: Kysely<DB>,
  id_user: number,
  names: readonly string[],
  { demo = false } = {},
): Promise<Map<string, string>> {
  const given = [...new Set(names)].sort()
  const { rows } = await sql<{ given: string; name: string }>`
    select given, categories.name from unnest(${given}::text[]) as given
    join finance_categories as categories on id_user = ${id_user} and key = lower(unaccent(given))
    for key share of categories`.execute(db)
  const known = new Map(rows.map(({ given, name }) => [given, name]))
  const added = given.filter((name) => !known.has(name))
  for (const name of added)
    await db
      .insertInto('finance_categories')
      .values(({ selectFrom }) => ({
        id_user,
        name,
        key: folded(name),
        color: selectFrom('finance_categories')
          .select(sql<number>`(count(*) % ${sql.lit(COLORS.length)})::smallint`.as('color'))
          .where('id_user', '=', id_user),
        demo,
      }))
      .onConflict((conflict) => conflict.columns(['id_user', 'key']).doNothing())
      .execute()
  // Read again: another transaction may have added it, or two of the given names are the same category.
  return added.length === 0 ? known : spellCategories(db, id_user, given)
}

/** The spelling of one category; see `spellCategories`. */
export const spellCategory = async (db: Kysely<DB>, id_user: number, name: string, options?: { demo: boolean }) =>
  (await spellCategories(db, id_user, [name], options)).get(name)!

/** Months before the current one in which a category that is used spends something, else no limit is offered for it. */
const MONTHS_OF_USE = 12

/** The categories of a ledger, or of all as one where the admin asks for 0: the most used first. Throws 403. */
export async function listCategories(context: Context, id_user?: number) {
  const owner = ownerOf(context, id_user)
  const today = dayOf(context.clock.now())
  const since = firstOfMonth(today, -MONTHS_OF_USE)
  const used = context.db
    .selectFrom(
      sql<{ user: number; category: string; rows: number; recent: boolean; spent: boolean }>`(
        select id_user as user, category, rows, month >= ${since}::date as recent,
          type = 'despesa' and not transfer as spent
        from finance_sums where ${inLedger(owner)}
        union all
        select id_user, category, rows, month >= ${since}::date, type = 'despesa' from (${shiftsOf(inLedger(owner, 'report.id_user'))}) as shifts
      )`.as('counted'),
    )
    .select((eb) => [
      ...(['user', 'category'] as const),
      eb.fn.sum<number>('rows').as('entries'),
      eb.fn.sum<number>('rows').filterWhere('recent', '=', true).as('moved'),
      eb.fn.sum<number>('rows').filterWhere('recent', '=', true).filterWhere('spent', '=', true).as('spending'),
    ])
    .groupBy(['user', 'category'])
  const limit = limitOf(sql.ref('finance_categories.id'), firstOfMonth(today))
  const rows = await context.db
    .selectFrom('finance_categories')
    .leftJoin(used.as('used'), (join) => join.onRef('user', '=', 'id_user').onRef('category', '=', 'name'))
    .select((eb) => [
      eb.fn.min('id').as('id'),
      eb.fn.min('name').as('name'),
      eb.fn.min('color').as('color'),
      sql<number>`coalesce(sum(entries), 0)::bigint`.as('count'),
      sql<number | null>`sum(${limit})::bigint`.as('monthly_limit'),
      sql<boolean>`coalesce(sum(moved), 0) = 0 or coalesce(sum(spending), 0) > 0`.as('spends'),
    ])
    .where(inLedger(owner))
    .groupBy('key')
    .orderBy('count', 'desc')
    .orderBy('key')
    .execute()
  return {
    data: rows.map(({ monthly_limit, ...row }) => ({
      ...row,
      monthly_limit: monthly_limit === null ? null : toDecimal(monthly_limit),
    })),
  }
}

/**
 * Renames or recolours a category of the caller's, in all that uses it, or says how much it may spend a month from the
 * current one on. With the name of another one and `merge` both become that one, which may spend what both might.
 * Throws 404, 409 for the name of another one without.
 */
export async function saveCategory(
  context: Context,
  { id, name, color, monthly_limit, merge }: InputOf<typeof categoriesContract.saveCategory>,
) {
  const merge_id = await context.db.transaction().execute(async (db) => {
    await lockCategories(db)
    const stored = await db
      .selectFrom('finance_categories')
      .selectAll()
      .where('id', '=', id)
      .where(inOwnLedger(context))
      .forUpdate()
      .executeTakeFirstOrThrow(() => new AppError('missing', 'Esta categoria não existe.'))
    const { id_user } = stored
    if (color !== undefined) await db.updateTable('finance_categories').set({ color }).where('id', '=', id).execute()
    if (monthly_limit !== undefined) await setLimit(context, db, { id, monthly_limit })
    if (name === undefined || name === stored.name) return
    const other = await db
      .selectFrom('finance_categories')
      .select(['id', 'name'])
      .where('id_user', '=', id_user)
      .where('key', '=', folded(name))
      .where('id', '<>', id)
      .executeTakeFirst()
    if (other && !merge) throw wouldMerge(other.name)
    if (other) return mergeCategories(context, db, stored, other)
    await db
      .updateTable('finance_categories')
      .set({ name, key: folded(name) })
      .where('id', '=', id)
      .execute()
    await replaceCategory(db, { id_user, before: stored.name, after: name })
  })
  return { result: true as const, ...(merge_id && { merge: merge_id }) }
}

function wouldMerge(name: string) {
  const text = `Já há a categoria ${name}: com este nome as duas virariam uma.`
  return new AppError('categories-merge', text, { name: text })
}
