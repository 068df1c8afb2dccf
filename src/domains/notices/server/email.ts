import type { Letterhead } from '#platform/mail/letter.ts'
import { writeEmail } from '#platform/mail/write-email.ts'
import { SETTINGS_PATH } from '../notice.ts'

interface NoticeEmail {
  /** The recipient's name. */
  name: string
  title: string
  note: string
  path: string
  /** Of the links; null where it is unknown: the e-mail then has none. */
  origin: string | null
  firm: Letterhead
}

/** The e-mail of a notice. */
export const writeNoticeEmail = ({ name, title, note, path, origin, firm }: NoticeEmail) =>
  writeEmail({
    subject: title,
    firm,
    paragraphs: [`Olá, ${name.split(' ')[0]}!`, ...(note ? [note] : [])],
    ...(origin && { button: { label: 'Abrir', link: origin + path } }),
    notes: [
      'Você recebe este e-mail pelas preferências do seu perfil.',
      ...(origin ? [{ label: 'Mudar as preferências', link: origin + SETTINGS_PATH }] : []),
    ],
  })
