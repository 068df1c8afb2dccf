import type { Sender } from '#platform/mail/email.ts'
import type { Settings } from '#platform/settings.ts'
import { readSection, type SectionSource } from './sections.ts'

/** A firm that has not said its own; no other machine takes e-mails from it. */
const NOBODY = 'vitrine@localhost'

/** Whom e-mails come from: MAIL_FROM, else the firm as it is set in *Site*, *Empresa*, at the time of sending. */
export async function readMailSender({
  db,
  settings,
}: SectionSource & { settings: Pick<Settings, 'mailFrom'> }): Promise<Sender> {
  if (settings.mailFrom) {
    const [, name = '', address = settings.mailFrom] = /^(.*?)\s*<([^<>]+)>$/.exec(settings.mailFrom) ?? []
    return { name: name.replace(/^"(.*)"$/, '$1'), address }
  }
  const { name, email } = await readSection({ db, settings }, 'company')
  return { name, address: email || NOBODY }
}
