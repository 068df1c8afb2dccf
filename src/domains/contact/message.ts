/** Longest field values of a message, in characters. */
export const LONGEST = { name: 120, contact: 200, message: 5000, firstPage: 300 } as const

/** Shortest valid contact, e.g. '@anas', in characters. */
export const SHORTEST_CONTACT = 5
/** What is said of a shorter one. */
export const CONTACT_TOO_SHORT = 'Escreva um WhatsApp, um Telegram ou um e-mail por inteiro.'

/** Months after which a message is deleted, as the form promises. */
export const RETENTION_MONTHS = 12

/** The fields of a message that people type. */
export const PARTS = ['name', 'contact', 'message'] as const
export type Part = (typeof PARTS)[number]
export type Typed = Record<Part, string>

/** Field errors, with the server's texts; empty if valid. */
export function findProblems(typed: Typed): Partial<Typed> {
  const problems = PARTS.map((part) => {
    const length = typed[part].trim().length
    if (length === 0) return [part, 'Preencha este campo.']
    if (part === 'contact' && length < SHORTEST_CONTACT) return [part, CONTACT_TOO_SHORT]
    return [part, '']
  })
  return Object.fromEntries(problems.filter(([, problem]) => problem))
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
