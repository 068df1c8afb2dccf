export interface Piece {
  text: string
  hit: boolean
}

/** Characters of an extract, and those it shows before the first hit at most. */
const LENGTH = 220
const LEAD = 60

const WORD = /[\p{L}\p{N}]+/gu

/** The distinct words of texts, as they are written there. */
export const wordsOf = (texts: string[]) => new Set(texts.flatMap((text) => text.match(WORD) ?? []))

/**
 * The piece of the texts in which most of what was asked for stands, its hits marked; the start of the first text that
 * there is where nothing does.
 * @param askedFor which of the asked words a word, as written, answers, by number
 */
export function makeExtract(texts: string[], askedFor: ReadonlyMap<string, ReadonlySet<number>>): Piece[] {
  let best = { text: texts.find(Boolean) ?? '', start: 0, worth: 0 }
  for (const text of texts) {
    const hits = [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
      const asked = askedFor.get(word)
      return asked ? [{ index, end: index + word.length, asked }] : []
    })
    hits.forEach((first, at) => {
      const seen = new Set<number>()
      for (let next = at; next < hits.length; next++) {
        const hit = hits[next]
        if (!hit || hit.end - first.index > LENGTH - LEAD) break
        for (const number of hit.asked) seen.add(number)
      }
      if (seen.size > best.worth) best = { text, start: first.index, worth: seen.size }
    })
  }
  return markHits(cutOut(best.text, best.start), askedFor)
}

/** About LENGTH characters around a place, ending between words, with dots where something was cut. */
function cutOut(text: string, place: number): string {
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

function markHits(text: string, askedFor: ReadonlyMap<string, unknown>): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!askedFor.has(word)) continue
    if (index > end) pieces.push({ text: text.slice(end, index), hit: false })
    pieces.push({ text: word, hit: true })
    end = index + word.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), hit: false })
  return pieces
}
