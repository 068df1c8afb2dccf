import { type Kysely, sql } from 'kysely'
import type { Program } from '../context.ts'
import { prepared } from '../db/prepared.ts'
import type { DB } from '../db/tables.gen.ts'
import { readPath } from './read-path.ts'

/** Where the address of a page that is not there any more leads, as path and query on this site; undefined for any other. */
export async function findRedirect({ pool }: Pick<Program, 'pool'>, path: string): Promise<string | undefined> {
  const key = readPath(path)
  // PostgreSQL's index holds no longer one.
  if (key === undefined || key.length > MAX_PATH) return undefined
  const query = prepared('select to_path from redirects where from_path = $1', [key])
  return (await pool.query<{ to_path: string }>(query)).rows[0]?.to_path
}

/** Characters of an address that can be redirected, at most. */
export const MAX_PATH = 500

interface Move {
  /** Paths on this site, encoded as addresses are; `to` may have a query. */
  from: string
  to: string
  /** Whether the program keeps it by itself. */
  moved: boolean
  at: Date
}

/**
 * Keeps, in a transaction, that an address has changed. What led to the old one leads to the new one from then on, and
 * what led away from the new one leads nowhere: no redirect leads to another, or to itself.
 */
export async function keepRedirect(db: Kysely<DB>, { from, to, moved, at }: Move) {
  const [from_path, to_key] = [readPath(from)!, readPath(to.replace(/\?.*/s, ''))!]
  if (from_path === to_key) return
  // Two that are kept at once could lead to each other.
  await sql`lock table redirects in share row exclusive mode`.execute(db)
  await db.deleteFrom('redirects').where('from_path', '=', to_key).execute()
  await db.updateTable('redirects').set({ to_path: to, to_key }).where('to_key', '=', from_path).execute()
  await db
    .insertInto('redirects')
    .values({ from_path, to_path: to, to_key, moved, created_at: at })
    .onConflict((conflict) => conflict.column('from_path').doUpdateSet({ to_path: to, to_key, moved, created_at: at }))
    .execute()
}

/** A permanent redirect, which is asked for each time: a browser that kept it would go in circles once it is turned round. */
export const redirectTo = (location: string) =>
  new Response(null, { status: 301, headers: { location, 'cache-control': 'no-cache' } })
