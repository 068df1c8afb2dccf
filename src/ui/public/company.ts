/** The company as the frame shows it. A text may be '' where the owner set none; its line is then left out. */
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

/** The day as the frame shows it: its number, 0 = domingo, and the name of its filament. */
export interface FrameDay {
  weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6
  filament: string
}

/** Who is signed in by the stored record; undefined for visitors and until the page is hydrated. */
export type FrameUser = { nome: string; email: string } | undefined

/** The company's direct contacts, each with its address: e-mail, WhatsApp, Telegram. */
export function contactLinks({ email, whatsapp, telegram }: FrameCompany) {
  // Typed as a name, with or without its @, or as the whole address.
  const name = telegram.replace(/^(https?:\/\/)?(t\.me|telegram\.me)\//i, '').replace(/^@/, '')
  return [
    { name: 'E-mail', label: email, href: `mailto:${email}` },
    { name: 'WhatsApp', label: whatsapp, href: `https://wa.me/${whatsapp.replace(/\D/g, '')}` },
    { name: 'Telegram', label: name && `@${name}`, href: `https://t.me/${name}` },
  ].filter(({ label }) => label !== '')
}
