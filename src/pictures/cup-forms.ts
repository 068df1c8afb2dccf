/* The forms of the cup pictures: stacks of horizontal slices. Heights are from 0 (table) to 1 (top). */
import { pickNumber, type Random } from './random.ts'

/** A loop at the side, drawn in slices with the body. */
export interface Handle {
  /** Heights of its lower and upper end. */
  from: number
  to: number
  /** How far it reaches from the body, in pixels. */
  reach: number
  /** Thickness of the loop, in pixels. */
  thickness: number
}

export interface CupForm {
  /** Height in pixels. */
  rise: number
  /** Number of slices. */
  layers: number
  /** Radius in pixels at a height. */
  radius(height: number): number
  /** Number of straight sides instead of a round ring, e.g. 8 of a moka pot. */
  corners?: number
  /** Grooves around the ring, as of a ribbed glass; `depth` as a fraction of the radius. */
  grooves?: { count: number; depth(height: number): number }
  handle?: Handle
  /** How far the spout, opposite the handle, reaches at a height, in pixels. */
  spout?(height: number): number
  /** Radius of the saucer, in pixels. */
  saucer?: number
  /** Heights in the second colour. */
  bands: readonly (readonly [from: number, to: number])[]
  /** Height of the coffee; absent under a lid. */
  coffee?: number
}

const between = (random: Random, from: number, to: number) => from + random() * (to - from)
const ease = (part: number) => part * part * (3 - 2 * part)

/** Interpolates smoothly between points (height, radius). */
function profile(...points: readonly (readonly [height: number, radius: number])[]): (height: number) => number {
  return (height) => {
    const next = points.findIndex(([at]) => at >= height)
    if (next <= 0) return points[next === 0 ? 0 : points.length - 1]![1]
    const [[from, start], [to, end]] = [points[next - 1]!, points[next]!]
    return start + (end - start) * ease((height - from) / (to - from))
  }
}

/** Bands in the second colour, none for some. */
function pickBands(random: Random): [number, number][] {
  switch (pickNumber(random, 5)) {
    case 0:
      return [[0, between(random, 0.25, 0.45)]]
    case 1:
      return [[between(random, 0.6, 0.72), 0.9]]
    case 2:
      return [0.2, 0.36, 0.52, 0.68].map((from) => [from, from + 0.07])
    case 3: {
      const from = between(random, 0.3, 0.42)
      return [[from, from + 0.22]]
    }
    default:
      return []
  }
}

/** A wide cup with a saucer. */
function shapeTeacup(random: Random): CupForm {
  const mouth = between(random, 150, 172)
  const foot = between(random, 62, 80)
  const belly = between(random, 0.45, 0.75)
  return {
    rise: between(random, 165, 205),
    layers: 26,
    radius: (height) => foot + (mouth - foot) * Math.sin((height * Math.PI) / 2) ** belly,
    handle: { from: 0.36, to: 0.92, reach: between(random, 64, 78), thickness: 20 },
    saucer: between(random, 226, 248),
    bands: pickBands(random),
    coffee: between(random, 0.76, 0.9),
  }
}

/** A straight mug. */
function shapeMug(random: Random): CupForm {
  const mouth = between(random, 122, 140)
  const foot = mouth * between(random, 0.84, 1.06)
  const waist = between(random, -10, 8)
  return {
    rise: between(random, 250, 300),
    layers: 40,
    radius: (height) => foot + (mouth - foot) * height + waist * Math.sin(height * Math.PI),
    handle: { from: 0.16, to: 0.86, reach: between(random, 80, 96), thickness: 27 },
    bands: pickBands(random),
    coffee: between(random, 0.74, 0.9),
  }
}

/** A ribbed glass, with the coffee visible through it. */
function shapeGlass(random: Random): CupForm {
  const level = between(random, 0.62, 0.8)
  const mouth = between(random, 112, 124)
  return {
    rise: between(random, 265, 305),
    layers: 42,
    radius: profile([0, mouth * 0.7], [0.74, mouth * 0.95], [0.8, mouth * 0.93], [1, mouth]),
    grooves: { count: 14, depth: (height) => (height < 0.74 ? 0.045 * (1 - height * 0.6) : 0) },
    bands: [[0.07, level]],
    coffee: level,
  }
}

/** A paper filter over a jug. */
function shapeFilter(random: Random): CupForm {
  const belly = between(random, 122, 138)
  const mouth = between(random, 140, 158)
  return {
    rise: between(random, 350, 385),
    layers: 52,
    radius: profile(
      [0, belly * 0.86],
      [0.18, belly],
      [0.44, 66],
      [0.5, 74],
      [0.51, 118],
      [0.55, 118],
      [0.56, 58],
      [1, mouth],
    ),
    grooves: { count: 16, depth: (height) => (height > 0.6 ? 0.05 * height : 0) },
    handle: { from: 0.06, to: 0.47, reach: between(random, 52, 64), thickness: 20 },
    bands: [
      [0.03, between(random, 0.16, 0.3)],
      [0.505, 0.555],
    ],
    coffee: between(random, 0.84, 0.92),
  }
}

/** An eight-sided moka pot with its lid closed. */
function shapePot(random: Random): CupForm {
  const base = between(random, 124, 136)
  return {
    rise: between(random, 365, 395),
    layers: 54,
    corners: 8,
    radius: profile(
      [0, base],
      [0.4, base * 0.76],
      [0.44, base * 0.68],
      [0.48, base * 0.72],
      [0.84, base],
      [0.845, base * 1.04],
      [0.865, base * 1.04],
      [0.92, base * 0.3],
      [0.93, 17],
      [0.96, 24],
      [1, 14],
    ),
    spout: (height) => (height > 0.62 && height < 0.866 ? 52 * ease((height - 0.62) / 0.246) : 0),
    handle: { from: 0.5, to: 0.83, reach: between(random, 78, 90), thickness: 24 },
    bands: random() < 0.5 ? [[0, 0.405]] : [[0.49, 0.84]],
  }
}

/** A vacuum flask. */
function shapeFlask(random: Random): CupForm {
  const body = between(random, 96, 108)
  return {
    rise: between(random, 390, 415),
    layers: 56,
    radius: profile(
      [0, body * 0.94],
      [0.03, body],
      [0.7, body],
      [0.8, body * 0.6],
      [0.82, body * 0.54],
      [0.825, body * 0.7],
      [0.97, body * 0.64],
      [1, body * 0.56],
    ),
    handle: { from: 0.22, to: 0.7, reach: between(random, 66, 78), thickness: 24 },
    bands: [
      [0.1, between(random, 0.28, 0.6)],
      [0.825, 0.97],
    ],
  }
}

const FORMS = [shapeTeacup, shapeMug, shapeGlass, shapeFilter, shapePot, shapeFlask]

/** Words in a name that determine the form, in the order of `FORMS`. */
const WORDS = [
  /\b(xicara|cafezinho|espresso|expresso)\b/,
  /\b(caneca|mug)\b/,
  /\b(copo|pingado|media)\b/,
  /\b(coado|coador|filtro)\b/,
  /\b(italiana|moka)\b/,
  /\b(garrafa|termica)\b/,
]

/** The form of a seed: the one that it names, as in 'coado-da-segunda', else a random one. */
export function shapeCup(random: Random, seed: string): CupForm {
  const chance = pickNumber(random, FORMS.length)
  const named = WORDS.findIndex((words) => words.test(seed))
  return FORMS[named >= 0 ? named : chance]!(random)
}
