import { type Kysely, sql } from 'kysely'
import { FileFault, faultText } from '#csv/file-fault.ts'
import { toDecimal } from '#money.ts'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { NO_CATEGORY } from '../../finance.ts'
import type { ImportOptions } from '../../import-contract.ts'
import { spellCategories } from '../categories.ts'
import { payTx } from '../pay.ts'
import type { Classified } from './classify.ts'
import { fits, listOpen, type Open } from './matches.ts'
import { refuse } from './receive.ts'
import { type Suggestion, suggestCategories } from './suggest.ts'

/** Rows that one query writes. */
const CHUNK = 5000

export type Choice = (ImportOptions['choices'] & {})[number]

/** A line that becomes an entry, or that is the payment or the entry that it was matched with. */
export interface Decided {
  line: Classified
  choice: Choice | undefined
}

interface Writing {
  ledger: number
  /** The import's. */
  id: number
  /** Ids of the accounts, by the statements' places in the file. */
  accounts: readonly number[]
}

/** Adds lines to the ledger as entries. */
export async function addEntries(
  context: Context,
  db: Kysely<DB>,
  { added, ...writing }: Writing & { added: readonly Decided[] },
): Promise<void> {
  const suggest = await suggestCategories(
    db,
    writing.ledger,
    added.map(({ line }) => line),
  )
  const entries = added.map(({ line, choice }) => {
    const { category, transfer }: Suggestion = suggest(line.description)
    return {
      line,
      category: choice?.category ?? (category || NO_CATEGORY),
      transfer: choice?.transfer ?? transfer,
    }
  })
  const spelling = await spellCategories(
    db,
    writing.ledger,
    entries.map(({ category }) => category),
  )
  for (let from = 0; from < entries.length; from += CHUNK) {
    const chunk = entries.slice(from, from + CHUNK)
    await insertEntries(
      context,
      db,
      writing,
      chunk.map((entry) => ({ ...entry, category: spelling.get(entry.category)! })),
    )
  }
}

/** Arrays of columns instead of rows: a statement takes 65,535 parameters at most, and each is sent once. */
async function insertEntries(
  { actor, clock }: Context,
  db: Kysely<DB>,
  { ledger, id, accounts }: Writing,
  entries: readonly ({ line: Classified } & Suggestion)[],
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('finance_reports', 'id'))::integer as id
    from generate_series(1, ${entries.length})`.execute(db)
  const ids = rows.map((row) => row.id)
  const column = <Value>(read: (entry: (typeof entries)[number]) => Value) => entries.map(read)
  await sql`
    insert into finance_reports
      (id, description, amount, category, type, transfer, date, account_id, id_user, import_id, created_at, created_by)
    select entry.*, ${ledger}::integer, ${id}::integer, ${clock.now()}::timestamptz, ${actor?.id ?? null}::integer
    from unnest(
      ${ids}::integer[],
      ${column(({ line }) => line.description)}::text[],
      ${column(({ line }) => Math.abs(line.amount))}::bigint[],
      ${column(({ category }) => category)}::text[],
      ${column(({ line }) => line.type)}::text[],
      ${column(({ transfer }) => transfer)}::boolean[],
      ${column(({ line }) => line.day)}::date[],
      ${column(({ line }) => accounts[line.account]!)}::integer[]
    ) as entry`.execute(db)
  await sql`
    insert into finance_import_lines (import_id, account_id, key, fitid, report_id)
    select ${id}::integer, line.*
    from unnest(
      ${column(({ line }) => accounts[line.account]!)}::integer[],
      ${column(({ line }) => line.key)}::text[],
      ${column(({ line }) => line.fitid)}::text[],
      ${ids}::integer[]
    ) as line`.execute(db)
}

/** Pays what lines were matched with, or links a line to the entry that it is. Throws 422 with the line. */
export async function matchLines(
  context: Context,
  db: Kysely<DB>,
  { ledger, id, accounts, matched }: Writing & { matched: readonly Decided[] },
): Promise<void> {
  if (matched.length === 0) return
  const open = await listOpen(context, ledger, db)
  for (const { line, choice } of matched) {
    const match = choice?.match
    if (!match) throw refuseLine(line, 'Falta dizer com o que ela combina.')
    const account_id = accounts[line.account]!
    const isSame = match.kind === 'report'
    const report_id = isSame
      ? await linkSame(db, { ledger, account_id, line, id: match.id })
      : await payOpen(context, db, { line, account_id, open: requireOpen(open, line, match) })
    const relation = isSame ? 'same' : 'paid'
    await db
      .insertInto('finance_import_lines')
      .values({ import_id: id, account_id, key: line.key, fitid: line.fitid, report_id, relation })
      .execute()
  }
}

/** What a line pays. Throws 422 where that is not open any more, or is of another amount. */
function requireOpen(open: readonly Open[], line: Classified, { kind, id }: Pick<Open, 'id'> & { kind: string }): Open {
  const found = open.find((one) => one.kind === kind && one.id === id)
  if (!found) throw refuseLine(line, 'O que ela pagaria não está mais em aberto. Comece de novo.')
  if (!fits(found, line)) throw refuseLine(line, `O valor não é o de “${found.description}”.`)
  return found
}

/** Returns the id of the payment's entry. Throws 422 as the payment's own call does, with the line. */
function payOpen(
  context: Context,
  db: Kysely<DB>,
  { line, account_id, open: { kind, id, amount } }: { line: Classified; account_id: number; open: Open },
): Promise<number> {
  const came = Math.abs(line.amount)
  const payment = {
    ...{ kind, id, paid_on: line.day, account_id, payer: line.description },
    ...(came !== amount && { amount: toDecimal(came) }),
  }
  return payTx(context, db, payment).catch((error) => {
    throw error instanceof AppError ? refuseLine(line, error.message) : error
  })
}

const refuseLine = ({ line }: Classified, text: string) => refuse(faultText(new FileFault(text, line)))

/**
 * The entry that a line is; it takes the line's account where it has none. Throws 422 where it is not one of the ledger with
 * the same amount, or another line of the account was matched with it. One that another import made may be linked: banks
 * change FITIDs and texts from one download to the next.
 */
async function linkSame(
  db: Kysely<DB>,
  { ledger, account_id, line, id }: { ledger: number; account_id: number; line: Classified; id: number },
): Promise<number> {
  const found = await db
    .updateTable('finance_reports')
    .set(({ fn, val }) => ({ account_id: fn.coalesce('account_id', val(account_id)) }))
    .where('id', '=', id)
    .where('id_user', '=', ledger)
    .where('deleted_at', 'is', null)
    .where('type', '=', line.type)
    .where('amount', '=', Math.abs(line.amount))
    .returning('id')
    .executeTakeFirst()
  if (!found) throw refuseLine(line, 'A transação com que ela combina não existe mais, ou é de outro valor.')
  const other = await db
    .selectFrom('finance_import_lines')
    .select('id')
    .where('report_id', '=', id)
    .where('account_id', '=', account_id)
    .where('relation', '<>', 'made')
    .executeTakeFirst()
  if (other) throw refuseLine(line, 'Este lançamento já é o de outra linha do extrato.')
  return found.id
}
