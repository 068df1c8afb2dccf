import { resolve } from 'node:path'
import { Piscina } from 'piscina'
import { interrupted, type Order, PLACES, WorkQueue } from './work-queue.ts'

type Jobs = typeof import('./thread.ts')

/** Limits of the jobs. Numbers measured: docs/decisions/0004-markdown-in-a-worker.md, 0019-worker-pool.md */
const LIMITS = {
  /** How long one text may take, in milliseconds. */
  textMs: 20_000,
  /** How long the code of one text may take to colour, in milliseconds; what is left then stays plain. */
  colourMs: 10_000,
  /** How long a thread waits for another job before it ends, in milliseconds. */
  idleMs: 30_000,
  /** Memory of one thread, in megabytes. */
  memoryMb: 512,
}
export type WorkerLimits = typeof LIMITS

/**
 * Where work that takes much processor time is done: texts in threads, so that no request waits for them, pictures in
 * sharp's own threads. How many run and wait is limited (`WorkQueue`). A thread starts when it is needed, ends after a
 * while without work, and is replaced when its job takes too long or too much memory; that job alone fails. While it
 * idles it does not keep the process alive.
 */
export class WorkerPool {
  readonly limits: WorkerLimits
  readonly #queue = new WorkQueue()
  readonly #threads: Piscina
  #closed = false

  constructor(limits: Partial<WorkerLimits> = {}) {
    this.limits = { ...LIMITS, ...limits }
    this.#threads = new Piscina({
      // From the source, which Node runs as it is: the program always starts in the project's folder, while its own
      // modules lie elsewhere once they are bundled. None of the parent's flags: they may name loaders of a test runner.
      filename: resolve('src/platform/worker/thread.ts'),
      execArgv: [],
      minThreads: 0,
      maxThreads: PLACES,
      idleTimeout: this.limits.idleMs,
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: this.limits.memoryMb, maxYoungGenerationSizeMb: 32 },
    })
  }

  /**
   * Has a thread do one of the jobs of thread.ts. When the client goes, the thread is ended.
   * Throws `TooHeavy` for a job beyond the limits, and AppError as `WorkQueue.run` does.
   */
  runInThread<Name extends keyof Jobs>(
    name: Name,
    input: Parameters<Jobs[Name]>[0],
    order: Order,
  ): Promise<Awaited<ReturnType<Jobs[Name]>>> {
    return this.#queue.run(order, async () => {
      const { signal: client } = order
      const tooLong = AbortSignal.timeout(this.limits.textMs)
      try {
        return await this.#threads.run(input, { name, signal: client ? AbortSignal.any([client, tooLong]) : tooLong })
      } catch (cause) {
        if (client?.aborted || this.#closed) throw interrupted()
        if (tooLong.aborted || isBeyondLimits(cause)) throw new TooHeavy('the job takes too much', { cause })
        throw cause
      }
    })
  }

  /** Does work that has threads and a time limit of its own (sharp) when there is a place for it. Throws as `WorkQueue.run` does. */
  runHere<Result>(order: Order, work: () => Promise<Result>): Promise<Result> {
    return this.#queue.run(order, work)
  }

  /** Gives up all jobs and ends the threads. */
  async close(): Promise<void> {
    this.#closed = true
    this.#queue.close()
    await this.#threads.destroy()
  }
}

/** A job that takes more time or memory than it may. */
export class TooHeavy extends Error {}

/** Nesting deeper than the stack, a string longer than the engine holds, or no memory left: the job's fault, not ours. */
const isBeyondLimits = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'RangeError' || (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY')
