import { type Kysely, sql } from 'kysely'
import { matchesPhone, phoneOf, phonePattern } from '#platform/db/phones.ts'
import type { DB } from '#platform/db/tables.gen.ts'

/** By what somebody is known; '' for what is not. */
export interface Known {
  /** Lower case. */
  email: string
  /** As `phoneOf` reads it: digits with the country's code. */
  phone: string
  /** CPF or CNPJ without punctuation. */
  document?: string
}

interface Who {
  id: number
  name: string
  email: string
  phone: string
}

/** The same of what somebody has typed. */
export const knownBy = ({
  email,
  phone,
  document,
}: Record<'email' | 'phone' | 'document', string>): Required<Known> => ({
  ...{ email: email.toLowerCase(), document },
  phone: phoneOf(phone),
})

const PHONE = { last: sql`asked.last`, pattern: sql`asked.pattern` }
const CONTACTS = sql`client_contacts join clients on clients.id = client_id where clients.deleted_at is null`
const CLIENTS = sql`clients where clients.deleted_at is null`

/** What tells who somebody is, the surest first. Each is looked up by its own index. */
const WAYS = [
  sql`${CLIENTS} and clients.email = asked.email and clients.email <> ''`,
  sql`${CONTACTS} and client_contacts.email = asked.email and client_contacts.email <> ''`,
  sql`${CLIENTS} and clients.document = asked.document and clients.document <> ''`,
  sql`${CLIENTS} and ${matchesPhone('clients.phone', PHONE)}`,
  sql`${CONTACTS} and client_contacts.phone <> '' and ${matchesPhone('client_contacts.phone', PHONE)}`,
].map(
  (way, rank) =>
    sql`(select ${sql.lit(rank)} as rank, clients.id, clients.name, clients.email, clients.phone from ${way}
      order by clients.id limit 1)`,
)

/**
 * The client that each of these is: by their e-mail, also as another person of a client, else by CPF or CNPJ, else by
 * telephone, also as another person.
 */
export async function findEachWho(db: Kysely<DB>, known: readonly Known[]): Promise<(Who | undefined)[]> {
  if (known.length === 0) return []
  const asked = known.map(({ phone, ...rest }, place) => ({ place, ...rest, ...(phone && phonePattern(phone)) }))
  const { rows } = await sql<Who & { place: number }>`
    select distinct on (place) place, id, name, found.email, phone
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as asked (place integer, email text, document text, last text, pattern text)
      cross join lateral (${sql.join(WAYS, sql` union all `)}) as found
    order by place, rank`.execute(db)
  const found = new Map(rows.map(({ place, ...who }) => [place, who]))
  return known.map((_, place) => found.get(place))
}

/** The client that somebody is. */
export const findWho = async (db: Kysely<DB>, known: Known) => (await findEachWho(db, [known]))[0]

const EVERYBODY = sql`hashtext('who is, all of them')`

/** Lets nobody else make a client of the same person before the transaction ends. */
export async function lockWho(db: Kysely<DB>, { email, phone, document = '' }: Known) {
  const keys = [`d${document}`, `e${email}`, `p${phone.slice(-8)}`].filter((key) => key.length > 1)
  await sql`select pg_advisory_xact_lock_shared(${EVERYBODY})`.execute(db)
  // In one order, whoever asks: else two could wait for each other.
  await sql`select pg_advisory_xact_lock(hashtext('who is'), key)
    from (select distinct hashtext(key) as key from unnest(${keys}::text[]) as key order by 1) as keys`.execute(db)
}

/** Lets nobody else make a client at all before the transaction ends: for who makes many, whom single locks would be too many. */
export const lockEverybody = (db: Kysely<DB>) => sql`select pg_advisory_xact_lock(${EVERYBODY})`.execute(db)
