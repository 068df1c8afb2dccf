import { outline, round, type Size } from '../svg.ts'
import { cutBody, type Drawn, drawBody, placeOf, type View } from './draw-body.ts'
import { type Features, readFaceSeed } from './features.ts'
import { ball, blend, bone, egg, type Solid, twin, without } from './solid.ts'

export const FACE_SIZE: Size = { width: 400, height: 440 }

/** What is drawn of a face, but for its colours. */
interface Face {
  layers: readonly Drawn[]
  /** Path data of the glasses; '' for none. */
  glasses: string
}

/** By seed: there are forty. */
const faces = new Map<string, Face>()

/** Draws the face of a seed (`faceSeed`), cut in layers; an empty picture for any other. */
export function drawFace(seed: string): string {
  const features = readFaceSeed(seed)
  if (!features) return drawBody(FACE_SIZE, [])
  let face = faces.get(seed)
  if (!face) faces.set(seed, (face = shapeFace(features)))
  return drawBody(FACE_SIZE, face.layers, face.glasses && `<path class="i" d="${face.glasses}"/>`)
}

function shapeFace({ left, glasses, ...features }: Features & { left: boolean }): Face {
  const { hair, beard } = features
  const view: View = {
    ...FACE_SIZE,
    parts: [
      { look: 'cloth', solid: shoulders(beard ? 13.5 : 11), to: -15.5 },
      ...(hair === 'long' ? [{ look: 'hair' as const, solid: LONG, to: 3 }] : []),
      { look: 'skin', solid: skin(beard ? 1.04 : 0.95, beard ? 5 : 4.3), from: -20 },
      ...(beard
        ? [
            { look: 'hair' as const, solid: BEARD, from: -16, to: 3 },
            { look: 'cloth' as const, solid: LIP, from: -9, to: -5 },
          ]
        : []),
      ...(hair === 'bald' ? [] : [{ look: 'hair' as const, solid: CROWNS[hair], from: -4 }]),
    ],
    bottom: -25,
    top: hair === 'bun' ? 16.6 : 13.8,
    layers: 58,
    turn: left ? -0.36 : 0.4,
    depth: 0.36,
    height3d: 0.93,
    scale: 9.3,
    origin: [200, 196],
    area: { left: -22, right: 22, back: -18, front: 16 },
    side: 0.55,
    tolerance: 0.06,
  }
  return { layers: cutBody(view), glasses: glasses ? drawGlasses(view) : '' }
}

/** A head without hair. @param wide its width, of the common one */
function skull(wide: number): Solid {
  const cranium = egg([0, -0.6, 3.4], [7.4 * wide, 9, 8.4])
  const jaw = egg([0, 2.4, -4], [5.5 * wide, 6.2, 7.6])
  const chin = ball([0, 5.6, -9.6], 2.1 * wide)
  const brow = twin(bone([1, 7.3, 2.9], [4.4, 5.9, 2.7], 1.1))
  const socket = twin(ball([3.1, 9.3, 0.5], 2.3))
  const eye = twin(ball([3.05, 6.35, 0.35], 1.65))
  const nose = bone([0, 7.9, 1.7], [0, 10.9, -3], 0.75, 1.35)
  const nostril = twin(ball([1.35, 9.2, -3.3], 1))
  const upperLip = egg([0, 8.2, -6], [2.7, 1.35, 0.75])
  const lowerLip = egg([0, 8, -7.4], [2.2, 1.3, 0.8])
  const cheek = twin(bone([3.4, 5.4, -3.4], [4.9, 4, -2.2], 1.9))
  return (x, y, z) => {
    let d = blend(cranium(x, y, z), jaw(x, y, z), 3)
    d = blend(d, chin(x, y, z), 2.4)
    d = blend(d, brow(x, y, z), 1.6)
    d = Math.min(without(d, socket(x, y, z), 1.1), eye(x, y, z))
    d = blend(d, nose(x, y, z), 0.9)
    d = blend(d, nostril(x, y, z), 0.7)
    d = blend(d, upperLip(x, y, z), 0.5)
    d = blend(d, lowerLip(x, y, z), 0.45)
    return blend(d, cheek(x, y, z), 2.4)
  }
}

function skin(wide: number, neckRadius: number): Solid {
  const head = skull(wide)
  const ears = twin(egg([7.3, -1, -1.2], [1.2, 2.1, 3.1]))
  const neck = bone([0, -2, -6], [0, -3.6, -20], neckRadius)
  return (x, y, z) => blend(Math.min(head(x, y, z), ears(x, y, z)), neck(x, y, z), 2)
}

function shoulders(wide: number): Solid {
  const arms = twin(bone([0, -4, -21], [wide, -5, -24.5], 5.6))
  const chest = egg([0, -2, -27], [wide * 0.9, 7, 8])
  return (x, y, z) => blend(arms(x, y, z), chest(x, y, z), 4)
}

/** Curls of a height. */
const wave = (x: number, y: number, z: number, frequency: number, height: number) =>
  height * Math.sin(x * frequency + z * 0.5) * Math.cos(y * frequency)

const cap = egg([0, -1.1, 4], [8.1, 9.7, 8.9])
const curls = egg([0, -1, 4.4], [8.3, 9.8, 9.2])
const knot = ball([0, -6.6, 12.6], 4.1)
const temples = twin(egg([6.6, 0.8, 2], [1.2, 2, 5]))
/** Above the forehead and behind the ears. */
const hairline = (y: number, z: number, front: number, height: number, slope: number) =>
  y - front - (z - height) * slope

const CROWNS: Record<Exclude<Features['hair'], 'bald'>, Solid> = {
  short: (x, y, z) => Math.max(cap(x, y, z), hairline(y, z, 4.6, 5.8, 1.3) * 0.6),
  curly: (x, y, z) => Math.max(curls(x, y, z) + wave(x, y, z, 2.1, 0.32), hairline(y, z, 5, 6.2, 1.5) * 0.55),
  long: (x, y, z) => {
    const crown = Math.max(cap(x, y, z), hairline(y, z, 4.4, 5.6, 1.15) * 0.6)
    return blend(crown, temples(x, y, z), 1.5)
  },
  bun: (x, y, z) => {
    const crown = Math.max(egg([0, -1.3, 3.9], [8.1, 9.7, 8.9])(x, y, z), hairline(y, z, 4.4, 5.4, 1.15) * 0.6)
    const strands = knot(x, y, z) + 0.25 * Math.sin(Math.atan2(y + 6.6, x) * 9 + z)
    return blend(blend(crown, strands, 1.2), temples(x, y, z), 1.5)
  },
}

const back = egg([0, -4.6, -6], [8.4, 5.2, 13])
const sides = twin(bone([6.3, -1.2, 4], [7, -1.6, -15], 2.2, 2.6))
/** What falls behind the shoulders and beside the face. */
const LONG: Solid = (x, y, z) => blend(back(x, y, z), sides(x, y, z), 2)

const chinBeard = egg([0, 3.2, -8.6], [6, 6.2, 5.6])
const sideBeard = twin(egg([5.4, 1.6, -4.6], [1.3, 3, 5]))
const moustache = twin(bone([0.3, 9, -4.9], [3.4, 7.2, -6.6], 1.1))
const BEARD: Solid = (x, y, z) => {
  const grown = blend(chinBeard(x, y, z), sideBeard(x, y, z), 2.4)
  const whole = blend(grown, moustache(x, y, z), 0.8) + wave(x, y, z, 2.4, 0.22)
  return Math.max(whole, (z + 3.9 - (Math.abs(x) > 3.4 ? 5.5 : 0)) * 0.5)
}

const lower = egg([0, 8.75, -7.4], [1.6, 1.3, 0.6])
const upper = egg([0, 8.9, -6.5], [1.9, 1.1, 0.45])
const LIP: Solid = (x, y, z) => blend(lower(x, y, z), upper(x, y, z), 0.3)

/** Round ones: two rings, the bridge, and the bow that is seen. */
function drawGlasses(view: View): string {
  const ring = (centre: number, radius = 2.75) =>
    outline(
      Array.from({ length: 28 }, (_, index) => {
        const angle = (index / 28) * Math.PI * 2
        return placeOf(view, [centre + radius * Math.cos(angle), 9, 0.4 + radius * 0.92 * Math.sin(angle)])
      }),
    )
  const at = (...place: [number, number, number]) => placeOf(view, place).map(round).join(' ')
  const side = view.turn > 0 ? 1 : -1
  const bridge = `M${at(-0.42, 9.2, 0.8)}Q${at(0, 9.5, 1.5)} ${at(0.42, 9.2, 0.8)}`
  const bow = `M${at(5.85 * side, 8.9, 0.8)}L${at(7.9 * side, 2.4, 0.9)}`
  return ring(3.15) + ring(-3.15) + bridge + bow
}
