/* The lowest of the three: printed matter, in rings, with its fill at the face of the cut. */
import { type Form, heightOf, LAYER_MM, LAYERS, outlineRight, RIM, range, ringMatrix } from './form.ts'
import { gyroid } from './gyroid.ts'
import { cutAttribute, label, passingAttribute, ringAt } from './marks.ts'

/** How many cuts of the gyroid are drawn; the fill returns to the first after them. */
const PHASES = 6

/** Of the face that stays where the cut rests. */
const STAYS = 1

const fill = (phase: number) => gyroid(`cut-fill${phase}`, ((phase + 0.44) / PHASES) * Math.PI)

/** What rings and the face that stays refer to. */
export const faceDefinitions = () =>
  '<clipPath id="cut-inside"><use href="#cut-ring" transform="scale(.93)"/></clipPath>' +
  '<g id="cut-face"><use href="#cut-ring" class="rim"/><use href="#cut-ring" transform="scale(.965)"/><use href="#cut-ring" transform="scale(.93)"/></g>' +
  fill(STAYS)

/** All rings; those above the cut go as it passes. */
export const drawRings = (form: Form) =>
  range(LAYERS, (layer) =>
    ringAt(form, heightOf(layer), layer > form.matterTop ? cutAttribute('out', form, 'matter', layer) : ''),
  ).join('')

/** The face of the cut where it rests, with its height in millimetres. */
export const drawFace = (form: Form) =>
  faceAt(form, form.matterTop, cutAttribute('in', form, 'matter', form.matterTop + 1), ' class="x measure"')

/** The faces that are seen while the cut passes, and their fills: a thousand elements, which a page that is only read has no use for. */
export function drawPassingFaces(form: Form): string {
  const fills = range(PHASES, (phase) => (phase === STAYS ? '' : fill(phase))).join('')
  const faces = range(RIM - form.matterTop - 1, (step) => {
    const layer = form.matterTop + 1 + step
    return faceAt(form, layer, passingAttribute(form, 'matter', layer + 1, layer))
  })
  return `<defs>${fills}</defs>${faces.join('')}`
}

function faceAt(form: Form, layer: number, attribute: string, ofMeasure = ''): string {
  const matrix = ringMatrix(form, heightOf(layer))
  const phase = (Math.floor((layer - form.matterTop) / 2) + STAYS) % PHASES
  const edge = outlineRight(form, layer)
  const height = label(`${layer * LAYER_MM} mm`, form.centreY(heightOf(layer)), edge, edge + 30)
  return `<g ${attribute}><use href="#cut-face" transform="${matrix}"/><use href="#cut-fill${phase}" transform="${matrix}"/><g${ofMeasure}>${height}</g></g>`
}
