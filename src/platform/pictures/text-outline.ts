/*
 * Text as outlines of the font for headings: pictures with letters are the same on every machine, whatever fonts it has.
 */
import { readFile } from 'node:fs/promises'
import type { Font } from 'fontkit'

const FONT = 'src/ui/fonts/archivo-display.woff2'

/** Text as one outline: its baseline is y = 0 and its left edge x = 0. Lengths in pixels. */
export interface TextOutline {
  /** The `d` of an SVG path; empty for blank text. */
  d: string
  /** Advance of the whole line. */
  width: number
  /** From the baseline to the top of capitals, for centring. */
  capHeight: number
}

let opened: Promise<Font> | undefined

/**
 * Outlines one line of text, kerned. Characters that the font lacks are left out: it has Latin-1.
 * @param size of the font, in pixels
 */
export async function outlineText(text: string, size: number): Promise<TextOutline> {
  const font = await openFont()
  const scale = size / font.unitsPerEm
  const known = [...text].filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0)!)).join('')
  const { glyphs, positions } = font.layout(known)
  let penX = 0
  let d = ''
  glyphs.forEach((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    // y points upward in fonts, downward in SVG.
    d += glyph.path
      .scale(scale, -scale)
      .translate((penX + xOffset) * scale, -yOffset * scale)
      .toSVG()
    penX += xAdvance
  })
  return { d, width: penX * scale, capHeight: font.capHeight * scale }
}

/** Whether the font can show a character. */
export async function hasGlyph(character: string): Promise<boolean> {
  const codePoint = character.codePointAt(0)
  return codePoint !== undefined && (await openFont()).hasGlyphForCodePoint(codePoint)
}

function openFont(): Promise<Font> {
  opened ??= readFont().catch((error) => {
    opened = undefined // read again the next time
    throw error
  })
  return opened
}

/** At its regular weight: fontkit cannot vary a font that comes as WOFF2. */
async function readFont(): Promise<Font> {
  const { create } = await import('fontkit') // heavy: loaded with the first text
  const font = create(await readFile(FONT))
  if (!('unitsPerEm' in font)) throw new Error(`${FONT} holds more than one font`)
  return font
}
