import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { Resource } from './resources.ts'

/** What begins a token (RFC 6578, 3.2: it is a URI). */
const PREFIX = 'data:,'
/** States that are kept of a calendar: programs whose last one is older begin anew. */
const KEPT = 40

type State = Readonly<Record<string, string>>

const stateOf = (resources: readonly Resource[]): State =>
  Object.fromEntries(resources.map(({ name, etag }) => [name, etag]))

/** What a calendar has, as a token: the same one as long as nothing has changed. */
export function tokenOf(resources: readonly Resource[]): string {
  const lines = resources.map(({ name, etag }) => `${name} ${etag}\n`).toSorted()
  return PREFIX + hash('sha256', lines.join(''))
}

/** Keeps what a calendar has, for the time when a program comes again with this token. */
export async function keepState(context: Context, resources: readonly Resource[]): Promise<string> {
  const { db, clock } = context
  const user_id = requireUser(context).id
  const token = tokenOf(resources)
  const used_at = clock.now()
  await db
    .insertInto('calendar_sync_states')
    .values({ user_id, token, resources: JSON.stringify(stateOf(resources)), used_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'token']).doUpdateSet({ used_at }))
    .execute()
  await db
    .deleteFrom('calendar_sync_states')
    .where('user_id', '=', user_id)
    .where('token', 'in', ({ selectFrom }) =>
      selectFrom('calendar_sync_states')
        .select('token')
        .where('user_id', '=', user_id)
        .orderBy('used_at', 'desc')
        .orderBy(sql`token = ${token}`, 'desc')
        .orderBy('token')
        .offset(KEPT),
    )
    .execute()
  return token
}

/** What a calendar had at a token; undefined for one that is not known any more. */
export async function readState(context: Context, token: string): Promise<State | undefined> {
  const found = await context.db
    .selectFrom('calendar_sync_states')
    .select('resources')
    .where('user_id', '=', requireUser(context).id)
    .where('token', '=', token)
    .executeTakeFirst()
  return found?.resources as State | undefined
}
