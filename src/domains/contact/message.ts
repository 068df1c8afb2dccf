/** How long the parts of a message may be, in characters. */
export const LONGEST = { name: 120, contact: 200, message: 5000, firstPage: 300 } as const

/** The shortest contact that can be one, e.g. '@anas', in characters. */
export const SHORTEST_CONTACT = 5

/** Months after which a message is removed, as the form promises. */
export const KEPT_MONTHS = 12

/** The parts of a message that a person types. */
export const PARTS = ['name', 'contact', 'message'] as const
export type Part = (typeof PARTS)[number]
export type Typed = Record<Part, string>

/** What is wrong with what was typed, in the server's own words; empty where nothing is. */
export function findProblems(typed: Typed): Partial<Typed> {
  const problems = PARTS.map((part) => {
    const length = typed[part].trim().length
    if (length === 0) return [part, 'Preencha este campo.']
    if (part === 'contact' && length < SHORTEST_CONTACT) return [part, `Use pelo menos ${SHORTEST_CONTACT} caracteres.`]
    return [part, '']
  })
  return Object.fromEntries(problems.filter(([, problem]) => problem))
}

/** A message as the browser sends it. */
export interface SubmittedMessage extends Typed {
  /** Random, a UUID: a message sent again is known by it. */
  key: string
  first_page: string
  /** The trap for programs that fill in every field; people leave it empty. */
  site: string
}

/** The path of an address on this site, without what follows it; '' for anything else. */
export const toPath = (address: string) => (/^\/(?!\/)[^\s?#]*/.exec(address)?.[0] ?? '').slice(0, LONGEST.firstPage)
