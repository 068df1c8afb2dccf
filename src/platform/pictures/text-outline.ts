/*
 * Text as outlines, taken from the house's own fonts: pictures with letters come out the same on every machine,
 * whatever fonts its system has.
 */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Font } from 'fontkit'

/** display: headings and large figures; text: everything else; mono: code. All cover Latin-1. */
export type FontName = 'display' | 'text' | 'mono'

const FILES: Record<FontName, string> = {
  display: 'archivo-display.woff2',
  text: 'archivo-text.woff2',
  mono: 'mono.woff2',
}

/** Text as one outline: its baseline is y = 0 and its left edge x = 0. Lengths in pixels. */
export interface TextOutline {
  /** For the `d` of an SVG path; empty for blank text. */
  d: string
  /** Advance of the whole line. */
  width: number
  /** From the baseline up to the font's upper edge; for lines set under one another. */
  ascent: number
  /** From the baseline up to the top of capitals; for letters set in the middle of something. */
  capHeight: number
}

export interface TextStyle {
  /** Font size in pixels. */
  size: number
  font: FontName
}

const opened = new Map<FontName, Promise<Font>>()

/** Sets one line of text, kerned, without breaking it. Characters that the font lacks are left out. */
export async function outlineText(text: string, { size, font: name }: TextStyle): Promise<TextOutline> {
  const font = await openFont(name)
  const scale = size / font.unitsPerEm
  const known = [...text].filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0)!)).join('')
  const { glyphs, positions } = font.layout(known)
  let penX = 0
  let d = ''
  glyphs.forEach((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    // Fonts count y upward, pictures downward.
    d += glyph.path
      .scale(scale, -scale)
      .translate((penX + xOffset) * scale, -yOffset * scale)
      .toSVG()
    penX += xAdvance
  })
  return { d, width: penX * scale, ascent: font.ascent * scale, capHeight: font.capHeight * scale }
}

/** Whether the font can show a character. */
export async function hasGlyph(character: string, name: FontName): Promise<boolean> {
  const codePoint = character.codePointAt(0)
  return codePoint !== undefined && (await openFont(name)).hasGlyphForCodePoint(codePoint)
}

function openFont(name: FontName): Promise<Font> {
  const known = opened.get(name)
  if (known) return known
  const font = readFont(FILES[name])
  opened.set(name, font)
  // A font that could not be read is tried again next time.
  font.catch(() => opened.delete(name))
  return font
}

/** At its regular weight: fontkit cannot vary a font that comes as WOFF2. */
async function readFont(file: string): Promise<Font> {
  const { create } = await import('fontkit') // heavy: only who draws letters pays for it
  const font = create(await readFile(resolve('src/ui/fonts', file)))
  if (!('unitsPerEm' in font)) throw new Error(`${file} holds more than one font`)
  return font
}
