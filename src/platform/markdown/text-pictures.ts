// The addresses of pictures and links in the source of a text, as people and programs write them: Markdown, wiki embeds, HTML, and
// definitions of references. Code is not told apart: an address is only changed where it is known.

const PLACES = [
  // ![alt](address "title"), and the link around a picture; the address may have spaces, or stand in angle brackets.
  /(\]\(\s*)(<[^<>\n]{1,2000}>|(?:[^()<>\n]|\([^()\n]{0,500}\)){1,2000}?)((?:\s+(?:"[^"\n]{0,500}"|'[^'\n]{0,500}'))?\s*\))/g,
  // ![[address|300]]
  /(!\[\[)([^[\]|\n]{1,1000})(?=[|\]])/g,
  // <img src="address">, <a href="address">
  /(\b(?:src|href)\s*=\s*["'])([^"'\n]{1,2000})(?=["'])/gi,
  // [name]: address
  /^( {0,3}\[[^\]\n]{1,500}\]:[ \t]*)(<[^<>\n]{1,2000}>|\S{1,2000})/gm,
]

/** The addresses in a text, as written but for angle brackets, each once. */
export function listPictures(markdown: string): string[] {
  const found = new Set<string>()
  for (const place of PLACES) for (const [, , address] of markdown.matchAll(place)) found.add(bare(address!))
  return [...found]
}

/** A text with other addresses in place of those that are known. */
export function replacePictures(markdown: string, known: ReadonlyMap<string, string>): string {
  if (known.size === 0) return markdown
  return PLACES.reduce(
    (text, place) =>
      text.replace(place, (whole: string, before: string, address: string, after: unknown) => {
        const other = known.get(bare(address))
        return other === undefined ? whole : `${before}${other}${typeof after === 'string' ? after : ''}`
      }),
    markdown,
  )
}

const bare = (address: string) => address.trim().replace(/^<(.*)>$/, '$1')
