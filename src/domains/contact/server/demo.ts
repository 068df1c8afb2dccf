import * as z from 'zod'
import { AskedPiece } from '#domains/pieces/asked-piece.ts'
import { describePiece } from '#domains/pieces/server/describe.ts'
import { readSection } from '#domains/site/server/sections.ts'
import type { Program } from '#platform/context.ts'
import { isEmpty, readSeed } from '#platform/seed.ts'
import { addWorkingHours } from '#working-hours.ts'
import { withNote } from './piece.ts'

const HOUR = 3_600_000

/** Over long holidays a recent answer would lie ahead. */
const earlier = (one: Date, other: Date) => (one < other ? one : other)

/** A message of the demonstration. Hours are before the first start; the contacts do not exist. */
const DemoMessage = z.object({
  hoursAgo: z.number().nonnegative(),
  name: z.string(),
  contact: z.string(),
  message: z.string(),
  /** A piece that it asks for, priced by the firm's rules. */
  piece: AskedPiece.optional(),
  first_page: z.string(),
  read: z.boolean().optional(),
  answered: z.boolean().optional(),
  archived: z.boolean().optional(),
  /** Working hours until an answer was begun. */
  answeredIn: z.number().positive().optional(),
})

/** Fills an empty inbox with the demo's messages. */
export async function seedDemoMessages({ db, clock, settings }: Pick<Program, 'db' | 'clock' | 'settings'>) {
  if (!(await isEmpty(db, 'contact_messages'))) return
  const { materials } = await readSection({ db, settings }, 'pieces')
  const now = clock.now().getTime()
  const rows = []
  for (const { hoursAgo, answeredIn, piece, ...message } of readSeed('contact/messages.json', z.array(DemoMessage))) {
    const created_at = new Date(now - hoursAgo * HOUR)
    const answered_at = answeredIn === undefined ? null : addWorkingHours(created_at, answeredIn)
    const times = { created_at, answered_at: answered_at && earlier(answered_at, clock.now()) }
    // A firm without materials prints no pieces: there the words alone have come.
    const asked = materials.length > 0 && piece && (await describePiece({ db, settings }, piece))
    rows.push({
      ...{ ...message, ...times, demo: true },
      ...(asked && { message: withNote(asked.text, message.message), piece: JSON.stringify(asked.piece) }),
    })
  }
  await db.insertInto('contact_messages').values(rows.reverse()).execute()
}
