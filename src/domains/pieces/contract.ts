import { Pieces } from '#domains/site/piece-rules.ts'
import { cachedCall, publicCall, staffCall } from '#platform/contract/call.ts'
import { done, z } from '#platform/contract/fields.ts'
import { Trial } from './trial.ts'

export const piecesContract = {
  rules: cachedCall
    .route({ method: 'GET', path: '/pieces', summary: 'Traz os materiais e as regras com que uma peça é calculada' })
    .output(z.object({ data: Pieces })),
  tried: publicCall
    .meta({ access: 'public', changesPages: false })
    .route({
      method: 'POST',
      path: '/pieces/tried',
      summary: 'Conta que forma, material e tamanho alguém experimentou',
    })
    .input(Trial)
    .output(done),
  trials: staffCall
    .route({ method: 'GET', path: '/pieces/trials', summary: 'Diz o que foi experimentado em 90 dias, sem pessoas' })
    .output(
      z.object({
        /** The most tried first. */
        data: z.array(Trial.extend({ count: z.int().positive() })),
      }),
    ),
}
