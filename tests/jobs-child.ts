// Another process with jobs, for a test to kill: node tests/jobs-child.ts CONNECTION
// It sends two jobs, prints the number of the one it runs, and never ends that one.
import { pino } from 'pino'
import * as z from 'zod'
import { systemClock } from '#clock.ts'
import type { Program } from '#platform/context.ts'
import { openPool } from '#platform/db/open.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { openJobs } from '#platform/jobs/jobs.ts'

const log = pino({ level: 'silent' })
const pool = openPool(JSON.parse(process.argv[2]!))
const endless = defineJob({
  name: 'killed',
  payload: z.object({ number: z.int() }),
  retry: { limit: 2, delay: 0, maxDelay: 1 },
  handler(_program, { number }) {
    console.log(number)
    return new Promise(() => {})
  },
})
const jobs = openJobs({ pool, log, clock: systemClock }, [endless])
await jobs.send(endless, { number: 1 })
await jobs.send(endless, { number: 2 })
await jobs.start({ log } as Program) // all that this handler's run looks at
process.stdin.resume().once('end', () => process.exit()) // never outlives its test
