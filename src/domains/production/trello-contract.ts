import { privateCall } from '#platform/contract/call.ts'
import { id, z } from '#platform/contract/fields.ts'
import { describeForm } from '#platform/contract/files.ts'
import { pastImportCalls, RecordImport } from '#platform/contract/record-import.ts'
import { BOARD_LIMITS, MAX_BOARD_SIZE } from '#trello/board.ts'
import { HUES } from './labels.ts'
import { STATUSES } from './production.ts'

/** A board of Trello, exported as JSON, as tasks of a line: shown before, made whole, undone whole. Nothing is fetched. */

/** Bytes of the choices at most. */
export const MAX_CHOICES = 256 * 1024

const count = z.int().nonnegative()
/** Of Trello: of a list or of a member. */
const trelloId = z.string().max(64)

const TrelloList = z.object({
  id: trelloId,
  name: z.string(),
  archived: z.boolean(),
  /** Cards in it, and archived ones. */
  cards: count,
  archivedCards: count,
  /** The column that its name suggests. */
  status: z.enum(STATUSES),
})
export type TrelloList = z.infer<typeof TrelloList>

const TrelloMember = z.object({
  id: trelloId,
  name: z.string(),
  /** Cards that they are in, and comments they wrote. */
  cards: count,
  comments: count,
  /** Id of who of the line's people bears the same e-mail or name; null for nobody. */
  person: id.nullable(),
})
export type TrelloMember = z.infer<typeof TrelloMember>

export const TrelloPreview = z.object({
  /** What the board is called. */
  name: z.string(),
  lists: z.array(TrelloList),
  /** Labels of its cards, as the firm will have them. */
  labels: z.array(
    z.object({ name: z.string(), hue: z.enum(HUES), /** Whether the firm has it. */ there: z.boolean() }),
  ),
  members: z.array(TrelloMember),
  /** Who may be in charge, in the line. */
  people: z.array(z.object({ id, name: z.string() })),
  /** Of all cards, archived ones too: those marked as complete, which become Completed, and what belongs to them. */
  counts: z.object({ done: count, steps: count, comments: count, links: count }),
  /** What does not come in, by its reason. */
  left: z.array(z.object({ text: z.string(), count })),
  /** When the same board came in before, and in which line; null where it did not, or was undone. */
  before: z.object({ /** ISO 8601 in UTC. */ at: z.string(), line: z.string() }).nullable(),
})
export type TrelloPreview = z.infer<typeof TrelloPreview>

/** What somebody has chosen, as JSON. A preview needs the line alone. */
export const TrelloChoices = z.object({
  /** The line that the cards come into. */
  line: id,
  /** The columns of lists, null for one that stays out. One that is not named goes where its name suggests, an archived one stays out. */
  lists: z
    .array(z.object({ id: trelloId, status: z.enum(STATUSES).nullable() }))
    .max(BOARD_LIMITS.lists)
    .default([]),
  /** Whether archived cards come in too. */
  archived: z.boolean().default(false),
  /** Who of the line's people a member is, null for nobody. One that is not named is who the preview says. */
  people: z
    .array(z.object({ member: trelloId, person: id.nullable() }))
    .max(BOARD_LIMITS.members)
    .default([]),
  /** Whether the board comes in although it did before. */
  again: z.boolean().default(false),
})
export type TrelloChoices = z.infer<typeof TrelloChoices>

const upload = { access: 'staff', changesPages: false, raw: true, bodyLimit: MAX_BOARD_SIZE + 4 * MAX_CHOICES } as const
const fields = {
  file: { type: 'string', format: 'binary', description: 'O JSON do quadro, como o Trello o exporta' },
  choices: { type: 'string', description: 'JSON: {"line": 12, "lists": [{"id": "…", "status": "inProgress"}], …}' },
} as const

export const trelloContract = {
  /** Keeps nothing. A form with `file`, and `choices` with the line. */
  preview: privateCall
    .meta(upload)
    .route({
      method: 'POST',
      path: '/line-import/preview',
      summary: 'Lê um quadro do Trello e mostra o que viraria tarefa de uma linha',
      inputStructure: 'detailed',
      spec: describeForm(fields),
    })
    .output(z.object({ data: TrelloPreview })),
  /** The same form again, with the choices. All that is chosen, or nothing. */
  commit: privateCall
    .meta({ ...upload, fails: ['board-known'] })
    .route({
      method: 'POST',
      path: '/line-import',
      summary: 'Faz de um quadro do Trello tarefas de uma linha',
      inputStructure: 'detailed',
      spec: describeForm(fields),
    })
    .output(z.object({ result: z.literal(true), data: RecordImport })),
  ...pastImportCalls(privateCall, 'staff', '/line-import', 'quadros do Trello'),
}
