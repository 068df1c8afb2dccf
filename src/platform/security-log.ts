import type { Context } from './context.ts'
import type { SecurityEvent } from './contract/security.ts'

/** What a line of the security log says besides user, network and time. Never a secret, a name, or what was read or typed. */
interface Details {
  /** Id of the account or record it was done to. */
  subject?: number | null | undefined
  /** The call it was done by, or the limit that was hit. */
  detail?: string
  /** What was set, where that is no secret: in the table alone, not in the program's log. */
  about?: string
}

/** Who did something from where; `actor` and `network` are missing at the terminal. */
type Doer = Pick<Context, 'db' | 'log' | 'clock'> & Partial<Pick<Context, 'actor' | 'network'>>

/** Adds a line to the security log, and the same to the program's log. */
export const recordSecurity = (
  doer: Doer,
  event: SecurityEvent,
  { subject, detail, about }: Details = {},
): Promise<void> => recordSecurityOfEach(doer, event, { subjects: [subject], detail, about })

/** Adds a line for each account or record that something was done to. */
export async function recordSecurityOfEach(
  { db, log, clock, actor, network = '' }: Doer,
  event: SecurityEvent,
  {
    subjects,
    detail = '',
    about,
  }: { subjects: readonly Details['subject'][]; detail?: string | undefined; about?: string | undefined },
): Promise<void> {
  if (subjects.length === 0) return
  const lines = subjects.map((subject = null) => ({
    ...{ event, actor_id: actor?.id ?? null, subject_id: subject, network, detail },
  }))
  const at = clock.now()
  await db
    .insertInto('security_log')
    .values(lines.map((line) => ({ ...line, ...(about && { detail: `${detail} ${about}` }), at })))
    .execute()
  for (const line of lines) log.info(line, 'security')
}
