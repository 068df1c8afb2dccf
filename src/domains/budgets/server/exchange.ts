import type { Kysely } from 'kysely'
import { accessibleBy } from '#domains/projects/server/access.ts'
import { scopeOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import type { FieldRevisions } from '#platform/db/revisions.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { makeSecretToken } from '#platform/http/secret-link.ts'
import { dayOf } from '#time.ts'
import { stateOn } from '../budget.ts'
import type { ContactChange, Exchange } from '../exchange-contract.ts'
import { chooseBudgets, notFound } from './access.ts'
import type { BudgetColumns } from './columns.ts'
import { listEvents } from './events.ts'
import { readInstallments } from './installments.ts'
import { isChanged } from './versions.ts'

/** The kind of the clients' links. */
export const LINK = 'quote'

/** A quote of the caller's, held until the transaction ends. Throws 404. */
export async function lockBudget(context: Context, db: Kysely<DB>, id: number): Promise<BudgetColumns> {
  return chooseBudgets(context, db).selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)
}

/** Does something with a quote of the caller's in one transaction that holds it. Throws 404, and what `work` throws. */
export async function changeExchange(
  context: Context,
  id: number,
  work: (db: Kysely<DB>, budget: BudgetColumns) => Promise<unknown>,
) {
  await context.db.transaction().execute(async (db) => work(db, await lockBudget(context, db, id)))
  return readExchange(context, id)
}

/** Path of the client's page; '' while there is no link. */
export const linkPath = (
  context: Pick<Context, 'secret'>,
  { id, share_number }: Pick<BudgetColumns, 'id' | 'share_number'>,
) => (share_number === null ? '' : `/orcamento/${makeSecretToken(context, { kind: LINK, id, number: share_number })}`)

/** Where a quote stands with its client, for staff. Throws 404. */
export async function readExchange(context: Context, id: number): Promise<{ data: Exchange }> {
  const { db, clock } = context
  const row = await chooseBudgets(context)
    .leftJoin('clients', 'clients.id', 'budgets.client_id')
    .select([
      'budgets.id',
      'status',
      'state',
      'budget_validity',
      'version',
      'share_number',
      'project_id',
      'client_id',
      'clients.email',
      'phone',
    ])
    .where('budgets.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  const [events, installments, changed, line, contact_changes] = await Promise.all([
    listEvents(db, id),
    readInstallments(db, id),
    isChanged(context, row),
    findLine(context, row.project_id),
    readContactChanges(db, row.client_id),
  ])
  return {
    data: {
      state: stateOn(dayOf(clock.now()), row),
      version: row.version,
      changed,
      path: linkPath(context, row),
      email: row.email ?? '',
      phone: row.phone ?? '',
      contact_changes,
      events,
      installments,
      project_id: line?.id ?? null,
      startable: row.status !== 'PENDING' && row.project_id === null,
    },
  }
}

/** A production line, where it is the caller's too. */
const findLine = async (context: Context, id: number | null) =>
  id === null
    ? undefined
    : context.db
        .selectFrom('projects')
        .select('projects.id')
        .where('projects.id', '=', id)
        .where(accessibleBy(scopeOf(context)))
        .executeTakeFirst()

/**
 * What of a client's e-mail and phone was changed since a quote was last sent to them: whoever sends the next one should
 * know, since anybody of the staff may have changed it. Empty before the first sending.
 */
async function readContactChanges(db: Kysely<DB>, client_id: number | null): Promise<ContactChange[]> {
  if (client_id === null) return []
  const client = await db
    .selectFrom('clients')
    .select(({ selectFrom }) => [
      'field_revisions',
      selectFrom('budget_events')
        .innerJoin('budgets', 'budgets.id', 'budget_events.budget_id')
        .where('budgets.client_id', '=', client_id)
        .where('budget_events.kind', '=', 'sent')
        .select(({ fn }) => fn.max('budget_events.at').as('at'))
        .as('sent'),
    ])
    .where('id', '=', client_id)
    .executeTakeFirst()
  const { sent, field_revisions } = client ?? {}
  if (!sent) return []
  return (['email', 'phone'] as const).flatMap((field) => {
    const change = (field_revisions as FieldRevisions)[field]
    return change && new Date(change.at) > sent ? [{ field, by: change.by.name, at: change.at }] : []
  })
}
