/*
 * Makes the icons in public/ from the brand mark: node scripts/make-icons.ts
 * Run by hand when the mark or the brand's colour changes; the results are committed.
 */
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { BRAND_MARK_SIDE, drawBrandMark } from '#pictures/brand-mark.ts'
import { BRAND_FILAMENT } from '#pictures/filaments.ts'

const { accentLight, accentDark, fill, onFill } = BRAND_FILAMENT
const save = (name: string, content: string | Buffer) =>
  writeFile(resolve(import.meta.dirname, '../public', name), content)

/** The mark alone, in the colour of the browser's colour scheme. */
const favicon =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BRAND_MARK_SIDE} ${BRAND_MARK_SIDE}">` +
  `<style>svg{color:${accentLight}}@media (prefers-color-scheme:dark){svg{color:${accentDark}}}</style>${drawBrandMark()}</svg>\n`

/**
 * The mark on the brand's fill, for unknown backgrounds.
 * @param part of the side that the mark takes: systems cut maskable icons to a circle of 0.8
 */
function drawTile(side: number, part: number, radius = 0): Promise<Buffer> {
  const scale = (side * part) / BRAND_MARK_SIDE
  const inset = (side * (1 - part)) / 2
  const tile =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">` +
    `<rect width="${side}" height="${side}" rx="${radius}" fill="${fill}"/>` +
    `<g transform="translate(${inset} ${inset}) scale(${scale})">${drawBrandMark(onFill)}</g></svg>`
  return sharp(Buffer.from(tile)).png({ compressionLevel: 9 }).toBuffer()
}

/** An .ico that holds one PNG: a header of 6 bytes and an entry of 16 (Microsoft's ICONDIR, ICONDIRENTRY). */
function packIco(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // kind: icon
  head.writeUInt16LE(1, 4) // images
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits a pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

await save('favicon.svg', favicon)
await save('favicon.ico', packIco(await drawTile(32, 0.82, 5), 32))
await save('apple-touch-icon.png', await drawTile(180, 0.6))
await save('icon-192.png', await drawTile(192, 0.52))
await save('icon-512.png', await drawTile(512, 0.52))
