/*
 * The face of someone who has sent none: one or two initials on one of the seven filaments. It is made from the
 * e-mail alone, known or not, so nobody can find out from it who works here.
 */
import { createHash } from 'node:crypto'
import { BRAND_MARK_SIDE, drawBrandMark } from '#pictures/brand-mark.ts'
import { FILAMENTS, WEEKDAYS } from '#pictures/filaments.ts'
import { round } from '#pictures/svg.ts'
import { hasGlyph, outlineText } from './text-outline.ts'

const SIDE = 256
const LETTER_SIZE = 124
const WIDEST = 172

/** Draws a PNG of 256 by 256 pixels. Same e-mail (in any case), same bytes; where no letter is left, the brand mark. */
export async function drawInitials(email: string): Promise<Buffer> {
  const address = email.trim().toLowerCase()
  const { fill, onFill } = FILAMENTS[chooseFilament(address)]
  const initials = await readInitials(address)
  const mark = initials ? await setLetters(initials, onFill) : setMark(onFill)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><path d="M0 0h${SIDE}v${SIDE}H0z" fill="${fill}"/>${mark}</svg>`
  const { default: sharp } = await import('sharp') // heavy: only who draws pays for it
  return sharp(Buffer.from(svg)).timeout({ seconds: 10 }).png({ palette: true, colours: 32 }).toBuffer()
}

/** 'marina.reis@…' gives MR, 'joao+teste@…' J, '42@…' nothing. Accents the font lacks are dropped, not the letter. */
async function readInitials(address: string): Promise<string> {
  const [localPart = ''] = address.split('@')
  const [untagged = ''] = localPart.split('+')
  const words = untagged.normalize('NFC').match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  const firstAndLast = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  const letters = await Promise.all(firstAndLast.map((word) => showableCapital([...word][0]!)))
  return letters.join('')
}

async function showableCapital(letter: string): Promise<string> {
  const [capital = ''] = letter.toLocaleUpperCase('pt-BR')
  if (await hasGlyph(capital)) return capital
  const [plain = ''] = capital.normalize('NFD')
  return (await hasGlyph(plain)) ? plain : ''
}

function chooseFilament(address: string) {
  const [firstByte = 0] = createHash('sha256').update(address).digest()
  return WEEKDAYS[firstByte % WEEKDAYS.length]!
}

/** As large as fits: wide pairs such as WM must stay inside where the picture is shown round. */
async function setLetters(letters: string, colour: string): Promise<string> {
  const natural = await outlineText(letters, LETTER_SIZE)
  const size = LETTER_SIZE * Math.min(1, WIDEST / natural.width)
  const { d, width, capHeight } = await outlineText(letters, size)
  return `<path d="${d}" fill="${colour}" transform="translate(${round((SIDE - width) / 2)} ${round((SIDE + capHeight) / 2)})"/>`
}

function setMark(colour: string): string {
  const scale = (SIDE * 0.55) / BRAND_MARK_SIDE
  const inset = round((SIDE - BRAND_MARK_SIDE * scale) / 2)
  return `<g transform="translate(${inset} ${inset}) scale(${round(scale)})">${drawBrandMark(colour)}</g>`
}
