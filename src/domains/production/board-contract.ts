import { privateCall } from '#platform/contract/call.ts'
import { done, id, optionalText, queryId, text, z } from '#platform/contract/fields.ts'
import { LINE_STATUSES, LINE_TYPES, MAX_CHOSEN, MAX_NAME, MAX_TASK_SEARCH, STATUSES, TASK_TYPES } from './production.ts'

/** A member of the line's staff. */
const Person = z.object({ id, name: z.string(), email: z.string() })
export type LinePerson = z.infer<typeof Person>

/** A task as its card on the board shows it. */
export const Card = z.object({
  id,
  id_text: z.string(),
  nome: z.string(),
  /** The description's first 50 characters, and '...' where something was cut. */
  preview: z.string(),
  status: z.enum(STATUSES),
  tipo: z.enum(TASK_TYPES),
  /** Place in the column, ascending; of two alike the smaller id comes first. */
  position: z.number(),
  /** The deadline, ISO 8601 in UTC; null for none. */
  meta: z.string().nullable(),
  prioridade: z.int().min(0).max(3),
  /** Id of who is in charge; null for nobody. */
  assignee: z.int().nullable(),
  /** Ids of its labels, in their order; removed ones too, which are not shown. */
  labels: z.array(id),
  /** Address of the first attachment's thumbnail; '' without one. */
  image: z.string(),
  subtasks: z.object({ total: z.int(), checked: z.int() }),
  comments: z.int(),
  /** When it became Completed, ISO 8601 in UTC; null while it is not. */
  finished: z.string().nullable(),
  /** When it was last changed, ISO 8601 in UTC. */
  updated: z.string(),
  /** The line's change counter of its last change: a task read at that counter is as it is stored. */
  change: z.int(),
})
export type Card = z.infer<typeof Card>

const query = z.object({ /** The line's. */ id: queryId })
/** Tasks that a column should hold at most. */
const limit = z.int().min(1).max(999)

/** A line as its board shows it. */
const LineView = z.object({
  id,
  title: z.string(),
  projectline: z.enum(LINE_TYPES),
  projectstatus: z.enum(LINE_STATUSES),
  /** By column; without one there is no limit. */
  wip_limits: z.partialRecord(z.enum(STATUSES), limit),
  /** Its owner and members, by name: who may be put in charge and mentioned. */
  people: z.array(Person),
  /** Its tasks that wait for others that are not done, or hold such ones up, also of other lines; how many each. */
  links: z.array(z.object({ id, waits: z.int().nonnegative(), holds: z.int().nonnegative() })),
  /** Whether the caller may share it with a client. */
  manages: z.boolean(),
  /** The columns a client sees; empty while the line is not shared. */
  share_columns: z.array(z.enum(STATUSES)),
})
export type LineView = z.infer<typeof LineView>

export const Board = z.object({
  line: LineView,
  /** All its tasks, in column order. */
  cards: z.array(Card),
  /** The line's change counter that this shows: what to ask changes since. */
  counter: z.int(),
})
export type Board = z.infer<typeof Board>

export const boardContract = {
  read: privateCall
    .route({ method: 'GET', path: '/line-board', summary: 'Traz uma linha com todos os cartões' })
    .input(query)
    .output(z.object({ data: Board })),
  changes: privateCall
    .route({ method: 'GET', path: '/line-changes', summary: 'Traz o que mudou em uma linha desde um contador' })
    .input(z.object({ ...query.shape, since: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) }))
    .output(
      z.object({
        data: z.object({
          line: LineView,
          /** Those that are new or were changed. */
          cards: z.array(Card),
          /** Ids of those that are gone. */
          removed: z.array(id),
          counter: z.int(),
        }),
      }),
    ),
  /** Puts cards, in the order given, before another of the column; each moves alone and no other is touched. */
  move: privateCall
    .route({ method: 'POST', path: '/line-task-move', summary: 'Leva cartões a um lugar de uma coluna' })
    .input(
      z.object({
        ids: z.array(id).min(1).max(MAX_CHOSEN),
        status: z.enum(STATUSES),
        /** The card they are put before; null, or one that is no longer there: the end of the column. */
        before: id.nullable(),
      }),
    )
    .output(z.object({ result: z.literal(true), data: z.object({ cards: z.array(Card), counter: z.int() }) })),
  add: privateCall
    .meta({ access: 'staff', creates: true })
    .route({ method: 'POST', path: '/line-task-add', summary: 'Cria uma tarefa pelo nome, no fim de uma coluna' })
    .input(z.object({ id_project: id, nome: text(MAX_NAME), status: z.enum(STATUSES) }))
    .output(z.object({ result: z.literal(true), data: z.object({ card: Card, counter: z.int() }) })),
  search: privateCall
    .route({
      method: 'GET',
      path: '/line-search',
      summary:
        'Acha as tarefas de uma linha por nome, número, descrição, etiqueta, responsável, subtarefa ou comentário',
    })
    .input(z.object({ ...query.shape, q: optionalText(MAX_TASK_SEARCH) }))
    .output(z.object({ data: z.array(id) })),
  limit: privateCall
    .route({ method: 'POST', path: '/line-limit', summary: 'Diz quantas tarefas uma coluna deve ter no máximo' })
    .input(z.object({ /** The line's. */ id, status: z.enum(STATUSES), /** Null for none. */ limit: limit.nullable() }))
    .output(done),
  /** The line the caller opened last, else the first of theirs; null without any. */
  last: privateCall
    .route({ method: 'GET', path: '/line-last', summary: 'Diz que linha se abriu por último' })
    .output(z.object({ data: z.object({ id: id.nullable() }) })),
  removed: privateCall
    .route({ method: 'GET', path: '/line-removed', summary: 'Lista as tarefas removidas que ainda podem voltar' })
    .input(query)
    .output(
      z.object({
        data: z.array(z.object({ id, id_text: z.string(), nome: z.string(), removed: z.string(), by: z.string() })),
      }),
    ),
  /** Shares the line with a client by a secret link, with another choice of columns, or no more ([]). */
  share: privateCall
    .route({ method: 'POST', path: '/line-share', summary: 'Mostra uma linha ao cliente por um link secreto' })
    .input(
      z.object({
        id,
        columns: z.array(z.enum(STATUSES)).max(STATUSES.length),
        /** Voids the link there was and makes another. */
        renew: z.boolean().optional(),
      }),
    )
    .output(
      z.object({
        result: z.literal(true),
        data: z.object({ /** Path of the page; '' while not shared. */ path: z.string() }),
      }),
    ),
  shared: privateCall
    .route({ method: 'GET', path: '/line-shared', summary: 'Diz o link por que o cliente vê uma linha' })
    .input(query)
    .output(z.object({ data: z.object({ path: z.string(), columns: z.array(z.enum(STATUSES)) }) })),
  csv: privateCall
    .meta({ access: 'staff', changesPages: false, records: 'export' })
    .route({
      method: 'GET',
      path: '/line-csv',
      summary: 'Exporta as tarefas de uma linha: CSV em UTF-8 com BOM, separado por ponto e vírgula',
    })
    .input(query)
    .output(z.file()),
}
