/** Letters of a word that fit beside each other in the narrowest column of text. */
const LONGEST = 30

/** Lets a word of more letters than that be broken, by spaces without width: a PDF cannot scroll to what runs over. */
export const softenWords = (text: string, longest = LONGEST) =>
  text.replace(new RegExp(`\\S{${Math.max(1, longest)}}(?=[^\\s\\p{M}\\u200d])`, 'gu'), '$&\u200b')

/** Only characters that a font can have: no lone surrogates, and no controls but line feeds and tabs. */
export const printable = (text: string) => text.toWellFormed().replace(/[^\P{Cc}\n\t]/gu, '')
