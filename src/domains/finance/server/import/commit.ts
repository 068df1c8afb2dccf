import { type Kysely, sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { faultText, StatementFault } from '#statements/statement.ts'
import { NO_CATEGORY } from '../../finance.ts'
import type { ImportOptions } from '../../import-contract.ts'
import { spellCategories } from '../categories.ts'
import { payIn } from '../pay.ts'
import { findTargets, makeAccounts } from './accounts.ts'
import { type Classified, classify } from './classify.ts'
import { readImport } from './list.ts'
import { listOpen } from './matches.ts'
import { type ReceivedStatement, receiveStatement, refuse } from './receive.ts'
import { type Suggestion, suggestCategories } from './suggest.ts'

/** Rows that are written by one statement. */
const CHUNK = 5000

type Choice = (ImportOptions['choices'] & {})[number]

/** A line that becomes an entry, or is the payment or the entry that it was matched with. */
interface Decided {
  line: Classified
  choice: Choice | undefined
}

/**
 * Imports a statement in one transaction, one import of a book at a time: what another tab imported since the preview is
 * known by then. Throws as `previewImport`, and 409 and 422 with the line for a choice that cannot be followed.
 */
export function commitImport(context: Context) {
  return receiveStatement(context, 'save', async (statement) => {
    const { book, options } = statement
    const id = await context.db.transaction().execute(async (db) => {
      await lockBook(db, book)
      const targets = await findTargets(db, statement)
      const lines = await classify(db, statement, targets)
      const accounts = await makeAccounts(db, statement, targets, context.clock.now())
      const decided = decide(lines, options.choices ?? [])
      const added = decided.filter(({ choice }) => choice?.do !== 'match')
      const matched = decided.filter(({ choice }) => choice?.do === 'match')
      const id = await insertImport(context, db, statement, {
        added: added.length,
        known: lines.filter(({ state }) => state === 'known').length,
        matched: matched.length,
      })
      await rememberMapping(db, statement, accounts[0])
      await storeBalances(db, { statement, accounts, id })
      await addEntries(context, db, { book, id, accounts, added })
      await matchLines(context, db, { book, id, accounts, matched })
      return id
    })
    return { result: true as const, data: await readImport(context, id) }
  })
}

/** Makes other imports of the book, and undoings of them, wait until the transaction ends. */
export const lockBook = (db: Kysely<DB>, book: number) =>
  sql`select pg_advisory_xact_lock(hashtext('finance import'), ${book})`.execute(db)

/** What is not known yet, as it was chosen: new lines are added and doubtful ones are not, unless the person says otherwise. */
function decide(lines: readonly Classified[], choices: readonly Choice[]): Decided[] {
  const chosen = new Map(choices.map((choice) => [choice.line, choice]))
  const numbers = new Set(lines.map(({ line }) => line))
  const stray = choices.find(({ line }) => !numbers.has(line))
  if (stray) throw refuse(`O arquivo não tem a linha ${stray.line}: não é o da prévia. Comece de novo.`)
  return lines.flatMap((line) => {
    const choice = chosen.get(line.line)
    const what = choice?.do ?? (line.state === 'new' ? 'add' : 'skip')
    return line.state === 'known' || what === 'skip' ? [] : [{ line, choice }]
  })
}

async function insertImport(
  { clock, ...context }: Context,
  db: Kysely<DB>,
  { book, name, format }: ReceivedStatement,
  counts: { added: number; known: number; matched: number },
): Promise<number> {
  const { id } = await db
    .insertInto('finance_imports')
    .values({
      ...counts,
      ...{ id_user: book, file_name: name, format },
      created_at: clock.now(),
      created_by: requireUser({ clock, ...context }).id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The next file with these columns is read in the same way, and goes to the same account. */
async function rememberMapping(db: Kysely<DB>, { book, header, table }: ReceivedStatement, account_id?: number) {
  if (!table || account_id === undefined) return
  const row = { mapping: JSON.stringify(table.mapping), account_id }
  await db
    .insertInto('finance_csv_mappings')
    .values({ id_user: book, header, ...row })
    .onConflict((conflict) => conflict.columns(['id_user', 'header']).doUpdateSet(row))
    .execute()
}

/** Stores the balances that the statements give, unless the same one is stored already. */
async function storeBalances(
  db: Kysely<DB>,
  { statement, accounts, id }: { statement: ReceivedStatement; accounts: readonly number[]; id: number },
) {
  for (const [index, { balance }] of statement.statements.entries())
    if (balance)
      await sql`insert into finance_balances (account_id, day, balance, import_id)
        select ${accounts[index]}, ${balance.day}::date, ${balance.amount}::bigint, ${id}::integer
        where not exists (select from finance_balances where account_id = ${accounts[index]}
          and day = ${balance.day}::date and balance = ${balance.amount}::bigint)`.execute(db)
}

interface Writing {
  book: number
  /** Of the import. */
  id: number
  /** Ids of the accounts, by the statements' places in the file. */
  accounts: readonly number[]
}

async function addEntries(
  context: Context,
  db: Kysely<DB>,
  { added, ...writing }: Writing & { added: readonly Decided[] },
): Promise<void> {
  const suggest = await suggestCategories(
    db,
    writing.book,
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
    writing.book,
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
  { book, id, accounts }: Writing,
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
    select entry.*, ${book}::integer, ${id}::integer, ${clock.now()}::timestamptz, ${actor?.id ?? null}::integer
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

/** Pays what lines were matched with, or links a line to the entry that it is. */
async function matchLines(
  context: Context,
  db: Kysely<DB>,
  { book, id, accounts, matched }: Writing & { matched: readonly Decided[] },
): Promise<void> {
  if (matched.length === 0) return
  const open = await listOpen(context, book, db)
  for (const { line, choice } of matched) {
    const account_id = accounts[line.account]!
    const match = choice?.match
    if (!match) throw refuse(`Linha ${line.line}: falta dizer com o que ela combina.`)
    const { report_id, relation } =
      match.kind === 'report'
        ? { report_id: await linkSame(db, { book, account_id, line, id: match.id }), relation: 'same' as const }
        : { report_id: await payOpen(match.kind, match.id), relation: 'paid' as const }
    await db
      .insertInto('finance_import_lines')
      .values({ import_id: id, account_id, key: line.key, fitid: line.fitid, report_id, relation })
      .execute()

    async function payOpen(kind: Exclude<(typeof match & {})['kind'], 'report'>, payable: number) {
      const found = open.find((one) => one.kind === kind && one.id === payable)
      if (!found) throw refuse(`Linha ${line.line}: o que ela pagaria não está mais em aberto. Comece de novo.`)
      if (found.type !== line.type || found.amount !== Math.abs(line.amount))
        throw refuse(`Linha ${line.line}: o valor não é o de “${found.description}”.`)
      const payment = { kind, id: payable, paid_on: line.day, account_id, payer: line.description }
      return payIn(context, db, payment).catch((error) => {
        throw error instanceof AppError ? refuse(faultText(new StatementFault(error.message, line.line))) : error
      })
    }
  }
}

/**
 * The entry that a line is; it takes the line's account where it has none. Throws 422 where it is not one of the book with
 * the same amount.
 */
async function linkSame(
  db: Kysely<DB>,
  { book, account_id, line, id }: { book: number; account_id: number; line: Classified; id: number },
): Promise<number> {
  const found = await db
    .updateTable('finance_reports')
    .set(({ fn, val }) => ({ account_id: fn.coalesce('account_id', val(account_id)) }))
    .where('id', '=', id)
    .where('id_user', '=', book)
    .where('deleted_at', 'is', null)
    .where('type', '=', line.type)
    .where('amount', '=', Math.abs(line.amount))
    .returning('id')
    .executeTakeFirst()
  if (!found) throw refuse(`Linha ${line.line}: a transação com que ela combina não existe mais, ou é de outro valor.`)
  return found.id
}
