import { type Kysely, sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { NoticeKind } from '#platform/contributions.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { readInstallation } from '#platform/installation.ts'
import type { Letterhead } from '#platform/mail/letter.ts'
import { writeEmail } from '#platform/mail/write-email.ts'
import { DAY_MS } from '#time.ts'
import { SETTINGS_PATH } from '../notice.ts'
import { lockCounters, raiseNotices } from './counter.ts'

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
  /** What has happened, where it happens once, e.g. 'comment 7': a person gets one notice for each kind and key. */
  key?: string
  /** What it is about, e.g. 'task:7': with that it is removed, by `remove_notices_about` (migrations/0023_line_events.sql). */
  subject?: string
  /**
   * Whether a person's unread notices of this kind and subject give way to it. Who had one of the last day gets no e-mail
   * again.
   */
  replaces?: boolean
}

/**
 * Sends notices in the transaction of what they are about: into the workbench of each person, and by e-mail to those who
 * want that kind so. A transaction calls it once, with all it has to send (see `raiseNotices`).
 */
export async function notify(context: NotifyContext, db: Kysely<DB>, ...notices: readonly NewNotice[]): Promise<void> {
  const sent: { notice: NewNotice; ids: number[]; replaced: number[] }[] = []
  if (notices.some(({ replaces, to }) => replaces && to.length > 0)) {
    const everybody = notices.flatMap(({ to }) => to)
    await lockCounters(db, everybody)
  }
  for (const notice of notices) {
    const replaced = notice.replaces ? await removeUnread(context, db, notice) : []
    const ids = await insertNotice(context, db, notice)
    if (ids.length > 0) sent.push({ notice, ids, replaced })
  }
  if (sent.length === 0) return
  await raiseNotices(
    db,
    sent.flatMap(({ ids }) => ids),
  )
  for (const { notice, ids, replaced } of sent) {
    const waiting = new Set(replaced)
    const unaware = ids.filter((id) => !waiting.has(id))
    await sendEmails(context, db, notice, unaware)
  }
}

/** Removes what a notice replaces; the ids of those who were told within the last day. */
async function removeUnread({ actor, clock }: NotifyContext, db: Kysely<DB>, { kind, subject, to }: NewNotice) {
  const removed = await db
    .deleteFrom('notices')
    .where('user_id', '=', ({ fn, val }) => fn.any(val([...to])))
    .where('user_id', '!=', actor?.id ?? 0)
    .where('read_at', 'is', null)
    .where('kind', '=', kind.name)
    .where('subject', '=', subject ?? null)
    .returning(['user_id', 'created_at'])
    .execute()
  const yesterday = clock.now().getTime() - DAY_MS
  return removed.filter(({ created_at }) => created_at.getTime() > yesterday).map(({ user_id }) => user_id)
}

/** Inserts a notice for each of those it is for; the ids of who has not had it yet. */
async function insertNotice({ actor, clock }: NotifyContext, db: Kysely<DB>, notice: NewNotice): Promise<number[]> {
  const { kind, to, title, note = '', path, key = null, subject = null } = notice
  if (to.length === 0) return []
  const added = await db
    .insertInto('notices')
    .columns(['user_id', 'kind', 'key', 'subject', 'title', 'note', 'path', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([
          'id',
          sql.val(kind.name).as('kind'),
          sql.val(key).as('key'),
          sql.val(subject).as('subject'),
          sql.val(title).as('title'),
          sql.val(note).as('note'),
          sql.val(path).as('path'),
          sql<Date>`${clock.now()}::timestamptz`.as('created_at'),
        ])
        .where('id', 'in', to)
        .where('id', '!=', actor?.id ?? 0)
        .where('banned', 'is not', true)
        .orderBy('id'),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'key']).doNothing())
    .returning('user_id')
    .execute()
  return added.map(({ user_id }) => user_id)
}

/** Sends a notice to those of these people who want its kind by e-mail too. */
async function sendEmails({ mail, settings }: NotifyContext, db: Kysely<DB>, notice: NewNotice, ids: number[]) {
  if (ids.length === 0) return
  const { kind, title, note = '', path } = notice
  const people = await db
    .selectFrom('users')
    .leftJoin('notice_settings', (join) =>
      join.onRef('notice_settings.user_id', '=', 'users.id').on('notice_settings.kind', '=', kind.name),
    )
    .select(['users.name', 'users.email'])
    .where('users.id', 'in', ids)
    .where(sql<boolean>`coalesce(notice_settings.email, ${kind.emailByDefault})`)
    .execute()
  if (people.length === 0) return
  // Who called is not asked: a request's Host header can be forged.
  const origin = settings.publicUrl ?? (await readInstallation(db)).signed_in_origin
  const firm = { name: (await mail.sender(db)).name, address: '', email: '' }
  for (const { name, email } of people)
    await mail.send({ to: email, ...(await writeNoticeEmail({ name, title, note, path, origin, firm })) }, { db })
}

interface NoticeEmail {
  /** The recipient's name. */
  name: string
  title: string
  note: string
  path: string
  /** Of the links; null where it is unknown: the e-mail then has none. */
  origin: string | null
  firm: Letterhead
}

/** The e-mail of a notice. */
const writeNoticeEmail = ({ name, title, note, path, origin, firm }: NoticeEmail) =>
  writeEmail({
    subject: title,
    firm,
    paragraphs: [`Olá, ${name.split(' ')[0]}!`, ...(note ? [note] : [])],
    ...(origin && { button: { label: 'Abrir', link: origin + path } }),
    notes: [
      'Você recebe este e-mail pelas preferências do seu perfil.',
      ...(origin ? [{ label: 'Mudar as preferências', link: origin + SETTINGS_PATH }] : []),
    ],
  })
