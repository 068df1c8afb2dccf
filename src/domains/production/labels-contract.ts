import { privateCall } from '#platform/contract/call.ts'
import { done, id, text, z } from '#platform/contract/fields.ts'
import { revision, savedRecord } from '#platform/contract/revision.ts'
import { HUES, MAX_LABEL_NAME } from './labels.ts'

/** What the editor of labels edits. */
const LabelFields = z.object({
  /** Unique in the firm, however its capitals and accents are written. */
  name: text(MAX_LABEL_NAME).meta({ label: 'Nome' }),
  hue: z.enum(HUES).meta({ label: 'Cor' }),
})

/** A label of the firm's tasks. */
const Label = LabelFields.extend({
  id,
  revision,
  /** How many tasks have it, in all lines; removed tasks do not count. */
  tasks: z.int().nonnegative(),
})
export type Label = z.infer<typeof Label>

/** A label that was removed in the last 30 days. */
const GoneLabel = LabelFields.extend({
  id,
  /** The one it was merged into; null where it was removed, and can be brought back. */
  into: id.nullable(),
})
export type GoneLabel = z.infer<typeof GoneLabel>

/** The labels of the firm: every member of staff reads and edits them. */
export const labelsContract = {
  list: privateCall
    .route({ method: 'GET', path: '/labels', summary: 'Lista as etiquetas da empresa, por nome' })
    .output(
      z.object({
        data: z.object({
          labels: z.array(Label),
          gone: z.array(GoneLabel),
          /** What the topic 'labels:1' counts. */
          counter: z.int(),
        }),
      }),
    ),
  create: privateCall
    .meta({ access: 'staff', creates: true })
    .route({ method: 'POST', path: '/label-new', summary: 'Cria uma etiqueta' })
    .input(LabelFields.extend({ /** The least used where absent. */ hue: LabelFields.shape.hue.optional() }))
    .output(savedRecord),
  update: privateCall
    .route({
      method: 'POST',
      path: '/label-change',
      summary: 'Muda o nome ou a cor de uma etiqueta, em todas as tarefas',
    })
    .input(LabelFields.partial().extend({ id, revision: revision.optional() }))
    .output(savedRecord),
  /** Removes a label for good: its tasks get the other one, those that had both keep that. */
  merge: privateCall
    .route({ method: 'POST', path: '/label-merge', summary: 'Junta uma etiqueta em outra' })
    .input(z.object({ id, /** The label that stays. */ into: id }))
    .output(z.object({ result: z.literal(true), data: z.object({ /** How many tasks changed. */ tasks: z.int() }) })),
  /** Tasks show it no more; it can be brought back for 30 days, and is on the same tasks then. */
  remove: privateCall
    .route({ method: 'POST', path: '/label-remove', summary: 'Exclui uma etiqueta, que pode voltar durante 30 dias' })
    .input(z.object({ id }))
    .output(done),
  restore: privateCall
    .route({ method: 'POST', path: '/label-restore', summary: 'Traz de volta uma etiqueta excluída' })
    .input(z.object({ id }))
    .output(done),
}
