/*
 * What the slicer's parts have in common: when they appear and go, and their elements. The moment of a part is in its
 * classes, since the site's policy allows no styles within a page: `a1 b4 c6` are the digits of a number in base 8, in 512ths
 * of the whole cut, and `d3` lasts three of them (`app/home/slicer/motion.module.css`).
 */
import type { Point } from '../svg.ts'
import { round } from '../svg.ts'
import { type Form, RIM, ringMatrix } from './form.ts'

const STEPS = 512

/** Between which moments (0 whole, 1 open) each cut passes from the rim to where it rests. */
const CUTS = { matter: [0.06, 0.34], circuit: [0.62, 0.88] } as const

/** A moment as a whole number of steps. */
const stepOf = (moment: number) => Math.round(moment * STEPS)

/** The classes of a moment in steps. */
const classesOf = (step: number) => `a${step >> 6} b${(step >> 3) & 7} c${step & 7}`

export type Cut = keyof typeof CUTS

/** The step at which a cut passes a layer. */
function stepOfCut(form: Form, cut: Cut, layer: number): number {
  const [from, to] = CUTS[cut]
  const rest = cut === 'matter' ? form.matterTop : form.circuitTop
  return stepOf(from + ((RIM - layer) / (RIM - rest)) * (to - from))
}

/** The attribute of what appears or goes when a cut passes its layer. */
export const cutAttribute = (kind: 'in' | 'out', form: Form, cut: Cut, layer: number, more = '') =>
  `class="x ${kind} ${classesOf(stepOfCut(form, cut, layer))}${more && ` ${more}`}"`

/** The attribute of what is seen while a cut is between two layers. */
export function passingAttribute(form: Form, cut: Cut, from: number, to: number): string {
  const begun = stepOfCut(form, cut, from)
  return `class="x during ${classesOf(begun)} d${stepOfCut(form, cut, to) - begun}"`
}

/** A ring of the form. */
export const ringAt = (form: Form, height: number, attributes = '', wider = 1) =>
  `<use href="#cut-ring"${attributes && ` ${attributes}`} transform="${ringMatrix(form, height, wider)}"/>`

/** An open line in relative steps. */
export function line(points: readonly Point[]): string {
  let [x, y] = points[0]!.map(round) as [number, number]
  const start = `M${x} ${y}l`
  const steps = points.slice(1).map((point) => {
    const [toX, toY] = point.map(round) as [number, number]
    const step = `${round(toX - x)} ${round(toY - y)}`
    ;[x, y] = [toX, toY]
    return step
  })
  return start + steps.join(' ')
}

/** An ellipse around a point, as a path. */
export function dot([x, y]: Point, rx: number, ry = rx): string {
  const [w, h] = [round(rx), round(ry)]
  return `M${round(x - w)} ${round(y)}a${w} ${h} 0 1 0 ${round(2 * w)} 0a${w} ${h} 0 1 0 ${round(-2 * w)} 0`
}

/** A word beside the drawing, and the line that leads to it. */
export const label = (word: string, y: number, fromX: number, toX: number) =>
  `<path class="lead" d="M${round(fromX + 8)} ${round(y)}H${round(toX)}"/><text class="name" x="${round(toX + 8)}" y="${round(y + 5)}">${word}</text>`
