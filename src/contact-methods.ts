import { emailHint, emailQuestion } from '#email-typos.ts'

/** The ways to reach a person, read from what they typed as their contact: the first valid one of each kind. */
export interface ContactMethods {
  /** An e-mail address. */
  email?: string
  /** Telephone number with country code, digits only, as wa.me expects it. */
  phone?: string
  /** A Telegram name without its @. */
  telegram?: string
}

/** Deliberately stricter than the standard: letters with or without accents, digits and few signs. */
const EMAIL =
  /(?<![\p{L}\w.%+-])([\p{L}\d][\p{L}\w.+-]{0,63})@((?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.){1,8}[a-z]{2,24})(?![\p{L}\w-])/iu
/** 5 to 32 letters, digits and underscores, a letter first (https://core.telegram.org/method/account.checkUsername). */
const TELEGRAM = /(?<![\w.@/])@([a-z]\w{4,31})(?![\w@]|\.\w)/i
const PHONE = /(?<![\w+])(?:\+|00)?\(?\d[\d\s().\u2010-\u2013-]{6,22}\d(?!\w)/g

/** Area code, then eight digits of a landline or nine of a mobile (ITU-T E.164, Brazil's numbering plan). */
const BRAZILIAN = /^[1-9][1-9](?:9\d{8}|[2-5]\d{7})$/

/**
 * What is said beside a contact in which no way to answer is found, or an e-mail of a mistyped provider; '' otherwise. It is
 * taken all the same.
 */
export function contactHint(contact: string): string {
  if (contact.trim() === '') return ''
  const methods = readContact(contact)
  if (methods.email) return emailHint(methods.email)
  if (Object.keys(methods).length > 0) return ''
  return 'Talvez isto não baste para respondermos: confira o DDD, o @ do Telegram ou o e-mail.'
}

/** What is asked before such a contact is sent; undefined where there is nothing to ask. */
export function contactQuestion(contact: string): string | undefined {
  if (contactHint(contact) === '') return undefined
  const { email } = readContact(contact)
  if (email) return emailQuestion(email)
  return 'Não reconhecemos um e-mail, telefone ou Telegram. Corrija, ou envie de novo se está certo.'
}

/** Parses a contact; ambiguous parts are ignored. */
export function readContact(contact: string): ContactMethods {
  const email = EMAIL.exec(contact)?.[0]
  const rest = email ? contact.replace(email, ' ') : contact
  const telegram = TELEGRAM.exec(rest)?.[1]
  const phone = (rest.match(PHONE) ?? []).map(toNumber).find((number) => number !== undefined)
  return { ...(email && { email }), ...(phone && { phone }), ...(telegram && { telegram }) }
}

function toNumber(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '')
  if (/^\+|^00/.test(typed)) {
    const number = typed.startsWith('+') ? digits : digits.slice(2)
    if (number.startsWith('55')) return BRAZILIAN.test(number.slice(2)) ? number : undefined
    return /^[1-9]\d{7,14}$/.test(number) ? number : undefined
  }
  const local = digits.replace(/^0(?=\d{10,11}$)/, '')
  if (BRAZILIAN.test(local)) return `55${local}`
  return digits.startsWith('55') && BRAZILIAN.test(digits.slice(2)) ? digits : undefined
}

/** A number as `readContact` reads it, for people: '+55 41 98888-7777'. Of another country its digits stay together. */
export const phoneText = (phone: string) => `+${phone.replace(/^55(\d\d)(\d{4,5})(\d{4})$/, '55 $1 $2-$3')}`

/** A text that is a Brazilian number and nothing else as `phoneText` has it; any other unchanged. */
export function tidyPhone(text: string): string {
  const { phone } = readContact(text)
  if (!phone?.startsWith('55') || /[^\d\s().+\u2010-\u2013-]/.test(text)) return text
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  return digits === phone || `55${digits}` === phone ? phoneText(phone) : text
}

/** A mailto: address with a recipient alone; letters with accents are encoded (RFC 6068). */
export function mailAddress(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  return `mailto:${encodeURIComponent(local)}@${encodeURIComponent(domain)}`
}

/** A link that opens a WhatsApp chat (https://faq.whatsapp.com/5913398998672934). */
export const chatLink = (phone: string) => `https://wa.me/${phone}`

/** A link to a Telegram account (https://core.telegram.org/api/links#public-username-links). */
export const telegramLink = (name: string) => `https://t.me/${name}`
