import { privateCall } from '#platform/contract/call.ts'
import { id, queryId, z } from '#platform/contract/fields.ts'

/** Rows at most: the lines that were begun last, and as many quotes without one. */
export const MOST_ROWS = 2000
/** The same of what the screen shows until the whole is asked for. */
export const SHOWN_ROWS = 200
/** Tasks of a line at most: those that differ most from their estimate. */
export const MOST_TASKS = 200

/** Below 0 for a loss. */
const cents = z.int()
const minutes = z.int().nonnegative()

/** What is charged, what it costs, and what is left: before taxes. */
const Margin = z.object({
  charged: cents,
  cost: cents,
  margin: cents,
  /** Hundredths of a percent of what is charged; null where that is nothing. */
  rate: z.int().nullable(),
  /** Lines of quotes whose cost nobody has given. */
  unknown: z.int().nonnegative(),
})

const Row = z.object({
  /** Unique among all rows. */
  key: z.string(),
  /** The line's; null for a quote that began none. */
  line: id.nullable(),
  name: z.string(),
  /** Of its quotes; '' where none has begun or billed it. */
  client: z.string(),
  /** Its approved quotes: one that began it, and those that bill its hours. */
  quotes: z.array(id).readonly(),
  /** Where it opens in the workbench. */
  to: z.string(),
  /** Whether the work goes on; else it is completed or canceled. */
  open: z.boolean(),
  /** What its quotes come to, what of them was due by today or is paid, and what came in. Of a quote that bills hours of
   * several lines each has a part by its hours. */
  quoted: cents,
  billed: cents,
  received: cents,
  /** What its quotes' lines cost by the strip of a quote, and how many have no cost. */
  planned_cost: cents,
  planned_unknown: z.int().nonnegative(),
  /** Worked; those of people without a cost on that day are in no cost. */
  minutes,
  unknown_minutes: minutes,
  /** Hours at what an hour of who worked cost on its day. */
  hours_cost: cents,
  /** Of the ledgers. */
  expenses: cents,
  /** What its tasks were estimated at. */
  estimate: minutes,
  /** What is left of the estimates of open tasks, at what an hour costs today. */
  remaining_cost: cents,
  /** Of what was received, of the quotes as they were planned, and of the quotes as it goes. */
  now: Margin,
  planned: Margin.nullable(),
  end: Margin.nullable(),
})
export type Row = z.infer<typeof Row>

const filter = z.object({
  /** Whether those of which the work is done are wanted, in place of the open ones. */
  closed: z.stringbool().or(z.boolean()).default(false),
})

/** A task of a line, by what was thought and what it took. */
const TaskRow = z.object({
  /** The task's. */
  task: id,
  id_text: z.string(),
  nome: z.string(),
  to: z.string(),
  /** Null where nobody has said. */
  estimate: minutes.nullable(),
  /** Its hours. */
  minutes,
  /** What was typed as spent; null where nothing was. It counts in no sum. */
  typed: minutes.nullable(),
  cost: cents,
  /** What the estimate leaves, at what an hour of this task cost on the mean; below 0 where it took longer. Null without an estimate or a cost. */
  difference: cents.nullable(),
})
export type TaskRow = z.infer<typeof TaskRow>

/** For who sees costs: the admin, and whom the admin names, each of the lines that they see. All others are refused. */
export const marginsContract = {
  list: privateCall
    .route({ method: 'GET', path: '/margins', summary: 'Traz a margem de cada linha, e dos orçamentos sem linha' })
    .input(
      filter.extend({
        /** Whether `MOST_ROWS` are wanted, which means to add up all their hours; else `SHOWN_ROWS`. */
        whole: z.stringbool().or(z.boolean()).default(true),
      }),
    )
    .output(z.object({ data: z.array(Row).max(2 * MOST_ROWS), /** Whether there are more. */ cut: z.boolean() })),
  tasks: privateCall
    .route({
      method: 'GET',
      path: '/margins/tasks',
      summary: 'Compara o estimado e as horas de cada tarefa de uma linha',
    })
    .input(z.object({ /** The line's. */ line: queryId }))
    .output(z.object({ data: z.array(TaskRow).max(MOST_TASKS) })),
  csv: privateCall
    .meta({ access: 'staff', changesPages: false, records: 'export' })
    .route({
      method: 'GET',
      path: '/margins/csv',
      summary: 'Exporta as margens: CSV em UTF-8 com BOM, separado por ponto e vírgula',
    })
    .input(filter.extend({ /** Whether the lines of a client are one row. */ clients: z.stringbool().default(false) }))
    .output(z.file()),
}
