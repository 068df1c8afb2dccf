import { adminCall, publicCall, staffCall } from '#platform/contract/call.ts'
import { day, done, id, month, text, z } from '#platform/contract/fields.ts'
import { describeBody } from '#platform/contract/files.ts'
import { LONGEST_NAME, MAX_LINES, MAX_LOG } from './limits.ts'
import { PAUSES } from './pause.ts'

/** The screen time of a day. */
export const ScreenTime = z.object({
  /** Whether this is the built-in sample, shown until the first lines are sent. */
  sample: z.boolean(),
  /** Whether the caller has sent no line yet; without the demonstration's sample the day is today, and empty. */
  empty: z.boolean(),
  /** After how many minutes without a line a gap is a pause, which counts for nothing; 0 for never. */
  pause: z.literal(PAUSES),
  date: day,
  /** The nearest days with lines before and after this one; null if there is none. */
  previous: day.nullable(),
  next: day.nullable(),
  /** Lines with a title. */
  lines: z.int().nonnegative(),
  /** Lines with a title for each hour between the day's first and last line, rounded. */
  per_hour: z.int().nonnegative(),
  /** Minutes of use in each of the 24 hours. */
  chart: z.array(
    z.object({
      /** '00' to '23'. */ hour: z.string(),
      /** Minutes, 0 to 60, rounded. */ height: z.int().min(0).max(60),
    }),
  ),
  /** Use by program, the longest first. */
  items: z.array(
    z.object({
      name_software: z.string(),
      /** hh:mm:ss. */
      value: z.string(),
      /** A small generated picture, as a `data:` address. */
      image: z.string(),
    }),
  ),
})
export type ScreenTime = z.infer<typeof ScreenTime>

/** The result of importing lines. */
export const LogReport = z.object({
  /** Lines read. */
  lines: z.int().nonnegative(),
  /** Lines that were new. */
  added: z.int().nonnegative(),
  /** Lines whose second has a line of the same machine already. */
  repeated: z.int().nonnegative(),
  /** Lines that could not be read and were skipped. */
  bad: z.int().nonnegative(),
  /** The first few of the bad lines. */
  examples: z.array(
    z.object({
      /** Line number in the file, from 1; for an ActivityWatch export the number of the event. */
      line: z.int().positive(),
      /** Its first 120 characters. */
      text: z.string(),
    }),
  ),
  /** First and last day of the lines read. */
  first: day,
  last: day,
})
export type LogReport = z.infer<typeof LogReport>

/** A machine that sends lines. */
export const Machine = z.object({
  id,
  name: z.string(),
  /** ISO 8601 in UTC. */
  created: z.string(),
  /** When it last sent lines, ISO 8601 in UTC; null if it never has. */
  last_contact: z.string().nullable(),
})
export type Machine = z.infer<typeof Machine>

/** The days of a month that have lines. */
export const DaysWithLines = z.object({
  /** Newest first. */
  days: z.array(day),
  /** The earliest day with lines, of any month; null if there is none. */
  first: day.nullable(),
  /** The newest day with lines, of any month; null if there is none. */
  last: day.nullable(),
})

const report = z.object({ result: z.literal(true), data: LogReport })

export const screenTimeContract = {
  day: staffCall
    .route({ method: 'GET', path: '/screen-time', summary: 'O tempo de tela de quem chama em um dia' })
    .input(z.object({ /** By default the newest day with lines. */ date: day.optional() }))
    .output(z.object({ result: z.literal(true), data: ScreenTime })),
  days: staffCall
    .route({ method: 'GET', path: '/screen-time/days', summary: 'Os dias de um mês em que há linhas de quem chama' })
    .input(z.object({ /** By default that of the newest day with lines. */ month: month.optional() }))
    .output(z.object({ result: z.literal(true), data: DaysWithLines })),
  upload: staffCall
    .meta({ access: 'staff', raw: true, bodyLimit: MAX_LOG })
    .route({
      method: 'POST',
      path: '/screen-time/upload',
      summary: 'Lê um log de janelas ou uma exportação do ActivityWatch, até 50 MB',
      spec: describeBody('application/octet-stream', 'O arquivo, como ele é. Content-Length diz o tamanho.'),
    })
    .output(report),
  send: publicCall
    .meta({ fails: ['token-wrong'] })
    .meta({ access: 'public', bodyLimit: MAX_LINES })
    .route({
      method: 'POST',
      path: '/screen-time/lines',
      summary: 'Recebe linhas de uma máquina, até 1 MB por vez',
      inputStructure: 'detailed',
      spec: describeBody('text/plain', 'As linhas do log.', [
        {
          name: 'Authorization',
          in: 'header',
          required: true,
          description: 'Bearer e o token da máquina.',
          schema: { type: 'string' },
        },
      ]),
    })
    .input(z.object({ body: z.string('Envie as linhas com Content-Type: text/plain.').max(MAX_LINES) }))
    .output(report),
  setPause: adminCall
    .meta({ access: 'admin', records: 'settings' })
    .route({ method: 'POST', path: '/screen-time/pause', summary: 'Diz o que conta como pausa, para toda a equipe' })
    .input(z.object({ /** Minutes without a line; 0 for never. */ minutes: z.literal(PAUSES) }))
    .output(done),
  machines: staffCall
    .route({ method: 'GET', path: '/screen-time/machines', summary: 'As máquinas de quem chama' })
    .output(z.object({ result: z.literal(true), data: z.array(Machine) })),
  addMachine: staffCall
    .meta({ fails: ['too-many-machines'] })
    .meta({ access: 'staff', creates: true })
    .route({ method: 'POST', path: '/screen-time/new-machine', summary: 'Cria o token de uma máquina' })
    .input(z.object({ name: text(LONGEST_NAME) }))
    .output(
      z.object({
        result: z.literal(true),
        data: Machine.extend({ /** Only in this answer: its hash is stored, the token is not. */ token: z.string() }),
      }),
    ),
  revokeMachine: staffCall
    .route({ method: 'POST', path: '/screen-time/revoke-machine', summary: 'Revoga o token; as linhas ficam' })
    .input(z.object({ id }))
    .output(done),
  removeDay: staffCall
    .meta({ access: 'staff', records: 'deletion' })
    .route({ method: 'POST', path: '/screen-time/delete-day', summary: 'Apaga as linhas de um dia' })
    .input(z.object({ date: day }))
    .output(done),
  removeAll: staffCall
    .meta({ access: 'staff', records: 'deletion' })
    .route({ method: 'POST', path: '/screen-time/delete-all', summary: 'Apaga todas as linhas de quem chama' })
    .input(
      z.object({
        /** Guards against accidental calls. */ confirm: z.literal('apagar tudo'),
      }),
    )
    .output(done),
}
