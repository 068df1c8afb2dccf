import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type * as z from 'zod'
import type { Program } from '../context.ts'
import type { DB } from '../db/tables.gen.ts'
import { loadBoss, openBoss, PACE, SCHEMA } from './boss.ts'
import type { AnyJob, Job } from './job.ts'
import { runJob } from './run-job.ts'

/** Milliseconds that running handlers get to end in when the program stops. */
const LAST_WAIT = 10_000

interface SendOptions {
  /** A transaction to send it in: it comes with the transaction, or not at all. */
  db?: Kysely<DB>
  /** Not before then. */
  startAfter?: Date
  /** While a job of this key waits for its first run, another one is not taken. */
  key?: string
}

/** Work done in the background, stored in the database until it is done: it survives restarts, crashes and the database's absence. */
export interface Jobs {
  /**
   * Puts a job into its queue; in this process it is noticed at once, or with `db` within two seconds. Answers with its
   * id, or nothing where one of that key waits already. Throws on a payload that does not fit, and when the database
   * does not answer.
   */
  send<Payload extends z.ZodType>(
    job: Job<Payload>,
    payload: z.input<Payload>,
    options?: SendOptions,
  ): Promise<string | undefined>
  /**
   * Begins to work, one job of each kind at a time. Under `npm run dev` the handlers stay those of the first load:
   * a change in one counts from the next start on.
   */
  start(program: Program): Promise<void>
  /**
   * Without workers (tests, scripts): runs what is due by the program's clock, and what comes of it, one by one.
   * What fails waits for the next call.
   */
  runDue(program: Program): Promise<void>
  /** Takes no more work, and gives what runs 10 s to end; what does not is run again after the next start. */
  stop(): Promise<void>
}

/** The jobs of `definitions`, which other parts can send from now on; nothing is opened before it is needed. */
export function openJobs(base: { pool: Pool; log: Logger }, definitions: readonly AnyJob[], pace = PACE): Jobs {
  let opened: Promise<PgBoss> | undefined
  const workers = new Map<string, string>()

  function open(active = false) {
    opened ??= openBoss(base, definitions, { active, pace }).catch((error) => {
      opened = undefined
      throw error
    })
    return opened
  }

  return {
    async send(job, payload, { db, startAfter, key = randomUUID() } = {}) {
      const data = JSON.parse(JSON.stringify(payload)) as object
      job.payload.parse(data) // as it will be read
      const [boss, { fromKysely }] = await Promise.all([open(), loadBoss()])
      const id = await boss.send(job.name, data, { singletonKey: key, startAfter, ...(db && { db: fromKysely(db) }) })
      const worker = workers.get(job.name)
      if (worker) boss.notifyWorker(worker)
      return id ?? undefined
    },

    async start(program) {
      const boss = await open(true)
      for (const job of definitions) {
        const worker = await boss.work(
          job.name,
          { includeMetadata: true, pollingIntervalSeconds: pace.poll },
          async ([fetched]: JobWithMetadata[]) => {
            boss.notifyWorker(worker) // look again at once when done: there may be more
            await runJob(program, job, fetched!)
          },
        )
        workers.set(job.name, worker)
      }
    },

    async runDue(program) {
      const boss = await open()
      // pg-boss goes by the database's clock.
      const due = `update ${SCHEMA}.job set start_after = now() where state in ('created', 'retry') and start_after <= $1`
      await base.pool.query(due, [program.clock.now()])
      for (let ran = true; ran; ) {
        ran = false
        for (const job of definitions) {
          const [fetched] = await boss.fetch(job.name, { includeMetadata: true })
          if (!fetched) continue
          ran = true
          await runJob(program, job, { ...fetched, signal: new AbortController().signal }).then(
            () => boss.complete(job.name, fetched),
            (error) => boss.fail(job.name, fetched, error),
          )
        }
      }
    },

    async stop() {
      const boss = await opened?.catch(() => undefined)
      await boss?.stop({ timeout: LAST_WAIT, close: false })
    },
  }
}
