import type { Context, WaitingSource } from '#platform/context.ts'
import { domainsOn } from '#platform/modules.ts'

/** Things of one domain at most. */
export const MOST_WAITING = 200

/** What the domains bring that may wait for somebody, of modules that are on. */
export const sourcesOf = async (context: Pick<Context, 'db' | 'domains'>): Promise<WaitingSource[]> =>
  (await domainsOn(context)).flatMap(({ waiting }) => waiting ?? [])
