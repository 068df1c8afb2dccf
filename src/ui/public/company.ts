import type { Site } from '#client/page/page-head.ts'
import type { StoredUser } from '#client/session/stored-user.ts'

/** The company as the public frame shows it. Empty texts are left out. */
export type FrameCompany = Site['company']

/** The signed-in person by the record in local storage; undefined for visitors and until the page is hydrated. */
export type FrameUser = StoredUser | undefined

/** The postal address in lines: street, then district, city and state, then CEP. */
export const addressLines = ({ street, district, city, state, zip }: FrameCompany) =>
  [street, [district, city, state].filter(Boolean).join(', '), zip].filter(Boolean)

/** The company's e-mail, WhatsApp and Telegram, each with its address. */
export function contactLinks({ email, whatsapp, telegram }: FrameCompany) {
  // A user name, with or without its @, or the whole address.
  const name = telegram.replace(/^(https?:\/\/)?(t\.me|telegram\.me)\//i, '').replace(/^@/, '')
  return [
    { name: 'E-mail', label: email, href: `mailto:${email}` },
    { name: 'WhatsApp', label: whatsapp, href: `https://wa.me/${whatsapp.replace(/\D/g, '')}` },
    { name: 'Telegram', label: name && `@${name}`, href: `https://t.me/${name}` },
  ].filter(({ label }) => label !== '')
}
