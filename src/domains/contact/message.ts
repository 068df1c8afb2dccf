import { tooLong } from '#too-long.ts'

/** Longest field values of a message, in characters. */
export const LONGEST = { name: 120, contact: 200, message: 5000, note: 2000, firstPage: 300 } as const

/** Months after which a message is deleted, as the form promises. */
export const RETENTION_MONTHS = 12

/** The fields of a message that people type. */
export const PARTS = ['name', 'contact', 'message'] as const
export type Part = (typeof PARTS)[number]
export type Typed = Record<Part, string>

/** What is wrong with what was typed, by its field; empty if valid. */
export function findProblems(typed: Typed): Partial<Typed> {
  const problems = PARTS.map((part) => {
    const text = typed[part]
    return [part, text.trim() === '' ? 'Preencha este campo.' : tooLong(text, LONGEST[part])] as const
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
