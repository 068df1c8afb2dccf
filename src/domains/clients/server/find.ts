import type { Context } from '#platform/context.ts'
import { type Found, MOST_FOUND } from '#platform/contributions.ts'
import { newest } from '#platform/db/paginate.ts'
import { chooseClients } from './service.ts'

/** The newest clients in which a text is found, for the command palette. */
export async function findClients(context: Context, text: string): Promise<Found[]> {
  const chosen = chooseClients(context, text).select(['id', 'name', 'contact', 'email'])
  const rows = await newest(chosen, 'created_at', MOST_FOUND).execute()
  return rows.map(({ id, name, contact, email }) => ({
    kind: 'client',
    id,
    title: name,
    note: contact || email,
    to: `/dashboard/clients?id=${id}`,
  }))
}
