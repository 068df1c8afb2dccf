import { sql } from 'kysely'
import { scopeOf } from '#platform/auth/scope.ts'
import { type Context, isAdmin } from '#platform/context.ts'
import type { ListInput } from '#platform/contract/fields.ts'
import { countFound } from '#platform/db/count-found.ts'
import { hasWords, withWords } from '#platform/db/like.ts'
import { newestFirst, paginate } from '#platform/db/paginate.ts'
import { hasExactPhone, phoneOf } from '#platform/db/phones.ts'
import { parseTaxId } from '#tax-ids.ts'
import type { Client } from '../contract.ts'
import { FIELDS, notFound, readableTaxId } from './columns.ts'

interface Filter extends ListInput {
  q?: string | undefined
}

/** A page of clients, newest first, with how many quotes the caller may see of each. */
export async function listClients(context: Context, { q = '', ...input }: Filter) {
  const chosen = chooseClients(context, q)
  const shown = rowsOf(context, chosen)
  const [{ rows, ...next }, total] = await Promise.all([
    paginate(input, 'created_at', (range) => newestFirst(shown, 'created_at', range).execute()),
    q ? countFound(context.db, chosen) : countAll(context),
  ])
  const data = rows.map((row) => toRow(context, row))
  return { data, total, ...next }
}

/** What a row shows of the clients that are chosen. */
export function rowsOf(context: Context, chosen: ReturnType<typeof chooseClients>) {
  const owner = scopeOf(context)
  return chosen.select(({ selectFrom }) => [
    'id',
    'name',
    'contact',
    'email',
    'phone',
    'document',
    'created_at',
    selectFrom('budgets')
      .whereRef('budgets.client_id', '=', 'clients.id')
      .$if(owner !== null, (quotes) => quotes.where('budgets.id_user', '=', owner))
      .select(sql<number>`count(*)::int`.as('count'))
      .as('quotes'),
  ])
}

type StoredRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>

export const toRow = (context: Context, { created_at: _, document, quotes, ...row }: StoredRow) => ({
  ...row,
  document: readableTaxId(context, document),
  quotes: quotes ?? 0,
})

/** How many clients there are, as it is kept. */
async function countAll({ db }: Context): Promise<number> {
  const { total } = await db
    .selectFrom('client_sums')
    .select(sql<number>`coalesce(sum(rows), 0)::int`.as('total'))
    .where('deleted', '=', false)
    .executeTakeFirstOrThrow()
  return total
}

/** Those in which every word of a text is found; of a telephone also those who have it written in another way. */
export function chooseClients(context: Context, q: string) {
  const clients = context.db.selectFrom('clients').where('deleted_at', 'is', null)
  const taxId = parseTaxId(q)
  if (taxId && isAdmin(context)) return clients.where('document', '=', taxId)
  const phone = /\p{L}/u.test(q) ? '' : phoneOf(q)
  if (!phone) return withWords(clients, q)
  return clients.where((eb) => eb.or([hasWords('search', q), hasExactPhone('clients.phone', phone)]))
}

/** A client. Throws 404. */
export async function findClient(context: Context, id: number): Promise<Client> {
  const row = await context.db
    .selectFrom('clients')
    .select(['id', 'created_at', 'revision', ...FIELDS])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow(notFound)
  return { ...row, document: readableTaxId(context, row.document), created_at: row.created_at.toISOString() }
}
