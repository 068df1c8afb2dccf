import { findDemoPeople } from '#domains/projects/server/demo-people.ts'
import type { Program } from '#platform/context.ts'
import { z } from '#platform/contract/fields.ts'
import { isEmpty, readSeed } from '#platform/seed.ts'
import { BookingPageFields } from '../contract.ts'

/** Gives the firm of the demonstration one page on which visitors book an hour. */
export async function seedDemoPage(program: Program) {
  const { db, clock } = program
  if (!(await isEmpty(db, 'booking_pages'))) return
  const pages = readSeed('bookings/pages.json', z.array(BookingPageFields))
  const { marina } = await findDemoPeople(program)
  await db
    .insertInto('booking_pages')
    .values(pages.map((page) => ({ ...page, id_user: marina, created_at: clock.now(), demo: true })))
    .execute()
}
