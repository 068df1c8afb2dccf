import { sql } from 'kysely'
import { pick } from '#pick.ts'
import { type Context, requireUser } from '#platform/context.ts'
import type { ImportKind } from '#platform/csv-import/imports.ts'
import { raiseEach } from '#platform/db/revisions.ts'
import type { ImportedRow } from '#platform/record-import/imports.ts'
import type { ClientFields } from '../../contract.ts'
import { FIELDS, refuseDoubleTaxId, searchText } from '../columns.ts'
import { lockEverybody } from '../who-is.ts'
import { type ClientsPlan, COLUMNS, planClients } from './plan.ts'

/** The clients of a CSV. An undoing leaves those as they are that were changed since, or have quotes by now. */
export const clientsImport: ImportKind<keyof ClientFields, ClientsPlan> = {
  name: 'clients',
  table: 'clients',
  nameColumn: 'name',
  isWhole: false,
  isUsed: sql<boolean>`exists (select from budgets where client_id = stored.id)`,
  columns: COLUMNS,
  plan: planClients,
  write,
  lock,
  undo,
}

const GIVEN = sql`name text, contact text, email text, phone text, document text, address text, notes text, search text`

/** Throws 422 where somebody else has just saved a client with a number of the file's. */
async function write(context: Context, { made, merged }: ClientsPlan): Promise<readonly ImportedRow[]> {
  const [by, at] = [requireUser(context), context.clock.now()]
  // The last line first: in the list, which begins with the newest, they stand as in the file.
  const { rows: added } = await sql<ImportedRow>`
    insert into clients
      (name, contact, email, phone, document, address, notes, search, created_at, updated_at, created_by)
    select name, contact, email, phone, document, address, notes, unaccent(lower(search)), ${at}, ${at}, ${by.id}::integer
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as given (line integer, ${GIVEN})
    order by line desc
    returning id as record_id, revision, null as before`
    .execute(context.db)
    .catch(refuseDoubleTaxId)
  const updated = await writeFields(context, merged)
  return [...added, ...updated]
}

/** Gives each client the fields, of which `before` names those that change. */
async function writeFields(
  context: Context,
  clients: readonly (ClientFields & { id: number; search: string; before: object })[],
): Promise<readonly ImportedRow[]> {
  const [by, at] = [requireUser(context), context.clock.now()]
  const { rows } = await sql<ImportedRow>`
    update clients as stored set
      contact = given.contact, email = given.email, phone = given.phone, document = given.document,
      address = given.address, notes = given.notes, search = unaccent(lower(given.search)), updated_at = ${at},
      ${raiseEach(sql`given.before`, { by, at })}
    from jsonb_to_recordset(${JSON.stringify(clients)}::jsonb) as given (id integer, before jsonb, ${GIVEN})
    where stored.id = given.id
    returning stored.id as record_id, stored.revision, given.before`
    .execute(context.db)
    .catch(refuseDoubleTaxId)
  return rows
}

/** The messages of those that go, then whoever makes clients, as `addClientOfMessageTx` has them: in another order the two could wait for each other. */
async function lock({ db }: Context, id: number): Promise<void> {
  await sql`select id from contact_messages where client_id in (
    select record_id from record_import_rows where import_id = ${id} and before is null)
    order by id for update`.execute(db)
  await lockEverybody(db)
}

/** Removes those that the import made, and empties what it filled. */
async function undo(context: Context, id: number): Promise<void> {
  const { db } = context
  await sql`delete from clients where id in (
    select record_id from record_import_rows where import_id = ${id} and before is null)`.execute(db)
  const filled = await db
    .selectFrom('clients')
    .innerJoin('record_import_rows', 'record_id', 'clients.id')
    .select(['clients.id', 'before', ...FIELDS])
    .where('import_id', '=', id)
    .where('before', 'is not', null)
    .execute()
  await writeFields(
    context,
    filled.map(({ id: client, before, ...fields }) => {
      const after = { ...pick(fields, FIELDS), ...(before as Partial<ClientFields>) }
      return { id: client, before: before as object, ...after, search: searchText(after) }
    }),
  )
}
