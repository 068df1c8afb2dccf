import type { Kysely } from 'kysely'
import * as z from 'zod'
import { type DemoPeople, DemoPerson, findDemoPeople } from '#domains/projects/server/demo-people.ts'
import type { Program } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { isEmpty, readSeed } from '#platform/seed.ts'
import { addDays, dayOf, weekdayOf } from '#time.ts'
import { DEFAULT_TAG, TAG_COLORS } from '../calendar.ts'
import type { EventFields } from '../event-schemas.ts'
import { raiseCalendars } from './counter.ts'
import { insertEvent } from './create.ts'
import { changeFields, startingFields } from './fields.ts'

/** An event of the demonstration. Days count from the Monday of the week of the first start. */
const DemoEvent = z.object({
  who: DemoPerson,
  title: z.string(),
  description: z.string().default(''),
  location: z.string().default(''),
  day: z.int(),
  /** Local time, HH:mm; without it the event is of whole days. */
  time: z.string().optional(),
  minutes: z.int().default(0),
  /** How many days one of whole days lasts. */
  days: z.int().default(1),
  tag: z.string(),
  color: z.enum(TAG_COLORS),
  rule: z.string().default(''),
  /** The last day of a series. */
  until: z.int().optional(),
  /** Minutes before the start. */
  alert: z.int().optional(),
  /** The same of further alerts. */
  moreAlerts: z.array(z.int()).default([]),
  isfinish: z.boolean().default(false),
  /** The name of the demonstration's task that it is the time for. */
  task: z.string().optional(),
  /** What the other person has answered. */
  shared: z.enum(['invited', 'accepted']).optional(),
  /** People outside the firm by their addresses, and what they have answered. */
  guests: z.record(z.email(), z.enum(['invited', 'accepted', 'declined'])).default({}),
})
type DemoEvent = z.infer<typeof DemoEvent>

/** Fills an installation without events with some weeks of two people. */
export async function seedDemoEvents(program: Program) {
  if (!(await isEmpty(program.db, 'calendar_events'))) return
  const events = readSeed('calendar/events.json', z.array(DemoEvent))
  const people = await findDemoPeople(program)
  await program.db.transaction().execute(async (db) => {
    for (const event of events) await addDemoEvent(program, db, event, people)
    await raiseCalendars(db, Object.values(people))
  })
}

async function addDemoEvent(program: Program, db: Kysely<DB>, event: DemoEvent, people: DemoPeople) {
  const owner = people[event.who]
  await db
    .insertInto('calendar_tags')
    .values({ id_user: owner, name: event.tag, color: event.color })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const id = await insertEvent(program, db, {
    owner,
    fields: toFields(event, dayOf(program.clock.now())),
    columns: { isfinish: event.isfinish, demo: true, task_id: event.task ? await findDemoTask(db, event.task) : null },
  })
  const other = event.who === 'marina' ? people.davi : people.marina
  if (event.shared && other !== owner)
    await db.insertInto('calendar_attendees').values({ event_id: id, user_id: other, answer: event.shared }).execute()
  const origin = program.settings.publicUrl ?? `http://localhost:${program.settings.port}`
  // Nothing was sent to them, and so the removal of the event sends nothing either.
  const guests = Object.entries(event.guests).map(([email, answer]) => ({ event_id: id, email, answer, origin }))
  if (guests.length > 0) await db.insertInto('calendar_guests').values(guests).execute()
}

async function findDemoTask(db: Kysely<DB>, name: string) {
  const task = await db
    .selectFrom('tasks')
    .innerJoin('production_lines', 'production_lines.project_id', 'tasks.project_id')
    .select('tasks.id')
    .where('demo', '=', true)
    .where('nome', '=', name)
    .executeTakeFirst()
  return task?.id ?? null
}

function toFields(event: DemoEvent, today: string): EventFields {
  const { title, description, location, tag, rule, until, alert, moreAlerts, time, minutes, days } = event
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7))
  const ahead = (count: number) => addDays(monday, count)
  const start = `${ahead(event.day)}T${time ?? '12:00'}:00-03:00`
  const later = (count: number) => new Date(Date.parse(start) + count * 60_000).toISOString()
  const patch = {
    title,
    description,
    location,
    calendar_tag: tag,
    all_day: time === undefined,
    start_date: start,
    end_date: time === undefined ? ahead(event.day + days - 1) : later(minutes),
    ...(rule && { repeat_event: true, rule, repeat_end_date: until === undefined ? '' : ahead(until) }),
    ...(alert !== undefined && { alert: true, alert_date: later(-alert) }),
    more_alerts: moreAlerts.map((minutes) => minutes * 60),
  }
  return changeFields(startingFields(patch), patch)
}

/** Removes the demonstration's events, and the tags that nothing else has. */
export const removeDemoEvents = (db: Kysely<DB>) =>
  db.transaction().execute(async (db) => {
    const gone = await db
      .deleteFrom('calendar_events')
      .where('demo', '=', true)
      .returning(['id_user', 'tag_id'])
      .execute()
    await db
      .deleteFrom('calendar_tags')
      .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(gone.map(({ tag_id }) => tag_id)))))
      .where('name', '<>', DEFAULT_TAG)
      .where(({ not, exists, or, selectFrom }) =>
        not(
          or([
            exists(selectFrom('calendar_events').select('id').whereRef('tag_id', '=', 'calendar_tags.id')),
            exists(selectFrom('calendar_occurrences').select('day').whereRef('tag_id', '=', 'calendar_tags.id')),
          ]),
        ),
      )
      .execute()
    await raiseCalendars(
      db,
      gone.map(({ id_user }) => id_user),
    )
  })
