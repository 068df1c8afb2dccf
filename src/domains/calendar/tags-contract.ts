import { privateCall } from '#platform/contract/call.ts'
import { done, id, z } from '#platform/contract/fields.ts'
import { TAG_COLORS } from './calendar.ts'
import { tagName } from './event-schemas.ts'

export const Tag = z.object({
  id,
  name: z.string(),
  color: z.enum(TAG_COLORS),
  /** How many events have it; a series counts once. */
  events: z.int().nonnegative(),
})
export type Tag = z.infer<typeof Tag>

export const TagFields = z.object({
  /** Unique among one's own, whatever the case. */ name: tagName,
  color: z.enum(TAG_COLORS),
})
export type TagFields = z.infer<typeof TagFields>

/** The caller's own tags. */
export const tagsContract = {
  /** By name; 'pessoal' is always there, and first. */
  list: privateCall
    .route({ method: 'GET', path: '/calendar/tags', summary: 'Lista as próprias etiquetas' })
    .output(z.object({ data: z.array(Tag) })),
  save: privateCall
    .meta({ access: 'staff', creates: true })
    .route({ method: 'POST', path: '/calendar/tags', summary: 'Cria ou altera uma etiqueta própria' })
    .input(TagFields.extend({ /** Absent to make one. */ id: id.optional() }))
    .output(z.object({ result: z.literal(true), id })),
  /** Its events get the default tag. The default one cannot be removed or renamed. */
  remove: privateCall
    .route({ method: 'POST', path: '/calendar/tags/remove', summary: 'Exclui uma etiqueta própria' })
    .input(z.object({ id }))
    .output(done),
}
