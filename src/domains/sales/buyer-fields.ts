import { parseTaxId } from '#tax-ids.ts'

/** What a buyer types about themselves, by the names of the order form's fields. */
export type TypedBuyer = Readonly<Partial<Record<(typeof PARTS)[number], string>>>

const PARTS = ['name', 'email', 'phone', 'document'] as const

/** Whether a telephone's number has as many digits as the shortest one, without its area code. */
export const isPhone = (typed: string) => typed.replace(/\D/g, '').length >= 8

/** What is wrong with the fields, in the server's words, all at once and in their order; the contract has the last word. */
export function buyerProblems(typed: TypedBuyer): Record<string, string> {
  const problems = PARTS.map((part) => [part, problemOf(part, typed[part]?.trim() ?? '')] as const)
  return Object.fromEntries(problems.flatMap(([part, problem]) => (problem ? [[part, problem]] : [])))
}

function problemOf(part: (typeof PARTS)[number], typed: string) {
  if (part === 'document')
    return typed === '' || parseTaxId(typed) !== undefined ? '' : 'Os dígitos verificadores não conferem.'
  if (typed === '') return 'Preencha este campo.'
  if (part === 'email' && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(typed)) return 'Este e-mail não parece completo.'
  return part === 'phone' && !isPhone(typed) ? 'Este telefone não parece completo.' : ''
}
