import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { strengthOf } from '../password.ts'

/** zxcvbn's 3 of 4: "safely unguessable", some 10^8 guesses. */
const LEAST_SCORE = 3

const REASONS: Readonly<Record<string, string>> = {
  topTen: 'É uma das senhas mais usadas do mundo.',
  topHundred: 'É uma das senhas mais usadas do mundo.',
  common: 'É uma senha muito usada.',
  similarToCommon: 'Parece demais com uma senha muito usada.',
  wordByItself: 'Uma palavra só é fácil de adivinhar.',
  namesByThemselves: 'Nomes são fáceis de adivinhar.',
  commonNames: 'Nomes são fáceis de adivinhar.',
  userInputs: 'Leva o seu nome, o seu e-mail ou o nome da empresa.',
  straightRow: 'Teclas vizinhas são fáceis de adivinhar.',
  keyPattern: 'Teclas vizinhas são fáceis de adivinhar.',
  simpleRepeat: 'Letras repetidas são fáceis de adivinhar.',
  extendedRepeat: 'Trechos repetidos são fáceis de adivinhar.',
  sequences: 'Sequências como abc ou 6543 são fáceis de adivinhar.',
  recentYears: 'Anos são fáceis de adivinhar.',
  dates: 'Datas são fáceis de adivinhar.',
}

/**
 * Refuses a new password that is among the common ones, is made of the person's own name or e-mail, or is too simple.
 * Throws AppError 'invalid' with the reason at the field `password`, and as `WorkQueue.run` does.
 */
export async function requireStrongPassword(
  { worker, actor, signal }: Pick<Context, 'worker' | 'actor' | 'signal'>,
  password: string,
  { name, email }: { name: string; email: string },
): Promise<void> {
  const own = [name, email, ...`${name} ${email}`.split(/[^\p{L}\d]+/u), 'vitrine'].filter((word) => word.length > 2)
  // Their name followed by a year is not among the common ones, and yet the first that an acquaintance tries.
  if (strengthOf(password, own) === 'weak' && strengthOf(password) !== 'weak') throw refused(REASONS.userInputs)
  const order = { lane: 'save', person: actor?.id ?? null, signal } as const
  const { score, warning } = await worker.runInThread('ratePassword', { password, own }, order)
  if (score < LEAST_SCORE) throw refused(REASONS[warning ?? ''])
}

function refused(reason = 'É fácil de adivinhar.') {
  const text = `${reason} Três ou quatro palavras soltas dão uma boa senha.`
  return new AppError('invalid', text, { password: text })
}
