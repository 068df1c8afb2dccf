import { findActor } from '../auth/actor.ts'
import { type Context, requireUser, type Topics } from '../context.ts'
import { AppError } from '../errors.ts'
import { isServedOverTls } from '../http/origin.ts'

/** A topic's counter as it is now; null where there is no such topic, or not (any more) for the caller. */
export interface TopicEvent {
  topic: string
  counter: number | null
}

/**
 * Yields each topic's counter at once, and again whenever it is raised or rights may have changed, until `signal`
 * aborts, the session ends or no topic is left. Only the newest counter of a topic waits for a slow reader.
 * Throws 429 where one person holds too many streams.
 */
export function watchTopics(context: Context, topics: readonly string[], signal: AbortSignal | undefined) {
  const watched = new Set(topics)
  const pending = new Map<string, number | null>()
  let mustCheck = true
  let isOver = false
  let wake = () => {}
  const end = () => {
    isOver = true
    unsubscribe?.()
    wake()
  }
  const unsubscribe = context.events.subscribe(requireUser(context).id, {
    onEvent(topic, counter) {
      if (!watched.has(topic)) return
      pending.set(topic, counter)
      wake()
    },
    onRecheck() {
      mustCheck = true
      wake()
    },
    onClose: end,
  })
  if (!unsubscribe) throw new AppError('too-many', 'Há janelas demais abertas. Feche algumas.')
  signal?.addEventListener('abort', end, { once: true })
  // Who has gone by now, while their session was read, is told of by no event, and nobody begins their stream.
  if (signal?.aborted) end()

  async function* stream(): AsyncGenerator<TopicEvent, void> {
    try {
      while (!isOver) {
        if (mustCheck) {
          mustCheck = false
          for (const event of await readCounters(context, watched)) {
            if (event.counter === null) watched.delete(event.topic)
            yield event
          }
          if (watched.size === 0) return
        }
        const events = [...pending]
          .map(([topic, counter]) => ({ topic, counter }))
          .filter(({ topic }) => watched.has(topic))
        pending.clear()
        yield* events
        if (!pending.size && !mustCheck && !isOver) await new Promise<void>((resolve) => (wake = resolve))
      }
    } finally {
      end()
    }
  }
  return stream()
}

/** The counters of these topics for the user of the request's current session. */
async function readCounters(context: Context, topics: ReadonlySet<string>): Promise<TopicEvent[]> {
  const isSecure = isServedOverTls(context.settings)
  const actor = await findActor(context.pool, context.request.get('cookie') ?? undefined, context.secret, isSecure)
  const kinds = Object.assign({}, ...context.domains.map((domain) => domain.topics)) as Topics
  return Promise.all(
    [...topics].map(async (topic) => {
      const [kind = '', id] = topic.split(':')
      const read = actor && !actor.needsSecondFactor ? kinds[kind] : undefined
      return { topic, counter: (await read?.({ ...context, actor }, Number(id))) ?? null }
    }),
  )
}
