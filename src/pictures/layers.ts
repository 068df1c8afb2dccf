/*
 * The site's drawn pictures, made of layers and determined by a seed. Projects have the kind of their trade, articles have
 * contours. Browser and server draw the same; the seed's text is not in the result.
 */
import { BOARD_SIZE, drawBoard } from './board.ts'
import { CONTOUR_SIZE, drawContour } from './contour.ts'
import { CUP_SIZE, drawCup } from './cup.ts'
import { BRAND_FILAMENT } from './filaments.ts'
import { drawPiece, PIECE_SIZE } from './piece.ts'
import { createRandom } from './random.ts'
import { drawStack, STACK_SIZE } from './stack.ts'
import type { Colours, Size } from './svg.ts'

const draw = { piece: drawPiece, stack: drawStack, board: drawBoard, contour: drawContour, cup: drawCup }

/** piece: a printed form; stack: software; board: a circuit; contour: a slice from above; cup: coffee. */
export type PictureKind = keyof typeof draw

export const PICTURE_KINDS: readonly PictureKind[] = ['piece', 'stack', 'board', 'contour', 'cup']

/** Natural size of each kind, for its `<img>`. */
export const PICTURE_SIZES: Readonly<Record<PictureKind, Size>> = {
  piece: PIECE_SIZE,
  stack: STACK_SIZE,
  board: BOARD_SIZE,
  contour: CONTOUR_SIZE,
  cup: CUP_SIZE,
}

const BRAND_COLOURS: Colours = { accent: BRAND_FILAMENT.fill, ink: '#14171a', paper: '#fbfbfa' }

/** Draws a picture as an SVG document, the same for the same kind, seed and colours. */
export function drawPicture(kind: PictureKind, seed: string | number, colours: Partial<Colours> = {}): string {
  return draw[kind](createRandom(seed), { ...BRAND_COLOURS, ...colours }, String(seed))
}
