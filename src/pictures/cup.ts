/*
 * Pictures of coffee: cup, mug, ribbed glass, paper filter, moka pot or flask, drawn as horizontal slices from the bottom
 * up, with steam in contour lines. Each slice is filled, so that it hides those behind and below it.
 */
import { type CupForm, type Handle, shapeCup } from './cup-forms.ts'
import { pickNumber, type Random } from './random.ts'
import { type Colours, outline, type Point, round, type Size, smoothOutline, svgDocument } from './svg.ts'

export const CUP_SIZE: Size = { width: 640, height: 640 }

const FLOOR_Y = 520
/** Height of a ring's ellipse by its width, as in piece.ts. */
const TILT = 0.36
/** Half the width of a handle, in pixels. */
const BAR = 13
/** Thickness of the wall at the rim, as a fraction of the radius. */
const WALL = 0.07
const POINTS_IN_A_GROOVE = 5

/** A form and its position. */
interface PlacedCup {
  form: CupForm
  /** x of its axis. */
  middle: number
  /** Whether the handle is at the left. */
  mirrored: boolean
  /** Direction of the handle: radians from the side toward the viewer. */
  turn: number
}

/** @param seed a name may determine the form, see `shapeCup` */
export function drawCup(random: Random, colours: Colours, seed: string): string {
  const form = shapeCup(random, seed)
  const mirrored = random() < 0.5
  // Centres the cup with its handle.
  const shift = (form.handle?.reach ?? 0) * (form.saucer || form.spout ? 0.2 : 0.45) * (mirrored ? 1 : -1)
  const cup = { form, mirrored, middle: CUP_SIZE.width / 2 + shift, turn: (random() - 0.35) * 0.7 }
  const ground = form.saucer
    ? drawSaucer(cup, form.saucer, colours)
    : `<path d="M90 ${FLOOR_Y + 44}H550" stroke="${colours.ink}" stroke-width="1" stroke-dasharray="2 6"/>`
  const open = form.coffee === undefined ? '' : drawCoffee(random, cup, form.coffee, colours)
  return svgDocument(CUP_SIZE, ground + drawBody(cup, colours) + open + drawSteam(random, cup, colours))
}

/** The y of a height. */
const levelOf = ({ form }: PlacedCup, height: number) => FLOOR_Y - height * form.rise - (form.saucer ? 18 : 0)

/** A ring as two arcs. */
function circle(middle: number, y: number, radius: number): string {
  const [x, flat, across] = [round(radius), round(radius * TILT), round(2 * radius)]
  return `M${round(middle - radius)} ${round(y)}a${x} ${flat} 0 1 0 ${across} 0a${x} ${flat} 0 1 0 ${-across} 0z`
}

/** The wall at a height, scaled by `scale`: round, grooved or with corners. */
function ringAt(cup: PlacedCup, height: number, scale = 1): string {
  const { form, middle, mirrored } = cup
  const [y, radius] = [levelOf(cup, height), form.radius(height) * scale]
  const spout = form.spout?.(height) ?? 0
  const place = (angle: number, reach: number): Point => [
    middle + reach * Math.cos(angle),
    y + reach * TILT * Math.sin(angle),
  ]
  if (form.corners) {
    const corners = Array.from({ length: form.corners }, (_, index) => {
      const angle = ((index + 0.5) / form.corners!) * Math.PI * 2
      return place(angle, radius)
    })
    if (spout > 0) {
      // The spout is opposite the handle, between two corners.
      const at = mirrored ? form.corners : form.corners / 2
      corners.splice(at, 0, place(mirrored ? 0 : Math.PI, radius + spout * scale))
    }
    return outline(corners)
  }
  const depth = form.grooves?.depth(height) ?? 0
  if (!form.grooves || depth === 0) return circle(middle, y, radius)
  const count = form.grooves.count * POINTS_IN_A_GROOVE
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2
    return place(angle, radius * (1 + depth * Math.cos(form.grooves!.count * angle)))
  })
  return smoothOutline(points)
}

function drawBody(cup: PlacedCup, { accent, ink, paper }: Colours): string {
  const { form } = cup
  const top = form.layers - 1
  let drawn = ''
  for (let layer = 0; layer <= top; layer++) {
    const height = layer / top
    const isSecond = layer < top && form.bands.some(([from, to]) => height >= from && height <= to)
    const line = layer === top || layer % 9 === 0 ? ink : isSecond ? paper : accent
    const look = `fill="${isSecond ? accent : paper}" stroke="${line}" stroke-width="${layer === top ? 2 : 1.5}"`
    const wall = `<path d="${ringAt(cup, height)}" ${look}/>`
    const bar = form.handle ? barAt(cup, form.handle, height) : ''
    const handle =
      bar && `<path d="${bar}" fill="${paper}" stroke="${layer % 9 === 0 ? ink : accent}" stroke-width="1.5"/>`
    drawn += cup.turn > 0 ? wall + handle : handle + wall
  }
  return drawn
}

/** A handle's slice at a height: from the wall outward at the ends of the loop, apart from the wall between them. */
function barAt(cup: PlacedCup, { from, to, reach, thickness }: Handle, height: number): string {
  const { form, middle, mirrored, turn } = cup
  const half = ((to - from) / 2) * form.rise
  const above = (height - (from + to) / 2) * form.rise
  if (Math.abs(above) > half) return ''
  const wall = form.radius(height)
  // The loop is half a superellipse with exponent 3.
  const bow = (size: number, span: number) => size * Math.max(0, 1 - Math.abs(above / span) ** 3) ** (1 / 3)
  const anchor = Math.min(form.radius(from), form.radius(to))
  const outer = Math.max(anchor + bow(reach, half), wall)
  const inner = Math.abs(above) < half - thickness ? anchor + bow(reach - thickness, half - thickness) : wall - 6
  if (outer - inner < 2) return ''
  const [cos, sin] = [Math.cos(turn) * (mirrored ? -1 : 1), Math.sin(turn)]
  const y = levelOf(cup, height)
  const corners: readonly Point[] = [
    [inner, -BAR],
    [(inner + outer) / 2, -BAR],
    [outer - 2, -BAR],
    [outer, -BAR * 0.6],
    [outer, BAR * 0.6],
    [outer - 2, BAR],
    [(inner + outer) / 2, BAR],
    [inner, BAR],
  ]
  return outline(
    corners.map(([along, across]) => [
      middle + along * cos - across * sin * (mirrored ? -1 : 1),
      y + (along * sin + across * Math.abs(cos)) * TILT,
    ]),
  )
}

/** The saucer: slices that widen to the brim. */
function drawSaucer(cup: PlacedCup, radius: number, { accent, ink, paper }: Colours): string {
  const layers = 7
  const rings = Array.from({ length: layers }, (_, layer) => {
    const size = radius * (0.62 + 0.38 * Math.sin(((layer / (layers - 1)) * Math.PI) / 2))
    const d = circle(cup.middle, FLOOR_Y + 6 - layer * 4, size)
    const isBrim = layer === layers - 1
    return `<path d="${d}" fill="${paper}" stroke="${isBrim ? ink : accent}" stroke-width="${isBrim ? 2 : 1.5}"/>`
  })
  const hollow = [0.82, 0.6].map(
    (part) => `<path d="${circle(cup.middle, FLOOR_Y - 16, radius * part)}" stroke="${accent}" stroke-width="1"/>`,
  )
  return rings.join('') + hollow.join('')
}

/** The inside of the wall, slice by slice, and the coffee with rings of foam. */
function drawCoffee(random: Random, cup: PlacedCup, level: number, { accent, ink, paper }: Colours): string {
  const inside = 1 - WALL
  const mouth = ringAt(cup, 1, inside)
  const step = 1 / (cup.form.layers - 1)
  let wall = ''
  for (let height = 1 - step; height > level; height -= step)
    wall += `<path d="${ringAt(cup, height, inside)}" stroke="${accent}" stroke-width="1"/>`
  const surface = `<path d="${ringAt(cup, level, inside)}" fill="${accent}" stroke="${ink}" stroke-width="1.5"/>`
  const lobes = 2 + pickNumber(random, 4)
  const [phase, y] = [random() * Math.PI * 2, levelOf(cup, level)]
  const foam = [0.72, 0.5, 0.3, 0.13].map((part) => {
    const points = Array.from({ length: 28 }, (_, index): Point => {
      const angle = (index / 28) * Math.PI * 2
      const radius = cup.form.radius(level) * inside * part * (1 + 0.17 * Math.cos(lobes * angle + phase + part * 2))
      return [cup.middle + radius * Math.cos(angle), y + radius * TILT * Math.sin(angle)]
    })
    return `<path d="${smoothOutline(points)}" stroke="${paper}" stroke-width="1.4"/>`
  })
  return (
    `<clipPath id="mouth"><path d="${mouth}"/></clipPath><g clip-path="url(#mouth)">${wall}${surface}${foam.join('')}</g>` +
    `<path d="${mouth}" stroke="${ink}" stroke-width="1.5"/>`
  )
}

/** Two or three wisps over the coffee, or one over the spout: contour lines that narrow as they rise. */
function drawSteam(random: Random, cup: PlacedCup, { accent, ink }: Colours): string {
  const { form, middle, mirrored } = cup
  const isOpen = form.coffee !== undefined
  if (!isOpen && !form.spout) return ''
  const spoutX = middle + (form.radius(0.86) + 40) * (mirrored ? 1 : -1)
  const foot = isOpen ? levelOf(cup, 1) + 6 : levelOf(cup, 0.87)
  const rise = Math.min(foot - 24, isOpen ? 190 : 130) * (0.88 + random() * 0.12)
  const wisps = isOpen ? (form.radius(1) > 130 ? [-0.42, 0.02, 0.44] : [-0.3, 0.3]) : [0]
  // A common phase, so that the wisps do not cross.
  const basePhase = random() * Math.PI * 2
  const paths = wisps.map((at) => {
    const x = isOpen ? middle + at * form.radius(1) : spoutX
    const [start, phase, sway] = [foot - random() * 26, basePhase + random() * 0.8, 10 + random() * 5]
    const length = rise * (0.72 + random() * 0.28)
    const spine = (part: number): Point => [
      x + sway * (0.3 + part) * (Math.sin(phase + part * 5.2) - Math.sin(phase)),
      start - length * part,
    ]
    return [1, 0.62, 0.26].map((size, ring) => {
      const sides = [-1, 1].map((side) =>
        Array.from({ length: 13 }, (_, index): Point => {
          // Inner lines are shorter at both ends.
          const part = 0.5 + (index / 12 - 0.5) * (0.5 + 0.5 * size)
          const [spineX, y] = spine(part)
          return [spineX + side * 15 * size * Math.sin((index / 12) * Math.PI) ** 0.8 * (1 - 0.35 * part), y]
        }),
      )
      const loop = [...sides[0]!, ...sides[1]!.reverse()]
      return `<path d="${smoothOutline(loop)}" stroke="${ring === 1 ? accent : ink}" stroke-width="${ring === 1 ? 1.8 : 1}"/>`
    })
  })
  return paths.flat().join('')
}
