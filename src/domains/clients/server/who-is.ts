import { type Kysely, sql } from 'kysely'
import { hasPhone } from '#platform/db/phones.ts'
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

/**
 * The client that somebody is: by their e-mail, also as another person of a client, else by CPF or CNPJ, else by telephone.
 * Each is looked up by its own index.
 */
export async function findWho(db: Kysely<DB>, { email, phone, document = '' }: Known): Promise<Who | undefined> {
  const clients = sql`clients where clients.deleted_at is null`
  const ways = [
    ...(email
      ? [
          sql`${clients} and clients.email = ${email} and clients.email <> ''`,
          sql`client_contacts join clients on clients.id = client_id
            where clients.deleted_at is null and client_contacts.email = ${email} and client_contacts.email <> ''`,
        ]
      : []),
    ...(document ? [sql`${clients} and clients.document = ${document} and clients.document <> ''`] : []),
    ...(phone ? [sql`${clients} and ${hasPhone('clients.phone', phone)}`] : []),
  ]
  if (ways.length === 0) return undefined
  const looked = ways.map(
    (way, rank) =>
      sql`(select ${rank}::int as rank, clients.id, clients.name, clients.email, clients.phone from ${way}
        order by clients.id limit 1)`,
  )
  const { rows } = await sql<Who>`
    select id, name, email, phone from (${sql.join(looked, sql` union all `)}) as found
    order by rank limit 1`.execute(db)
  return rows[0]
}

/** Lets nobody else make a client of the same person before the transaction ends. */
export async function lockWho(db: Kysely<DB>, { email, phone, document = '' }: Known) {
  // In one order, whoever asks: else two could wait for each other.
  const keys = [`d${document}`, `e${email}`, `p${phone.slice(-8)}`].filter((key) => key.length > 1)
  await sql`select pg_advisory_xact_lock(hashtext('who is'), hashtext(key)) from unnest(${keys}::text[]) as key`.execute(
    db,
  )
}
