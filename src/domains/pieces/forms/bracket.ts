import { blockDimensions, defineForm, measure } from '../form.ts'
import { disc, polygon, rectangle, sideHole } from '../geometry.ts'

/** An angle with a rib and four holes for screws. */
export const bracket = defineForm({
  name: 'Suporte',
  fields: {
    aba: measure('Aba', [20, 200], 70),
    altura: measure('Altura', [20, 200], 90),
    largura: measure('Largura', [15, 200], 46),
    espessura: measure('Espessura', [3, 15], 6),
    furo: measure('Furos, Ø', [3, 12], 5.5, 0.5),
  },
  turn: 0.62,
  knife: 0.52,
  hand: 4,
  height: ({ altura }) => altura,
  most: ({ aba, altura, largura, espessura }) => ({
    espessura: Math.min(aba, altura) / 3,
    furo: Math.min(largura / 4, (aba - espessura) / 3, altura / 6),
  }),
  cut: (z, { aba, altura, largura, espessura, furo }) => {
    const [x, y] = [aba / 2, largura / 2]
    const across = [-1, 1].map((side) => side * (y - furo * 1.4))
    if (z < espessura)
      return [rectangle([-x, -y], [x, y]), ...across.map((at) => disc(furo / 2, [x - furo * 1.6, at], 20))]
    const slots = (centre: number) => {
      const half = Math.sqrt(Math.max(0, furo ** 2 / 4 - (z - centre) ** 2))
      return half ? across.map((at) => sideHole([-x, at - half], [-x + espessura, at + half])) : []
    }
    const wall = -x + espessura
    const rib = (aba - espessura) * 0.8 * (1 - (z - espessura) / (altura * 0.72))
    const half = espessura / 2
    const body =
      rib > 0
        ? polygon([
            [-x, -y],
            [wall, -y],
            [wall, -half],
            [wall + rib, -half],
            [wall + rib, half],
            [wall, half],
            [wall, y],
            [-x, y],
          ])
        : rectangle([-x, -y], [wall, y])
    return [body, ...slots(altura * 0.5), ...slots(altura - furo * 1.6)]
  },
  dimensions: ({ aba, altura, largura }) => blockDimensions(aba, largura, altura),
})
