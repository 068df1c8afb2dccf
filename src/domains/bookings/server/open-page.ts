import type { Kysely } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { openSecretLink } from '#platform/http/secret-link.ts'
import { readModules } from '#platform/modules.ts'
import { isSlug } from '../booking.ts'
import { PAGE_LINK } from './pages.ts'

/** The pages that take bookings, with their owner's name. */
export const chooseOpen = (db: Kysely<DB>) =>
  db
    .selectFrom('booking_pages')
    .innerJoin('users', 'users.id', 'booking_pages.id_user')
    .selectAll('booking_pages')
    .select('users.name as owner')
    .where('is_on', '=', true)
    .where('users.banned', 'is not', true)

export type OpenPage = Awaited<ReturnType<ReturnType<typeof chooseOpen>['executeTakeFirstOrThrow']>>

/** Whether the firm has switched its calendar off: nobody books then. */
export const isCalendarOff = async (db: Kysely<DB>) => (await readModules(db)).off.includes('calendar')

const missing = () => new AppError('missing', 'Esta página de agendamento não existe, ou não recebe mais ninguém.')

/** The page at an address. Throws 404 where there is none that takes bookings, and 429 after too many links that are none. */
export async function openPage(context: Context, address: string): Promise<OpenPage> {
  const { db } = context
  if (await isCalendarOff(db)) throw missing()
  if (isSlug(address)) return chooseOpen(db).where('slug', '=', address).executeTakeFirstOrThrow(missing)
  const opened = await openSecretLink(context, {
    kind: PAGE_LINK,
    token: address,
    async find(id) {
      const page = await chooseOpen(db).where('booking_pages.id', '=', id).executeTakeFirst()
      return page && { page, number: page.link_number }
    },
  })
  return opened.page
}

/** The page with that id as it is now; undefined where it takes no bookings. */
export async function findOpenPage(db: Kysely<DB>, id: number | null): Promise<OpenPage | undefined> {
  if (id === null || (await isCalendarOff(db))) return undefined
  return chooseOpen(db).where('booking_pages.id', '=', id).executeTakeFirst()
}
