import type { Kysely } from 'kysely'
import { fold } from '#fold.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { Classified } from './classify.ts'

/** The payment of a card's bill, as the card's own statement names it. */
export const isCardPayment = ({ description, amount }: Classified) =>
  amount > 0 && /^(inclusao de |credito de )?(pagamento|pagto|pgto)\b/.test(fold(description))

/** The same, as the account that it leaves names it. */
export const paysCard = ({ description, amount }: Classified) =>
  amount < 0 && /^(pagamento|pagto|pgto|debito automatico)\b.*\b(fatura|cartao)\b/.test(fold(description))

/** Whether a ledger has a card of its own: without one the payment of a card's bill is what was bought by it. */
export async function hasCards(db: Kysely<DB>, ledger: number): Promise<boolean> {
  const card = await db
    .selectFrom('finance_accounts')
    .select('id')
    .where('id_user', '=', ledger)
    .where('kind', '=', 'card')
    .limit(1)
    .executeTakeFirst()
  return card !== undefined
}
