import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** An event of Chromium's trace. */
export interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** In microseconds. */
  ts: number
  /** Processor time of the thread in microseconds. */
  tdur?: number
}

/** What is read of the answers of all calls. */
interface Answer {
  browserContextId: string
  targetId: string
  sessionId: string
  /** Of an expression. */
  result: { value?: unknown }
}

const TRACED = ['disabled-by-default-devtools.timeline', 'blink.user_timing']

/**
 * Chromium by its DevTools protocol, with no domain of it enabled: Playwright watches network and scripts, for which V8
 * parses each module once more to say where in it a request began.
 */
export class DevTools {
  readonly #socket: WebSocket
  readonly #answers = new Map<number, (result: Answer) => void>()
  #sent = 0
  #traced: TraceEvent[] = []
  #completed = () => {}

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => {
      const { id, result, error, method, params } = JSON.parse(data)
      if (error) throw new Error(error.message)
      if (id) this.#answers.get(id)?.(result)
      if (method === 'Tracing.dataCollected') this.#traced.push(...params.value)
      if (method === 'Tracing.tracingComplete') this.#completed()
    })
  }

  /** Of the browser that says on this stream where it listens. */
  static async of(output: Readable): Promise<DevTools> {
    for await (const line of createInterface({ input: output })) {
      const url = /ws:\/\/\S+/.exec(line)?.[0]
      if (!url) continue
      // Left unread, what it says from now on would keep its process from closing.
      output.resume()
      const socket = new WebSocket(url)
      await new Promise((resolve) => socket.addEventListener('open', resolve))
      return new DevTools(socket)
    }
    throw new Error('The browser did not start')
  }

  send(method: string, params: object = {}, sessionId?: string): Promise<Answer> {
    const id = ++this.#sent
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }))
    return new Promise((resolve) => this.#answers.set(id, resolve))
  }

  /** What happens meanwhile. */
  async trace(act: () => Promise<void>): Promise<TraceEvent[]> {
    this.#traced = []
    const completed = new Promise<void>((resolve) => {
      this.#completed = resolve
    })
    await this.send('Tracing.start', { traceConfig: { includedCategories: TRACED } })
    await act()
    await this.send('Tracing.end')
    await completed
    return this.#traced
  }
}
