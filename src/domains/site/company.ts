/** The rules of the company's data. */

/** The states by their codes, as the post office writes them. */
export const STATES = [
  'AC',
  'AL',
  'AM',
  'AP',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MG',
  'MS',
  'MT',
  'PA',
  'PB',
  'PE',
  'PI',
  'PR',
  'RJ',
  'RN',
  'RO',
  'RR',
  'RS',
  'SC',
  'SE',
  'SP',
  'TO',
] as const

/** Eight digits get their hyphen, '88010000' becomes '88010-000'; anything else stays as it is. */
export const formatCep = (text: string) => text.replace(/^(\d{2})\.?(\d{3})-?(\d{3})$/, '$1$2-$3')

export const isCep = (text: string) => /^\d{5}-\d{3}$/.test(text)

/** An http or https address with a host, which names no user. */
export function isOutside(text: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false
  const { hostname, username, password } = new URL(text)
  return hostname !== '' && username === '' && password === ''
}

/** With country code: 10 to 15 digits (ITU-T E.164), written as one likes. */
export const isWhatsapp = (text: string) => /^\+?[\d\s().-]+$/.test(text) && /^\d{10,15}$/.test(text.replace(/\D/g, ''))

/** A name of Telegram's (https://core.telegram.org/method/account.checkUsername), or its address. */
export const isTelegram = (text: string) => /^(@|(https?:\/\/)?(t\.me|telegram\.me)\/)?[a-z]\w{3,31}$/i.test(text)
