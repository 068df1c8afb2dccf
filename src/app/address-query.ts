import { defaultParseSearch, stringifySearchWith } from '@tanstack/react-router'

/** Parses the query of an address as the router does, but for `q`, which somebody typed: the router would read '"a b"' as JSON, and '1e3' as 1000. */
export function parseQuery(text: string): Record<string, unknown> {
  const typed = new URLSearchParams(text).get('q')
  return { ...defaultParseSearch(text), ...(typed !== null && { q: typed }) }
}

/**
 * The reverse of `parseQuery`: a text that would be read as something else stands in quotes. The router's own tries that with
 * each text, and an error that is thrown takes longer than all else of the link of a board's card.
 */
export function stringifyQuery({ q, ...search }: Record<string, unknown>): string {
  const text = stringifySearch(search)
  if (q === undefined) return text
  const query = new URLSearchParams(text)
  query.set('q', String(q))
  return `?${query}`
}

const stringifySearch = stringifySearchWith(JSON.stringify, (text) => {
  if (MAY_BE_JSON.test(text)) return JSON.parse(text)
  throw NOT_JSON
})

/** What begins as JSON other than a number, or is one. */
const MAY_BE_JSON = /^\s*(["[{]|(-?\d+(\.\d+)?(e[+-]?\d+)?|true|false|null)\s*$)/i
/** Made once: each would collect where it was made. */
const NOT_JSON = new SyntaxError('Not JSON')
