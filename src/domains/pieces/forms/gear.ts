import { count, defineForm, measure } from '../form.ts'
import { disc, type Point, ring } from '../geometry.ts'
import { millimetres } from '../numbers.ts'

/** A tooth in eight points: where each stands in the pitch, and how many modules from the pitch circle. */
const TOOTH = [
  [-0.5, -1.25],
  [-0.43, -1.2],
  [-0.25, 0],
  [-0.135, 1],
  [0.135, 1],
  [0.25, 0],
  [0.43, -1.2],
  [0.5, -1.25],
] as const
const WINDOWS = 6

const outline = (teeth: number, module: number) =>
  ring(teeth * TOOTH.length, (_, index): Point => {
    const [part, modules] = TOOTH[index % TOOTH.length]!
    const pitch = (Math.PI * 2) / teeth
    const angle = (Math.floor(index / TOOTH.length) + 0.5 + part) * pitch
    const radius = module * (teeth / 2 + modules)
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })

/** A spur gear with its shaft's hole, and windows where there is room. */
export const gear = defineForm({
  name: 'Engrenagem',
  fields: {
    dentes: count('Dentes', [8, 80], 23),
    modulo: measure('Módulo', [1, 5], 2.5, 0.25),
    altura: measure('Espessura', [4, 60], 14),
    eixo: measure('Eixo, Ø', [3, 40], 10, 0.5),
  },
  turn: 0,
  knife: 1,
  hand: 5,
  isPrism: true,
  height: ({ altura }) => altura,
  most: ({ dentes, modulo }) => ({ eixo: (dentes / 2 - 1.25) * modulo * 1.6 }),
  cut: (_z, { dentes, modulo, eixo }) => {
    const root = modulo * (dentes / 2 - 1.25)
    const middle = (eixo / 2 + root) / 2
    const window = Math.min((root - eixo / 2) * 0.3, middle * 0.42)
    const windows = Array.from({ length: window > 3 ? WINDOWS : 0 }, (_, index) => {
      const angle = (index / WINDOWS) * Math.PI * 2
      return disc(window, [middle * Math.cos(angle), middle * Math.sin(angle)], 24)
    })
    return [outline(dentes, modulo), disc(eixo / 2), ...windows]
  },
  dimensions: ({ dentes, modulo, altura }) => {
    const radius = (modulo * (dentes + 2)) / 2
    return [
      { from: [-radius, 0, 0], to: [radius, 0, 0], aside: [0, radius + 9, 0], text: `Ø ${millimetres(2 * radius)}` },
      { from: [radius, 0, 0], to: [radius, 0, altura], aside: [9 + radius * 0.1, 0, 0], text: millimetres(altura) },
    ]
  },
})
