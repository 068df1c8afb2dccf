import type { Material, PieceRules } from '#domains/site/piece-rules.ts'
import type { Body } from './body.ts'

/** What a price is worked out from: cubic and square millimetres, millimetres, minutes. */
export type Measured = Pick<Body, 'volume' | 'surface' | 'size' | 'hand'>

/** The parts of a piece's price, in cents, in the order they are added. */
export interface Parts {
  material: number
  machine: number
  /** What is lost on prints that fail. */
  lost: number
  /** By hand: the preparation, shared by the pieces, and each piece's own minutes. */
  work: number
  /** Tax and margin. */
  margin: number
}

export interface Price {
  grams: number
  hours: number
  parts: Parts
  /** Without tax and margin, in cents. */
  cost: number
  /** Of one piece, in the middle of the range: the sum of its parts, in cents. */
  unit: number
  /** The range, in cents: whole reais. */
  low: number
  high: number
  /** Working days until it is ready. */
  days: number
}

/** Pieces of one request at most. */
export const MOST_PIECES = 500

/** What is not known before slicing, as factors of what was estimated. */
const LOW = { grams: 0.93, hours: 0.85, hand: 0.8 }
const HIGH = { grams: 1.12, hours: 1.25, hand: 1.5 }

/** Hours until a print starts, and of the printing day. */
const START_HOURS = 0.1
const DAY_HOURS = 14
/** Working days around the print. */
const AROUND_DAYS = 2
/** Thickness of the walls in which all is plastic, in millimetres. */
const SHELL = 1.15

interface Estimate {
  grams: number
  hours: number
  /** Minutes by hand of one piece. */
  hand: number
}

/** Grams and hours of one piece, from its volume, its surface and its layers. */
export function estimate({ volume, surface, size, hand }: Measured, material: Material, rules: PieceRules): Estimate {
  const shell = Math.min(volume, surface * SHELL)
  const plastic = shell + (volume - shell) * (rules.fill / 100)
  const layers = size[2] / rules.layer
  return {
    grams: (plastic / 1000) * material.density,
    hours: plastic / rules.flow / 3600 + (layers * rules.turn) / 3600 + START_HOURS,
    hand,
  }
}

/** The sum of the article on costs: (material + machine) / (1 − lost) + hand, then tax and margin. In cents. */
export function partsOf(
  { grams, hours, hand }: Estimate,
  material: Material,
  quantity: number,
  rules: PieceRules,
): Parts {
  const plastic = Math.round((Math.round(grams * (1 + rules.waste / 100)) / 1000) * material.kilo)
  const machine = Math.round(hours * rules.machine)
  const lost = Math.round((plastic + machine) / (1 - 1 / material.lost)) - plastic - machine
  const work = Math.round(((rules.prepare / quantity + hand) / 60) * rules.hand)
  const margin = Math.round(((plastic + machine + lost + work) * rules.margin) / 100)
  return { material: plastic, machine, lost, work, margin }
}

const sum = (parts: Parts) => Object.values(parts).reduce((total: number, part: number) => total + part, 0)

/** Whole reais, and from R$ 100 on to the five: a range says no more than it knows. At least R$ 1. */
function rounded(cents: number): number {
  const reais = cents / 100
  return Math.max(1, reais < 100 ? Math.round(reais) : Math.round(reais / 5) * 5) * 100
}

/** The price of each of `quantity` pieces, and its range. */
export function priceOf(measured: Measured, material: Material, quantity: number, rules: PieceRules): Price {
  const middle = estimate(measured, material, rules)
  const at = (factors: Estimate) => {
    const { grams, hours, hand } = middle
    const scaled = { grams: grams * factors.grams, hours: hours * factors.hours, hand: hand * factors.hand }
    return rounded(sum(partsOf(scaled, material, quantity, rules)))
  }
  const parts = partsOf(middle, material, quantity, rules)
  const unit = sum(parts)
  return {
    grams: middle.grams,
    hours: middle.hours,
    parts,
    cost: unit - parts.margin,
    unit,
    low: at(LOW),
    high: at(HIGH),
    days: Math.ceil((middle.hours * quantity) / rules.machines / DAY_HOURS) + AROUND_DAYS,
  }
}

/** Whether a piece fits the printer's bed, as it stands. */
export const fitsBed = ({ size }: Pick<Body, 'size'>, { bed }: PieceRules) =>
  size[0] <= bed.width + 0.5 && size[1] <= bed.depth + 0.5 && size[2] <= bed.height + 0.5
