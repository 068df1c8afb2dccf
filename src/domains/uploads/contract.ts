import { staffCall } from '#platform/contract/call.ts'
import { z } from '#platform/contract/fields.ts'

/** Largest picture accepted, in bytes: 15 MiB. */
export const MAX_PICTURE = 15 * 1024 * 1024

export const uploadsContract = {
  upload: staffCall
    .meta({ access: 'staff', bodyLimit: MAX_PICTURE + 64 * 1024 })
    .route({ method: 'POST', path: '/upload', summary: 'Guarda uma imagem e diz o seu endereço' })
    .input(z.object({ /** The form field `file`: JPEG, PNG, WebP, AVIF, GIF or SVG-free raster. */ file: z.file() }))
    .output(
      z.object({
        result: z.literal(true),
        data: z.object({
          /** Address of the picture in its largest width. */
          url: z.string(),
          width: z.int().positive(),
          height: z.int().positive(),
        }),
      }),
    ),
}
