import type { Actor } from '#platform/auth/actor.ts'
import type { Context } from '#platform/context.ts'

/** Once a minute is enough: every screen of the workbench asks. */
const SQL = `with own as (
    update sessions set last_used_at = now() where id = $2 and last_used_at < now() - interval '1 minute'
  )
  update users set last_seen_at = now()
  where id = $1 and (last_seen_at is null or last_seen_at < now() - interval '1 minute')`

/** Notes that a person was here just now, and by which session if it is known. */
export async function noteUse(
  { pool }: Pick<Context, 'pool'>,
  { id, session }: Pick<Actor, 'id'> & { session?: number },
) {
  await pool.query({ name: 'note-use', text: SQL, values: [id, session ?? null] })
}
