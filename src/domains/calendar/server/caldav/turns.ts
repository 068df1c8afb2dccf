import { Refusal } from './refusals.ts'

/** Requests of one person that are answered at once: as many as the threads read files of one person. */
const MAX_AT_ONCE = 2
/** Requests of one person that wait: more than programs send. */
const MAX_WAITING = 100

const busy = new Map<number, number>()
const waiting = new Map<number, (() => void)[]>()

/** Does a person's work when it is its turn. Throws 429 where too much of it waits. */
export async function inTurn<Result>(person: number, work: () => Promise<Result>): Promise<Result> {
  const count = busy.get(person) ?? 0
  if (count < MAX_AT_ONCE) busy.set(person, count + 1)
  else {
    const queue = waiting.get(person) ?? []
    if (queue.length >= MAX_WAITING)
      throw new Refusal(429, '', 'São pedidos demais ao mesmo tempo.', { 'retry-after': '5' })
    waiting.set(person, queue)
    // Whoever ends hands on the place.
    await new Promise<void>((resolve) => void queue.push(resolve))
  }
  try {
    return await work()
  } finally {
    const queue = waiting.get(person) ?? []
    const next = queue.shift()
    if (queue.length === 0) waiting.delete(person)
    const left = busy.get(person)! - 1
    if (next) next()
    else if (left > 0) busy.set(person, left)
    else busy.delete(person)
  }
}
