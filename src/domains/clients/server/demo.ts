import * as z from 'zod'
import type { Program } from '#platform/context.ts'
import { isEmpty, readSeed } from '#platform/seed.ts'
import { DAY_MS } from '#time.ts'
import { ContactFields } from '../contacts-contract.ts'
import { ClientFields } from '../contract.ts'
import { toSearch } from './columns.ts'

/**
 * A client of the demonstration, with how many days before the first start it came. Their addresses and numbers do not
 * exist. Quotes of the demonstration that name one belong to it.
 */
const DemoClient = ClientFields.extend({
  daysAgo: z.int().nonnegative(),
  contacts: z.array(ContactFields).default([]),
})

/** Brings the demo's clients where there is none. */
export async function seedDemoClients({ db, clock }: Pick<Program, 'db' | 'clock'>) {
  if (!(await isEmpty(db, 'clients'))) return
  const now = clock.now().getTime()
  for (const { daysAgo, contacts, ...client } of readSeed('clients/clients.json', z.array(DemoClient))) {
    const at = new Date(now - daysAgo * DAY_MS)
    const { id } = await db
      .insertInto('clients')
      .values({ ...client, search: toSearch(client), created_at: at, updated_at: at, demo: true })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (contacts.length > 0)
      await db
        .insertInto('client_contacts')
        .values(contacts.map((contact) => ({ ...contact, client_id: id, created_at: at })))
        .execute()
  }
}
