import { publicCall } from '#platform/contract/call.ts'
import { z } from '#platform/contract/fields.ts'

/** Tasks of one column at most; `total` counts the others too. */
export const MAX_SHOWN_TASKS = 200

/** A line as its client sees it by a secret link: no descriptions, people, comments or ids. */
const Progress = z.object({
  title: z.string(),
  /** Percent of all its tasks that are Completed; 0 without tasks. */
  percent: z.int().min(0).max(100),
  /** When one of its tasks was last changed, ISO 8601 in UTC; null without tasks. */
  updated: z.string().nullable(),
  /** Those that were chosen for the client, in the board's order. */
  columns: z.array(
    z.object({
      label: z.string(),
      /** Tasks. */
      total: z.int().nonnegative(),
      /** The first of them as on the board; of the Completed the last finished. */
      tasks: z.array(
        z.object({
          name: z.string(),
          /** Percent of its subtasks that are checked, 100 once it is Completed; null while that is not known. */
          percent: z.int().min(0).max(100).nullable(),
        }),
      ),
    }),
  ),
})
export type Progress = z.infer<typeof Progress>

export const progressContract = {
  read: publicCall
    .meta({ access: 'public', queryToo: true })
    .route({
      method: 'POST',
      path: '/line-progress',
      summary: 'Mostra ao cliente o andamento de uma linha, por um link secreto',
    })
    .input(z.object({ token: z.string().max(100) }))
    .output(z.object({ data: Progress })),
}
