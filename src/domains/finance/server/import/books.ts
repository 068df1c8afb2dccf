import type { Kysely } from 'kysely'
import type { DB } from '#platform/db/tables.gen.ts'
import { balanceOn } from '../statements.ts'
import { IS_UNTOUCHED, lastBalance, openingOf } from './accounts.ts'
import type { Classified, Target } from './classify.ts'
import type { ReceivedStatement } from './receive.ts'

/** What an account of a file has before the file's new lines. */
export interface Book {
  /** The day of the statement's balance, else of its last line: until its end is counted. */
  until: string
  /** Cents in the ledger; of an account that begins with this file what it begins with. */
  balance: number
  /** Lines that cannot be read, nor their amount: what an account begins with lacks them. */
  lacks: number
}

/** What the accounts of a file have, by their places in it; null of one without lines and balance. */
export async function readBooks(
  db: Kysely<DB>,
  { statements }: ReceivedStatement,
  { lines, targets }: { lines: readonly Classified[]; targets: readonly Target[] },
): Promise<(Book | null)[]> {
  const books: (Book | null)[] = []
  for (const { account_id, slot } of targets) {
    const own = lines.filter(({ account }) => targets[account]!.slot === slot)
    const ofAccount = statements.filter((_, at) => targets[at]!.slot === slot)
    const last = own.reduce<string | undefined>((day, line) => (!day || line.day > day ? line.day : day), undefined)
    const until = lastBalance(ofAccount)?.day ?? last
    if (!until) {
      books.push(null)
      continue
    }
    const row =
      account_id === null
        ? undefined
        : await db
            .selectFrom('finance_accounts')
            .select([balanceOn(until).as('balance'), IS_UNTOUCHED.as('untouched')])
            .where('id', '=', account_id)
            .executeTakeFirst()
    const begins = !row || row.untouched
    const implied = begins && lastBalance(ofAccount) !== undefined
    books.push({
      until,
      balance: begins ? openingOf(ofAccount, own).opening_balance : row.balance,
      lacks: implied ? ofAccount.reduce((sum, { missing }) => sum + missing.unknown, 0) : 0,
    })
  }
  return books
}
