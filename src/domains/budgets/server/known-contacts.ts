import type { Kysely } from 'kysely'
import type { DB } from '#platform/db/tables.gen.ts'
import type { Exchange, ExchangeEvent } from '../exchange-schemas.ts'

type Reach = Pick<Exchange, 'client_id' | 'addresses' | 'charges_email' | 'unkept'>

/**
 * Whom of a client's a quote and its receipts may go to, and the addresses that this quote brought and their record does
 * not have.
 */
export async function readReach(
  db: Kysely<DB>,
  { client_id, email }: { client_id: number | null; email: string | null },
  events: readonly ExchangeEvent[],
): Promise<Reach> {
  if (client_id === null) return { client_id, addresses: [], charges_email: '', unkept: [] }
  const rows = await db
    .selectFrom('clients')
    .leftJoin('client_contacts', 'client_contacts.client_id', 'clients.id')
    .select(['contact', 'client_contacts.name', 'client_contacts.email', 'gets_quotes', 'gets_charges'])
    .where('clients.id', '=', client_id)
    .where('deleted_at', 'is', null)
    .orderBy('client_contacts.id')
    .execute()
  // A client that was deleted is offered nothing.
  if (rows.length === 0) return { client_id: null, addresses: [], charges_email: email ?? '', unkept: [] }
  const contacts = rows
    .map((row) => ({ ...row, name: row.name ?? '', email: row.email ?? '' }))
    .filter((row) => row.email)
  const own = email ? [{ name: rows[0]!.contact, email }] : []
  const known = new Set([...own, ...contacts].map((one) => one.email))
  const brought = new Map<string, string>()
  for (const { kind, name, email } of events)
    if (email && !known.has(email) && ['sent', 'accepted'].includes(kind))
      brought.set(email, name || brought.get(email) || '')
  return {
    client_id,
    addresses: [
      ...own,
      ...contacts.filter(({ gets_quotes }) => gets_quotes).map(({ name, email }) => ({ name, email })),
    ],
    charges_email: contacts.find(({ gets_charges }) => gets_charges)?.email ?? email ?? '',
    unkept: [...brought].map(([email, name]) => ({ name, email })),
  }
}
