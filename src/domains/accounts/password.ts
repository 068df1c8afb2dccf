/** Shortest and longest password, in characters. */
export const SHORTEST = 10
export const LONGEST = 128

/** How long a password link is valid: for a first password in days, for a reset in hours. */
export const INVITED_DAYS = 7
export const RESET_HOURS = 24

/** Estimated strength of a password. */
export type Strength = 'short' | 'weak' | 'good' | 'strong'

export const STRENGTHS: Readonly<Record<Strength, { step: 0 | 1 | 2 | 3; text: string }>> = {
  short: { step: 0, text: `Use pelo menos ${SHORTEST} caracteres. Quatro palavras soltas dão uma boa senha.` },
  weak: { step: 1, text: 'Fácil de adivinhar. Junte mais uma palavra.' },
  good: { step: 2, text: 'Boa.' },
  strong: { step: 3, text: 'Forte.' },
}

/** Common words and keyboard sequences, which add no strength. */
const COMMON = /senha|password|qwert|asdf|vitrine|admin|mudar|brasil|abcd|0123|1234|2345|3456|4567|5678|6789/gi

/** Estimates the strength of a password; `own` are words related to the person, e.g. the e-mail, which add none. */
export function strengthOf(password: string, own: readonly string[] = []): Strength {
  if ([...password].length < SHORTEST) return 'short'
  let rest = password.replace(COMMON, '')
  for (const word of own.flatMap((text) => text.split(/[^\p{L}\d]+/u)))
    if (word.length > 2) rest = rest.replaceAll(new RegExp(word, 'gi'), '')
  // A repeated character adds nothing.
  rest = rest.replace(/(.)\1+/gu, '$1')
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(rest)).length
  const score = [...rest].length + 2 * (kinds - 1)
  return score < 10 ? 'weak' : score < 16 ? 'good' : 'strong'
}
