import type { Api } from '#client/calls/api.ts'
import { api } from '#client/calls/api.ts'

export type Nearest = Awaited<ReturnType<Api['search']['nearest']>>['data']

/** The pages that an address which is none may have meant; none where they cannot be found now. */
export async function findNearest(path: string): Promise<Nearest> {
  try {
    return (await api.search.nearest({ path: path.slice(0, 2000) })).data
  } catch {
    return []
  }
}

/** What `requireModule` says of a page that is off: the pages near it. */
export const nearestIn = (data: unknown): Nearest =>
  typeof data === 'object' && data !== null && 'nearest' in data ? (data.nearest as Nearest) : []
