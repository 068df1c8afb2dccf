import { AppError } from '../errors.ts'

/** Jobs that run at once. Two, so that one which takes long does not hold up everybody: docs/decisions/0019-worker-pool.md */
export const PLACES = 2

/** What a job is for, the most urgent first: a save, something on a public page, a drawing of one, a preview. */
const LANES = ['save', 'page', 'drawing', 'preview'] as const
export type Lane = (typeof LANES)[number]

/**
 * Jobs that may wait: of one person, of all that nobody is signed in for, and together. Drawings are counted apart: a page
 * has some thirty, of a few milliseconds each.
 */
const MAX_WAITING = { person: 2, public: 20, drawings: 100, all: 50 }

/** A job as the queue sees it. */
export interface Order {
  lane: Lane
  /** The id of the user who caused it; null for visitors and for the program itself. */
  person: number | null
  /** Aborted when the client has gone: a job that waits is then dropped. */
  signal?: AbortSignal | undefined
}

interface Waiting extends Order {
  start(): void
  refuse(error: Error): void
}

/**
 * Decides which jobs run and which wait. Saves come first, then what a public page needs, its drawings, and previews;
 * within a lane it is the turn of whose last start is the longest ago, and of one person the oldest is first. Each of the other lanes holds one place at most, and so do the saves of one person,
 * so that nobody's heavy previews or saves stop the saves of others.
 */
export class WorkQueue {
  readonly #running = new Set<Order>()
  readonly #waiting: Waiting[] = []
  /** By person, when their last job started, as a running number. */
  readonly #turns = new Map<number | null, number>()
  #started = 0
  #closed = false

  /**
   * Does `work` as soon as there is a place for it, which it holds until it ends.
   * Throws AppError 429 where the person has too many jobs waiting; 503 where too many wait altogether, the client has
   * gone, or the program ends.
   */
  async run<Result>(order: Order, work: () => Promise<Result>): Promise<Result> {
    await this.#takePlace(order)
    try {
      return await work()
    } finally {
      this.#running.delete(order)
      this.#startNext()
    }
  }

  /** Refuses what waits and what comes from now on. */
  close(): void {
    this.#closed = true
    for (const job of this.#waiting.splice(0)) job.refuse(interrupted())
  }

  #takePlace(order: Order): Promise<void> | undefined {
    if (this.#closed || order.signal?.aborted) throw interrupted()
    if (this.#mayStart(order)) return this.#begin(order)
    this.#checkRoom(order)
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(job), 1)
        reject(interrupted())
      }
      const job: Waiting = {
        ...order,
        start: () => {
          order.signal?.removeEventListener('abort', leave)
          this.#begin(order)
          resolve()
        },
        refuse: reject,
      }
      this.#waiting.push(job)
      order.signal?.addEventListener('abort', leave, { once: true })
    })
  }

  #begin(order: Order): undefined {
    this.#running.add(order)
    this.#turns.set(order.person, ++this.#started)
  }

  #mayStart({ lane, person }: Order): boolean {
    if (this.#running.size >= PLACES) return false
    for (const other of this.#running)
      if (other.lane === lane && (lane !== 'save' || other.person === person)) return false
    return true
  }

  #checkRoom({ lane, person }: Order): void {
    const isDrawing = lane === 'drawing'
    const waiting = this.#waiting.filter((job) => (job.lane === 'drawing') === isDrawing)
    const same = waiting.filter((job) => job.person === person).length
    if (person !== null && same >= MAX_WAITING.person)
      throw new AppError('too-many', 'Há textos, imagens ou PDFs seus na fila. Espere terminarem e tente de novo.')
    const isFull = isDrawing
      ? same >= MAX_WAITING.drawings
      : waiting.length >= MAX_WAITING.all || (person === null && same >= MAX_WAITING.public)
    if (isFull) throw new AppError('unavailable', 'O servidor está ocupado agora. Tente de novo em instantes.')
  }

  #startNext(): void {
    const lastTurn = ({ person }: Order) => this.#turns.get(person) ?? 0
    for (const lane of LANES)
      for (const job of this.#waiting.filter((job) => job.lane === lane).sort((a, b) => lastTurn(a) - lastTurn(b)))
        if (this.#mayStart(job)) {
          this.#waiting.splice(this.#waiting.indexOf(job), 1)
          job.start()
        }
  }
}

/** The failure of a job that was given up before it was done. */
export const interrupted = () => new AppError('unavailable', 'O pedido foi interrompido. Tente de novo.')
