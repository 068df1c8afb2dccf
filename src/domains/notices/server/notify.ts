import { type Kysely, sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { NoticeKind } from '#platform/domain.ts'
import { raiseCounters } from './counter.ts'
import { writeEmail } from './email.ts'

/** What a notice is sent with: a call's context, or a job's program with `actor: null`. */
export type NotifyContext = Pick<Context, 'actor' | 'clock' | 'mail' | 'settings'>

interface NewNotice {
  /** One that the sending domain's manifest lists. */
  kind: NoticeKind
  /** Ids of those it is for. The caller and disabled accounts are left out. */
  to: readonly number[]
  /** What happened, in one line. */
  title: string
  /** Some lines more. */
  note?: string
  /** Where it opens in the workbench, e.g. '/dashboard/messages?id=7'. */
  path: string
  /** What it is about: a person gets one notice of a kind and key. Without it each is a new one. */
  key?: string
}

/**
 * Sends a notice in the transaction of what it is about: into the workbench of each person, and by e-mail to those who
 * want its kind so.
 */
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
