import { count, defineForm, measure } from '../form.ts'
import { lobed } from '../geometry.ts'
import { millimetres } from '../numbers.ts'

interface Profile {
  base: number
  boca: number
  altura: number
}

const SWELL = 0.09
const FLOOR = 2

/** The radius at a part of the height: a belly below, a neck above that never closes. */
function radiusAt(part: number, { base, boca, altura }: Profile) {
  const belly = Math.min(altura * 0.08 + base * 0.14, Math.min(base, boca) * 0.45)
  const wave = Math.sin(Math.PI * 2 * part ** 0.8) * (part < 0.42 ? 1 : 0.62)
  return (base / 2) * (1 - part) + (boca / 2) * part + belly * wave
}

const widest = (measures: Profile) =>
  Math.max(...Array.from({ length: 21 }, (_, index) => radiusAt(index / 20, measures))) * (1 + SWELL)

/** A vase that turns as it rises. */
export const vase = defineForm({
  name: 'Vaso',
  fields: {
    base: measure('Base, Ø', [30, 160], 66),
    boca: measure('Boca, Ø', [20, 180], 70),
    altura: measure('Altura', [40, 220], 150),
    gomos: count('Gomos', [0, 12], 5),
    parede: measure('Parede', [0.8, 4], 1.2, 0.4),
  },
  turn: 0,
  knife: 0.45,
  hand: 3,
  height: ({ altura }) => altura,
  cut: (z, measures) => {
    const part = z / measures.altura
    const radius = radiusAt(part, measures)
    const shape = { lobes: measures.gomos, swell: measures.gomos ? SWELL : 0, turn: part * 2.2 }
    const inside = radius - measures.parede
    return [lobed(radius, shape), ...(z > FLOOR && inside > 0.3 ? [lobed(inside, shape)] : [])]
  },
  dimensions: (measures) => {
    const { base, boca, altura } = measures
    const [reach, mouth] = [widest(measures), radiusAt(1, measures)]
    return [
      {
        from: [-base / 2, 0, 0],
        to: [base / 2, 0, 0],
        aside: [0, reach * 0.9 + 16, 0],
        text: `Ø ${millimetres(base)}`,
      },
      {
        from: [-mouth, 0, altura],
        to: [mouth, 0, altura],
        aside: [0, 0, boca * 0.25 + 14],
        text: `Ø ${millimetres(2 * mouth)}`,
      },
      { from: [0, 0, 0], to: [0, 0, altura], aside: [reach + 16, 0, 0], text: millimetres(altura) },
    ]
  },
})
