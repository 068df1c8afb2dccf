import type { APIRequestContext } from '@playwright/test'

/** A client as a test made it. */
export interface MadeClient {
  id: number
  name: string
}

let made = 0

/** A name no other test of this site has. */
export const ownName = (name = 'Oficina Boreal') => `${name} ${++made}`

/** Adds a client by the call. Its name gets a number, so that it is like no other. */
export async function addClient(
  caller: APIRequestContext,
  { name, ...fields }: Record<string, unknown> & { name?: string } = {},
): Promise<MadeClient> {
  const own = ownName(name)
  const { data } = await callClients<{ data: { id: number } }>(caller, '/new', { name: own, ...fields })
  return { id: data.id, name: own }
}

/** The client as whoever calls may see it; undefined where there is none. */
export async function readClient(caller: APIRequestContext, id: number) {
  const answer = await caller.post('/api/v1/client/item', { data: { id } })
  if (answer.status() === 404) return undefined
  return (await answer.json()).data as Record<string, unknown>
}

/** A call that must succeed. */
async function callClients<Answer>(caller: APIRequestContext, path: string, data: unknown): Promise<Answer> {
  const answer = await caller.post(`/api/v1/client${path}`, { data })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return answer.json()
}
