import { blockDimensions, defineForm, measure } from '../form.ts'
import { roundedRectangle } from '../geometry.ts'

const CORNER = 6

/** An open box. */
export const box = defineForm({
  name: 'Caixa',
  fields: {
    largura: measure('Largura', [20, 250], 120),
    fundo: measure('Fundo', [20, 210], 80),
    altura: measure('Altura', [8, 220], 60),
    parede: measure('Parede', [1.2, 6], 2.4, 0.2),
  },
  turn: 0.62,
  knife: 0.6,
  hand: 3,
  height: ({ altura }) => altura,
  cut: (z, { largura, fundo, parede }) => [
    roundedRectangle(largura, fundo, CORNER),
    ...(z > parede ? [roundedRectangle(largura - 2 * parede, fundo - 2 * parede, CORNER - parede)] : []),
  ],
  dimensions: ({ largura, fundo, altura }) => blockDimensions(largura, fundo, altura),
})
