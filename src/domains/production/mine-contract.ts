import { privateCall } from '#platform/contract/call.ts'
import { id, z } from '#platform/contract/fields.ts'
import { Card } from './board-contract.ts'

/** A task that the caller is in charge of, with the line that it is on. */
export const MyTask = Card.extend({
  /** The line's. */
  id_project: id,
  /** The line's. */
  title: z.string(),
})
export type MyTask = z.infer<typeof MyTask>

export const mineContract = {
  /** Those that are not Completed, the first due first, those without a deadline last; 1,000 at most. */
  list: privateCall
    .route({
      method: 'GET',
      path: '/my-tasks',
      summary: 'Traz as tarefas de quem chama, de todas as linhas, por prazo',
    })
    .output(
      z.object({
        data: z.array(MyTask),
        /** How many there are, the answered ones among them. */
        total: z.int().nonnegative(),
        /** All changes below it are seen; the topic `mytasks:{person}` says those that come. */
        counter: z.int().nonnegative(),
      }),
    ),
}
