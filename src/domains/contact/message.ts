import { readContact } from '#contact-methods.ts'

/** Longest field values of a message, in characters. */
export const LONGEST = { name: 120, contact: 200, message: 5000, note: 2000, firstPage: 300 } as const

/** Months after which a message is deleted, as the form promises. */
export const RETENTION_MONTHS = 12

/** The fields of a message that people type. */
export const PARTS = ['name', 'contact', 'message'] as const
export type Part = (typeof PARTS)[number]
export type Typed = Record<Part, string>

/** Field errors, with the server's texts; empty if valid. */
export function findProblems(typed: Typed): Partial<Typed> {
  const empty = PARTS.filter((part) => typed[part].trim() === '')
  return Object.fromEntries(empty.map((part) => [part, 'Preencha este campo.']))
}

export interface SubmittedMessage extends Typed {
  /** Idempotency key: a random UUID. */
  key: string
  first_page: string
  /** Honeypot for bots; people leave it empty. */
  site: string
}

/** The path of an address on this site, without query and fragment; '' for anything else. */
export const toPath = (address: string) => (/^\/(?!\/)[^\s?#]*/.exec(address)?.[0] ?? '').slice(0, LONGEST.firstPage)

/** What is said beside a contact in which no way to answer is found; '' otherwise. It is taken all the same. */
export function contactHint(contact: string): string {
  if (contact.trim() === '' || Object.keys(readContact(contact)).length > 0) return ''
  return 'Talvez isto não baste para respondermos: confira o DDD, o @ do Telegram ou o e-mail.'
}
