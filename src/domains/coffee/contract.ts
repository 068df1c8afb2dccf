import { cachedCall } from '#platform/contract/call.ts'
import { z } from '#platform/contract/fields.ts'

export const coffeeContract = {
  list: cachedCall
    .route({ method: 'POST', path: '/coffee-list', summary: 'Lista as imagens da galeria de cafés, com as legendas' })
    .output(
      z.object({
        result: z.literal(true),
        /** File names without repetition, in display order. Each picture is at `/coffee/{name}`. */
        data: z.array(z.string()),
        /** The caption of each picture, by its file name. */
        captions: z.record(z.string(), z.string()),
      }),
    ),
}
