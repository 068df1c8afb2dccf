/** What XML 1.0 cannot have in any way: control characters, halves of surrogate pairs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}

/** A text as the content of an element, or as an attribute in double quotes. */
export const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(IMPOSSIBLE, '')
    .replace(/[&<>"\r]/g, (letter) => ENTITIES[letter]!)
