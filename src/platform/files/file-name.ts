/** Characters at most: file systems take 255 bytes, and a character may have three. */
const LONGEST = 80

/** Characters that some file systems refuse, control characters, and those that change the writing direction to hide an ending. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be found
const REFUSED = /[\u0000-\u001f\u007f-\u009f<>:"|?*\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g

/** A file's name without folders and without the characters above, shortened; its ending stays. */
export function cleanFileName(typed: string): string {
  const bare = (typed.toWellFormed().split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(REFUSED, '')
    .replace(/\s+/g, ' ')
  const name = bare.replace(/^[. ]+|[. ]+$/g, '')
  if (!name) return 'arquivo'
  const ending = /\.[^. ]{1,12}$/.exec(name)?.[0] ?? ''
  const stem = [...name.slice(0, name.length - ending.length)].slice(0, LONGEST).join('').trim()
  return `${stem || 'arquivo'}${ending}`
}
