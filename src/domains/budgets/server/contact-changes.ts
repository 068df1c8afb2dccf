import type { Kysely } from 'kysely'
import type { FieldRevisions } from '#platform/db/revisions.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { ContactChange } from '../exchange-contract.ts'

/**
 * What of a client's e-mail and phone was changed since a quote was last sent to them: whoever sends the next one should
 * know, since anybody of the staff may have changed it. Empty before the first sending.
 */
export async function readContactChanges(db: Kysely<DB>, client_id: number | null): Promise<ContactChange[]> {
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
