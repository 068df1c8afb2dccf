import { type Kysely, sql } from 'kysely'
import { type Context, isAdmin } from '#platform/context.ts'
import { exactPhonePattern, matchesPhone } from '#platform/db/phones.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { isPersonal, parseTaxId } from '#tax-ids.ts'
import { ALIKE_BY, type AlikeBy, MAX_ALIKE } from '../contract.ts'
import { rowsOf, toRow } from './service.ts'
import { knownBy } from './who-is.ts'

/** What is typed of a client; `id` is the one of whom it is, who is left out. */
type Asked = { [Field in AlikeBy | 'id']?: (Field extends 'id' ? number : string) | undefined }

interface Alike {
  id: number
  name: string
  by: AlikeBy
}

const PHONE = { last: sql`asked.last`, pattern: sql`asked.pattern` }
const CLIENTS = sql`clients where clients.deleted_at is null and clients.id <> asked.id`
const CONTACTS = sql`client_contacts join clients on clients.id = client_id
  where clients.deleted_at is null and clients.id <> asked.id`
/** As its index has it (0126_clients_alike.sql). */
const nameOf = (column: string) => sql`regexp_replace(btrim(folded(${sql.ref(column)})), '\\s+', ' ', 'g')`

/** The surest first. Each is looked up by its own index. */
const WAYS = (
  [
    ['email', sql`${CLIENTS} and clients.email = asked.email and clients.email <> ''`],
    ['email', sql`${CONTACTS} and client_contacts.email = asked.email and client_contacts.email <> ''`],
    ['document', sql`${CLIENTS} and clients.document = asked.document and clients.document <> ''`],
    ['phone', sql`${CLIENTS} and ${matchesPhone('clients.phone', PHONE)}`],
    ['phone', sql`${CONTACTS} and client_contacts.phone <> '' and ${matchesPhone('client_contacts.phone', PHONE)}`],
    ['name', sql`${CLIENTS} and asked.name <> '' and ${nameOf('clients.name')} = ${nameOf('asked.name')}`],
  ] satisfies [AlikeBy, unknown][]
).map(
  ([by, way], rank) =>
    sql`(select ${sql.lit(rank)} as rank, ${sql.lit(by)} as by, clients.id, clients.name from ${way} order by clients.id limit ${sql.lit(MAX_ALIKE)})`,
)

/** The clients who have the e-mail, CPF or CNPJ, telephone or name of each of these. */
export async function findEachAlike(db: Kysely<DB>, typed: readonly Asked[]): Promise<Alike[][]> {
  const asked = typed.map(({ id = 0, name = '', email = '', phone = '', document = '' }, place) => {
    const known = knownBy({ email, phone, document: parseTaxId(document) ?? '' })
    return { place, id, name, ...known, ...(known.phone && exactPhonePattern(known.phone)) }
  })
  const { rows } = await sql<Alike & { place: number }>`
    select place, found.id, found.name, by
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as asked (place integer, id integer, name text, email text, document text, last text, pattern text)
      cross join lateral (${sql.join(WAYS, sql` union all `)}) as found
    order by place, found.rank, found.id`.execute(db)
  const found = Map.groupBy(rows, ({ place }) => place)
  return typed.map((_, place) => found.get(place) ?? [])
}

/** Who may be the client of whom this is typed, with what is the same. By a CPF for the admin alone, who alone may read one. */
export async function listAlike(context: Context, { document = '', ...typed }: Asked) {
  const readable = isPersonal(parseTaxId(document) ?? '') && !isAdmin(context) ? '' : document
  const [found = []] = await findEachAlike(context.db, [{ ...typed, document: readable }])
  const ids = [...new Set(found.map(({ id }) => id))].slice(0, MAX_ALIKE)
  if (ids.length === 0) return { data: [] }
  const rows = await rowsOf(context, context.db.selectFrom('clients').where('id', 'in', ids))
    .orderBy('id')
    .execute()
  return {
    data: rows.map((row) => {
      const same = found.filter(({ id }) => id === row.id).map(({ by }) => by)
      return { ...toRow(context, row), same: ALIKE_BY.filter((by) => same.includes(by)) }
    }),
  }
}
