/*
 * The profile picture of who has none: one or two initials on the fill of a filament. It is drawn from what the address
 * says alone, for unknown e-mails too, so that it does not reveal which accounts exist.
 */
import { createHash } from 'node:crypto'
import { BRAND_MARK_SIDE, drawBrandMark } from '#pictures/brand-mark.ts'
import { wordsOf } from '#pictures/face-address.ts'
import { FILAMENTS, WEEKDAYS } from '#pictures/filaments.ts'
import { round } from '#pictures/svg.ts'
import { hasGlyph, outlineText } from './text-outline.ts'

const SIDE = 256
const LETTER_SIZE = 124
const MAX_WIDTH = 172

/** Whose initials are drawn. */
export interface InitialsOf {
  /** In any case; chooses the colour. */
  email: string
  /** One or two letters; '' for those that the e-mail gives. */
  letters: string
}

/** Draws an SVG of 256 by 256 pixels; with the brand mark where no initial can be shown. */
export async function drawInitialsHere({ email, letters }: InitialsOf): Promise<string> {
  const address = email.trim().toLowerCase()
  const { fill, onFill } = FILAMENTS[chooseFilament(address)]
  const initials = await showable(letters ? [...letters.normalize('NFC')] : lettersOf(address))
  const mark = initials ? await setLetters(initials, onFill) : setMark(onFill)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><path d="M0 0h${SIDE}v${SIDE}H0z" fill="${fill}"/>${mark}</svg>`
}

/** 'marina.reis@…' gives M and R, 'joao+teste@…' J, '42@…' none. */
function lettersOf(address: string): string[] {
  const [localPart = ''] = address.split('@')
  const [untagged = ''] = localPart.split('+')
  const words = wordsOf(untagged)
  const firstAndLast = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return firstAndLast.map((word) => [...word][0]!)
}

const showable = async (letters: string[]) => (await Promise.all(letters.map(showableCapital))).join('')

/** The capital; where the font lacks it with its accent, without; '' where it lacks that too. */
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
