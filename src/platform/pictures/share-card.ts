/*
 * The picture that social networks show with a link: title and brand on a filament's fill, and at the right a part of the
 * page's drawing. Sent as a PNG, since they do not support SVG.
 */
import { BRAND_MARK_SIDE, drawBrandMark } from '#pictures/brand-mark.ts'
import { BRAND_FILAMENT, FILAMENTS, type Weekday } from '#pictures/filaments.ts'
import { drawPicture, PICTURE_SIZES, type PictureKind } from '#pictures/layers.ts'
import { inTwoColours } from '#pictures/people/draw-body.ts'
import { drawFace, FACE_SIZE } from '#pictures/people/face.ts'
import { drawHands, HANDS_SIZE } from '#pictures/people/hands.ts'
import { type Colours, round, type Size } from '#pictures/svg.ts'
import { outlineText } from './text-outline.ts'

/** The size that networks recommend, in pixels. */
export const SHARE_CARD_SIZE = { width: 1200, height: 630 }

const MARGIN = 72
/** Width of the title's column; the drawing fills the rest. */
const COLUMN = 660
/** The same beside a drawing that is wider than high. */
const BESIDE_WIDE = 540
const TITLE_SIZES = [76, 64, 54, 46]
const LINE_HEIGHT = 1.08
const MAX_LINES = 5
/** Height of the title at most: the company's name stands below. */
const TITLE_HEIGHT = 360

/** What a card shows beside its title: a picture of the site by its seed, a person's face, hands at work, or an SVG. */
export type CardSubject =
  | { kind: PictureKind; seed: string | number }
  | { kind: 'face' | 'hands'; seed: string }
  | {
      kind: 'drawing'
      /** A sanitised SVG with the classes of drawings (`ui/drawing.css`). Its texts are left out. */
      svg: string
    }

/** The content of a card. */
export type ShareCard = CardSubject & {
  title: string
  company: string
  filament?: Weekday
  /** The company's own logo (PNG), instead of the drawn mark. */
  logo?: CardLogo
}

interface CardLogo {
  /** Another picture has another name. */
  name: string
  picture: Uint8Array
  width: number
  height: number
}

/** Draws the card as an SVG. A title too long even at the smallest size ends in '...'. */
export async function drawShareCardHere({ title, company, filament, logo, ...subject }: ShareCard): Promise<string> {
  const column = subject.kind === 'drawing' ? BESIDE_WIDE : COLUMN
  const { fill: ground, onFill } = FILAMENTS[filament ?? BRAND_FILAMENT.weekday]
  const { width, height } = SHARE_CARD_SIZE
  const parts = [
    `<path d="M0 0h${width}v${height}H0z" fill="${ground}"/>`,
    placeSubject(subject, { accent: onFill, ink: onFill, paper: ground }),
    await setTitle(title, onFill, column),
    await setCompany(company, onFill, logo),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`
}

/** The subject in two colours. */
function placeSubject(subject: CardSubject, colours: Colours): string {
  if (subject.kind === 'drawing') return placeOwn(subject.svg, colours)
  if (subject.kind === 'face') return fill(inTwoColours(drawFace(subject.seed), colours), FACE_SIZE)
  if (subject.kind === 'hands') return fill(inTwoColours(drawHands(subject.seed), colours), HANDS_SIZE)
  return fill(drawPicture(subject.kind, subject.seed, colours), PICTURE_SIZES[subject.kind])
}

/** A picture that fills the right part. */
function fill(drawing: string, size: Size): string {
  const left = MARGIN + COLUMN + 40
  const scale = Math.max((SHARE_CARD_SIZE.width - left) / size.width, SHARE_CARD_SIZE.height / size.height)
  const clip = `<clipPath id="right"><path d="M${left} 0H${SHARE_CARD_SIZE.width}V${SHARE_CARD_SIZE.height}H${left}z"/></clipPath>`
  const inset = round(left + (SHARE_CARD_SIZE.width - left - size.width * scale) / 2)
  return `${clip}<g clip-path="url(#right)"><g transform="translate(${inset} 0) scale(${round(scale)})">${drawing}</g></g>`
}

/** A drawing that stands whole in the right part. Its texts would need a font, and are too small to be read. */
function placeOwn(svg: string, colours: Colours): string {
  const left = MARGIN + BESIDE_WIDE + 36
  const box = { width: SHARE_CARD_SIZE.width - left - 48, height: SHARE_CARD_SIZE.height - 2 * MARGIN }
  const drawn = svg
    .replace(/<text[\s>][\s\S]*?<\/text>/g, '')
    .replace(/<svg /, `<svg class="own" x="${left}" y="${MARGIN}" width="${box.width}" height="${box.height}" `)
  return `<style>${styleOwn(colours)}</style>${drawn}`
}

/** The classes of drawings in two colours: what is between them is the line's, thinned. */
const styleOwn = ({ ink, paper }: Colours) =>
  `.own{fill:none;stroke:${ink};stroke-width:1.5;stroke-linejoin:round;stroke-linecap:round}` +
  '.own .thin,.own .dash{stroke-opacity:.6;stroke-width:1}.own .dash{stroke-dasharray:2 4}' +
  '.own .ink{stroke-width:2}.own .accent{stroke-width:1.75}.own .dots,.own .rings{stroke-width:3.2}' +
  `.own .fill,.own .solid{fill:${ink}}.own .tint{fill:${ink};fill-opacity:.22}` +
  `.own .wash{fill:${ink};fill-opacity:.1;stroke:none}.own .paper,.own .cover{fill:${paper}}.own .cover{stroke:none}` +
  `.own .over{stroke:${paper}}.own .holes{stroke:${paper};stroke-width:2.4}.own .detail{display:none}`

async function setTitle(title: string, colour: string, column: number): Promise<string> {
  const { lines, size } = await breakTitle(title, column)
  return setLines(lines, size, { colour, column })
}

/** The title's lines in the largest size, in pixels, in which it fits; cut where it fits in none. */
export async function breakTitle(title: string, column = COLUMN): Promise<{ lines: string[]; size: number }> {
  let broken = { lines: [title], size: 0 }
  for (const size of TITLE_SIZES) {
    broken = { lines: await breakLines(title, { size, column }), size }
    const { length } = broken.lines
    if (length <= MAX_LINES && length * size * LINE_HEIGHT <= TITLE_HEIGHT) return broken
  }
  return { ...broken, lines: cutLines(broken.lines) }
}

/** Lines no wider than the column; a wider word has its own line, to be scaled down. */
async function breakLines(title: string, { size, column }: { size: number; column: number }): Promise<string[]> {
  const lines: string[] = []
  for (const word of title.split(/\s+/)) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    const fits = (await outlineText(longer, size)).width <= column
    if (fits && lines.length) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const cutLines = (lines: string[]) =>
  lines.length <= MAX_LINES ? lines : [...lines.slice(0, MAX_LINES - 1), `${lines[MAX_LINES - 1]}...`]

async function setLines(lines: string[], size: number, { colour, column }: { colour: string; column: number }) {
  const outlines = await Promise.all(lines.map((line) => outlineText(line, size)))
  return outlines
    .map(({ d, width, capHeight }, index) => {
      const y = MARGIN + capHeight + index * size * LINE_HEIGHT
      return `<path d="${d}" fill="${colour}" transform="translate(${MARGIN} ${round(y)}) scale(${round(Math.min(1, column / width))})"/>`
    })
    .join('')
}

async function setCompany(company: string, colour: string, logo?: CardLogo): Promise<string> {
  const { d, width } = await outlineText(company, 34)
  const y = SHARE_CARD_SIZE.height - MARGIN
  const mark = logo ? setLogo(logo, y) : setMark(colour, y)
  const room = Math.min(1, (COLUMN - mark.width) / Math.max(width, 1))
  return `${mark.svg}<path d="${d}" fill="${colour}" transform="translate(${MARGIN + mark.width} ${y - 4}) scale(${round(room)})"/>`
}

/** The drawn mark, and how far the name stands from the margin. */
function setMark(colour: string, y: number) {
  const scale = round(44 / BRAND_MARK_SIDE)
  return {
    svg: `<g transform="translate(${MARGIN} ${y - 38}) scale(${scale})">${drawBrandMark(colour)}</g>`,
    width: 64,
  }
}

/** The logo on a plate, since it was not made for the filament's colour. */
function setLogo({ picture, width, height }: CardLogo, y: number) {
  const scale = Math.min(56 / height, 240 / width)
  const [w, h] = [round(width * scale), round(height * scale)]
  const plate = `<rect x="${MARGIN - 10}" y="${y - 16 - h / 2 - 10}" width="${w + 20}" height="${h + 20}" rx="6" fill="#fbfbfa"/>`
  const href = `data:image/png;base64,${Buffer.from(picture).toString('base64')}`
  const image = `<image href="${href}" x="${MARGIN}" y="${y - 16 - h / 2}" width="${w}" height="${h}"/>`
  return { svg: plate + image, width: w + 34 }
}
