/*
 * The opening of the home page: the piece of the day, which the visitor cuts open by scrolling. Three materials, three
 * directions: matter in rings, circuit in traces that climb, code in lines of text. Part of the page, since its styles move
 * it (`app/home/slicer/`); drawn once a weekday.
 */
import type { Weekday } from '../filaments.ts'
import { HERO_SEEDS } from '../hero.ts'
import { createRandom } from '../random.ts'
import { smoothOutline } from '../svg.ts'
import { boardRadius, drawBoard } from './board.ts'
import { drawCircuit } from './circuit.ts'
import { drawCode, textWidening } from './code.ts'
import { type Facts, measure } from './facts.ts'
import { type Form, formOf, heightOf, LAYERS, outlineRight, RIM, range, TILT, unitRing, WIDTH } from './form.ts'
import { label } from './marks.ts'
import { drawFace, drawPassingFaces, drawRings, faceDefinitions } from './matter.ts'

export interface Slicer {
  /** The drawing, and after it a template with what is added to its faces once somebody acts. */
  svg: string
  facts: Facts
}

const drawn = new Map<Weekday, Slicer>()

/** The piece of a weekday, kept once it is drawn. */
export function slicerOf(day: Weekday): Slicer {
  const known = drawn.get(day) ?? drawSlicer(HERO_SEEDS[day])
  drawn.set(day, known)
  return known
}

export function drawSlicer(seed: string): Slicer {
  const form = formOf(seed)
  const circuit = drawCircuit(form, seed)
  const { top, bottom, board, code } = roomFor(form)
  const height = bottom - top
  const upperMost = group('lift', code, `<g class="code">${drawCode(form)}</g>${nameCode(form)}`, 'third')
  const upper = `<g class="circuit">${circuit.svg}</g>${nameCircuit(form)}${upperMost}`
  const lifted = group('lift', board * 0.6, group('lift', board * 0.4, upper, 'second'), 'first')
  const cutY = form.centreY(heightOf(form.matterTop)).toFixed(1)
  const svg =
    `<svg viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" aria-hidden="true" focusable="false">` +
    `<defs><path id="cut-ring" d="${smoothOutline(unitRing(form))}"/></defs><defs class="faces">${faceDefinitions()}</defs>` +
    `<g class="x camera"><g transform="translate(0 ${-top})"><g class="matter">${drawRings(form)}</g><g class="faces">${drawFace(form)}</g>${nameMatter(form)}` +
    `<path class="x fade axis" d="M${WIDTH / 2} ${cutY}v-70"/>` +
    `<g class="x rise">${drawBoard(form, createRandom(`${seed}b`))}</g>${lifted}</g></g></svg>` +
    `<template><svg>${drawPassingFaces(form)}</svg></template>`
  return { svg, facts: measure(form, boardRadius(form), circuit.facts) }
}

/** What moves up by so many units, which its styles read as its size of letters. */
const group = (kind: string, units: number, content: string, more: string) =>
  `<g class="x ${kind} ${more}" font-size="${Math.round(units)}">${content}</g>`

/** The frame around the open piece, and the room for the board and for the edge between circuit and code. */
function roomFor(form: Form) {
  const ringHeight = (height: number) => form.radius(height) * TILT
  const swing = 1 + form.shape.depth
  const board = Math.min(214, 78 + boardRadius(form) * TILT + ringHeight(heightOf(form.matterTop + 1)))
  const code = 26 + ringHeight(heightOf(form.circuitTop)) * 0.55
  const mouth = ringHeight(1) * textWidening(form, 1) * swing
  const top = Math.round(form.centreY(1) - board - code - mouth - 10)
  // The foot, or a wider ring above it.
  const lowest = Math.max(
    ...range(LAYERS, (layer) => form.centreY(heightOf(layer)) + ringHeight(heightOf(layer)) * swing),
  )
  return { board, code, top, bottom: Math.round(lowest + 8) }
}

/** The names of the three beside the open piece, each at the middle of its part. */
function nameLayer(form: Form, word: string, layer: number, lowest = 0, wider = 1): string {
  const half = WIDTH / 2
  const from = half + (outlineRight(form, layer, lowest) - half) * wider
  const y = form.centreY(heightOf(layer))
  return `<g class="x fade names">${label(word, y, from, Math.max(WIDTH + 20, from + 24))}</g>`
}
const nameMatter = (form: Form) => nameLayer(form, 'matéria', form.matterTop >> 1)
const nameCircuit = (form: Form) =>
  nameLayer(form, 'circuito', (form.matterTop + 1 + form.circuitTop) >> 1, form.matterTop + 1)
const nameCode = (form: Form) => {
  const layer = (form.circuitTop + RIM + 1) >> 1
  return nameLayer(form, 'código', layer, form.circuitTop, textWidening(form, heightOf(layer)))
}
