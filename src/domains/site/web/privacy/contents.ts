const HEADING = /<h2 id="([^"]+)">(.*?)<\/h2>/gs
const NAMED: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': '\u00a0' }

/** The level 2 headings of a rendered text, with their ids. */
export function contentsOf(html: string): { id: string; text: string }[] {
  return [...html.matchAll(HEADING)].map(([, id = '', inner = '']) => ({
    id,
    text: inner
      .replace(/<[^>]*>/g, '')
      .replace(/&(amp|lt|gt|quot|nbsp);|&#x([\da-f]+);/gi, (entity, _, code: string | undefined) =>
        code ? String.fromCodePoint(Number.parseInt(code, 16)) : NAMED[entity.toLowerCase()]!,
      )
      .trim(),
  }))
}
