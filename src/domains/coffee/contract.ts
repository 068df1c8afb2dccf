import { publicCall } from '#platform/contract/call.ts'
import { z } from '#platform/contract/fields.ts'

export const coffeeContract = {
  list: publicCall
    .route({
      method: 'POST',
      path: '/coffee-list',
      tags: ['Site'],
      summary: 'Lista as imagens da galeria de cafés, com as legendas',
    })
    .output(
      z.object({
        result: z.literal(true),
        /** File names, each once, in the order they are shown. The picture of one is at `/coffee/{name}`. */
        data: z.array(z.string()),
        /** What is written under each picture, by its file name. */
        captions: z.record(z.string(), z.string()),
      }),
    ),
}
