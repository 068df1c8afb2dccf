/* A printed piece in courses of layers, for what is done step by step: it is built as far as the steps are. */
import { shapePiece, sliceRing } from './piece.ts'
import { createRandom } from './random.ts'
import { smoothOutline } from './svg.ts'

const LAYERS = 44
/** Few: the outline between them is smooth. */
const POINTS_ON_A_RING = 30

/** The drawing's part of `PIECE_SIZE`. The bed lies `margin` above its foot, the piece's top as far below its head. */
export const COURSES = { x: 60, y: 40, width: 520, height: 660, margin: 90 }

export interface Layer {
  /** An SVG path. */
  d: string
  /** built: printed; top: the last one printed; ahead: still to come. */
  state: 'built' | 'top' | 'ahead'
}

/**
 * The layers of a piece, from the bed up.
 * @param seed determines its form
 * @param done how much of it is built, from 0 to 1
 */
export function drawCourses(seed: string, done: number): Layer[] {
  const shape = shapePiece(createRandom(seed))
  const built = Math.round(done * (LAYERS - 1))
  return Array.from({ length: LAYERS }, (_, layer) => ({
    d: smoothOutline(sliceRing(shape, layer / (LAYERS - 1), POINTS_ON_A_RING)),
    state: layer === built ? 'top' : layer < built ? 'built' : 'ahead',
  }))
}
