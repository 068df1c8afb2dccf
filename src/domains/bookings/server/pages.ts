import { type Insertable, type Kysely, sql } from 'kysely'
import { pick } from '#pick.ts'
import { scopeOf } from '#platform/auth/scope.ts'
import { type Context, isAdmin, type Program, requireUser } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import type { ListInput } from '#platform/contract/fields.ts'
import { refuseDouble } from '#platform/db/errors.ts'
import { newestFirst, paginate } from '#platform/db/paginate.ts'
import { raiseRevision } from '#platform/db/revisions.ts'
import type { BookingPages, DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { makeSecretToken } from '#platform/http/secret-link.ts'
import { MAX_PAGES, pagePath } from '../booking.ts'
import { type BookingPage, BookingPageFields, type bookingsContract as calls } from '../contract.ts'

/** The kind of the secret links to pages. */
export const PAGE_LINK = 'booking-page'

const FIELDS = BookingPageFields.keyof().options

const missing = () => new AppError('missing', 'Esta página de agendamento não existe mais.')

/** The pages that the caller may see: their own, of the admin all. */
const choosePages = (context: Context) => {
  const user = scopeOf(context)
  return (
    context.db
      .selectFrom('booking_pages')
      .innerJoin('users', 'users.id', 'booking_pages.id_user')
      // Of all pages at once: each by itself would look at all hours to come.
      .leftJoin(
        (from) =>
          from
            .selectFrom('calendar_events')
            .innerJoin('calendar_guests', 'calendar_guests.event_id', 'calendar_events.id')
            .innerJoin('bookings', 'bookings.id', 'calendar_guests.booking_id')
            .select(['bookings.page_id', sql<number>`count(*)::int`.as('ahead')])
            .where('calendar_guests.booking_id', 'is not', null)
            .where('calendar_guests.is_removed', '=', false)
            .where('calendar_events.starts_at', '>', context.clock.now())
            .groupBy('bookings.page_id')
            .as('to_come'),
        (join) => join.onRef('to_come.page_id', '=', 'booking_pages.id'),
      )
      .select([
        'booking_pages.id',
        'id_user',
        'users.name as owner',
        'link_number',
        'booking_pages.revision',
        'booking_pages.created_at',
        ...FIELDS.map((field) => `booking_pages.${field}` as const),
        sql<number>`coalesce(ahead, 0)`.as('ahead'),
      ])
      .$if(user !== null, (query) => query.where('id_user', '=', user!))
  )
}

type Row = Awaited<ReturnType<ReturnType<typeof choosePages>['execute']>>[number]

/** The path of a page: by its public address, else by its secret link. */
export const pathOf = (
  program: Pick<Program, 'secret'>,
  { id, slug, link_number }: Pick<Row, 'id' | 'slug' | 'link_number'>,
) => pagePath(slug || makeSecretToken(program, { kind: PAGE_LINK, id, number: link_number }))

const toPage = (context: Context, row: Row): BookingPage => ({
  ...pick(row, ['id', 'id_user', 'owner', 'revision', 'ahead', ...FIELDS]),
  path: pathOf(context, row),
})

/** Newest first. */
export async function listBookingPages(context: Context, input: ListInput) {
  const user = scopeOf(context)
  const [{ rows, ...next }, { total }] = await Promise.all([
    paginate(input, 'created_at', (range) =>
      newestFirst(context.db.selectFrom(choosePages(context).as('pages')).selectAll(), 'created_at', range).execute(),
    ),
    context.db
      .selectFrom('booking_pages')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .$if(user !== null, (query) => query.where('id_user', '=', user!))
      .executeTakeFirstOrThrow(),
  ])
  return { data: rows.map((row) => toPage(context, row)), total, ...next }
}

/** Throws 404 for a page that the caller may not see. Counts nothing of it. */
export async function requireBookingPage(context: Context, id: number) {
  const user = scopeOf(context)
  await context.db
    .selectFrom('booking_pages')
    .select('id')
    .where('id', '=', id)
    .$if(user !== null, (query) => query.where('id_user', '=', user!))
    .executeTakeFirstOrThrow(missing)
}

/** Throws 404. */
export async function findBookingPage(context: Context, id: number): Promise<BookingPage> {
  const row = await choosePages(context).where('booking_pages.id', '=', id).executeTakeFirstOrThrow(missing)
  return toPage(context, row)
}

/** Makes a page of the caller's. Throws 422. */
export async function createBookingPage(context: Context, given: InputOf<typeof calls.create>) {
  const { id: owner } = requireUser(context)
  requireAdminAtContact(context, given)
  const { count } = await context.db
    .selectFrom('booking_pages')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('id_user', '=', owner)
    .executeTakeFirstOrThrow()
  if (count >= MAX_PAGES) throw new AppError('invalid', `Cada pessoa tem no máximo ${MAX_PAGES} páginas.`)
  const values: Insertable<BookingPages> = { ...given, id_user: owner, created_at: context.clock.now() }
  const data = await context.db
    .insertInto('booking_pages')
    .values(values)
    .returning(['id', 'revision'])
    .executeTakeFirstOrThrow()
    .catch(refuseDoubleAddress)
  return { result: true as const, data: { ...data, merged: false } }
}

/** Changes the given fields. Throws 404, 422, and 409 on a conflict. */
export const updateBookingPage = (context: Context, { id, revision, ...given }: InputOf<typeof calls.update>) =>
  context.db
    .transaction()
    .execute(async (db) => {
      const stored = await lockPage(context, db, id)
      if (!stored.at_contact) requireAdminAtContact(context, given)
      const { columns, saved } = await raiseRevision(
        { stored, before: stored, after: given, by: requireUser(context), at: context.clock.now() },
        { begun: revision, readRecord: () => findBookingPage({ ...context, db }, id) },
      )
      await db
        .updateTable('booking_pages')
        .set({ ...given, ...columns })
        .where('id', '=', id)
        .execute()
      return { result: true as const, data: { id, ...saved } }
    })
    .catch(refuseDoubleAddress)

/** Throws 404. */
export const removeBookingPage = (context: Context, id: number) =>
  context.db.transaction().execute(async (db) => {
    await lockPage(context, db, id)
    await db.deleteFrom('booking_pages').where('id', '=', id).execute()
    return { result: true as const }
  })

/** Has the links of before open nothing any more. Throws 404. */
export const renewPageLink = (context: Context, id: number) =>
  context.db.transaction().execute(async (db) => {
    const { slug, link_number } = await lockPage(context, db, id)
    const number = link_number + 1
    await db.updateTable('booking_pages').set({ link_number: number }).where('id', '=', id).execute()
    return { data: { path: pathOf(context, { id, slug, link_number: number }) } }
  })

/** A page of the caller's, until the transaction ends. Throws 404. */
function lockPage(context: Context, db: Kysely<DB>, id: number) {
  const user = scopeOf(context)
  return db
    .selectFrom('booking_pages')
    .selectAll()
    .where('id', '=', id)
    .$if(user !== null, (query) => query.where('id_user', '=', user!))
    .forUpdate()
    .executeTakeFirstOrThrow(missing)
}

/** The firm's contact page is the admin's. Throws 422. */
function requireAdminAtContact(context: Context, { at_contact }: Partial<BookingPageFields>) {
  if (!at_contact || isAdmin(context)) return
  const message = 'Só a administração mostra uma página em Contato.'
  throw new AppError('invalid', message, { at_contact: message })
}

const refuseDoubleAddress = refuseDouble('booking_pages_slug_idx', () => {
  const message = 'Outra página já tem este endereço.'
  return new AppError('invalid', message, { slug: message })
})
