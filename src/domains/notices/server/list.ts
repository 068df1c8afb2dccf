import { sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { ListInput } from '#platform/contract/fields.ts'
import { DONE } from '#platform/contract/fields.ts'
import { newestFirst, paginate } from '#platform/db/paginate.ts'
import { ownCounter } from '#platform/db/user-counters.ts'
import { AppError } from '#platform/errors.ts'
import { lockCounters, raiseNotices } from './counter.ts'
import { kindsOf } from './settings.ts'

/** A page of the caller's notices, newest first, and the number of all unread ones. */
export async function listNotices(context: Context, input: ListInput) {
  const user = requireUser(context).id
  // Before what it counts: a change between the two is read once more.
  const counter = (await ownCounter('notice_counters')(context, user)) ?? 0
  const own = context.db.selectFrom('notices').where('user_id', '=', user)
  const [{ rows, next }, { unread }] = await Promise.all([
    paginate(input, 'created_at', (range) =>
      newestFirst(
        own.select(['id', 'kind', 'title', 'note', 'path', 'read_at', 'created_at']),
        'created_at',
        range,
      ).execute(),
    ),
    own.select(sql<number>`count(*)::int`.as('unread')).where('read_at', 'is', null).executeTakeFirstOrThrow(),
  ])
  const urgent = new Set(kindsOf(context).flatMap(({ name, isUrgent }) => (isUrgent ? [name] : [])))
  const data = rows.map(({ kind, read_at, created_at, ...notice }) => ({
    ...notice,
    urgent: urgent.has(kind),
    read: read_at !== null,
    created: created_at.toISOString(),
  }))
  return { data, unread, counter, ...(next !== undefined && { next }) }
}

/** Marks one of the caller's notices as read. Throws 404 for other people's. */
export async function readNotice(context: Context, id: number) {
  const own = await context.db
    .selectFrom('notices')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', requireUser(context).id)
    .executeTakeFirst()
  if (!own) throw new AppError('missing', 'Este aviso não existe mais.')
  await markRead(context, { from: id, until: id })
  return DONE
}

/** Marks the caller's notices up to that id as read. */
export async function readNotices(context: Context, until: number) {
  await markRead(context, { from: 1, until })
  return DONE
}

async function markRead(context: Context, { from, until }: { from: number; until: number }) {
  const user = requireUser(context).id
  await context.db.transaction().execute(async (db) => {
    await lockCounters(db, [user])
    const { numUpdatedRows } = await db
      .updateTable('notices')
      .set({ read_at: context.clock.now() })
      .where('user_id', '=', user)
      .where('id', '>=', from)
      .where('id', '<=', until)
      .where('read_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await raiseNotices(db, [user])
  })
}
