import type { Context } from './context.ts'
import type { SecurityEvent } from './contract/security.ts'

/** What a line of the security log says besides user, network and time. Never a secret, a name, or what was read or typed. */
interface Details {
  /** Id of the account or record it was done to. */
  subject?: number | null | undefined
  /** The call it was done by, or the limit that was hit. */
  detail?: string
}

/** Who did something from where; `actor` and `network` are missing at the terminal. */
type Doer = Pick<Context, 'db' | 'log'> & Partial<Pick<Context, 'actor' | 'network'>>

/** Adds a line to the security log, and the same to the program's log. */
export async function recordSecurity(
  { db, log, actor, network = '' }: Doer,
  event: SecurityEvent,
  { subject = null, detail = '' }: Details = {},
): Promise<void> {
  const line = { event, actor_id: actor?.id ?? null, subject_id: subject, network, detail }
  await db.insertInto('security_log').values(line).execute()
  log.info(line, 'security')
}
