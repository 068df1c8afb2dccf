import type { Actor } from '#platform/auth/actor.ts'
import type { Context } from '#platform/context.ts'

/** Written at most once a minute, because every screen of the workbench reads the session. */
const SQL = `with used as (
    update sessions set last_used_at = now() where id = $2 and last_used_at < now() - interval '1 minute'
  )
  update users set last_seen_at = now()
  where id = $1 and (last_seen_at is null or last_seen_at < now() - interval '1 minute')`

/** Updates the last use of an account, and of its session if given. */
export async function recordUse(
  { pool }: Pick<Context, 'pool'>,
  { id, session }: Pick<Actor, 'id'> & { session?: number },
) {
  await pool.query({ name: 'record-use', text: SQL, values: [id, session ?? null] })
}
