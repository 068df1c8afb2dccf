import { ZxcvbnFactory, type ZxcvbnResult } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as portuguese } from '@zxcvbn-ts/language-pt-br'

const { qwerty, keypad } = adjacencyGraphs
const zxcvbn = new ZxcvbnFactory({ graphs: { qwerty, keypad }, dictionary: { ...common, ...portuguese } })

/** A password, and the words that an attacker would try first: the person's name and e-mail, the firm's name. */
export interface RatedPassword {
  password: string
  own: readonly string[]
}

/** How well a password stands against guessing, and zxcvbn's name of what makes it easy; null where nothing stands out. */
export type PasswordRating = Pick<ZxcvbnResult, 'score'> & { warning: string | null }

/**
 * Rates a password by zxcvbn (Wheeler, USENIX Security 2016): 0 to 4, from what the most frequent passwords, words and
 * names in Portuguese, dates, keyboard rows and repeats in it leave to be guessed. Takes up to half a second.
 */
export function ratePasswordHere({ password, own }: RatedPassword): PasswordRating {
  const { score, feedback } = zxcvbn.check(password, [...own])
  return { score, warning: feedback.warning }
}
