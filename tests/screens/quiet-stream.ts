/** In place of the browser's stream of events: says what the test publishes. */
export class QuietStream extends EventTarget {
  static readonly CLOSED = 2
  static #open = new Set<QuietStream>()
  readyState = 1

  constructor() {
    super()
    QuietStream.#open.add(this)
  }

  static publish(topic: string, counter: number | null) {
    const data = JSON.stringify({ topic, counter })
    for (const stream of QuietStream.#open) stream.dispatchEvent(new MessageEvent('message', { data }))
  }

  close() {
    this.readyState = QuietStream.CLOSED
    QuietStream.#open.delete(this)
  }
}
