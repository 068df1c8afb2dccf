// Apart from what a choice comes to: every page has the routes, and a quote's reads its address alone.

/** The items of a version that are taken, by their places from 0, in an address: 'v2i1-3'. */
export const choiceQuery = (version: number | string, taken: readonly number[]) => `v${version}i${taken.join('-')}`
export function parseChoice(text: unknown): { version: number; taken: number[] } | undefined {
  const found = typeof text === 'string' && /^v(\d{1,6})i((?:\d{1,3}(?:-\d{1,3}){0,500})?)$/.exec(text)
  if (!found) return undefined
  const [, version, places = ''] = found
  return { version: Number(version), taken: places.split('-').filter(Boolean).map(Number) }
}
