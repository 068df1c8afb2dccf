import { type Kysely, sql } from 'kysely'
import { toDecimal } from '#money.ts'
import { ownerOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { type DoubtAnswer, MAX_DOUBTFUL, type Proposal } from '../../proposal-contract.ts'
import { inLedger, inOwnLedger } from '../access.ts'
import { findSidesOfDoubts } from '../other-side.ts'
import { type Classified, typeOf } from './classify.ts'
import { lockLedger } from './lock-ledger.ts'
import { listOpen, makeMatcher } from './matches.ts'
import { TRANSFER } from './pair-sides.ts'
import { suggestCategories } from './suggest.ts'
import { addEntries, type Choice, matchLines, PLAIN } from './write-lines.ts'

interface Left {
  ledger: number
  /** The import's. */
  id: number
  /** Ids of the accounts, by the statements' places in the file. */
  accounts: readonly number[]
  lines: readonly Classified[]
  choices: readonly Choice[]
  proposalOf: (line: Classified) => Proposal
}

/**
 * Keeps the lines that nobody has answered yet. Forgets those of earlier imports that this file brings again, or that
 * were answered now.
 */
export async function keepDoubtful({ clock }: Context, db: Kysely<DB>, left: Left): Promise<void> {
  const { ledger, id, accounts, lines, choices, proposalOf } = left
  const chosen = new Set(choices.map(({ line }) => line))
  const isOpen = (line: Classified) => !line.known && !chosen.has(line.line) && !proposalOf(line).certain
  const open = lines.filter(isOpen)
  const settled = lines.filter((line) => !isOpen(line))
  await sql`
    delete from finance_doubtful_lines as kept
    using unnest(
      ${settled.map(({ account }) => accounts[account]!)}::integer[],
      ${settled.map(({ key }) => key)}::text[]
    ) as line (account_id, key)
    where kept.account_id = line.account_id and kept.key = line.key`.execute(db)
  if (open.length === 0) return
  await sql`
    insert into finance_doubtful_lines
      (id_user, import_id, account_id, key, fitid, day, description, amount, like_id, other_id, reason, created_at)
    select ${ledger}::integer, ${id}::integer, line.*, ${clock.now()}::timestamptz
    from unnest(
      ${open.map(({ account }) => accounts[account]!)}::integer[],
      ${open.map(({ key }) => key)}::text[],
      ${open.map(({ fitid }) => fitid)}::text[],
      ${open.map(({ day }) => day)}::date[],
      ${open.map(({ description }) => description)}::text[],
      ${open.map(({ amount }) => amount)}::bigint[],
      ${open.map((line) => proposalOf(line).like?.id ?? null)}::integer[],
      ${open.map((line) => proposalOf(line).other?.id ?? null)}::integer[],
      ${open.map((line) => proposalOf(line).reason)}::text[]
    ) as line
    on conflict (account_id, key) do nothing`.execute(db)
}

/** The doubtful lines of a ledger, the oldest first. Throws 403 for somebody else's. */
export async function listDoubtful(context: Context, id_user?: number) {
  const rows = await context.db
    .selectFrom('finance_doubtful_lines as line')
    .innerJoin('finance_accounts as account', 'account.id', 'line.account_id')
    .innerJoin('finance_imports as import', 'import.id', 'line.import_id')
    .leftJoin('finance_reports as entry', (join) =>
      join.onRef('entry.id', '=', 'line.like_id').on('entry.deleted_at', 'is', null),
    )
    .select(['line.id', 'line.day', 'line.description', 'line.amount', 'line.fitid', 'line.reason', 'line.id_user'])
    .select(['account.name as account', 'import.file_name'])
    .leftJoin('finance_reports as side', (join) =>
      join.onRef('side.id', '=', 'line.other_id').on('side.deleted_at', 'is', null),
    )
    .leftJoin('finance_accounts as side_account', 'side_account.id', 'side.account_id')
    .select(['entry.date as like_date', 'entry.description as like_description'])
    .select([
      'side.id as side_id',
      'side.date as side_date',
      'side.description as side_description',
      'side_account.name as side_account',
    ])
    .where(inLedger(ownerOf(context, id_user), 'line.id_user'))
    .orderBy('line.id')
    .limit(MAX_DOUBTFUL)
    .execute()
  const ledgers = [...new Set(rows.map((row) => row.id_user))]
  const matchers = new Map(
    await Promise.all(ledgers.map(async (ledger) => [ledger, makeMatcher(await listOpen(context, ledger))] as const)),
  )
  const sides = await findSidesOfDoubts(
    context.db,
    rows.filter(({ side_id }) => side_id === null).map(({ id }) => id),
  )
  return {
    data: rows.map(({ day, amount, like_date, like_description, fitid, id_user: ledger, ...shown }) => {
      const { side_id, side_date, side_description, side_account, ...row } = shown
      const line = { ...row, day, amount, fitid, type: typeOf(amount) }
      return {
        ...row,
        date: day,
        amount: toDecimal(Math.abs(amount)),
        type: line.type,
        like: like_date && like_description !== null ? { date: like_date, description: like_description } : null,
        other:
          side_id !== null && side_date !== null
            ? { id: side_id, date: side_date, description: side_description ?? '', account: side_account ?? '' }
            : (sides.get(row.id) ?? null),
        matches: matchers.get(ledger)!(line),
      }
    }),
  }
}

const notInDoubt = () => new AppError('missing', 'Esta linha não está mais em dúvida.')

type Answer = {
  id: number
  answer: DoubtAnswer
  pays?: { kind: 'bill' | 'installment' | 'order'; id: number } | undefined
}

/**
 * Says what a line is that was asked about, once. Throws 404 where it is settled already, 422 where the entry is not the same
 * any more, or what it would pay is not open.
 */
export async function settleDoubtful(context: Context, { id, answer, pays }: Answer) {
  await context.db.transaction().execute(async (db) => {
    const { id_user: ledger } = await db
      .selectFrom('finance_doubtful_lines')
      .select('id_user')
      .where('id', '=', id)
      .where(inOwnLedger(context))
      .executeTakeFirstOrThrow(notInDoubt)
    // Before the row is taken: an import holds the lock while it takes rows.
    await lockLedger(db, ledger)
    const side = (await findSidesOfDoubts(db, [id])).get(id)
    const { import_id, account_id, like_id, other_id, key, fitid, day, description, amount } = await db
      .deleteFrom('finance_doubtful_lines')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(notInDoubt)
    if (answer === 'drop') return
    const line: Classified = {
      ...{ key, fitid, day, description, amount, type: typeOf(amount) },
      ...{ line: 1, account: 0, hash: '', formerKey: null, kind: 'account', known: null },
    }
    const writing = { ledger, id: import_id, accounts: [account_id] }
    const suggest = await suggestCategories(db, ledger, [line])
    const decided = { ...suggest(description), ...PLAIN, line }
    if (answer === 'transfer') {
      // Where the other side is in no account of this ledger, it is a transfer by itself.
      const other = { category: TRANSFER, transfer: true, other: other_id ?? side?.id ?? null }
      return addEntries(context, db, { ...writing, added: [{ ...decided, ...other, do: 'add' }] })
    }
    if (answer === 'add') return addEntries(context, db, { ...writing, added: [{ ...decided, do: 'add' }] })
    const match = answer === 'pays' ? (pays ?? null) : { kind: 'report' as const, id: like_id ?? 0 }
    await matchLines(context, db, { ...writing, matched: [{ ...decided, do: 'match', match }] })
  })
  return { result: true as const }
}
