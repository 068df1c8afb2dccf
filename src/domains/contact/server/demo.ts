import * as z from 'zod'
import type { Program } from '#platform/context.ts'
import { isEmpty, readSeed } from '#platform/seed.ts'
import { addWorkingHours } from '#working-hours.ts'

const HOUR = 3_600_000

/** Over long holidays a recent answer would lie ahead. */
const earlier = (one: Date, other: Date) => (one < other ? one : other)

/** A message of the demonstration. Hours are before the first start; the contacts do not exist. */
const DemoMessage = z.object({
  hoursAgo: z.number().nonnegative(),
  name: z.string(),
  contact: z.string(),
  message: z.string(),
  first_page: z.string(),
  read: z.boolean().optional(),
  answered: z.boolean().optional(),
  archived: z.boolean().optional(),
  /** Working hours until an answer was begun. */
  answeredIn: z.number().positive().optional(),
})

/** Fills an empty inbox with the demo's messages. */
export async function seedDemoMessages({ db, clock }: Pick<Program, 'db' | 'clock'>) {
  if (!(await isEmpty(db, 'contact_messages'))) return
  const now = clock.now().getTime()
  const rows = readSeed('contact/messages.json', z.array(DemoMessage)).map(({ hoursAgo, answeredIn, ...message }) => {
    const created_at = new Date(now - hoursAgo * HOUR)
    const answered_at = answeredIn === undefined ? null : addWorkingHours(created_at, answeredIn)
    return { ...message, created_at, answered_at: answered_at && earlier(answered_at, clock.now()), demo: true }
  })
  await db.insertInto('contact_messages').values(rows.reverse()).execute()
}
