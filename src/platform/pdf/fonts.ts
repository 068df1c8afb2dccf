/* The fonts of PDFs: the house's own, and those for other scripts and for emoji (SIL Open Font License). */
import { readFileSync } from 'node:fs'

/** Their files. What one family lacks another may have: sheet.typ says in which order. */
export const FONT_FILES = [
  { family: 'Archivo', url: import.meta.resolve('./fonts/archivo-regular.ttf') },
  { family: 'Archivo', url: import.meta.resolve('./fonts/archivo-italic.ttf') },
  { family: 'Archivo', url: import.meta.resolve('./fonts/archivo-semibold.ttf') },
  { family: 'Archivo', url: import.meta.resolve('./fonts/archivo-bold.ttf') },
  { family: 'Archivo Display', url: import.meta.resolve('./fonts/archivo-display.ttf') },
  { family: 'JetBrains Mono', url: import.meta.resolve('./fonts/mono.ttf') },
  { family: 'Noto Sans', url: import.meta.resolve('./fonts/noto-sans-regular.ttf') },
  { family: 'Noto Sans', url: import.meta.resolve('./fonts/noto-sans-italic.ttf') },
  { family: 'Noto Sans', url: import.meta.resolve('./fonts/noto-sans-bold.ttf') },
  { family: 'Noto Sans JP', url: import.meta.resolve('./fonts/noto-sans-jp.ttf') },
  { family: 'Noto Emoji', url: import.meta.resolve('./fonts/noto-emoji.ttf') },
] as const

/**
 * Reads the fonts, with '_' for the first letter of each family. Typst finds the system's fonts too, and cannot be told
 * not to: by names that none of them has, none is ever taken for ours, and a PDF is the same on every machine.
 */
export const readFonts = (): Buffer[] => FONT_FILES.map(({ url }) => rename(readFileSync(new URL(url))))

/** Changes the first letter of the family in a font's `name` table (https://learn.microsoft.com/typography/opentype/spec/name). */
function rename(font: Buffer): Buffer {
  const names = tableOf(font, 'name')
  const texts = names + font.readUInt16BE(names + 4)
  for (let index = 0; index < font.readUInt16BE(names + 2); index++) {
    const record = names + 6 + 12 * index
    const [platform, name] = [font.readUInt16BE(record), font.readUInt16BE(record + 6)]
    if (name !== FAMILY) continue
    const text = texts + font.readUInt16BE(record + 10)
    if (platform === MACINTOSH) font.writeUInt8(UNDERSCORE, text)
    else font.writeUInt16BE(UNDERSCORE, text)
  }
  return font
}

const [FAMILY, MACINTOSH, UNDERSCORE] = [1, 1, 0x5f]

function tableOf(font: Buffer, tag: string): number {
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const record = 12 + 16 * index
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8)
  }
  throw new Error(`a font without the table ${tag}`)
}
