/** A word in lower case and without accents, as the index stores it. */
export const bareWord = (word: string) =>
  MARKED[word.toLowerCase()] ?? (/^\w*$/.test(word) ? word : word.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase()

const MARKED: Record<string, string> = { 'c++': 'cpp', 'c#': 'csharp' }

/** Most letters of a word that may also be written in two: each place to part it is looked up. */
const MAX_PARTED = 10

/** A word parted wherever two letters or more stand on both sides, as phrases: 'wifi' is also written 'wi-fi'. */
export function partings(word: string): string[] {
  const bare = bareWord(word)
  if (bare.length < 4 || bare.length > MAX_PARTED || !/^[a-z\d]+$/.test(bare)) return []
  return Array.from({ length: bare.length - 3 }, (_, at) => `${bare.slice(0, at + 2)} ${bare.slice(at + 2)}`)
}

/**
 * Endings that the stemmer does not reduce to one stem without accents, each with the endings of the word's other
 * forms. The first that matches is used.
 */
const ENDINGS: [ending: RegExp, others: string[]][] = [
  [/(?<=\w{3})(?:acao|acoes)$/, ['acao', 'acoes', 'ar']], // programação, programações, programar
  [/(?<=\w{3})(?:ssao|ssoes)$/, ['ssao', 'ssoes', 'sso', 'ssa']], // impressão, impressões, impresso, impressa
  [/(?<=\w{2})(?:ao|oes|aes|aos)$/, ['ao', 'oes', 'aes', 'aos']], // impressão, pães, mãos
  [/(?<=\w{4})ar$/, ['acao', 'acoes']],
  [/(?:al|ais)$/, ['al', 'ais']], // digital, digitais
  [/(?:el|eis)$/, ['el', 'il', 'eis']], // móvel, fácil, móveis
  [/(?:ol|ois)$/, ['ol', 'ois']],
  [/(?:ul|uis)$/, ['ul', 'uis']],
  [/il$/, ['is', 'eis']], // perfil, perfis
  [/(?<=\w)is$/, ['il']],
  [/(?:m|ns)$/, ['m', 'ns']], // imagem, imagens
  [/(?<=\w[b-df-hj-np-tv-z])s$/, ['']], // LEDs
  [/(?<=\w[bcdfgkpt])$/, ['s']],
]

/** The word itself first, then its other forms: singular and plural, and the verb of a noun of action. */
export function formsOf(word: string): string[] {
  const bare = bareWord(word)
  const fitting = ENDINGS.find(([ending]) => ending.test(bare))
  if (!fitting) return [word]
  const [ending, others] = fitting
  return [...new Set([word, ...others.map((other) => bare.replace(ending, other))])]
}

/** Stop words typed without their accents; the dictionary has them with accents only. */
export const BARE_STOP_WORDS = new Set('nao sao ja so ate tambem voce voces sera ha la'.split(' '))
