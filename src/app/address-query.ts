import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router'

/** Parses the query of an address as the router does, but for `q`, which somebody typed: the router would read '"a b"' as JSON, and '1e3' as 1000. */
export function parseQuery(text: string): Record<string, unknown> {
  const typed = new URLSearchParams(text).get('q')
  return { ...defaultParseSearch(text), ...(typed !== null && { q: typed }) }
}

/** The reverse of `parseQuery`. */
export function stringifyQuery({ q, ...search }: Record<string, unknown>): string {
  const query = new URLSearchParams(defaultStringifySearch(search))
  if (q !== undefined) query.set('q', String(q))
  return query.size > 0 ? `?${query}` : ''
}
