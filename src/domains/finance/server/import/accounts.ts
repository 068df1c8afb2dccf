import { type Kysely, sql } from 'kysely'
import type { DB } from '#platform/db/tables.gen.ts'
import { bankName } from '#statements/banks.ts'
import type { Statement } from '#statements/statement.ts'
import { requireAccount } from '../access.ts'
import type { Classified, Target } from './classify.ts'
import { type ReceivedStatement, refuse } from './receive.ts'

/**
 * Finds the account of each statement of a file: the one with its number, else the one that the person chose, else,
 * of a CSV, the one that its last file went to. Throws 422 for an account of another ledger.
 */
export async function findTargets(
  db: Kysely<DB>,
  { ledger, statements, options, headers, name }: ReceivedStatement,
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
  const taken = new Set(accounts.map((account) => account.name))
  const targets: Target[] = []
  for (const [index, statement] of statements.entries()) {
    const chosen = options.accounts?.[index]
    await requireAccount(db, ledger, chosen)
    const bearer = statement.number && accounts.find((account) => isSame(account, statement))
    const named = accounts.find(({ id }) => id === (chosen === undefined ? remembered?.account_id : chosen))
    const isOther = named && !bearer && statement.number !== '' && named.number !== '' && !isSame(named, statement)
    if (isOther && chosen !== undefined)
      throw refuse(
        `O extrato é da conta ${statement.number}, e “${named.name}” é a ${named.number}. Escolha outra, ou uma conta nova.`,
      )
    const found = bearer || (isOther ? undefined : named)
    const same = statements.findIndex((other) => statement.number !== '' && isSame(other, statement))
    targets.push({
      account_id: found?.id ?? null,
      name: found?.name ?? nameNew(options.names?.[index] || nameOf(statement, name), taken),
      unnamed: !found && bankName(statement.bank) === '' && statement.number === '',
      fixed: Boolean(bearer),
      slot: found ? targets.findIndex(({ account_id }) => account_id === found.id) : same,
    })
    const target = targets.at(-1)!
    if (target.slot === -1) target.slot = index
  }
  return targets
}

type Numbered = Pick<Statement, 'bank' | 'branch' | 'number'>
/** Banks write a number with points and zeros or without, and not all files have bank and branch. */
const isSame = (one: Numbered, other: Numbered) =>
  bare(one.number) === bare(other.number) &&
  agrees(bare(one.bank), bare(other.bank)) &&
  agrees(bare(one.branch), bare(other.branch))
const bare = (text: string) => text.replace(/[^\dA-Za-z*]/g, '').replace(/^0+/, '')
const agrees = (one: string, other: string) => one === '' || other === '' || one === other

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
  const ownOf = (slot: number) =>
    [
      statements.filter((_, at) => targets[at]!.slot === slot),
      lines.filter(({ account }) => targets[account]!.slot === slot),
    ] as const
  for (const [index, { account_id, name, slot }] of targets.entries()) {
    const { bank, branch, number, kind } = statements[index]!
    if (slot < index) ids.push(ids[slot]!)
    else if (account_id === null) {
      const { id } = await db
        .insertInto('finance_accounts')
        .values({
          ...{ id_user: ledger, name, bank, branch, number, created_at: now },
          kind: kind === 'card' ? 'card' : 'bank',
          ...openingOf(...ownOf(slot)),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      ids.push(id)
    } else {
      await openByStatement(db, account_id, () => openingOf(...ownOf(slot)))
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

/** An account that was made by hand and has nothing yet begins with what its first statement implies. */
async function openByStatement(db: Kysely<DB>, id: number, opening: () => Opening): Promise<void> {
  await db.updateTable('finance_accounts').set(opening()).where('id', '=', id).where(IS_UNTOUCHED).execute()
}

/** Whether an account (`finance_accounts`) has neither an opening, nor an entry, nor a balance that a statement gave. */
export const IS_UNTOUCHED = sql<boolean>`(opening_balance = 0 and opening_day is null
  and not exists (select from finance_reports where account_id = finance_accounts.id)
  and not exists (select from finance_balances where account_id = finance_accounts.id))`

interface Opening {
  /** Cents. */
  opening_balance: number
  opening_day: string | null
}

/**
 * What an account had before the first line of its statements, and that line's day: its last balance, less the lines up to that
 * day, also those that cannot be read whole: who enters them comes to the bank's balance.
 */
export function openingOf(statements: readonly Statement[], lines: readonly Classified[]): Opening {
  const last = lastBalance(statements)
  const first = lines.reduce<string | null>((day, line) => (day === null || line.day < day ? line.day : day), null)
  if (!last) return { opening_balance: 0, opening_day: null }
  const missing = statements.reduce((sum, { missing }) => sum + missing.amount, 0)
  return {
    opening_balance: lines.reduce(
      (rest, { day, amount }) => (day <= last.day ? rest - amount : rest),
      last.amount - missing,
    ),
    opening_day: first !== null && first <= last.day ? first : last.day,
  }
}

/** The latest balance of an account's statements. */
export const lastBalance = (statements: readonly Statement[]) =>
  statements.flatMap(({ balance }) => balance ?? []).sort((one, other) => (one.day < other.day ? 1 : -1))[0]

/** What a new account is called: 'Itaú 7890', 'Cartão 1234'; where the file says neither bank nor number, like the file. */
function nameOf({ bank, number, kind }: Statement, file: string): string {
  const called = bankName(bank) || (kind === 'card' ? 'Cartão' : number ? 'Conta' : '')
  const last = number.replace(/[^\dA-Za-z]/g, '').slice(-4)
  const name = [called, bankName(bank) && kind === 'card' && 'cartão', last].filter(Boolean).join(' ')
  return (
    name ||
    file
      .replace(/\.[^.]*$/, '')
      .slice(0, 60)
      .trim() ||
    'Extrato'
  )
}

/** A name that no other account of the ledger has. */
function nameNew(name: string, taken: Set<string>): string {
  const free = [name, ...Array.from({ length: 100 }, (_, at) => `${name} ${at + 2}`)].find((one) => !taken.has(one))
  taken.add(free ?? name)
  return free ?? name
}
