import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { AppError } from '../errors.ts'
import type { Answer, Task } from './worker.ts'

/** Limits of the thread that works on texts. */
export interface WorkerLimits {
  /** How long one text may take, in milliseconds. */
  timeoutMs: number
  /** How long the thread waits for another text before it ends, in milliseconds. */
  idleMs: number
  /** Memory of the thread, in megabytes. */
  memoryMb: number
}

interface Job {
  task: Task
  resolve: (value: unknown) => void
  reject: (error: Error) => void
}

const tooHeavy = () => new AppError('too-large', 'O texto é pesado demais para mostrar. Divida em partes.')

/**
 * One thread for texts, and a queue before it. It starts with the first text, ends after a while without any,
 * and is replaced when a text takes too long, too much memory, or brings it down; that text alone fails.
 * While it idles it does not keep the process alive.
 */
export class TextWorker {
  readonly #limits: WorkerLimits
  readonly #waiting: Job[] = []
  #running: Job | null = null
  #worker: Worker | null = null
  #timer: NodeJS.Timeout | undefined

  constructor(limits: WorkerLimits) {
    this.#limits = limits
  }

  /** Has the thread do a task. Throws AppError 'too-large' where the text is beyond the limits. */
  run(task: Task): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, resolve, reject })
      this.#next()
    })
  }

  #next(): void {
    if (this.#running) return
    clearTimeout(this.#timer)
    const job = this.#waiting.shift()
    if (!job) {
      this.#worker?.unref()
      this.#timer = setTimeout(() => this.#end(), this.#limits.idleMs).unref()
      return
    }
    this.#running = job
    this.#worker ??= this.#start()
    this.#worker.ref()
    this.#worker.postMessage(job.task)
    this.#timer = setTimeout(() => this.#settle((job) => job.reject(tooHeavy()), true), this.#limits.timeoutMs)
  }

  #start(): Worker {
    // From the source, which Node runs as it is: the program always starts in the project's folder, while its own
    // modules lie elsewhere once they are bundled. None of the parent's flags: they may name loaders of a test runner.
    const worker = new Worker(resolve('src/platform/markdown/worker.ts'), {
      execArgv: [],
      name: 'markdown',
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.memoryMb, maxYoungGenerationSizeMb: 32 },
    })
    // News of a thread already given up is not about the job that runs now.
    const heed = (settle: (job: Job) => void, ends: boolean) => worker === this.#worker && this.#settle(settle, ends)
    worker.on('message', (answer: Answer) => {
      heed((job) => {
        if ('value' in answer) job.resolve(answer.value)
        else if (answer.error === 'too-heavy') job.reject(tooHeavy())
        else job.reject(new Error(`the text could not be worked on: ${answer.detail}`))
      }, false)
    })
    worker.on('error', (error: Error & { code?: string }) => {
      heed((job) => job.reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooHeavy() : error), true)
    })
    worker.on('exit', (code) => {
      heed((job) => job.reject(new Error(`the thread for texts ended with code ${code}`)), true)
    })
    return worker
  }

  #settle(settle: (job: Job) => void, ends: boolean): void {
    const job = this.#running
    this.#running = null
    if (ends) this.#end()
    if (job) settle(job)
    this.#next()
  }

  #end(): void {
    const worker = this.#worker
    this.#worker = null
    void worker?.terminate()
  }
}
