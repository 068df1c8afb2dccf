import { count, defineForm, measure } from '../form.ts'
import { disc, lobed } from '../geometry.ts'
import { millimetres } from '../numbers.ts'

interface Profile {
  base: number
  topo: number
  barriga: number
}

/** Of the socket's hole, of the ribs, of the wall and of the top, in millimetres. */
const SOCKET = 20
const RIB = 2.2
const WALL = 0.9
const TOP = 3

const radiusAt = (part: number, { base, topo, barriga }: Profile) =>
  (base / 2) * (1 - part) + (topo / 2) * part + barriga * Math.sin(Math.PI * part)

/** A ribbed lampshade with the hole of an E27 socket. */
export const lamp = defineForm({
  name: 'Luminária',
  fields: {
    base: measure('Base, Ø', [60, 200], 92),
    topo: measure('Topo, Ø', [50, 200], 78),
    altura: measure('Altura', [60, 220], 190),
    barriga: measure('Barriga', [0, 40], 24),
    nervuras: count('Nervuras', [6, 40], 18),
  },
  turn: 0,
  knife: 0.7,
  hand: 6,
  height: ({ altura }) => altura,
  cut: (z, measures) => {
    const { altura, nervuras } = measures
    const part = z / altura
    const radius = radiusAt(part, measures)
    const shape = { lobes: nervuras, swell: RIB / radius, turn: part * 3.4, count: Math.max(72, nervuras * 5) }
    return [lobed(radius, shape), z > altura - TOP ? disc(SOCKET) : lobed(radius - WALL, shape)]
  },
  dimensions: (measures) => {
    const { base, topo, altura } = measures
    const reach = Math.max(base / 2, topo / 2, radiusAt(0.5, measures)) + 3
    return [
      {
        from: [-base / 2, 0, 0],
        to: [base / 2, 0, 0],
        aside: [0, reach * 0.9 + 16, 0],
        text: `Ø ${millimetres(base)}`,
      },
      { from: [0, 0, 0], to: [0, 0, altura], aside: [reach + 16, 0, 0], text: millimetres(altura) },
      {
        from: [-SOCKET, 0, altura],
        to: [SOCKET, 0, altura],
        aside: [0, 0, topo * 0.25 + 14],
        text: `Ø ${2 * SOCKET}, soquete E27`,
      },
    ]
  },
})
