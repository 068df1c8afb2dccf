import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Clock } from '#clock.ts'
import type { Program } from '../context.ts'
import { INTERVALS, loadBoss, openBoss } from './boss.ts'
import type { AnyJob } from './job.ts'
import type { JobQueue } from './queue.ts'
import {
  bringForward,
  delayByClock,
  holdWaiting,
  isUnderWay,
  markDue,
  ONLY_MARKED,
  readOverview,
  retryNow,
  runJob,
} from './runs.ts'

/** Milliseconds that running handlers have to end when the program stops. */
const STOP_TIMEOUT = 10_000

/** The queues, and what works them off. */
export interface Jobs extends JobQueue {
  /**
   * Starts the workers, one job of each kind at a time. Under `npm run dev` a changed handler takes effect at the next
   * start.
   */
  start(program: Program): Promise<void>
  /**
   * Without workers (tests): runs the jobs that are due by the program's clock, and those that they send, one by one. A
   * failed one waits for the next call.
   */
  runDue(program: Program): Promise<void>
  /** Stops the workers. Running jobs have 10 s to end; others run again after the next start. */
  stop(): Promise<void>
}

/**
 * The jobs of `definitions`. Their queues are opened at the first use. They are sent, due and tried again by `clock`;
 * pg-boss's workers go by the database's, which is the same time outside tests.
 */
export function openJobs(
  base: { pool: Pool; log: Logger; clock: Clock },
  definitions: readonly AnyJob[],
  intervals = INTERVALS,
): Jobs {
  let opened: Promise<PgBoss> | undefined
  const workers = new Map<string, string>()
  const pooled = { executeSql: (text: string, values?: unknown[]) => base.pool.query(text, values) }

  function open(active = false) {
    opened ??= openBoss(base, definitions, { active, intervals }).catch((error) => {
      opened = undefined
      throw error
    })
    return opened
  }

  return {
    async send(job, payload, { db, startAfter = base.clock.now(), key = randomUUID() } = {}) {
      const data = JSON.parse(JSON.stringify(payload)) as object
      job.payload.parse(data) // in the form in which it is stored
      const [boss, { fromKysely }] = await Promise.all([open(), loadBoss()])
      const options = { singletonKey: key, startAfter, ...(db && { db: fromKysely(db) }) }
      const waiting = { name: job.name, key, startAfter }
      let id = await boss.send(job.name, data, options)
      while (!id) {
        await bringForward(options.db ?? pooled, waiting)
        // Held until the transaction ends: its run has to see what that commits.
        if (!db || (await holdWaiting(db, job.name, key))) break
        id = await boss.send(job.name, data, options)
      }
      const worker = workers.get(job.name)
      if (worker) boss.notifyWorker(worker)
      return id ?? undefined
    },

    async start(program) {
      const boss = await open(true)
      for (const job of definitions) {
        const worker = await boss.work(
          job.name,
          { includeMetadata: true, pollingIntervalSeconds: intervals.poll },
          async ([fetched]: JobWithMetadata[]) => {
            boss.notifyWorker(worker) // look into the queue again as soon as this one is done
            await runJob(program, job, fetched!)
          },
        )
        workers.set(job.name, worker)
      }
    },

    async runDue(program) {
      const boss = await open()
      const due = { pool: base.pool, clock: program.clock }
      await markDue(due, ['created', 'retry'])
      for (let ran = true; ran; await markDue(due, ['created'])) {
        ran = false
        for (const job of definitions) {
          const [fetched] = await boss.fetch(job.name, ONLY_MARKED)
          if (!fetched) continue
          ran = true
          await runJob(program, job, { ...fetched, signal: new AbortController().signal }).then(
            () => boss.complete(job.name, fetched),
            (error) => boss.fail(job.name, fetched, error),
          )
          await delayByClock(due, fetched.id)
        }
      }
    },

    async overview() {
      await open()
      return readOverview(base.pool, base.clock.now())
    },

    async isUnderWay(job, by = base.clock.now()) {
      await open()
      return isUnderWay(base.pool, job.name, by)
    },

    async retry(id) {
      const boss = await open()
      const name = await retryNow(base.pool, id, base.clock.now())
      const worker = workers.get(name ?? '')
      if (worker) boss.notifyWorker(worker)
      return name !== undefined
    },

    async stop() {
      const boss = await opened?.catch(() => undefined)
      await boss?.stop({ timeout: STOP_TIMEOUT, close: false })
    },
  }
}
