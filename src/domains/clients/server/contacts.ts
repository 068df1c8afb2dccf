import type { Kysely } from 'kysely'
import { pick } from '#pick.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { refuseDouble } from '#platform/db/errors.ts'
import { raiseRevision } from '#platform/db/revisions.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { type Contact, ContactFields, MAX_CONTACTS } from '../contacts-contract.ts'
import { notFound } from './columns.ts'
import { updateClient } from './save.ts'

const FIELDS = Object.keys(ContactFields.shape) as (keyof ContactFields)[]

/** The contacts of clients that are not deleted. */
const chooseContacts = (db: Kysely<DB>) =>
  db
    .selectFrom('client_contacts')
    .innerJoin('clients', 'clients.id', 'client_id')
    .where('clients.deleted_at', 'is', null)
    .selectAll('client_contacts')

/** The contacts of a client beside the one of the record, in the order in which they came. Throws 404. */
export async function listContacts({ db }: Pick<Context, 'db'>, id: number): Promise<{ data: Contact[] }> {
  const [, rows] = await Promise.all([
    findClient(db, id),
    chooseContacts(db).where('client_id', '=', id).orderBy('client_contacts.id').execute(),
  ])
  return { data: rows.map(toWire) }
}

/** Adds a contact. Throws 404, 422 for nobody, for an e-mail that the client has already, and for too many. */
export async function createContact(context: Context, { client_id, ...fields }: ContactFields & { client_id: number }) {
  requireSomebody(fields)
  const row = await context.db
    .transaction()
    .execute(async (db) => {
      await requireUnknown(db, client_id, fields.email)
      const { count } = await db
        .selectFrom('client_contacts')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('client_id', '=', client_id)
        .executeTakeFirstOrThrow()
      if (Number(count) >= MAX_CONTACTS)
        throw new AppError('invalid', `Um cliente tem no máximo ${MAX_CONTACTS} contatos. Exclua um antes.`)
      return db
        .insertInto('client_contacts')
        .values({ ...fields, client_id, created_at: context.clock.now() })
        .returning(['id', 'revision'])
        .executeTakeFirstOrThrow()
    })
    .catch(refuseDoubleEmail)
  return { result: true as const, data: { ...row, merged: false } }
}

type Change = Partial<ContactFields> & { id: number; revision?: number | undefined }

/** Changes the given fields of a contact. Throws 404, 422 as above, and 409 on a conflict. */
export async function updateContact(context: Context, { id, revision, ...changes }: Change) {
  const saved = await context.db
    .transaction()
    .execute(async (db) => {
      const stored = await chooseContacts(db)
        .where('client_contacts.id', '=', id)
        .forUpdate('client_contacts')
        .executeTakeFirstOrThrow(contactNotFound)
      const before = pick(stored, FIELDS)
      requireSomebody({ ...before, ...changes })
      if (changes.email && changes.email !== stored.email) await requireUnknown(db, stored.client_id, changes.email)
      const { columns, saved } = await raiseRevision(
        { stored, before, after: changes, by: requireUser(context), at: context.clock.now() },
        { begun: revision, readRecord: async () => toWire(stored) },
      )
      await db
        .updateTable('client_contacts')
        .set({ ...changes, ...columns })
        .where('id', '=', id)
        .execute()
      return saved
    })
    .catch(refuseDoubleEmail)
  return { result: true as const, data: { id, ...saved } }
}

/** Removes a contact. Throws 404. */
export async function removeContact({ db }: Pick<Context, 'db'>, id: number) {
  await db
    .deleteFrom('client_contacts')
    .where(
      'id',
      'in',
      chooseContacts(db).clearSelect().select('client_contacts.id').where('client_contacts.id', '=', id),
    )
    .returning('id')
    .executeTakeFirstOrThrow(contactNotFound)
  return { result: true as const }
}

interface Kept {
  client_id: number
  name: string
  email: string
}

/**
 * Keeps an e-mail that a quote was sent to or accepted with: as the record's where that has none, else as a contact that
 * receives quotes. One that is known stays as it is. Throws 404, 409 where the record was changed at the same moment.
 */
export async function keepEmail(context: Context, { client_id, name, email }: Kept) {
  const client = await findClient(context.db, client_id)
  const isKnown = client.email === email || (await findContact(context.db, client_id, email)) !== undefined
  if (isKnown) return { result: true as const }
  if (client.email === '') await updateClient(context, { id: client_id, revision: client.revision, email })
  else await createContact(context, { client_id, name, email, phone: '', gets_quotes: true, gets_charges: false })
  return { result: true as const }
}

interface Move {
  from: number
  to: number
  /** The e-mail of the record that stays. */
  email: string
}

/** Makes the contacts of one client another's, in the transaction that joins them, but for addresses that are there. */
export async function moveContacts(db: Kysely<DB>, { from, to, email }: Move) {
  await db
    .updateTable('client_contacts')
    .set({ client_id: to })
    .where('client_id', '=', from)
    .where((eb) =>
      eb.or([
        eb('email', '=', ''),
        eb.and([
          eb('email', '!=', email),
          eb(
            'email',
            'not in',
            eb.selectFrom('client_contacts as known').select('known.email').where('known.client_id', '=', to),
          ),
        ]),
      ]),
    )
    .execute()
}

const toWire = (row: Contact): Contact => pick(row, ['id', 'revision', ...FIELDS])

const findClient = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('clients')
    .select(['email', 'revision'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow(notFound)

const findContact = (db: Kysely<DB>, client_id: number, email: string) =>
  db
    .selectFrom('client_contacts')
    .select('id')
    .where('client_id', '=', client_id)
    .where('email', '=', email)
    .executeTakeFirst()

/** Holds the client's record. Throws 404, and 422 for the e-mail of the record itself. */
async function requireUnknown(db: Kysely<DB>, id: number, email: string) {
  const client = await db
    .selectFrom('clients')
    .select('email')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
  if (email !== '' && client.email === email) throw taken()
}

function requireSomebody({ name, email, phone }: Pick<ContactFields, 'name' | 'email' | 'phone'>) {
  const text = 'Escreva um nome, um e-mail ou um telefone.'
  if (!name && !email && !phone) throw new AppError('invalid', text, { name: text })
}

/** Throws 422 for the failure of an e-mail that another contact of the client has, and any other failure as it is. */
const refuseDoubleEmail = refuseDouble('client_contacts_email_idx', taken)

function taken() {
  const text = 'Este cliente já tem este e-mail.'
  return new AppError('invalid', text, { email: text })
}

const contactNotFound = () => new AppError('missing', 'Este contato não existe mais.')
