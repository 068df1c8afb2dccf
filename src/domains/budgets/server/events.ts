import { type Insertable, type Kysely, sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { BudgetEvents, DB } from '#platform/db/tables.gen.ts'
import type { ExchangeEvent } from '../exchange-schemas.ts'

type EventKind =
  | 'sent'
  | 'link_revoked'
  | 'seen'
  | 'accepted'
  | 'refused'
  | 'change_requested'
  | 'renewal_requested'
  | 'undone'
  | 'version'
  | 'line_started'
  | 'paid'
  | 'unpaid'
  | 'answered'
  | 'installment_changed'
  | 'reminded'

type NewEvent = Omit<Insertable<BudgetEvents>, 'id' | 'kind' | 'at' | 'user_id'> & { kind: EventKind }

/** Adds an event by the caller, a member of staff or the client, in the transaction of what it tells of. */
export const addEvent = ({ clock, actor }: Pick<Context, 'clock' | 'actor'>, db: Kysely<DB>, event: NewEvent) =>
  db
    .insertInto('budget_events')
    .values({ ...event, at: clock.now(), user_id: actor?.id ?? null })
    .returning('id')
    .executeTakeFirstOrThrow()

/** What happened with a quote, the oldest first. */
export async function listEvents(db: Kysely<DB>, id: number): Promise<ExchangeEvent[]> {
  const rows = await db
    .selectFrom('budget_events')
    .leftJoin('users', 'users.id', 'budget_events.user_id')
    .select([
      'budget_events.id',
      'kind',
      'at',
      sql<string>`coalesce(users.name, '')`.as('by'),
      'version',
      'budget_events.name',
      'budget_events.email',
      'network',
      'note',
      'means',
      'file_name',
      'pdf_sha256',
      'accepted_pdf_key',
    ])
    .where('budget_id', '=', id)
    .orderBy('budget_events.id')
    .execute()
  return rows.map(({ at, file_name, pdf_sha256, accepted_pdf_key, ...row }) => ({
    ...row,
    at: at.toISOString(),
    file_name: file_name ?? '',
    pdf_sha256: pdf_sha256 ?? '',
    has_accepted_pdf: accepted_pdf_key !== null,
  }))
}

/** Whether an acceptance was undone since. */
export const UNDONE = sql<boolean>`exists (select from budget_events as later
  where later.budget_id = budget_events.budget_id and later.kind = 'undone' and later.id > budget_events.id)`

/** The acceptance that stands: the last one, where it was not undone since. */
export const findAcceptance = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('budget_events')
    .selectAll()
    .where('budget_id', '=', id)
    .where('kind', '=', 'accepted')
    .where(sql<boolean>`not ${UNDONE}`)
    .orderBy('budget_events.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** An acceptance with the version that was accepted. */
export const chooseAccepted = (db: Kysely<DB>, event: number) =>
  db
    .selectFrom('budget_events')
    .innerJoin('budget_versions', (join) =>
      join
        .onRef('budget_versions.budget_id', '=', 'budget_events.budget_id')
        .onRef('budget_versions.version', '=', 'budget_events.version'),
    )
    .select(['budget_events.budget_id', 'name', 'at', 'accepted_pdf_key'])
    .select(({ fn }) => [
      // What was chosen stands in the place of what was offered.
      fn.coalesce('budget_events.document', 'budget_versions.document').as('document'),
      fn.coalesce('budget_events.pdf_sha256', 'budget_versions.pdf_sha256').as('pdf_sha256'),
    ])
    .where('budget_events.id', '=', event)
