import type { Context } from '#platform/context.ts'
import type { Found } from '#platform/domain.ts'
import { listClients } from './service.ts'

const MOST = 6

/** The newest clients in which a text is found, for the command palette. */
export async function findClients(context: Context, text: string): Promise<Found[]> {
  if (!text) return []
  const { data } = await listClients(context, { q: text, limit: MOST })
  return data.map(({ id, name, contact, email }) => ({
    kind: 'client',
    id,
    title: name,
    note: contact || email,
    to: `/dashboard/clients?id=${id}`,
  }))
}
