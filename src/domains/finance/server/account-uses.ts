import { type Kysely, sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { addDays, day, dayOf } from '#time.ts'
import { type Frequency, nextOccurrence, RESTORE_DAYS } from '../finance.ts'
import { oldestRestored } from './access.ts'

/**
 * Throws 409 where entries, open bills, or bills that repeat name an account, which would lose it, also where a deleted
 * one of them can still be restored. The account is held.
 */
export async function requireUnused(context: Context, db: Kysely<DB>, { id, name }: { id: number; name: string }) {
  const entries = await countRows(context, db, 'finance_reports', id)
  const changing = 'marque-a como fora de uso, ou mude antes a conta delas.'
  if (entries.count > 0)
    throw inUse('entries', `“${name}” tem ${many(entries.count, 'uma transação', 'transações')}: ${changing}`)
  const bills = await countRows(context, db, 'finance_bills', id)
  const repeats = await countRepeats(db, id)
  const uses = [
    ...(bills.count > 0 ? [many(bills.count, 'uma conta em aberto', 'contas em aberto')] : []),
    ...(repeats > 0
      ? [many(repeats, 'uma conta ou transação que se repete', 'contas ou transações que se repetem')]
      : []),
  ]
  if (uses.length > 0) throw inUse('bills', `“${name}” serve a ${uses.join(' e a ')}: ${changing}`)
  requireNoneGone(name, 'entries', entries, ['uma transação excluída', 'transações excluídas'])
  requireNoneGone(name, 'bills', bills, ['uma conta excluída', 'contas excluídas'])
}

/** How many rows name it, how many deleted ones can be restored, and when the last of those was deleted. A paid bill has its entry. */
const countRows = (context: Context, db: Kysely<DB>, table: 'finance_reports' | 'finance_bills', account: number) =>
  db
    .selectFrom(table)
    .select([
      sql<number>`count(*) filter (where deleted_at is null)::integer`.as('count'),
      sql<number>`count(*) filter (where deleted_at is not null)::integer`.as('gone'),
      sql<Date | null>`max(deleted_at)`.as('last'),
    ])
    .where('account_id', '=', account)
    .where((eb) => eb.or([eb('deleted_at', 'is', null), eb('deleted_at', '>=', oldestRestored(context))]))
    .$if(table === 'finance_bills', (query) => query.where(sql<boolean>`paid_on is null`))
    .executeTakeFirstOrThrow()

/** Those that go on. */
async function countRepeats(db: Kysely<DB>, account: number) {
  const rows = await db
    .selectFrom('finance_repeats')
    .select(['frequency', 'first_day', 'last_day', 'made_until'])
    .where('account_id', '=', account)
    .execute()
  return rows.filter(({ made_until, ...row }) =>
    nextOccurrence({ ...row, frequency: row.frequency as Frequency }, made_until),
  ).length
}

function requireNoneGone(
  name: string,
  what: 'entries' | 'bills',
  { gone, last }: { gone: number; last: Date | null },
  [one, others]: readonly [string, string],
) {
  if (gone === 0) return
  throw inUse(
    what,
    `“${name}” tem ${many(gone, one, others)} que ainda ${gone === 1 ? 'pode' : 'podem'} voltar. Marque-a como fora de uso: depois de ${day(addDays(dayOf(last!), RESTORE_DAYS))} ela pode ser excluída.`,
  )
}

const many = (count: number, one: string, others: string) =>
  count === 1 ? one : `${count.toLocaleString('pt-BR')} ${others}`

const inUse = (what: 'entries' | 'bills', text: string) => new AppError(`account-has-${what}`, text)
