import { type Context, requireUser } from '#platform/context.ts'
import { makeSecretToken } from '#platform/http/secret-link.ts'

/** The path below which feeds are. */
export const FEEDS = '/calendario'
/** The kind of its secret link. */
export const KIND = 'calendar-feed'

const pathOf = (context: Context, number: number) => {
  const { id } = requireUser(context)
  return `${FEEDS}/${makeSecretToken(context, { kind: KIND, id, number })}.ics`
}

/** The path of the caller's feed; '' where there is none. */
export async function readFeed(context: Context) {
  const feed = await context.db
    .selectFrom('calendar_feeds')
    .select('number')
    .where('user_id', '=', requireUser(context).id)
    .where('is_open', '=', true)
    .executeTakeFirst()
  return { data: { path: feed ? pathOf(context, feed.number) : '' } }
}

/** Opens the caller's feed, at an address that it did not have before. */
export async function renewFeed(context: Context) {
  const { number } = await context.db
    .insertInto('calendar_feeds')
    .values({ user_id: requireUser(context).id })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({ number: eb('calendar_feeds.number', '+', 1), is_open: true })),
    )
    .returning('number')
    .executeTakeFirstOrThrow()
  return { result: true as const, data: { path: pathOf(context, number) } }
}

/** Closes the caller's feed. */
export async function revokeFeed(context: Context) {
  await context.db
    .updateTable('calendar_feeds')
    .set({ is_open: false })
    .where('user_id', '=', requireUser(context).id)
    .execute()
  return { result: true as const }
}
