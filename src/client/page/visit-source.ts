/** What brought a visitor to this document: the referrer and the campaign, as far as they are there. */
export function readVisitSource(): Partial<Record<'referrer' | 'utm_source' | 'utm_medium' | 'utm_campaign', string>> {
  const search = new URLSearchParams(location.search)
  const found = [
    ['referrer', document.referrer],
    ...['utm_source', 'utm_medium', 'utm_campaign'].map((name) => [name, search.get(name) ?? '']),
  ].filter(([, text]) => text)
  return Object.fromEntries(found.map(([name, text = '']) => [name, text.slice(0, 200)]))
}
