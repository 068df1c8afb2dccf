import { privateCall } from '#platform/contract/call.ts'
import { id, z } from '#platform/contract/fields.ts'

/** Names that belong to a screen, which knows what they mean and leaves aside those that it does not know. */
const names = z.array(z.string().min(1).max(40)).max(40)

/** What a person chose of the workbench's screens; each is missing until they choose. */
export const Choices = z.strictObject({
  /** Whether the admin's list, or ledger, has everyone's records. */
  budgets_whole_team: z.boolean().optional(),
  finance_whole_team: z.boolean().optional(),
  lines_whole_team: z.boolean().optional(),
  projects_whole_team: z.boolean().optional(),
  /** Whether the tasks listed below the lines are the person's own alone. */
  lines_mine: z.boolean().optional(),
  /** Whether the list of quotes writes reais and dd/mm/yyyy where it would write dollars. */
  budgets_brazilian: z.boolean().optional(),
  /** Whether rows, letters and buttons are larger. */
  comfortable: z.boolean().optional(),
  /** Whether the menu shows icons alone. */
  menu_folded: z.boolean().optional(),
  /** The menu's groups that are open, by their labels. */
  menu_groups: names.optional(),
  /** Whether the list of lines beside a board, and an article's details above its text, are open. */
  line_menu: z.boolean().optional(),
  archive_details: z.boolean().optional(),
  /** The columns of boards that are folded, by their status. */
  board_folded: names.optional(),
  /** By what boards are parted into swimlanes. */
  board_lanes: z.enum(['none', 'assignee', 'label']).optional(),
  /** The calendar's overlays that are shown. */
  calendar_overlays: names.optional(),
  /** The calendar's tags whose events are hidden. */
  calendar_hidden_tags: z.array(id).max(500).optional(),
  /** Whether one's tasks stand beside the calendar. */
  calendar_tasks: z.boolean().optional(),
  /** Whether single keys are shortcuts. */
  board_keys: z.boolean().optional(),
  finance_keys: z.boolean().optional(),
  hours_keys: z.boolean().optional(),
  cash_keys: z.boolean().optional(),
  margin_keys: z.boolean().optional(),
  today_keys: z.boolean().optional(),
  budgets_keys: z.boolean().optional(),
  calendar_keys: z.boolean().optional(),
  message_keys: z.boolean().optional(),
  quote_keys: z.boolean().optional(),
  manual_key: z.boolean().optional(),
})
export type Choices = z.infer<typeof Choices>

/** Those of a person, and how often they have changed: the counter of the person's topic `choices`. */
export const KeptChoices = z.object({ counter: z.int().nonnegative(), values: Choices })
export type KeptChoices = z.infer<typeof KeptChoices>

export const choicesContract = {
  choose: privateCall
    .route({
      method: 'POST',
      path: '/profile/choices',
      summary: 'Guarda o que a própria pessoa escolheu nas telas; o que não vier fica como está',
    })
    .input(Choices.refine((choices) => Object.keys(choices).length > 0, 'Diga o que foi escolhido.'))
    .output(z.object({ result: z.literal(true), data: z.object({ counter: z.int().positive() }) })),
}
