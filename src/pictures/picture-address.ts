/*
 * Addresses of drawn pictures. They contain all that determines the drawing, also its version, so that the answer never
 * changes:
 *   /pictures/v2/contour/12.svg         in the brand's colour
 *   /pictures/v2/contour/12.sinal.svg   in another filament
 *   /pictures/v2/hero/3.svg             the form of Wednesday; 3.still.svg without animation
 *   /pictures/v2/face/bun-glasses.svg   a face; hands/code.svg one of the three crafts
 */
import { BRAND_FILAMENT, FILAMENTS, WEEKDAYS, type Weekday } from './filaments.ts'
import { PICTURE_KINDS, type PictureKind } from './layers.ts'
import { HANDS, readFaceSeed } from './people/features.ts'

/** To be raised when drawings change: browsers cache them for a year. */
const VERSION = 2

/** Drawings of people, of which there are as many as `features.ts` says. */
const FIGURES = ['face', 'hands'] as const
export type Figure = (typeof FIGURES)[number]

/** A drawing made of a seed. */
interface SeededPicture {
  kind: PictureKind
  seed: string
  filament: Weekday
  current: boolean
}

/** The picture at an address. `current` is false for another version, whose answer must not be cached. */
export type PictureRequest =
  | SeededPicture
  | { kind: Figure; seed: string; filament: Weekday; current: boolean }
  | { kind: 'hero'; day: Weekday; still: boolean; current: boolean }

/**
 * Address of a drawn picture.
 * @param seed 1 to 40 of a-z, 0-9 and '-' (throws on others): an id, or a word
 * @param filament the weekday whose fill is the accent: the present one's on public pages; by default the brand's, for
 *   workbench, feeds and e-mails
 */
export function pictureAddress(
  kind: PictureKind | Figure,
  seed: string | number,
  { filament = BRAND_FILAMENT.weekday }: { filament?: Weekday } = {},
): string {
  if (!/^[a-z0-9-]{1,40}$/.test(String(seed))) throw new RangeError(`Not a seed: ${seed}`)
  const name = filament === BRAND_FILAMENT.weekday ? '' : `.${FILAMENTS[filament].name}`
  return `/pictures/v${VERSION}/${kind}/${seed}${name}.svg`
}

/** Address of a weekday's form for the home page. */
export function heroAddress(day: Weekday, { still = false } = {}): string {
  return `/pictures/v${VERSION}/hero/${day}${still ? '.still' : ''}.svg`
}

const ADDRESS =
  /^\/pictures\/v(?<version>\d{1,4})\/(?<kind>[a-z]+)\/(?<seed>[a-z0-9-]{1,40})(?:\.(?<variant>[a-z]+))?\.svg$/

/** Parses a path. Undefined where it is not the address of a drawn picture. */
export function parsePictureAddress(path: string): PictureRequest | undefined {
  const { version, kind: kindName, seed, variant } = ADDRESS.exec(path)?.groups ?? {}
  if (!version || !kindName || !seed) return undefined
  const current = version === String(VERSION)
  if (kindName === 'hero') {
    const day = WEEKDAYS.find((weekday) => String(weekday) === seed)
    if (day === undefined || (variant && variant !== 'still')) return undefined
    return { kind: 'hero', day, still: variant === 'still', current }
  }
  const figure = FIGURES.find((known) => known === kindName)
  if (figure && !isFigure(figure, seed)) return undefined
  const kind = figure ?? PICTURE_KINDS.find((known) => known === kindName)
  const filament = variant ? WEEKDAYS.find((weekday) => FILAMENTS[weekday].name === variant) : BRAND_FILAMENT.weekday
  if (!kind || filament === undefined) return undefined
  return { kind, seed, filament, current } as PictureRequest
}

const isFigure = (figure: Figure, seed: string) =>
  figure === 'face' ? readFaceSeed(seed) !== undefined : HANDS.some((known) => known === seed)

/** The drawing made of a seed at an address, as of a project or an article; undefined for any other. */
export function seededPicture(path: string): SeededPicture | undefined {
  const named = parsePictureAddress(path)
  return named && PICTURE_KINDS.some((known) => known === named.kind) ? (named as SeededPicture) : undefined
}
