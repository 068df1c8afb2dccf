import { createClient } from '#domains/clients/server/save.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from './change.ts'

interface Buyer {
  email: string
  document: string
}

/** The client that a buyer is: by their e-mail, also as another person of a client, else by CPF or CNPJ. */
export async function findClientOf({ db }: Pick<Context, 'db'>, { email, document }: Buyer) {
  const found = await db
    .selectFrom('clients')
    .select(['id', 'name'])
    .where('deleted_at', 'is', null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        ...(email
          ? [
              eb('email', '=', email),
              exists(
                selectFrom('client_contacts')
                  .select('client_contacts.id')
                  .whereRef('client_id', '=', 'clients.id')
                  .where('client_contacts.email', '=', email),
              ),
            ]
          : []),
        ...(document ? [eb('document', '=', document)] : []),
      ]),
    )
    .orderBy((eb) => eb('email', '=', email), 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return found ?? null
}

/** Makes who placed an order a client with what they wrote in it, where they are none yet. Throws 404. */
export const makeClientOf = ({ db, ...rest }: Context, { id }: { id: number }) =>
  db.transaction().execute(async (db) => {
    const context = { ...rest, db }
    // Whoever asks for the same at once waits, and finds the one that was made.
    const { name, email, phone, document } = await db
      .selectFrom('orders')
      .select(['name', 'email', 'phone', 'document'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow(notFound)
    if (await findClientOf(context, { email, document })) return
    await createClient(context, { name, email, phone, document })
  })
