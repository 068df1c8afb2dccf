import type { Kysely } from 'kysely'
import { DemoPerson, findDemoPeople } from '#domains/projects/server/demo-people.ts'
import type { Program } from '#platform/context.ts'
import { z } from '#platform/contract/fields.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { isEmpty, readSeed } from '#platform/seed.ts'
import { addDays, dayOf, weekdayOf } from '#time.ts'

/** Hours of a task of the demonstration, by its name; days count back from the first start, weekends left out. */
const DemoHours = z.object({
  who: DemoPerson,
  task: z.string(),
  days: z
    .array(z.object({ ago: z.int().nonnegative(), minutes: z.int().positive(), note: z.string().default('') }))
    .default([]),
  /** The same on each workday from one to another. */
  runs: z
    .array(z.object({ from: z.int().positive(), to: z.int().positive(), minutes: z.int().positive() }))
    .default([]),
})

/** Cents. */
const RATES = [
  { kind: 'price', who: 'marina', amount: 14_000 },
  { kind: 'price', who: 'davi', amount: 12_000 },
  { kind: 'cost', who: 'marina', amount: 6_000 },
  { kind: 'cost', who: 'davi', amount: 5_500 },
] as const

/** Fills an installation without any hours with those of two people: two weeks of all they did, and what three lines took. */
export async function seedDemoHours(program: Program) {
  const { db, clock } = program
  if (!(await isEmpty(db, 'task_hours'))) return
  const people = await findDemoPeople(program)
  const tasks = await db
    .selectFrom('tasks')
    .innerJoin('production_lines', 'production_lines.project_id', 'tasks.project_id')
    .select(['tasks.id', 'nome'])
    .where('demo', '=', true)
    .execute()
  const byName = new Map(tasks.map(({ id, nome }) => [nome, id]))
  const today = dayOf(clock.now())
  const rows = readSeed('hours/hours.json', z.array(DemoHours)).flatMap(({ who, task, days, runs }) => {
    const task_id = byName.get(task)
    if (task_id === undefined) return []
    const each = runs.flatMap(({ from, to, minutes }) =>
      Array.from({ length: from - to + 1 }, (_, index) => ({ ago: to + index, minutes, note: '' })),
    )
    return [...days, ...each].map(({ ago, minutes, note }) => ({
      ...{ user_id: people[who], task_id, day: workday(today, ago), minutes, note },
      demo: true,
    }))
  })
  if (rows.length === 0) return
  await db.insertInto('task_hours').values(rows).execute()
  const from_day = addDays(today, -365)
  await db
    .insertInto('hour_rates')
    .values(RATES.map(({ kind, who, amount }) => ({ kind, user_id: people[who], from_day, amount, demo: true })))
    .onConflict((conflict) => conflict.doNothing()) // Of one person alone both are.
    .execute()
}

/** The day so many workdays before a day, or before the last workday where that is none. */
function workday(today: string, ago: number): string {
  let day = today
  for (let left = ago; ; day = addDays(day, -1)) {
    const isOff = [0, 6].includes(weekdayOf(day))
    if (!isOff && left === 0) return day
    if (!isOff) left--
  }
}

/** Removes the demonstration's hours and rates. */
export async function removeDemoHours(db: Kysely<DB>) {
  await db.deleteFrom('task_hours').where('demo', '=', true).execute()
  await db.deleteFrom('hour_rates').where('demo', '=', true).execute()
}
