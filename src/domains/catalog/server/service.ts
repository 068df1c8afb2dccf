import { sql } from 'kysely'
import { toReais } from '#money.ts'
import type { Context } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { type Found, MOST_FOUND } from '#platform/contributions.ts'
import { countFound } from '#platform/db/count-found.ts'
import { folded, literalPart, withWords } from '#platform/db/like.ts'
import { newestFirst, paginate } from '#platform/db/paginate.ts'
import { type CatalogItem, type catalogContract as calls, MOST_OFFERED } from '../contract.ts'
import { costFor, keyOf, notFound, toItem } from './columns.ts'

interface Filter {
  q?: string | undefined
  archived?: boolean | undefined
}

/** The items found, in use or archived. */
export const chooseItems = ({ db }: Pick<Context, 'db'>, { q = '', archived = false }: Filter) =>
  withWords(db.selectFrom('catalog_items'), q).where('archived_at', archived ? 'is not' : 'is', null)

const SHOWN = ['id', 'name', 'text', 'unit', 'price', 'cost', 'archived_at', 'revision', 'created_at'] as const

/** A page of the items, newest first. */
export async function listItems(context: Context, { q, archived, ...input }: InputOf<typeof calls.list>) {
  const found = chooseItems(context, { q, archived })
  const [{ rows, ...next }, total] = await Promise.all([
    paginate(input, 'created_at', (range) => newestFirst(found.select(SHOWN), 'created_at', range).execute()),
    q ? countFound(context.db, found) : countAll(found),
  ])
  return { data: rows.map((row) => toItem(context, row)), total, ...next }
}

async function countAll(items: ReturnType<typeof chooseItems>): Promise<number> {
  const { total } = await items.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return total
}

/** The items that a text may mean, those first whose name begins with it. */
export async function offerItems(context: Context, { q }: { q: string }) {
  const beginning = literalPart(keyOf(q)).slice(1)
  const rows = await chooseItems(context, { q })
    .select(['id', 'name', 'text', 'unit', 'price', 'cost'])
    .orderBy(sql`name_key like ${beginning}`, 'desc')
    .orderBy(sql`folded(name) like ${folded(literalPart(q))}`, 'desc')
    .orderBy('name_key')
    .orderBy('id')
    .limit(MOST_OFFERED)
    .execute()
  return { data: rows.map(({ price, cost, ...row }) => ({ ...row, price: toReais(price), ...costFor(context, cost) })) }
}

/** The newest in use in which a text is found, for the command palette. */
export async function findItems(context: Context, text: string): Promise<Found[]> {
  const { data } = await offerItems(context, { q: text })
  return data.slice(0, MOST_FOUND).map(({ id, name, text: note }) => ({
    kind: 'catalog',
    id,
    title: name,
    note: note.split('\n', 1)[0]!,
    to: `/dashboard/budget-catalog?id=${id}`,
  }))
}

/** Throws 404. */
export async function findItem(context: Context, id: number): Promise<CatalogItem> {
  const row = await context.db
    .selectFrom('catalog_items')
    .select(SHOWN)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  return toItem(context, row)
}
