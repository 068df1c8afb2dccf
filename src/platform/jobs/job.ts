import type * as z from 'zod'
import type { Program } from '../context.ts'

/** One run of a job. */
export interface JobRun {
  /** Stays the same through all runs of a job: what must happen once can be marked by it. */
  id: string
  /** 1 is the first run. */
  attempt: number
  /** Aborted when the run takes longer than `expiresIn`, or the program ends. */
  signal: AbortSignal
}

/** When a failed job runs again; the wait doubles each time. */
interface Retry {
  /** How often, after the first run. */
  limit: number
  /** Seconds before the second run. */
  delay: number
  /** Seconds between two runs at most. */
  maxDelay: number
}

/** A kind of work done in the background: what it needs, how often it is tried, and when it comes by itself. */
export interface Job<Payload extends z.ZodType = z.ZodType> {
  /** Name of its queue in the database. A renamed job is a new one: what waits under the old name stays there. */
  name: string
  /**
   * What a job is sent with, kept as JSON. It is parsed at `send` and again before each run, where it may come from an
   * earlier version of the program.
   */
  payload: Payload
  /** By default 5 times, after 10 s, at most an hour apart. */
  retry?: Retry
  /** Seconds a run may take before it counts as failed; 300 by default. */
  expiresIn?: number
  /**
   * Five cron fields, in São Paulo's time, e.g. '0 6 * * 1-5'; the payload is then `{}`. However many processes there
   * are, one runs it. What came due while none was running is made up for by one run at the next start.
   */
  schedule?: string
  /**
   * Does the work, or throws to have it tried again. It may run twice (the process ended before its end was noted, the
   * database was away), so it must bear that: mark what is done by `run.id`, or write what is true already.
   * An error it throws is logged: it holds nothing of a person.
   */
  handler(program: Program, payload: z.output<Payload>, run: JobRun): Promise<void>
}

/** A job as a domain lists it in its `server/domain.ts`, whatever its payload. */
export type AnyJob = Job<z.ZodType>

/** Describes a job; its payload's type comes from the schema. */
export const defineJob = <Payload extends z.ZodType>(job: Job<Payload>): Job<Payload> => job
