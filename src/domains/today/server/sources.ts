import type { Context, WaitingSource } from '#platform/context.ts'

/** Things of one domain at most. */
export const MOST_WAITING = 200

/** What the domains bring that may wait for somebody. */
export const sourcesOf = ({ domains }: Pick<Context, 'domains'>): WaitingSource[] =>
  domains.flatMap(({ waiting }) => waiting ?? [])
