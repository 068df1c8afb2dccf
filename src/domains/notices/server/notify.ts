import { type Kysely, sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { NoticeKind } from '#platform/domain.ts'
import { raiseCounters } from './counter.ts'
import { writeEmail } from './email.ts'

/** The context of a call, or the program of a job with `actor: null`. */
export type NotifyContext = Pick<Context, 'actor' | 'clock' | 'mail' | 'settings'>

interface NewNotice {
  /** A kind from the sending domain's manifest. */
  kind: NoticeKind
  /** Ids of the recipients. The caller and disabled accounts are left out. */
  to: readonly number[]
  /** What happened, in one line. */
  title: string
  /** More lines of text. */
  note?: string
  /** Path in the workbench that the notice leads to, e.g. '/dashboard/messages?id=7'. */
  path: string
  /** Prevents repetition: a person gets one notice for each kind and key. Without it each call sends a new one. */
  key?: string
}

/** Stores a notice for each recipient, and sends it by e-mail to those who have chosen that for its kind. Part of the caller's transaction. */
export async function notify(context: NotifyContext, db: Kysely<DB>, notice: NewNotice): Promise<void> {
  const { kind, to, title, note = '', path, key = null } = notice
  if (to.length === 0) return
  const added = await db
    .insertInto('notices')
    .columns(['user_id', 'kind', 'key', 'title', 'note', 'path', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([
          'id',
          sql.val(kind.name).as('kind'),
          sql.val(key).as('key'),
          sql.val(title).as('title'),
          sql.val(note).as('note'),
          sql.val(path).as('path'),
          sql<Date>`${context.clock.now()}::timestamptz`.as('created_at'),
        ])
        .where('id', 'in', to)
        .where('id', '!=', context.actor?.id ?? 0)
        .where('banned', 'is not', true)
        .orderBy('id'),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'key']).doNothing())
    .returning('user_id')
    .execute()
  const ids = added.map(({ user_id }) => user_id)
  if (ids.length === 0) return
  await raiseCounters(db, ids)

  const wanted = sql<boolean>`coalesce(notice_settings.email, ${kind.emailByDefault})`
  const people = await db
    .selectFrom('users')
    .leftJoin('notice_settings', (join) =>
      join.onRef('notice_settings.user_id', '=', 'users.id').on('notice_settings.kind', '=', kind.name),
    )
    .select(['users.name', 'users.email'])
    .where('users.id', 'in', ids)
    .where(wanted)
    .execute()
  const { publicUrl } = context.settings
  for (const { name, email } of people)
    await context.mail.send({ to: email, ...writeEmail({ name, title, note, path, publicUrl }) }, { db })
}
