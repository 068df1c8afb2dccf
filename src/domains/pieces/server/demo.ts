import * as z from 'zod'
import type { Program } from '#platform/context.ts'
import { isEmpty, readSeed } from '#platform/seed.ts'
import { addDays, dayOf } from '#time.ts'
import { Trial } from '../trial.ts'

/** What was tried on a day of the demonstration, counted back from the first start. */
const DemoTrial = Trial.extend({ daysAgo: z.int().nonnegative(), count: z.int().positive() })

/** Fills the empty counts of what was tried with the demonstration's. */
export async function seedDemoTrials({ db, clock }: Pick<Program, 'db' | 'clock'>) {
  if (!(await isEmpty(db, 'piece_trials'))) return
  const today = dayOf(clock.now())
  const rows = readSeed('pieces/trials.json', z.array(DemoTrial)).map(({ daysAgo, ...trial }) => ({
    ...trial,
    day: addDays(today, -daysAgo),
    demo: true,
  }))
  await db.insertInto('piece_trials').values(rows).execute()
}
