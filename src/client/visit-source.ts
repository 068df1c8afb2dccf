/** Whether a view of this document was sent with its source already. */
let isSent = false

/** The referrer and the campaign of this document, for its first tracked view; {} for later ones. */
export function visitSource(): Partial<Record<'referrer' | 'utm_source' | 'utm_medium' | 'utm_campaign', string>> {
  if (isSent) return {}
  isSent = true
  const search = new URLSearchParams(location.search)
  const found = [
    ['referrer', document.referrer],
    ...['utm_source', 'utm_medium', 'utm_campaign'].map((name) => [name, search.get(name) ?? '']),
  ].filter(([, text]) => text)
  return Object.fromEntries(found.map(([name, text = '']) => [name, text.slice(0, 200)]))
}
