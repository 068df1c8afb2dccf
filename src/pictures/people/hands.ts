import type { Size } from '../svg.ts'
import { cutBody, type Drawn, drawBody, type View } from './draw-body.ts'
import { HANDS, type Hand } from './features.ts'
import { blend, bone, box, type Place, type Solid } from './solid.ts'

export const HANDS_SIZE: Size = { width: 440, height: 330 }

const drawn = new Map<Hand, readonly Drawn[]>()

/** Draws hands at one of the three crafts, cut in layers; an empty picture for any other seed. */
export function drawHands(seed: string): string {
  const craft = HANDS.find((known) => known === seed)
  if (!craft) return drawBody(HANDS_SIZE, [])
  let layers = drawn.get(craft)
  if (!layers) drawn.set(craft, (layers = cutBody({ ...VIEW, ...SCENES[craft] })))
  return drawBody(HANDS_SIZE, layers)
}

/** How far each joint of the four fingers is bent, in radians, from the index finger on. */
type Curl = readonly (readonly [number, number, number])[]

/** Lengths of the fingers' bones, and where the fingers begin. */
const FINGERS: readonly (readonly [base: Place, lengths: readonly number[]])[] = [
  [
    [-3, 8.6, 0.3],
    [4, 2.7, 2.2],
  ],
  [
    [-1, 9.2, 0.6],
    [4.5, 3.1, 2.4],
  ],
  [
    [1, 8.9, 0.5],
    [4.2, 2.8, 2.3],
  ],
  [
    [2.8, 8, 0.1],
    [3.2, 2.1, 1.9],
  ],
]

/** A hand with its forearm. @param lift height of its palm */
function hand(curl: Curl, thumb: readonly Place[], lift: number): Solid {
  const bones: Solid[] = []
  FINGERS.forEach(([base, lengths], index) => {
    bones.push(bone([base[0] * 0.55, 1.5, 0], base, 1.6, 1.15))
    const sideways = (index - 1.4) * 0.07
    let [bent, from] = [curl[index]![0], base]
    lengths.forEach((length, joint) => {
      const to: Place = [
        from[0] + length * sideways,
        from[1] + length * Math.cos(bent),
        from[2] - length * Math.sin(bent),
      ]
      bones.push(bone(from, to, 1.02 - joint * 0.1, 0.94 - joint * 0.1))
      from = to
      bent += curl[index]![joint + 1] ?? 0
    })
  })
  thumb.slice(1).forEach((to, joint) => {
    bones.push(bone(thumb[joint]!, to, 1.45 - joint * 0.2, 1.2 - joint * 0.16))
  })
  bones.push(bone([0, 1, 0], [0.6, -13, 1.4], 2.5, 3.1))
  const palm = box([0, 5.2, 0.1], [3.6, 3.9, 1.3], 1.2)
  return (x, y, z) => {
    let distance = 99
    for (const one of bones) distance = blend(distance, one(x, y, z - lift), 0.7)
    return blend(distance, palm(x, y, z - lift), 1.4)
  }
}

const TYPING = hand(
  [
    [0.25, 0.75, 0.5],
    [0.15, 0.8, 0.5],
    [0.2, 0.8, 0.5],
    [0.3, 0.7, 0.5],
  ],
  [
    [-2.6, 2.6, -0.4],
    [-5, 5.2, -1.6],
    [-5.2, 8, -3.2],
    [-4.4, 10, -4],
  ],
  6.6,
)
const PINCHING = hand(
  [
    [0.35, 0.85, 0.35],
    [0.5, 1, 0.6],
    [0.7, 1.1, 0.8],
    [0.85, 1.15, 0.9],
  ],
  [
    [-2.6, 2.6, -0.4],
    [-5, 5.4, -2.2],
    [-4.6, 8.6, -4.4],
    [-3.4, 11, -5.6],
  ],
  8,
)

/** Keys 2.3 apart. */
const key = box([0, 0, 0.5], [0.98, 0.98, 0.55], 0.3)
const KEYBOARD: Solid = (x, y, z) => {
  const [along, across] = [x - Math.round(x / 2.3) * 2.3, y - 12 - Math.round((y - 12) / 2.3) * 2.3]
  return Math.max(Math.abs(x) - 15, Math.abs(y - 12) - 5.7, key(along, across, z))
}

const BOARD = box([-1, 13.5, -0.4], [11, 7.5, 0.45], 0.3)
const any =
  (...solids: readonly Solid[]): Solid =>
  (x, y, z) =>
    Math.min(...solids.map((solid) => solid(x, y, z)))
const CHIPS = any(
  box([2, 15.5, 0.6], [2.4, 2.4, 0.7], 0.1),
  box([-7, 10.5, 0.5], [1.6, 1, 0.5], 0.1),
  box([-8, 17, 0.8], [1.2, 2.2, 0.9], 0.1),
  box([6.6, 9, 0.5], [1.3, 0.8, 0.5], 0.1),
)
const IRON = any(bone([-4.1, 12.6, 3], [-10.5, 1, 14], 0.95), bone([-3, 14.6, 0.4], [-4.1, 12.6, 3], 0.12, 0.45))

/** A gear of 16 teeth. */
const GEAR: Solid = (x, y, z) => {
  const [along, across] = [x + 4.4, y - 16.5]
  const radius = Math.sqrt(along * along + across * across)
  const tooth = 0.75 * Math.max(-1, Math.min(1, 2.6 * Math.cos(Math.atan2(across, along) * 16)))
  return Math.max(Math.abs(z - 1.4) - 1.4, radius - 6.1 - tooth, 2 - radius)
}

type Scene = Pick<View, 'parts' | 'bottom' | 'top' | 'layers' | 'scale' | 'origin'>

const SCENES: Readonly<Record<Hand, Scene>> = {
  code: {
    parts: [
      { look: 'cloth', solid: KEYBOARD, to: 1.2 },
      { look: 'skin', solid: TYPING },
    ],
    ...{ bottom: 0, top: 11, layers: 30, scale: 10.4, origin: [262, 150] },
  },
  circuit: {
    parts: [
      { look: 'board', solid: BOARD, to: 0.2 },
      { look: 'tool', solid: CHIPS, to: 2 },
      { look: 'tool', solid: IRON },
      { look: 'skin', solid: PINCHING },
    ],
    ...{ bottom: -0.8, top: 15, layers: 40, scale: 10, origin: [266, 152] },
  },
  matter: {
    parts: [
      { look: 'board', solid: GEAR, to: 3 },
      { look: 'skin', solid: PINCHING },
    ],
    ...{ bottom: 0, top: 12, layers: 32, scale: 10.4, origin: [256, 150] },
  },
}

const VIEW: Omit<View, keyof Scene> = {
  ...HANDS_SIZE,
  turn: 0.62,
  depth: 0.55,
  height3d: 0.83,
  area: { left: -30, right: 24, back: -22, front: 28 },
  side: 0.38,
  tolerance: 0.05,
}
