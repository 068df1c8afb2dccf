import { adminCall, privateCall } from '#platform/contract/call.ts'
import { day, done, id, optionalText, ownerId, queryId, z } from '#platform/contract/fields.ts'
import { revision, savedRevision } from '#platform/contract/revision.ts'
import { billingContract, ratesContract } from './billing-contract.ts'
import { DAY_MINUTES, MAX_DAYS, MAX_NOTE } from './hours.ts'
import { suggestionsContract } from './suggestions-contract.ts'

/** Minutes of one day. */
const minutes = z.int().min(0).max(DAY_MINUTES, 'Um dia tem 24 horas.')

const taskFields = {
  /** The task's. */
  task: id,
  /** '12-001'. */
  id_text: z.string(),
  nome: z.string(),
  /** The project's. */
  project_id: id,
  project: z.string(),
  /** Where it opens in the workbench. */
  to: z.string(),
}

/** A timer. */
const Timer = z.object({
  id,
  ...taskFields,
  /** ISO 8601 in UTC, by the server's clock. */
  started: z.string(),
  /** Seconds that it has run, by the server's clock. */
  seconds: z.int().nonnegative(),
})
export type Timer = z.infer<typeof Timer>

/** The caller's timers. */
export const Timers = z.object({
  /** Null while none runs. */
  running: Timer.nullable(),
  /** Those that stopped by themselves at the last sign of life, and wait for the caller to say how long they were. */
  stopped: z.array(Timer.extend({ /** ISO 8601 in UTC. */ ended: z.string() })),
})
export type Timers = z.infer<typeof Timers>

/** What a stop has kept. */
const Stopped = z.object({
  id_text: z.string(),
  /** Minutes that were kept; less than it ran where a day would have had more than 24 hours. */
  minutes: z.int().nonnegative(),
})

/** A day of a task in the grid. */
export const Cell = z.object({
  day,
  /** All of the day, with what is billed. */
  minutes,
  /** Of these, what a quote bills: locked. */
  billed: minutes,
  /** The quotes that bill them. */
  budgets: z.array(id),
  note: z.string(),
  /** Of what is not billed; 0 where there is nothing yet. */
  revision,
})
export type Cell = z.infer<typeof Cell>

/** A row of the grid. */
export const HoursRow = z.object({ ...taskFields, /** Those with hours. */ cells: z.array(Cell) })
export type HoursRow = z.infer<typeof HoursRow>

const week = z.object({
  /** The first day. */
  from: day,
  days: z.coerce.number().int().min(1).max(MAX_DAYS).default(7),
})

export const hoursContract = {
  timer: {
    read: privateCall
      .route({ method: 'GET', path: '/hours/timer', summary: 'Traz o relógio de quem chama' })
      .output(z.object({ data: Timers })),
    /** With `instead_of` as it is; else another page has started one meanwhile, and the call is refused. */
    start: privateCall
      .meta({ access: 'staff', changesPages: false, fails: ['timer-running'] })
      .route({
        method: 'POST',
        path: '/hours/timer/start',
        summary: 'Liga o relógio em uma tarefa; o que corria para e guarda as suas horas',
      })
      .input(
        z.object({
          task: id,
          /** The id of the timer that the caller knows to be running; null for none. */
          instead_of: id.nullable(),
        }),
      )
      .output(
        z.object({
          result: z.literal(true),
          data: z.object({ running: Timer, /** The one it replaced. */ stopped: Stopped.nullable() }),
        }),
      ),
    stop: privateCall
      .route({ method: 'POST', path: '/hours/timer/stop', summary: 'Para o relógio e guarda as suas horas' })
      .input(z.object({ /** The timer's. */ id }))
      .output(z.object({ result: z.literal(true), data: Stopped })),
    /** Sent by open pages in which somebody acts. */
    alive: privateCall
      .route({ method: 'POST', path: '/hours/timer/alive', summary: 'Dá um sinal de vida do relógio que corre' })
      .input(z.object({ /** The timer's. */ id }))
      .output(done),
    /** On the days it ran, the first ones first. */
    settle: privateCall
      .route({ method: 'POST', path: '/hours/timer/settle', summary: 'Diz quanto durou um relógio que parou sozinho' })
      .input(z.object({ /** The timer's. */ id, /** 0 throws it away. */ minutes: z.int().min(0).max(100_000) }))
      .output(z.object({ result: z.literal(true), data: Stopped })),
  },
  /** Rows: the tasks with hours in these days or the two weeks before, and those in progress that the caller is in charge of. */
  week: privateCall
    .route({ method: 'GET', path: '/hours/week', summary: 'Traz as horas de quem chama por tarefa e dia' })
    .input(week)
    .output(
      z.object({
        data: z.array(HoursRow),
        /** Billed hours on tasks that are gone, by day: locked, and in no row. */
        gone: z.array(z.object({ day, minutes, worked_on: z.string(), /** The quote's. */ budget: id })),
      }),
    ),
  set: privateCall
    .route({ method: 'POST', path: '/hours/set', summary: 'Escreve as horas de quem chama em uma tarefa e um dia' })
    .input(
      z.object({
        task: id,
        day,
        /** All of the day, with what is billed. */
        minutes,
        /** Left out, it stays. */
        note: optionalText(MAX_NOTE).optional(),
        /** The cell's that the form began from; without it the call overwrites. */
        revision: revision.optional(),
      }),
    )
    .output(z.object({ result: z.literal(true), data: savedRevision })),
  task: privateCall
    .route({ method: 'GET', path: '/hours/task', summary: 'Soma as horas de uma tarefa' })
    .input(z.object({ id: queryId }))
    .output(
      z.object({
        data: z.object({
          /** Minutes of everybody, and of the caller. */
          minutes: z.int().nonnegative(),
          own: z.int().nonnegative(),
        }),
      }),
    ),
  /** Tasks of the caller's lines with every word in their number, their name or their line's; the open ones and one's own first. */
  tasks: privateCall
    .route({ method: 'GET', path: '/hours/tasks', summary: 'Busca tarefas em que se lançam horas' })
    .input(z.object({ q: optionalText(120).optional() }))
    .output(z.object({ data: z.array(z.object(taskFields)).max(20) })),
  rates: ratesContract,
  billing: billingContract,
  suggestions: suggestionsContract,
  team: adminCall
    .meta({ access: 'admin', changesPages: false })
    .route({ method: 'GET', path: '/hours/team', summary: 'Soma as horas da equipe por pessoa, projeto e dia' })
    .input(week)
    .output(
      z.object({
        data: z.array(
          z.object({
            /** Null once the account is gone. */
            user: id.nullable(),
            name: z.string(),
            /** Null once the project is gone. */
            project_id: id.nullable(),
            project: z.string(),
            cells: z.array(z.object({ day, minutes: z.int() })),
          }),
        ),
      }),
    ),
  csv: privateCall
    .meta({ access: 'staff', changesPages: false, records: 'export' })
    .route({
      method: 'GET',
      path: '/hours/csv',
      summary: 'Exporta horas: CSV em UTF-8 com BOM, separado por ponto e vírgula',
    })
    .input(
      z.object({
        /** The caller's own; the admin may name anybody, or 0 for all. */ id_user: ownerId,
        from: day,
        to: day,
      }),
    )
    .output(z.file()),
}
