import { staffCall } from '#platform/contract/call.ts'
import { id, optionalText, z } from '#platform/contract/fields.ts'

/** Something the caller may open. */
const Found = z.object({
  /** As the `web/domain.ts` of its domain names it. */
  kind: z.string(),
  id,
  title: z.string(),
  /** What tells it from others of the same title; may be ''. */
  note: z.string(),
  /** Where in the workbench it opens. */
  to: z.string(),
})

export const commandPaletteContract = {
  find: staffCall
    .route({ method: 'GET', path: '/find', summary: 'Acha o que se pode abrir, por um texto' })
    .input(z.object({ q: optionalText(120) }))
    .output(z.object({ data: z.array(Found) })),
}
