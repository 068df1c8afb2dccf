/*
 * Where drawn pictures are found. An address says all that decides the drawing, the version of the drawings
 * included, so what it answers never changes and may be cached for ever:
 *   /pictures/v1/contour/12.svg         the house's cobalt
 *   /pictures/v1/contour/12.sinal.svg   another filament
 *   /pictures/v1/hero/3.svg             the piece of Wednesday; 3.still.svg without motion
 */
import { FILAMENTS, HOUSE_FILAMENT, WEEKDAYS, type Weekday } from './filaments.ts'
import { PICTURE_KINDS, type PictureKind } from './layers.ts'

/** Count up with every change to how pictures look, or visitors keep the old ones for a year. */
const VERSION = 1

/** What an address asks for. `current` is false for addresses of another version, whose answer must not be kept. */
export type PictureRequest =
  | { kind: PictureKind; seed: string; filament: Weekday; current: boolean }
  | { kind: 'hero'; day: Weekday; still: boolean; current: boolean }

/**
 * Address of a drawn picture.
 * @param seed 1 to 40 of a-z, 0-9 and '-' (throws on others): an id, or a word
 * @param filament the weekday whose fill is the accent; public pages give the day's, so that one accent reigns at a
 *   time; without it cobalt, as fits the workbench, feeds and letters
 */
export function pictureAddress(
  kind: PictureKind,
  seed: string | number,
  { filament = HOUSE_FILAMENT.weekday }: { filament?: Weekday } = {},
): string {
  if (!/^[a-z0-9-]{1,40}$/.test(String(seed))) throw new RangeError(`Not a seed: ${seed}`)
  const name = filament === HOUSE_FILAMENT.weekday ? '' : `.${FILAMENTS[filament].name}`
  return `/pictures/v${VERSION}/${kind}/${seed}${name}.svg`
}

/** Address of the piece of the day. */
export function heroAddress(day: Weekday, { still = false } = {}): string {
  return `/pictures/v${VERSION}/hero/${day}${still ? '.still' : ''}.svg`
}

const ADDRESS =
  /^\/pictures\/v(?<version>\d{1,4})\/(?<kind>[a-z]+)\/(?<seed>[a-z0-9-]{1,40})(?:\.(?<variant>[a-z]+))?\.svg$/

/** Reads an address (the path alone, without a query). Undefined for anything that is not exactly one. */
export function parsePictureAddress(path: string): PictureRequest | undefined {
  const { version, kind: kindName, seed, variant } = ADDRESS.exec(path)?.groups ?? {}
  if (!version || !kindName || !seed) return undefined
  const current = version === String(VERSION)
  if (kindName === 'hero') {
    const day = WEEKDAYS.find((weekday) => String(weekday) === seed)
    if (day === undefined || (variant && variant !== 'still')) return undefined
    return { kind: 'hero', day, still: variant === 'still', current }
  }
  const kind = PICTURE_KINDS.find((known) => known === kindName)
  const filament = variant ? WEEKDAYS.find((weekday) => FILAMENTS[weekday].name === variant) : HOUSE_FILAMENT.weekday
  if (!kind || filament === undefined) return undefined
  return { kind, seed, filament, current }
}
