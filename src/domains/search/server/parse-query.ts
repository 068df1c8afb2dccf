import { BARE_STOP_WORDS, bareWord } from '#platform/portuguese-words.ts'

/** A word or a phrase as typed. */
export interface TypedTerm {
  text: string
  /** Whether its words stand side by side, in this order. */
  phrase: boolean
  /** Whether documents that contain it are left out. */
  excluded: boolean
}

/** Words and phrases of a query that are used. */
const MAX_TERMS = 10

/** Between blanks: an optional minus, then a phrase in quotes or anything else. */
const TOKEN = /(?<=^|\s)(-?)(?:["“”]([^"“”]*)["“”]|(\S+))/gu

/**
 * The parts of a query, each a list of alternatives: a document is found that has one of each part. Quotes make a
 * phrase, a minus before a word or a phrase leaves out what has it, OR or OU between two makes them alternatives.
 */
export function parseQuery(text: string): TypedTerm[][] {
  const groups: TypedTerm[][] = []
  let isAlternative = false
  for (const [, minus, quoted, plain = ''] of text.matchAll(TOKEN)) {
    if (plain === 'OR' || plain === 'OU') {
      isAlternative = groups.length > 0
      continue
    }
    const terms = readTerms(quoted ?? plain, quoted !== undefined, minus === '-')
    const last = groups.at(-1)
    if (isAlternative && last && terms[0] && !terms[0].excluded && !last[0]?.excluded) last.push(...terms)
    else groups.push(...terms.map((term) => [term]))
    isAlternative = false
  }
  return dropRepeated(dropUnsaid(groups)).slice(0, MAX_TERMS)
}

/** Two short words that a hyphen makes one, as in 'wi-fi'. */
const JOINED = /^[\p{L}\p{N}]{1,4}-[\p{L}\p{N}]{1,4}$/u

/** A phrase of the words of a token in quotes, with a minus or joined by a hyphen, else a term for each word. */
function readTerms(token: string, isQuoted: boolean, excluded: boolean): TypedTerm[] {
  const words = (token.match(WORD) ?? []).filter((word) => isQuoted || !BARE_STOP_WORDS.has(word.toLowerCase()))
  if (words.length > 1 && (isQuoted || excluded || JOINED.test(token)))
    return [{ text: words.join(' '), phrase: true, excluded }]
  return words.map((text) => ({ text, phrase: false, excluded }))
}

function dropRepeated(groups: TypedTerm[][]): TypedTerm[][] {
  const seen = new Set<string>()
  return groups.filter((group) => {
    const key = JSON.stringify(group)
    return !seen.has(key) && seen.add(key)
  })
}

/** Without '3D' beside 'impressão' or 'impressora': texts about prints seldom say it. */
function dropUnsaid(groups: TypedTerm[][]): TypedTerm[][] {
  const isPrint = groups.some(([term]) => term && !term.excluded && /^(impress|imprim)/.test(bareWord(term.text)))
  if (!isPrint) return groups
  return groups.filter((group) => !(group.length === 1 && !group[0]?.excluded && bareWord(group[0]!.text) === '3d'))
}

/** A word of a text; 'C++' and 'C#' are words with their marks, as in the database's `search_text`. */
export const WORD = /(?<![\p{L}\p{N}_])c(?:\+\+|#)|[\p{L}\p{N}]+/giu
