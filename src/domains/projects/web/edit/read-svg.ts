import { MAX_DRAWING } from '../../project.ts'

/** Width of a drawing, in its own units. */
const WIDTH = 400

/** A file's SVG as a drawing of the site, or why it is none. */
export type ReadSvg = { svg: string; problem?: never } | { svg?: never; problem: string }

/** What an element has from those around it. */
interface Look {
  fill: string
  stroke: string
  dash: string
}

/** How SVG draws what says nothing of itself. */
const BLACK: Look = { fill: '#000', stroke: 'none', dash: 'none' }
/** How the site does: lines without an area. */
const PLAIN: Look = { fill: 'none', stroke: 'currentColor', dash: 'none' }

/** What is in a file beside what it draws. */
const HIDDEN = 'defs, symbol, clipPath, mask, pattern, marker, metadata, style, script, title, desc, [display="none"]'

/**
 * The SVG of any program as a drawing: its lines, shapes and texts, 400 units wide, without its colours. Lines take the
 * colours of the site, areas become tinted, dark or paper; texts stay upright. Everything else is left out, so that the result
 * is safe to show.
 */
export function readSvg(text: string): ReadSvg {
  // A stored drawing is part of a page, and has no namespace.
  const whole = text.includes('xmlns=') ? text : text.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
  const root = new DOMParser().parseFromString(whole, 'image/svg+xml').documentElement
  if (!(root instanceof SVGSVGElement)) return { problem: 'Este arquivo não é um SVG inteiro.' }
  const [left, top, width, height] = boxOf(root)
  if (!(width > 0 && height > 0) || height > width * 20)
    return { problem: 'Este SVG não diz o seu tamanho: falta o viewBox.' }
  const scale = WIDTH / width
  const matrix = new DOMMatrix([scale, 0, 0, scale, -left * scale, -top * scale])
  const parts = drawChildren(root, matrix, isOurs(root) ? PLAIN : BLACK)
  if (parts.length === 0) return { problem: 'Neste SVG não há linhas, formas ou textos para desenhar.' }
  const svg = `<svg viewBox="0 0 ${WIDTH} ${Math.round(height * scale)}">\n${parts.join('\n')}\n</svg>`
  if (svg.length > MAX_DRAWING)
    return {
      problem: `O desenho tem ${svg.length} caracteres, e cabem ${MAX_DRAWING}. Simplifique as curvas ou envie uma imagem.`,
    }
  return { svg }
}

function boxOf(root: SVGSVGElement): [number, number, number, number] {
  const [left = 0, top = 0, width = 0, height = 0] = (root.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number)
  if (width > 0 && height > 0) return [left, top, width, height]
  return [
    0,
    0,
    Number.parseFloat(root.getAttribute('width') ?? ''),
    Number.parseFloat(root.getAttribute('height') ?? ''),
  ]
}

const drawChildren = (parent: Element, matrix: DOMMatrix, look: Look): string[] =>
  Array.from(parent.children).flatMap((child) => draw(child, matrix, look))

function draw(element: Element, around: DOMMatrix, outer: Look): string[] {
  if (!(element instanceof SVGGraphicsElement) || element.matches(HIDDEN)) return []
  const own = element.transform.baseVal.consolidate()?.matrix
  const matrix = own ? around.multiply(DOMMatrix.fromMatrix(own)) : around
  const look = {
    fill: styleOf(element, 'fill') || outer.fill,
    stroke: styleOf(element, 'stroke') || outer.stroke,
    dash: styleOf(element, 'stroke-dasharray') || outer.dash,
  }
  if (element.localName === 'g' || element.localName === 'a') return drawChildren(element, matrix, look)
  if (element.localName === 'text') return drawText(element, matrix)
  const shape = shapeOf(element)
  if (!shape) return []
  const names = classesOf(element) || classesFor(element.localName === 'line' ? { ...look, fill: 'none' } : look)
  if (names === undefined) return []
  const drawn = `<${shape}${names && ` class="${names}"`}/>`
  return [matrix.isIdentity ? drawn : `<g transform="matrix(${sixOf(matrix).join(' ')})">${drawn}</g>`]
}

const sixOf = ({ a, b, c, d, e, f }: DOMMatrix) => [a, b, c, d, e, f].map((one) => Number(one.toFixed(4)))

const styleOf = (element: SVGElement, name: string) =>
  element.style.getPropertyValue(name) || element.getAttribute(name) || ''

/** Whether a drawing has the site's units. */
const isOfOurWidth = (root: Element | null) => root?.getAttribute('viewBox')?.startsWith(`0 0 ${WIDTH} `)

/** Whether it was made for the site: of its width, with classes of drawings, and without looks of its own. */
const isOurs = (root: Element) =>
  isOfOurWidth(root) && root.querySelector(OUR_CLASSES) && !root.querySelector('[fill], [stroke], [style], style')

const OUR_CLASSES = '.thin, .ink, .dash, .accent, .fill, .solid, .tint, .wash, .paper, .cover, .dots, .rings, .holes'

/** Of a drawing that was made for the site; the save drops names that no drawing has. */
const classesOf = (element: Element) => {
  const names = element.getAttribute('class') ?? ''
  return /^[a-z ]+$/.test(names) && isOfOurWidth(element.closest('svg')) ? names : ''
}

/** How a shape is drawn; undefined for one that is not seen. */
function classesFor({ fill, stroke, dash }: Look): string | undefined {
  const isLine = stroke !== 'none' && stroke !== 'transparent'
  const area = /^(none|transparent)$/.test(fill)
    ? ''
    : /^(#fff(fff)?|white)$/i.test(fill)
      ? 'paper'
      : isLine
        ? 'tint'
        : 'solid'
  if (!isLine && !area) return undefined
  return [area, dash !== 'none' && /[1-9]/.test(dash) ? 'thin dash' : ''].filter(Boolean).join(' ')
}

/** A shape's name and measures, those of lines and polygons as a path. */
function shapeOf(element: Element): string | undefined {
  const numbers = (...names: string[]) =>
    names.map((name) => `${name}="${round(Number.parseFloat(element.getAttribute(name) ?? '0') || 0)}"`).join(' ')
  const points = plain(element.getAttribute('points') ?? '')
  switch (element.localName) {
    case 'path':
      return `path d="${plain(element.getAttribute('d') ?? '')}"`
    case 'polyline':
      return points && `path d="M${points}"`
    case 'polygon':
      return points && `path d="M${points}z"`
    case 'line': {
      const [x1, y1, x2, y2] = ['x1', 'y1', 'x2', 'y2'].map((name) => round(Number(element.getAttribute(name)) || 0))
      return `path d="M${x1} ${y1}L${x2} ${y2}"`
    }
    case 'rect':
      return `rect ${numbers('x', 'y', 'width', 'height', 'rx')}`
    case 'circle':
      return `circle ${numbers('cx', 'cy', 'r')}`
    case 'ellipse':
      return `ellipse ${numbers('cx', 'cy', 'rx', 'ry')}`
    default:
      return undefined
  }
}

const round = (value: number) => Number(value.toFixed(2))

/** Numbers and letters of a path, rounded, without exponents. Those of arcs stay as they are: their flags may be written together. */
function plain(text: string): string {
  const known = text.replace(/[^\d\s.,MLHVCSQTAZmlhvcsqtazeE+-]/g, '')
  if (/a/i.test(known)) return known.replace(/[eE+]/g, ' ').trim()
  return known
    .replace(/[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?/gi, (number) => ` ${round(Number(number))}`)
    .replace(/[eE+]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A text where it begins, or in its middle or at its end, as it was anchored. */
function drawText(element: SVGGraphicsElement, matrix: DOMMatrix): string[] {
  const words = element.textContent.replace(/\s+/g, ' ').trim()
  if (!words) return []
  const first = element.hasAttribute('x') ? element : (element.querySelector('[x]') ?? element)
  const number = (name: string) => Number.parseFloat(first.getAttribute(name) ?? '0') || 0
  const { x, y } = matrix.transformPoint({ x: number('x'), y: number('y') })
  const anchor = styleOf(element, 'text-anchor')
  const names = classesOf(element) || (anchor === 'middle' || anchor === 'end' ? anchor : '')
  const safe = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return [`<text x="${round(x)}" y="${round(y)}"${names && ` class="${names}"`}>${safe}</text>`]
}
