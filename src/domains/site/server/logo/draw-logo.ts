import type { Sharp } from 'sharp'
import { openPicture, PICTURE_TIMEOUT } from '#platform/pictures/open-picture.ts'

/** Formats by sharp's names. A drawing is drawn to pixels, so that nothing of its markup reaches a page. */
const FORMATS = new Set(['svg', 'png'])
/** Largest copy, in pixels. */
const SIZE = { width: 640, height: 240 }
/** Side of the icon, in pixels, and of the logo in it. */
const ICON = { side: 512, inner: 448 }
/** Luminance (WCAG) of the grounds of both schemes, a little rounded: paper, and the dark one. */
const GROUNDS = { light: 0.96, dark: 0.006 }
/** Contrast below which a part of a logo is not seen, and the share of it that must be so for a plate. */
const UNSEEN = { contrast: 2, share: 0.15 }

/** A logo as it is stored. */
export interface DrawnLogo {
  /** PNG. */
  picture: Buffer
  width: number
  height: number
  /** PNG, square. */
  icon: Buffer
  /** The ground it needs to be seen. */
  ground: 'light' | 'dark' | 'any'
}

/** Draws a logo that was sent, without its empty (transparent or white) edges. Throws for what is neither PNG nor SVG, and for an empty picture. */
export async function drawLogo(bytes: Buffer): Promise<DrawnLogo> {
  const sent = await open(bytes)
  const { isOpaque } = await sent.clone().stats()
  const { data: picture, info } = await sent
    .autoOrient()
    // A ground of another colour belongs to the logo.
    .trim({ threshold: 1, background: isOpaque ? WHITE : CLEAR })
    .resize({ ...SIZE, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer({ resolveWithObject: true })
  const { default: sharp } = await import('sharp')
  const inset = (ICON.side - ICON.inner) / 2
  const icon = await sharp(picture)
    .resize({ width: ICON.inner, height: ICON.inner, fit: 'contain', background: CLEAR })
    .extend({ top: inset, bottom: inset, left: inset, right: inset, background: CLEAR })
    .timeout({ seconds: PICTURE_TIMEOUT })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
  return { picture, width: info.width, height: info.height, icon, ground: await groundOf(sharp(picture)) }
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }
const WHITE = { r: 255, g: 255, b: 255, alpha: 1 }

/** A drawing is small by its own units: it is drawn as large as it is stored, and once, since that may take long. */
async function open(bytes: Buffer): Promise<Sharp> {
  const picture = await openPicture(bytes, FORMATS)
  const { format, width, height } = await picture.metadata()
  if (format !== 'svg') return picture
  const scale = Math.min(SIZE.width / width, SIZE.height / height)
  const drawing = await openPicture(bytes, FORMATS, { density: Math.min(2400, Math.max(1, 72 * scale)) })
  return openPicture(await drawing.png({ compressionLevel: 1 }).toBuffer(), FORMATS)
}

/** By how much of what is not transparent is lost on either ground. A logo with a ground of its own is seen anywhere. */
async function groundOf(picture: Sharp): Promise<DrawnLogo['ground']> {
  const { data } = await picture
    .resize(64, 64, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const lost = { light: 0, dark: 0 }
  let weight = 0
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]! / 255
    const own = 0.2126 * linear(data[at]!) + 0.7152 * linear(data[at + 1]!) + 0.0722 * linear(data[at + 2]!)
    if (contrast(own, GROUNDS.light) < UNSEEN.contrast) lost.light += alpha
    if (contrast(own, GROUNDS.dark) < UNSEEN.contrast) lost.dark += alpha
    weight += alpha
  }
  if (weight === 0) throw new Error('the picture is empty')
  if (weight > 0.95 * (data.length / 4)) return 'any'
  if (Math.max(lost.light, lost.dark) <= UNSEEN.share * weight) return 'any'
  return lost.dark >= lost.light ? 'light' : 'dark'
}

/** A channel's light, 0 to 1, of its value in sRGB, 0 to 255. */
const linear = (value: number) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)

const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
