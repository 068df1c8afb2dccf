import type { JobWithMetadata } from 'pg-boss'
import type { Program } from '../context.ts'
import type { AnyJob } from './job.ts'

/** What a run needs of the job that pg-boss has fetched. */
export type Fetched = Pick<JobWithMetadata<unknown>, 'id' | 'data' | 'retryCount' | 'retryLimit' | 'signal'>

/** Runs a job once and logs how it failed; the payload is never logged. Throws what the handler threw. */
export async function runJob(program: Program, job: AnyJob, { id, data, retryCount, retryLimit, signal }: Fetched) {
  const log = program.log.child({ job: job.name, id, attempt: retryCount + 1 })
  const startedAt = performance.now()
  const report = () => log.error({ seconds: elapsed(startedAt) }, 'job aborted: it took too long, or the program ends')
  signal.addEventListener('abort', report)
  try {
    await job.handler(program, job.payload.parse(data ?? {}), { id, attempt: retryCount + 1, signal })
    log.debug({ seconds: elapsed(startedAt) }, 'job done')
  } catch (err) {
    if (retryCount < retryLimit) log.warn({ err }, 'job failed, it will be tried again')
    else log.error({ err }, 'job failed for the last time')
    throw err
  } finally {
    signal.removeEventListener('abort', report)
  }
}

const elapsed = (since: number) => Math.round(performance.now() - since) / 1000
