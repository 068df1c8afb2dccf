import { privateCall } from '#platform/contract/call.ts'
import { done, id, optionalText, queryId, text, z } from '#platform/contract/fields.ts'
import { revision, savedRecord } from '#platform/contract/revision.ts'
import { MAX_TASK_SEARCH, MAX_VIEW_NAME, TASK_TYPES } from './production.ts'

/** What a view shows of a line's tasks; what is absent limits nothing. */
export const ViewFilters = z.strictObject({
  /** Text in names, id texts and descriptions. */
  q: optionalText(MAX_TASK_SEARCH).optional(),
  type: z.enum(TASK_TYPES).optional(),
  /** Only late tasks. */
  late: z.literal(true).optional(),
  /** Only those due this week. */
  week: z.literal(true).optional(),
  /** Only those of who looks (`me`), of `nobody`, or of the person with that id, who may have left the line since. */
  who: z.union([z.enum(['me', 'nobody']), id]).optional(),
  /** Only those with the label of that id, which may have been removed since. */
  label: id.optional(),
})
export type ViewFilters = z.infer<typeof ViewFilters>

/** Named filters of a line's board. */
export const LineSavedView = z.object({
  id,
  name: z.string(),
  /** Whether it is the line's, which all who see the line have and may change; else the caller's own. */
  shared: z.boolean(),
  filters: ViewFilters,
  revision,
})
export type LineSavedView = z.infer<typeof LineSavedView>

const name = text(MAX_VIEW_NAME).meta({ label: 'Nome da vista' })
const filters = ViewFilters.refine((chosen) => Object.values(chosen).some(Boolean), 'Escolha um filtro antes.')

export const viewsContract = {
  /** The line's by name, then the caller's own by name. */
  list: privateCall
    .route({ method: 'GET', path: '/line-views', summary: 'Lista as vistas de uma linha: as dela e as de quem chama' })
    .input(z.object({ /** The line's. */ id: queryId }))
    .output(
      z.object({
        data: z.array(LineSavedView),
        /** All changes below it are seen; the topic `views:{line}` says those that come. */
        counter: z.int().nonnegative(),
      }),
    ),
  create: privateCall
    .meta({ access: 'staff', creates: true })
    .route({ method: 'POST', path: '/line-view-new', summary: 'Guarda filtros como vista, própria ou da linha' })
    .input(z.object({ /** The line's. */ id_project: id, name, filters, shared: z.boolean() }))
    .output(savedRecord),
  update: privateCall
    .route({ method: 'POST', path: '/line-view-change', summary: 'Muda o nome ou os filtros de uma vista' })
    .input(z.object({ id, name: name.optional(), filters: filters.optional(), revision: revision.optional() }))
    .output(savedRecord),
  /** It can be brought back for 30 days. */
  remove: privateCall
    .route({ method: 'POST', path: '/line-view-remove', summary: 'Exclui uma vista' })
    .input(z.object({ id }))
    .output(done),
  restore: privateCall
    .route({ method: 'POST', path: '/line-view-restore', summary: 'Traz de volta uma vista excluída' })
    .input(z.object({ id }))
    .output(done),
}
