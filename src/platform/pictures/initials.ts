/*
 * The profile picture of who has none: one or two initials on the fill of a filament. It is drawn from the e-mail alone,
 * for unknown ones too, so that it does not reveal which accounts exist.
 */
import { createHash } from 'node:crypto'
import { BRAND_MARK_SIDE, drawBrandMark } from '#pictures/brand-mark.ts'
import { FILAMENTS, WEEKDAYS } from '#pictures/filaments.ts'
import { round } from '#pictures/svg.ts'
import { hasGlyph, outlineText } from './text-outline.ts'

const SIDE = 256
const LETTER_SIZE = 124
const MAX_WIDTH = 172

/** Draws an SVG of 256 by 256 pixels; with the brand mark where the e-mail gives no initials. Ignores the e-mail's case. */
export async function drawInitialsHere(email: string): Promise<string> {
  const address = email.trim().toLowerCase()
  const { fill, onFill } = FILAMENTS[chooseFilament(address)]
  const initials = await readInitials(address)
  const mark = initials ? await setLetters(initials, onFill) : setMark(onFill)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><path d="M0 0h${SIDE}v${SIDE}H0z" fill="${fill}"/>${mark}</svg>`
}

/** 'marina.reis@…' gives MR, 'joao+teste@…' J, '42@…' nothing. Where the font lacks a letter with its accent, without. */
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

/** As large as fits: wide pairs such as WM must fit into a circle. */
async function setLetters(letters: string, colour: string): Promise<string> {
  const natural = await outlineText(letters, LETTER_SIZE)
  const size = LETTER_SIZE * Math.min(1, MAX_WIDTH / natural.width)
  const { d, width, capHeight } = await outlineText(letters, size)
  return `<path d="${d}" fill="${colour}" transform="translate(${round((SIDE - width) / 2)} ${round((SIDE + capHeight) / 2)})"/>`
}

function setMark(colour: string): string {
  const scale = (SIDE * 0.55) / BRAND_MARK_SIDE
  const inset = round((SIDE - BRAND_MARK_SIDE * scale) / 2)
  return `<g transform="translate(${inset} ${inset}) scale(${round(scale)})">${drawBrandMark(colour)}</g>`
}
