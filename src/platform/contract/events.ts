import { eventIterator } from '@orpc/contract'
import { staffCall } from './call.ts'
import { z } from './fields.ts'

/** Topics of one stream at most. */
const MAX_TOPICS = 20

/** A kind of record and its id, e.g. `line:12`. */
const topic = z.string().regex(/^[a-z]{1,20}:\d{1,9}$/, 'Um assunto é um tipo e um número, como line:12.')

/** Live events: the counters of what changed, for a screen that watches. */
export const eventsContract = {
  watch: staffCall
    .route({
      method: 'GET',
      path: '/events',
      summary: 'Envia, enquanto a conexão dura, o contador de cada assunto quando ele muda',
    })
    .input(z.object({ topics: z.array(topic).min(1).max(MAX_TOPICS) }))
    .output(
      eventIterator(
        z.object({
          topic: z.string(),
          /** Raised by each change; null if the caller may not see the topic. */
          counter: z.number().nullable(),
        }),
      ),
    ),
}
