import { privateCall } from '#platform/contract/call.ts'
import { day, done, id, z } from '#platform/contract/fields.ts'

/** A stretch of the caller's screen time, by its program and when it began. */
const key = {
  /** The program. */
  app: z.string().max(500),
  /** When it began: seconds since 1970 of the same clock time in UTC. */
  start: z.int().min(0).max(10_000_000_000),
}

export const Suggestion = z.object({
  ...key,
  day,
  /** HH:mm. */
  from: z.string(),
  to: z.string(),
  /** That the program was in front. */
  minutes: z.int().min(1),
  /** The task that the program's last one was counted on; null where none was, or it is gone. */
  task: z.object({ task: id, id_text: z.string(), nome: z.string() }).nullable(),
})
export type Suggestion = z.infer<typeof Suggestion>

export const suggestionsContract = {
  /** Of the last seven days, the newest first: nothing of it counts. */
  list: privateCall
    .route({ method: 'GET', path: '/hours/suggestions', summary: 'Sugere horas do tempo de tela de quem chama' })
    .output(z.object({ data: z.array(Suggestion) })),
  /** The minutes are those that were shown: where there are more by now, nothing is counted. */
  confirm: privateCall
    .meta({ access: 'staff', changesPages: false, fails: ['hours-changed'] })
    .route({
      method: 'POST',
      path: '/hours/suggestions/confirm',
      summary: 'Conta uma sugestão como horas de uma tarefa',
    })
    .input(z.object({ ...key, minutes: z.int().min(1), task: id }))
    .output(z.object({ result: z.literal(true), data: z.object({ minutes: z.int() }) })),
  dismiss: privateCall
    .route({ method: 'POST', path: '/hours/suggestions/dismiss', summary: 'Não conta uma sugestão' })
    .input(z.object(key))
    .output(done),
  /** One that was not counted is suggested again. */
  bringBack: privateCall
    .route({ method: 'POST', path: '/hours/suggestions/bring-back', summary: 'Sugere outra vez o que não foi contado' })
    .input(z.object(key))
    .output(done),
}
