import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import type { Limit } from '#platform/http/limits.ts'
import { pagePath } from '../booking.ts'
import type { visitContract as calls } from '../visit-contract.ts'
import { readFree } from './free.ts'
import { chooseOpen, isCalendarOff, openPage } from './open-page.ts'

/** Looks of one network at free hours, each of which reads a calendar. */
const LOOK_LIMIT: Limit = { name: 'bookingLook', points: 120, duration: 60 }

/** Counts a look at free hours. Throws 429. */
export const spendLook = ({ limits, network }: Context) => limits.spend(LOOK_LIMIT, network)

/** Throws 404, 429. */
export async function readVisitedPage(context: Context, { address, ...looked }: InputOf<typeof calls.page>) {
  const page = await openPage(context, address)
  await spendLook(context)
  const { name, description, minutes, owner } = page
  return {
    data: {
      ...{ name, description, minutes, owner, key: randomUUID() },
      mail: context.mail.server !== undefined,
      free: await readFree(context, page, looked),
    },
  }
}

/** The public pages that take bookings. */
const choosePublic = ({ db }: Pick<Context, 'db'>) => chooseOpen(db).where('slug', '<>', '').orderBy('booking_pages.id')

/** Those that the contact page links to. */
export async function listOffered(context: Context) {
  if (await isCalendarOff(context.db)) return { data: [] }
  const pages = await choosePublic(context).where('at_contact', '=', true).execute()
  return { data: pages.map(({ name, slug, minutes }) => ({ name, path: pagePath(slug), minutes })) }
}

/** Those for the sitemap. */
export async function listBookingSitePages(context: Context) {
  if (await isCalendarOff(context.db)) return []
  return (await choosePublic(context).execute()).map(({ slug }) => ({ path: pagePath(slug) }))
}
