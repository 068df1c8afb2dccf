import type * as z from 'zod'
import type { Program } from '../context.ts'
import type { JobKind } from './queue.ts'

export interface JobRun {
  /** The same for all runs of a job, so that a handler can tell whether an earlier run has done its work. */
  id: string
  /** 1 is the first run. */
  attempt: number
  /** Aborted when the run takes longer than `expiresIn`, or the program ends. */
  signal: AbortSignal
}

/** When a failed job runs again; the delay doubles each time. */
interface Retry {
  /** Runs after the first one. */
  limit: number
  /** Seconds before the second run. */
  delay: number
  /** Most seconds between two runs. */
  maxDelay: number
}

/** A kind of background job. */
export interface Job<Payload extends z.ZodType = z.ZodType> extends JobKind<Payload> {
  /** By default 5 times, after 10 s, at most an hour apart. */
  retry?: Retry
  /** Seconds a run may take before it counts as failed; 300 by default. */
  expiresIn?: number
  /**
   * When the job is sent by itself, with the payload `{}`: five cron fields in São Paulo's time, e.g. '0 6 * * 1-5'. One
   * process runs it. Where it was due while no process ran, it runs once at the next start.
   */
  schedule?: string
  /**
   * Does the work, or throws to have it tried again. It must be idempotent: it runs again where the process or the
   * database failed before its end was stored. The errors it throws are logged, so they must hold no personal data.
   */
  handler(program: Program, payload: z.output<Payload>, run: JobRun): Promise<void>
}

/** A job as a domain lists it in its `server/domain.ts`, whatever its payload. */
export type AnyJob = Job<z.ZodType>

/** Describes a job; its payload's type comes from the schema. */
export const defineJob = <Payload extends z.ZodType>(job: Job<Payload>): Job<Payload> => job
