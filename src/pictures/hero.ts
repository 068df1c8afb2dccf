/*
 * The picture of the home page: a printed form for each weekday, in the two colours of the day's filament. An animation
 * draws its layers from the bottom up, once, by CSS inside the file, so that it works in an `<img>`.
 */
import { FILAMENTS, type Weekday } from './filaments.ts'
import { type PieceShape, shapePiece, sliceRing } from './piece.ts'
import { createRandom } from './random.ts'
import { type Point, type Size, smoothOutline, svgDocument } from './svg.ts'

/** Natural size in pixels, the same on all days. */
export const HERO_SIZE: Size = { width: 480, height: 620 }

const MARGIN = 10
const LAYERS = 58
const RIM = LAYERS - 1
/** Fewer than in piece.ts, since rings are smooth curves here. */
const POINTS_ON_A_RING = 44
/** Each layer starts after the one below it: 850 ms in all. */
const LAYER_DELAY_MS = 10
const LAYER_DRAWING_MS = 280

/** Chosen by eye: the seed of a form, and the heights (0 to 1) in the second colour. */
interface HeroDesign {
  seed: string
  bands: readonly (readonly [from: number, to: number])[]
}

const DESIGNS: Readonly<Record<Weekday, HeroDesign>> = {
  0: { seed: 'piece97', bands: [[0.3, 0.55]] },
  1: {
    seed: 'piece1',
    bands: [
      [0, 0.3],
      [0.34, 0.4],
      [0.46, 0.49],
      [0.56, 0.57],
    ],
  },
  2: { seed: 'piece103', bands: [[0.6, 1]] },
  3: { seed: 'piece4', bands: [[0, 0.36]] },
  4: {
    seed: 'piece7',
    bands: [
      [0.2, 0.3],
      [0.4, 0.5],
      [0.6, 0.7],
    ],
  },
  5: {
    seed: 'piece112',
    bands: [
      [0.08, 0.11],
      [0.17, 0.2],
      [0.26, 0.29],
      [0.35, 0.38],
      [0.44, 0.47],
      [0.53, 0.56],
      [0.62, 0.65],
      [0.71, 0.74],
    ],
  },
  6: {
    seed: 'piece64',
    bands: [
      [0, 0.12],
      [0.42, 1],
    ],
  },
}

/** The seeds of the seven forms, which the slicer draws too. */
export const HERO_SEEDS = Object.fromEntries(Object.entries(DESIGNS).map(([day, { seed }]) => [day, seed])) as Readonly<
  Record<Weekday, string>
>

/**
 * Draws the form of a weekday as an SVG document with a transparent background, for the day's fill.
 * @param still without animation. The animated one respects prefers-reduced-motion where the browser passes it on to
 *   pictures; to be sure, a page names the still one in a `<source media>`.
 */
export function drawHero(day: Weekday, { still = false } = {}): string {
  const { fill, onFill } = FILAMENTS[day]
  const { seed, bands } = DESIGNS[day]
  const layers = fitRings(shapePiece(createRandom(seed))).map((ring, layer) => {
    const height = layer / RIM
    // The rim has the first colour, so that the form looks open at the top.
    const second = layer < RIM && bands.some(([from, to]) => height >= from && height <= to)
    const toneClass = second ? ' class="b"' : ''
    const animated = still ? '' : ` style="--i:${layer}" pathLength="1"`
    return `<path${toneClass}${animated} d="${smoothOutline(ring)}"/>`
  })
  const tones = `path{fill:${fill};stroke:${onFill};stroke-width:1.6}.b{fill:${onFill};stroke:${fill}}`
  return svgDocument(HERO_SIZE, `<style>${tones}${still ? '' : ANIMATION}</style>${layers.join('')}`)
}

/** Dashes are set during the animation only: they would leave a gap in the finished line. */
const ANIMATION =
  `@media (prefers-reduced-motion:no-preference){path{animation:lay ${LAYER_DRAWING_MS}ms ease-out backwards;` +
  `animation-delay:calc(var(--i)*${LAYER_DELAY_MS}ms)}}` +
  '@keyframes lay{from{opacity:0;stroke-dasharray:1;stroke-dashoffset:1}30%{opacity:1}' +
  'to{stroke-dasharray:1;stroke-dashoffset:0}}'

/** The rings from foot to rim, scaled and moved so that the form fills the picture, at the bottom centre. */
function fitRings(shape: PieceShape): Point[][] {
  const rings = Array.from({ length: LAYERS }, (_, layer) => sliceRing(shape, layer / RIM, POINTS_ON_A_RING))
  const xs = rings.flat().map(([x]) => x)
  const ys = rings.flat().map(([, y]) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(
    (HERO_SIZE.width - 2 * MARGIN) / (right - left),
    (HERO_SIZE.height - 2 * MARGIN) / (bottom - top),
  )
  const middle = (left + right) / 2
  const place = ([x, y]: Point): Point => [
    HERO_SIZE.width / 2 + (x - middle) * scale,
    HERO_SIZE.height - MARGIN - (bottom - y) * scale,
  ]
  return rings.map((ring) => ring.map(place))
}
