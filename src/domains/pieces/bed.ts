import type { PieceRules } from '#domains/site/piece-rules.ts'
import type { Body } from './body.ts'
import { blockDimensions } from './form.ts'
import { nested, rectangle } from './geometry.ts'

/** The printer's bed, drawn where there is no piece yet. */
export function bedOf({ bed: { width, depth, height } }: PieceRules): Body {
  const loops = nested([rectangle([-width / 2, -depth / 2], [width / 2, depth / 2])])
  return {
    volume: 0,
    surface: 0,
    slices: [{ z: 0.5, loops, area: width * depth }],
    size: [width, depth, 1],
    middle: [0, 0],
    lidFrom: 0,
    turn: 0.62,
    dimensions: blockDimensions(width, depth, height),
    hand: 0,
    hasFoot: false,
  }
}
