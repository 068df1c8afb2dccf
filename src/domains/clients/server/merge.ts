import { sql } from 'kysely'
import { pick } from '#pick.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { raiseRevision } from '#platform/db/revisions.ts'
import { AppError } from '#platform/errors.ts'
import { MAX_NOTES } from '../contract.ts'
import { mergeFields } from '../merged.ts'
import { FIELDS, notFound, toSearch } from './columns.ts'
import { moveContacts } from './contacts.ts'

/** What goes along where a client is joined with another. Throws 404. */
export async function countMoves({ db }: Context, id: number) {
  const data = await db
    .selectFrom('clients')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select([
      countOf('budgets').as('quotes'),
      countOf('client_contacts').as('contacts'),
      countOf('contact_messages').as('messages'),
    ])
    .executeTakeFirstOrThrow(notFound)
  return { data }
}
const countOf = (table: string) =>
  sql<number>`(select count(*)::int from ${sql.table(table)} where client_id = clients.id)`

/**
 * Joins two records of one client as `mergeFields` says: quotes and contacts of the second become the first's, and the second goes.
 * Throws 404, and 422 for one and the same record or for notes that are too long together.
 */
export async function mergeClients(context: Context, { id, other }: { id: number; other: number }) {
  if (id === other) throw new AppError('invalid', 'Escolha dois registros diferentes.')
  const now = context.clock.now()
  const saved = await context.db.transaction().execute(async (db) => {
    // The messages first, as `addClientOfMessageTx` has them: in another order the two could wait for each other.
    await db
      .selectFrom('contact_messages')
      .select('id')
      .where('client_id', '=', other)
      .orderBy('id')
      .forUpdate()
      .execute()
    const rows = await db
      .selectFrom('clients')
      .selectAll()
      .where('id', 'in', [id, other])
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute()
    const stays = rows.find((row) => row.id === id)
    const goes = rows.find((row) => row.id === other)
    if (!stays || !goes) throw notFound()
    const merged = mergeFields(pick(stays, FIELDS), pick(goes, FIELDS))
    if (merged.notes.length > MAX_NOTES)
      throw new AppError(
        'invalid',
        `Juntas, as observações passam de ${MAX_NOTES.toLocaleString('pt-BR')} caracteres. Encurte-as antes.`,
      )
    const by = requireUser(context)
    const { columns, saved } = await raiseRevision({ stored: stays, before: stays, after: merged, by, at: now })
    await db.updateTable('budgets').set({ client_id: id }).where('client_id', '=', other).execute()
    await db.updateTable('contact_messages').set({ client_id: id }).where('client_id', '=', other).execute()
    await moveContacts(db, { from: other, to: id, email: merged.email })
    // First, for its CPF or CNPJ may become the other's.
    await db.deleteFrom('clients').where('id', '=', other).execute()
    await db
      .updateTable('clients')
      .set({ ...merged, ...columns, search: toSearch(merged), updated_at: now })
      .where('id', '=', id)
      .execute()
    return saved
  })
  return { result: true as const, data: { id, ...saved } }
}
