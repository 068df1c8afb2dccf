import type { Sender } from '#platform/mail/mail-server.ts'
import { readSection, type SectionSource } from './sections.ts'

/** A firm that has not said its own; no other machine takes e-mails from it. */
const NOBODY = 'vitrine@localhost'

/** Whom e-mails come from where no sender is set: the firm as it is set in *Site*, *Empresa*, at the time of sending. */
export async function readMailSender(source: SectionSource): Promise<Sender> {
  const { name, email } = await readSection(source, 'company')
  return { name, address: email || NOBODY }
}
