/** The company as the public frame shows it. Empty texts are left out. */
export interface FrameCompany {
  name: string
  legalName: string
  cnpj: string
  tagline: string
  street: string
  district: string
  city: string
  state: string
  zip: string
  email: string
  whatsapp: string
  telegram: string
  codeHosting: string
  social: { name: string; url: string }[]
}

/** The weekday, 0 = Sunday, and the name of its filament. */
export interface FrameDay {
  weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6
  filament: string
}

/** The signed-in person by the record in local storage; undefined for visitors and until the page is hydrated. */
export type FrameUser = { nome: string; email: string } | undefined

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
