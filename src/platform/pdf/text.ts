import { showKnown } from '#pdf-letters/pdf-letters.ts'

/** Letters of a word that fit beside each other in the narrowest column of text. */
const LONGEST = 30

/** Lets a word of more letters than that be broken, by spaces without width: a PDF cannot scroll to what runs over. */
export const softenWords = (text: string, longest = LONGEST) =>
  text.replace(new RegExp(`\\S{${Math.max(1, longest)}}(?=[^\\s\\p{M}\\u200d])`, 'gu'), '$&\u200b')

/** Neither text nor space: controls but line feeds and tabs, what turns the order of letters around, invisible marks. */
const CONTROLS = /[[\p{Cc}\p{Default_Ignorable_Code_Point}]--[\n\t\u00ad\u200b-\u200d\u2060\ufe00-\ufe0f]]/gv

/** Only what a font can show: no halves of characters, no controls, and a box for each cluster that no font has. */
export const printable = (text: string) => showKnown(text.toWellFormed().replace(CONTROLS, ''))
