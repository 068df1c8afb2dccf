import type { Context } from '#platform/context.ts'
import { type Found, MOST_FOUND } from '#platform/contributions.ts'
import { listClients } from './service.ts'

/** The newest clients in which a text is found, for the command palette. */
export async function findClients(context: Context, text: string): Promise<Found[]> {
  const { data } = await listClients(context, { q: text, limit: MOST_FOUND })
  return data.map(({ id, name, contact, email }) => ({
    kind: 'client',
    id,
    title: name,
    note: contact || email,
    to: `/dashboard/clients?id=${id}`,
  }))
}
