import { sql } from 'kysely'

/** What `joinReader` calls whom a quote's reminders go to. */
export const READER = sql.ref('reader')

/**
 * Joined to `budgets`: whom a reminder goes to, as receipts (`readReach`): a contact that receives charges, else the client's
 * own address, else that of the acceptance. `email` and `contact` are null where none is known.
 */
export const joinReader = sql`
  left join lateral (
    select coalesce(charged.email, nullif(clients.email, ''), accepted.email) as email,
      case when charged.email is not null then charged.name when clients.email <> '' then clients.contact
        else accepted.name end as contact
    from (select) as one
    left join clients on clients.id = budgets.client_id
    left join lateral (select email, name from client_contacts
      where client_contacts.client_id = clients.id and clients.deleted_at is null and gets_charges and email <> ''
      order by id limit 1) as charged on true
    left join lateral (select email, name from budget_events
      where budget_id = budgets.id and kind = 'accepted' and email <> '' order by id desc limit 1) as accepted on true
  ) as ${READER} on true`
