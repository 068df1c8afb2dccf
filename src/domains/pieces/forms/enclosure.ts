import { blockDimensions, count, defineForm, measure } from '../form.ts'
import { disc, inCorners, roundedRectangle, sideHole } from '../geometry.ts'

interface Walls {
  largura: number
  fundo: number
  parede: number
}

const CORNER = 5
/** Of a cable's hole; holes stand this far apart. */
const HOLE = 4
const HOLE_PITCH = 18
/** Radii of the post that a screw goes into, of its hole, and of the hole in the lid. */
const POST = 3.4
const POST_HOLE = 1.4
const LID_HOLE = 1.6

/** The posts in the corners. */
const posts = ({ largura, fundo, parede }: Walls, radius: number) =>
  inCorners(largura / 2 - parede - 4, fundo / 2 - parede - 4).map((at) => disc(radius, at, 18))

/** A box for electronics: screw posts, a lid, holes for cables. */
export const enclosure = defineForm({
  name: 'Gabinete',
  fields: {
    largura: measure('Largura', [40, 240], 110),
    fundo: measure('Fundo', [40, 200], 78),
    altura: measure('Altura', [15, 150], 38),
    parede: measure('Parede', [1.6, 5], 2.4, 0.2),
    furos: count('Furos de cabo', [0, 4], 2),
  },
  turn: 0.62,
  knife: 0.5,
  hand: 13,
  height: ({ altura }) => altura,
  lid: ({ parede }) => parede + 0.6,
  most: ({ largura }) => ({ furos: Math.floor((largura - 16) / HOLE_PITCH) }),
  cut: (z, measures) => {
    const { largura, fundo, altura, parede, furos } = measures
    const outside = roundedRectangle(largura, fundo, CORNER)
    if (z > altura) return [outside, ...posts(measures, LID_HOLE)]
    if (z < parede) return [outside]
    const fromHole = z - altura * 0.55
    const half = Math.abs(fromHole) < HOLE ? Math.sqrt(HOLE ** 2 - fromHole ** 2) : 0
    const holes = Array.from({ length: half ? furos : 0 }, (_, index) => {
      const centre = (index - (furos - 1) / 2) * HOLE_PITCH
      return sideHole([centre - half, fundo / 2 - parede], [centre + half, fundo / 2])
    })
    const inside = roundedRectangle(largura - 2 * parede, fundo - 2 * parede, CORNER - parede)
    return [outside, inside, ...holes, ...posts(measures, POST), ...posts(measures, POST_HOLE)]
  },
  dimensions: ({ largura, fundo, altura }) => blockDimensions(largura, fundo, altura),
})
