import { readContact } from '#contact-methods.ts'

/** The two-letter codes of the Brazilian states. */
export const STATES = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ')

/** A CEP with its hyphen, '88010-000' for '88010000'; any other text unchanged. */
export const formatCep = (text: string) => text.replace(/^(\d{2})\.?(\d{3})-?(\d{3})$/, '$1$2-$3')

export const isCep = (text: string) => /^\d{5}-\d{3}$/.test(text)

/** Whether a text is an http or https address with a host and without user name or password. */
export function isOutside(text: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false
  const { hostname, username, password } = new URL(text)
  return hostname !== '' && username === '' && password === ''
}

/** A telephone number with its country: '+55 48 90000-0000' for '48 90000-0000'; any other text unchanged. */
export function formatWhatsapp(text: string) {
  const { phone } = readContact(text)
  return phone && phone === `55${text.replace(/\D/g, '')}` ? `+55 ${text}` : text
}

/** Whether a text is a telephone number with country code: 10 to 15 digits (ITU-T E.164), with any punctuation. */
export const isWhatsapp = (text: string) =>
  /^\+?[\d\s().-]+$/.test(text) && /^[1-9]\d{9,14}$/.test(text.replace(/\D/g, ''))

/** Whether a text is a Telegram user name (https://core.telegram.org/method/account.checkUsername), or its address. */
export const isTelegram = (text: string) => /^(@|(https?:\/\/)?(t\.me|telegram\.me)\/)?[a-z]\w{3,31}$/i.test(text)
