import type { OpenAPI } from '@orpc/contract'
import { publicCall, staffCall } from '#platform/contract/call.ts'
import { done, id, text, z } from '#platform/contract/fields.ts'

/** Largest log that can be uploaded, in bytes: 50 MiB. */
export const MAX_LOG = 50 * 1024 * 1024
/** Largest text a machine can send at once, in bytes: 1 MiB. */
export const MAX_LINES = 1024 * 1024
/** Machines of one person at most. */
export const MAX_MACHINES = 20
/** Longest name of a machine, in characters. */
export const LONGEST_NAME = 60

/** A day of São Paulo's calendar, YYYY-MM-DD. */
const day = z.iso.date('Use uma data como 2026-11-20.')

/** How a day was spent in front of the screen. */
export const ScreenTime = z.object({
  /** Whether this is the built-in sample, shown to who has sent nothing. */
  sample: z.boolean(),
  date: day,
  /** The day with lines before this one, and the one after; null where there is none. */
  previous: day.nullable(),
  next: day.nullable(),
  /** Lines of the log with a title. */
  lines: z.int().nonnegative(),
  /** That number over the hours the day's log spans, rounded. */
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
      /** Address of a small drawn picture, in itself (`data:`). */
      image: z.string(),
    }),
  ),
})
export type ScreenTime = z.infer<typeof ScreenTime>

/** What came of lines that were sent. */
export const Taken = z.object({
  /** Lines read. */
  lines: z.int().nonnegative(),
  /** Those that were new. */
  added: z.int().nonnegative(),
  /** Those that were there already, or named a second that was taken. */
  repeated: z.int().nonnegative(),
  /** Lines dropped, because they could not be read. */
  bad: z.int().nonnegative(),
  /** The first few of those. */
  examples: z.array(
    z.object({
      /** Its number in the file, from 1; of an ActivityWatch export that of the event. */
      line: z.int().positive(),
      /** Its first 120 characters. */
      text: z.string(),
    }),
  ),
  /** First and last day of the lines read. */
  first: day,
  last: day,
})
export type Taken = z.infer<typeof Taken>

/** A machine that sends lines. */
export const Machine = z.object({
  id,
  name: z.string(),
  /** ISO 8601 in UTC. */
  created: z.string(),
  /** When it sent something last, ISO 8601 in UTC; null where it never has. */
  last_contact: z.string().nullable(),
})
export type Machine = z.infer<typeof Machine>

/** What is sent is a text as it is, which no schema describes. */
const describeBody =
  (type: string, description: string, parameters: OpenAPI.ParameterObject[] = []) =>
  (operation: OpenAPI.OperationObject): OpenAPI.OperationObject => ({
    ...operation,
    parameters,
    requestBody: { required: true, description, content: { [type]: { schema: { type: 'string' } } } },
  })

const tags = ['Tempo de tela']
const taken = z.object({ result: z.literal(true), data: Taken })

export const screenTimeContract = {
  day: staffCall
    .route({ method: 'GET', path: '/screen-time', tags, summary: 'O tempo de tela de quem chama em um dia' })
    .input(z.object({ /** The newest day with lines where not given. */ date: day.optional() }))
    .output(z.object({ result: z.literal(true), data: ScreenTime })),
  days: staffCall
    .route({ method: 'GET', path: '/screen-time/days', tags, summary: 'Os dias em que há linhas de quem chama' })
    .output(z.object({ result: z.literal(true), data: z.array(/** Newest first. */ day) })),
  upload: staffCall
    .meta({ access: 'staff', raw: true, bodyLimit: MAX_LOG })
    .route({
      method: 'POST',
      path: '/screen-time/upload',
      tags,
      summary: 'Lê um log de janelas ou uma exportação do ActivityWatch, até 50 MB',
      spec: describeBody('application/octet-stream', 'O arquivo, como ele é. Content-Length diz o tamanho.'),
    })
    .output(taken),
  send: publicCall
    .meta({ access: 'public', bodyLimit: MAX_LINES })
    .route({
      method: 'POST',
      path: '/screen-time/lines',
      tags,
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
    .output(taken),
  machines: staffCall
    .route({ method: 'GET', path: '/screen-time/machines', tags, summary: 'As máquinas de quem chama' })
    .output(z.object({ result: z.literal(true), data: z.array(Machine) })),
  addMachine: staffCall
    .route({ method: 'POST', path: '/screen-time/new-machine', tags, summary: 'Cria o token de uma máquina' })
    .input(z.object({ name: text(LONGEST_NAME) }))
    .output(
      z.object({
        result: z.literal(true),
        data: Machine.extend({ /** Shown this once: only its hash is kept. */ token: z.string() }),
      }),
    ),
  revokeMachine: staffCall
    .route({ method: 'POST', path: '/screen-time/revoke-machine', tags, summary: 'Revoga o token; as linhas ficam' })
    .input(z.object({ id }))
    .output(done),
  removeDay: staffCall
    .route({ method: 'POST', path: '/screen-time/delete-day', tags, summary: 'Apaga as linhas de um dia' })
    .input(z.object({ date: day }))
    .output(done),
  removeAll: staffCall
    .route({ method: 'POST', path: '/screen-time/delete-all', tags, summary: 'Apaga todas as linhas de quem chama' })
    .input(
      z.object({
        /** To be written out, so that no call made by mistake does it. */ confirm: z.literal('apagar tudo'),
      }),
    )
    .output(done),
}
