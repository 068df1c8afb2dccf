import { WORD } from './parse-query.ts'

export interface Piece {
  text: string
  hit: boolean
}

/** Length of an extract, and of the text before its first hit at most, in characters. */
const LENGTH = 220
const LEAD = 60

/** The distinct words of texts, as written. */
export const wordsOf = (texts: string[]) => new Set(texts.flatMap((text) => text.match(WORD) ?? []))

/**
 * The part of the texts with most of the query's words, its hits marked; without any hit the start of the first text
 * that is not empty.
 * @param matches for each word of the texts that is a hit, the indices of the query's words that it matches
 */
export function makeExtract(texts: string[], matches: ReadonlyMap<string, ReadonlySet<number>>): Piece[] {
  let best = { text: texts.find(Boolean) ?? '', start: 0, worth: 0 }
  for (const text of texts) {
    const hits = [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
      const matched = matches.get(word)
      return matched ? [{ index, end: index + word.length, matched }] : []
    })
    hits.forEach((first, at) => {
      const seen = new Set<number>()
      for (let next = at; next < hits.length; next++) {
        const hit = hits[next]
        if (!hit || hit.end - first.index > LENGTH - LEAD) break
        for (const number of hit.matched) seen.add(number)
      }
      if (seen.size > best.worth) best = { text, start: first.index, worth: seen.size }
    })
  }
  return markHits(excerpt(best.text, best.start), matches)
}

/** About LENGTH characters around a position, cut between words, with dots where something was cut. */
function excerpt(text: string, place: number): string {
  if (text.length <= LENGTH) return text
  let start = Math.max(0, Math.min(place - LEAD, text.length - LENGTH))
  if (start > 0) {
    const blank = text.indexOf(' ', start)
    start = blank < 0 || blank > place ? place : blank + 1
  }
  let end = Math.min(text.length, start + LENGTH)
  if (end < text.length) {
    const blank = text.lastIndexOf(' ', end)
    if (blank > Math.max(start, place)) end = blank
  }
  return `${start > 0 ? '... ' : ''}${text.slice(start, end).toWellFormed()}${end < text.length ? '...' : ''}`
}

function markHits(text: string, matches: ReadonlyMap<string, unknown>): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!matches.has(word)) continue
    if (index > end) pieces.push({ text: text.slice(end, index), hit: false })
    pieces.push({ text: word, hit: true })
    end = index + word.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), hit: false })
  return pieces
}
