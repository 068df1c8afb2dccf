import { type Kysely, sql } from 'kysely'
import type { DB } from '#platform/db/tables.gen.ts'
import { bankName } from '#statements/banks.ts'
import type { Statement } from '#statements/statement.ts'
import { requireAccount } from '../access.ts'
import type { Classified, Target } from './classify.ts'
import type { ReceivedStatement } from './receive.ts'

/**
 * Finds the account of each statement of a file: the one with its number, else the one that the person chose, else,
 * of a CSV, the one that its last file went to. Throws 422 for an account of another ledger.
 */
export async function findTargets(
  db: Kysely<DB>,
  { ledger, statements, options, headers }: ReceivedStatement,
): Promise<Target[]> {
  const accounts = await db
    .selectFrom('finance_accounts')
    .select(['id', 'name', 'bank', 'branch', 'number'])
    .where('id_user', '=', ledger)
    .execute()
  const rows = await db
    .selectFrom('finance_csv_mappings')
    .select(['account_id', 'header'])
    .where('id_user', '=', ledger)
    .where(sql<boolean>`header = any(${headers})`)
    .execute()
  const remembered = headers.map((header) => rows.find((row) => row.header === header)).find(Boolean)
  const targets: Target[] = []
  for (const [index, statement] of statements.entries()) {
    const chosen = options.accounts?.[index]
    await requireAccount(db, ledger, chosen)
    const bearer = statement.number && accounts.find((account) => isSame(account, statement))
    const found = bearer || accounts.find(({ id }) => id === (chosen === undefined ? remembered?.account_id : chosen))
    const same = statements.findIndex((other) => statement.number !== '' && isSame(other, statement))
    targets.push({
      account_id: found?.id ?? null,
      name: found?.name ?? nameOf(statement),
      fixed: Boolean(bearer),
      slot: found ? targets.findIndex(({ account_id }) => account_id === found.id) : same,
    })
    const target = targets.at(-1)!
    if (target.slot === -1) target.slot = index
  }
  return targets
}

type Numbered = Pick<Statement, 'bank' | 'branch' | 'number'>
const isSame = (one: Numbered, other: Numbered) =>
  one.number === other.number && one.bank === other.bank && one.branch === other.branch

interface Making {
  statement: ReceivedStatement
  targets: readonly Target[]
  lines: readonly Classified[]
  now: Date
}

/** Makes the accounts that are not there yet, with the balance of the file; those made by hand learn what statements call them. */
export async function makeAccounts(
  db: Kysely<DB>,
  { statement: { ledger, statements }, targets, lines, now }: Making,
): Promise<number[]> {
  const ids: number[] = []
  for (const [index, { account_id, name, slot }] of targets.entries()) {
    const { bank, branch, number, kind } = statements[index]!
    if (slot < index) ids.push(ids[slot]!)
    else if (account_id === null) {
      const { id } = await db
        .insertInto('finance_accounts')
        .values({
          ...{ id_user: ledger, name, bank, branch, number, created_at: now },
          kind: kind === 'card' ? 'card' : 'bank',
          opening_balance: openingOf(
            statements.filter((_, at) => targets[at]!.slot === slot),
            lines.filter(({ account }) => targets[account]!.slot === slot),
          ),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      ids.push(id)
    } else {
      if (number)
        await db
          .updateTable('finance_accounts')
          .set({ bank, branch, number })
          .where('id', '=', account_id)
          .where('number', '=', '')
          .execute()
      ids.push(account_id)
    }
  }
  return ids
}

/** What an account had before the first line of its statements, in cents: its last balance, less the lines up to that day. */
function openingOf(statements: readonly Statement[], lines: readonly Classified[]): number {
  const [last] = statements.flatMap(({ balance }) => balance ?? []).sort((one, other) => (one.day < other.day ? 1 : -1))
  if (!last) return 0
  return lines.reduce((rest, { day, amount }) => (day <= last.day ? rest - amount : rest), last.amount)
}

/** What a new account is called: 'Itaú 7890', 'Cartão 1234', 'Extrato' of a CSV. */
function nameOf({ bank, number, kind }: Statement): string {
  const called = bankName(bank) || (kind === 'card' ? 'Cartão' : number ? 'Conta' : 'Extrato')
  const last = number.replace(/[^\dA-Za-z]/g, '').slice(-4)
  return [called, last].filter(Boolean).join(' ')
}
