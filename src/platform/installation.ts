import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from './db/tables.gen.ts'
import type { MailServer } from './mail/mail-server.ts'

type Changes = Partial<Omit<Awaited<ReturnType<typeof readInstallation>>, 'id'>>

/** What is stored about the installation itself; all null until something was done. */
export async function readInstallation(db: Kysely<DB>) {
  const row = await db
    .selectFrom('installation')
    .select([
      'steps_dismissed_at',
      'mail_tested_at',
      'mail_tested_with',
      'backed_up_elsewhere_at',
      'signed_in_origin',
      'screen_pause',
      'panel',
      'panel_chosen_at',
      'modules_off',
    ])
    .executeTakeFirst()
  return (
    row ?? {
      steps_dismissed_at: null,
      mail_tested_at: null,
      mail_tested_with: null,
      backed_up_elsewhere_at: null,
      signed_in_origin: null,
      screen_pause: null,
      panel: null,
      panel_chosen_at: null,
      modules_off: null,
    }
  )
}

/** Stores what was done about the installation. */
export async function noteInstallation(db: Kysely<DB>, changes: Changes): Promise<void> {
  await db
    .insertInto('installation')
    .values(changes)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
    .execute()
}

/** A digest of how e-mails are sent; it reveals neither the server nor its password. */
export const mailDigest = ({ identity }: Pick<MailServer, 'identity'>) =>
  createHash('sha256').update(identity).digest('hex')
