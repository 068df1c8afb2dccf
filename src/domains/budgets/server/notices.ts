import type { Kysely } from 'kysely'
import { type NotifyContext, notify } from '#domains/notices/server/notify.ts'
import type { NoticeKind } from '#platform/contributions.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { numberText, printerPath } from '../budget.ts'

export const decisionNotice: NoticeKind = {
  name: 'quote-decision',
  label: 'Quando um cliente aceita, recusa ou pede mudança em um orçamento seu',
  emailByDefault: true,
}

export const seenNotice: NoticeKind = {
  name: 'quote-seen',
  label: 'Quando um cliente abre um orçamento seu pela primeira vez',
  emailByDefault: false,
}

interface Quoted {
  id: number
  id_user: number
  client: string
  project_name: string
}

/** Tells the quote's owner what the client did, in the transaction that noted it. */
export const notifyOwner = (
  context: NotifyContext,
  db: Kysely<DB>,
  { id, id_user, client, project_name }: Quoted,
  { kind, what, note = '', key }: { kind: NoticeKind; what: string; note?: string; key?: string },
) =>
  notify(context, db, {
    kind,
    to: [id_user],
    title: `${client} ${what} orçamento ${numberText(id)}`,
    note: [project_name, note].filter(Boolean).join('\n'),
    path: printerPath(id),
    ...(key && { key }),
  })
