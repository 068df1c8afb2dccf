/*
 * The house's pictures: things made of layers, drawn from a seed. Projects get the kind of their trade, articles get
 * contours. The same text comes out in the browser and on the server; nothing of the seed enters it but its shape.
 */
import { BOARD_SIZE, drawBoard } from './board.ts'
import { CONTOUR_SIZE, drawContour } from './contour.ts'
import { CUP_SIZE, drawCup } from './cup.ts'
import { HOUSE_FILAMENT } from './filaments.ts'
import { drawPiece, PIECE_SIZE } from './piece.ts'
import { createRandom } from './random.ts'
import { drawStack, STACK_SIZE } from './stack.ts'
import type { Colours, Size } from './svg.ts'

const draw = { piece: drawPiece, stack: drawStack, board: drawBoard, contour: drawContour, cup: drawCup }

/** piece: a printed form; stack: software; board: a circuit; contour: a slice from above; cup: coffee. */
export type PictureKind = keyof typeof draw

export const PICTURE_KINDS: readonly PictureKind[] = ['piece', 'stack', 'board', 'contour', 'cup']

/** Natural size of each kind, for the width and height of its `<img>`. */
export const PICTURE_SIZES: Readonly<Record<PictureKind, Size>> = {
  piece: PIECE_SIZE,
  stack: STACK_SIZE,
  board: BOARD_SIZE,
  contour: CONTOUR_SIZE,
  cup: CUP_SIZE,
}

const HOUSE_COLOURS: Colours = { accent: HOUSE_FILAMENT.fill, ink: '#14171a', paper: '#fbfbfa' }

/** Draws a picture as the text of an SVG document, ready for a file or an `<img>`. Same kind, seed and colours: same text. */
export function drawPicture(kind: PictureKind, seed: string | number, colours: Partial<Colours> = {}): string {
  return draw[kind](createRandom(seed), { ...HOUSE_COLOURS, ...colours }, String(seed))
}
