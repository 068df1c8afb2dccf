import type { Kysely } from 'kysely'
import type * as z from 'zod'
import type { DB } from '../db/tables.gen.ts'

/** What a job is sent by. */
export interface JobKind<Payload extends z.ZodType> {
  /** Name of its queue in the database. After a renaming, jobs that wait under the old name are not run. */
  name: string
  /**
   * A job's data, stored as JSON. It is parsed at `send` and again before each run, where it may come from an earlier
   * version of the program.
   */
  payload: Payload
}

interface SendOptions {
  /** A transaction to send it in: the job exists once that is committed. */
  db?: Kysely<DB>
  /** The earliest time of its first run, by the program's clock; by default now. */
  startAfter?: Date
  /**
   * While a job of this key waits for its first run, another one is not added: that one begins at the earlier of both
   * times, with `db` not before the transaction ends.
   */
  key?: string
}

/** Background jobs, stored in the database until they are done: they survive restarts and crashes. */
export interface JobQueue {
  /**
   * Adds a job to its queue; a worker of this process takes it at once, or with `db` within two seconds. Returns its id,
   * or nothing where one of that key waits already. Throws on an invalid payload, and where the database does not answer.
   */
  send<Payload extends z.ZodType>(
    job: JobKind<Payload>,
    payload: z.input<Payload>,
    options?: SendOptions,
  ): Promise<string | undefined>
  /** How the jobs are now. */
  overview(): Promise<JobsOverview>
  /** Whether a job of that kind runs, or is to begin by that moment, also again; by default by now. */
  isUnderWay(job: JobKind<z.ZodType>, by?: Date): Promise<boolean>
  /** Lets a failing job run at once. False where no job of that id fails. */
  retry(id: string): Promise<boolean>
}

/** A job whose last run failed. */
export interface FailingJob {
  id: string
  /** Its kind, e.g. 'mail'. */
  name: string
  /** When it was sent. */
  sent: Date
  /** Runs so far. */
  runs: number
  /** When it runs again by itself; null where it was given up. */
  next: Date | null
  /** The last run's error. Errors of jobs hold no personal data. */
  error: string
}

/** How the background jobs are. */
export interface JobsOverview {
  /** Those that are due and not begun. */
  waiting: number
  running: number
  /** The newest first. */
  failing: FailingJob[]
}
