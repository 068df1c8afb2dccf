import { onTestFinished } from 'vitest'
import * as z from 'zod'
import { type AnyJob, defineJob, type JobRun } from '#platform/jobs/job.ts'
import { type Jobs, openJobs } from '#platform/jobs/jobs.ts'
import type { TestApp } from './app.ts'

interface Run extends JobRun {
  number: number
}

/** A job that takes a number; `fail` names the attempts that fail. `have(n)` resolves once it has run n times. */
export function numberJob(
  name: string,
  { fail = [] as number[], ...more }: { fail?: number[]; schedule?: string } = {},
) {
  const runs: Run[] = []
  const waiting: { count: number; done(): void }[] = []
  const job = defineJob({
    name,
    payload: z.object({ number: z.int().positive() }),
    retry: { limit: 2, delay: 600, maxDelay: 600 },
    ...more,
    async handler(_program, { number }, run) {
      runs.push({ ...run, number })
      for (const { count, done } of waiting) if (runs.length >= count) done()
      if (fail.includes(run.attempt)) throw new Error('it did not work')
    },
  })
  const have = (count: number) =>
    new Promise<void>((done) => (runs.length >= count ? done() : void waiting.push({ count, done })))
  return { job, runs, have, numbers: () => runs.map(({ number }) => number) }
}

/** Jobs without workers: `runDue` does the work. */
export function openIdle(app: TestApp, ...jobs: AnyJob[]): Jobs {
  const opened = openJobs(app, jobs)
  onTestFinished(() => opened.stop())
  return opened
}
