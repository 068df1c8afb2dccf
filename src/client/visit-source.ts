/** Whether this document has told already what led to it. */
let told = false

/** What led to this document: the page before and the campaign. It goes with the first view told; then there is nothing. */
export function visitSource(): Partial<Record<'referrer' | 'utm_source' | 'utm_medium' | 'utm_campaign', string>> {
  if (told) return {}
  told = true
  const asked = new URLSearchParams(location.search)
  const found = [
    ['referrer', document.referrer],
    ...['utm_source', 'utm_medium', 'utm_campaign'].map((name) => [name, asked.get(name) ?? '']),
  ].filter(([, text]) => text)
  return Object.fromEntries(found.map(([name, text = '']) => [name, text.slice(0, 200)]))
}
