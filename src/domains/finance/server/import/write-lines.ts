import { type Kysely, sql } from 'kysely'
import { toDecimal } from '#money.ts'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import type { Part } from '../../fields.ts'
import { NO_CATEGORY } from '../../finance.ts'
import type { ImportOptions } from '../../import-options.ts'
import type { Proposal } from '../../proposal-contract.ts'
import { spellCategories } from '../categories.ts'
import { requireProjects, requireWhole, spellParts, writeParts } from '../parts.ts'
import { payTx } from '../pay.ts'
import type { Classified } from './classify.ts'
import { linkOthers, matesOf, sidesOf } from './link-sides.ts'
import { fits, listOpen, type Open } from './matches.ts'
import { refuseLine } from './receive.ts'

/** Rows that one query writes. */
const CHUNK = 5000

export type Choice = (ImportOptions['choices'] & {})[number]

/** A line that becomes an entry, or that is the payment or the entry that it was matched with. */
export interface Decided extends Pick<Proposal, 'do' | 'match' | 'category' | 'transfer'> {
  line: Classified
  /** Of a transfer: the entry that is its other side; null where it is linked with none. */
  other: number | null
  /** Of a transfer whose other side is a line of this file: that line. */
  mate: number | null
  project_id: number | null
  parts: readonly Part[]
  /** What its entry is called; '' as the bank's line says. */
  description: string
  /** A part of the bank's text that gives this category from now on; '' for none. */
  rule: string
}

/** Of a line of which a person said no more than what becomes of it. */
export const PLAIN = { match: null, other: null, mate: null, project_id: null, parts: [], description: '', rule: '' }

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
  await requireShares(context, db, added)
  const entries = added.map((one) => ({ ...one, category: one.parts[0]?.category || one.category || NO_CATEGORY }))
  const spelling = await spellCategories(
    db,
    writing.ledger,
    entries.map(({ category }) => category),
  )
  const written = new Map<number, number>()
  for (let from = 0; from < entries.length; from += CHUNK) {
    const chunk = entries.slice(from, from + CHUNK)
    const ids = await insertEntries(
      context,
      db,
      writing,
      chunk.map((entry) => ({ ...entry, category: spelling.get(entry.category)! })),
    )
    for (const [at, { parts }] of chunk.entries())
      if (parts.length > 0) await writeParts(db, ids[at]!, await spellParts(db, writing.ledger, parts))
    for (const [at, { line }] of chunk.entries()) written.set(line.line, ids[at]!)
    await linkOthers(
      context,
      db,
      sidesOf(chunk, (_, at) => ids[at]!),
    )
  }
  await linkOthers(context, db, matesOf(entries, written))
}

/** Throws 422 with the line where its parts do not come to it, or a project is none of the caller's. */
async function requireShares(context: Context, db: Kysely<DB>, added: readonly Decided[]) {
  await requireProjects(
    context,
    db,
    added.flatMap(({ project_id, parts }) => [project_id, ...parts.map((part) => part.project_id)]),
  )
  for (const { line, parts, transfer } of added)
    if (parts.length > 0)
      try {
        requireWhole(parts, { amount: Math.abs(line.amount), transfer })
      } catch (error) {
        throw error instanceof AppError ? refuseLine(line, error.message) : error
      }
}

/** Arrays of columns instead of rows: a statement takes 65,535 parameters at most, and each is sent once. */
async function insertEntries(
  { actor, clock }: Context,
  db: Kysely<DB>,
  { ledger, id, accounts }: Writing,
  entries: readonly Pick<Decided, 'line' | 'category' | 'transfer' | 'project_id' | 'description'>[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('finance_reports', 'id'))::integer as id
    from generate_series(1, ${entries.length})`.execute(db)
  const ids = rows.map((row) => row.id)
  const column = <Value>(read: (entry: (typeof entries)[number]) => Value) => entries.map(read)
  await sql`
    insert into finance_reports
      (id, description, amount, category, type, transfer, date, account_id, project_id, id_user, import_id, created_at, created_by)
    select entry.*, ${ledger}::integer, ${id}::integer, ${clock.now()}::timestamptz, ${actor?.id ?? null}::integer
    from unnest(
      ${ids}::integer[],
      ${column(({ line, description }) => description || line.description)}::text[],
      ${column(({ line }) => Math.abs(line.amount))}::bigint[],
      ${column(({ category }) => category)}::text[],
      ${column(({ line }) => line.type)}::text[],
      ${column(({ transfer }) => transfer)}::boolean[],
      ${column(({ line }) => line.day)}::date[],
      ${column(({ line }) => accounts[line.account]!)}::integer[],
      ${column(({ project_id }) => project_id)}::integer[]
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
  return ids
}

/** Pays what lines were matched with, or links a line to the entry that it is. Throws 422 with the line. */
export async function matchLines(
  context: Context,
  db: Kysely<DB>,
  { ledger, id, accounts, matched }: Writing & { matched: readonly Decided[] },
): Promise<void> {
  if (matched.length === 0) return
  const rows: (Link & { relation: 'same' | 'paid'; moved_from: number | null })[] = []
  const same: Link[] = []
  const open = matched.some(({ match }) => match?.kind !== 'report') ? await listOpen(context, ledger, db) : []
  for (const { line, match } of matched) {
    if (!match) throw refuseLine(line, 'Falta dizer com o que ela combina.')
    const account_id = accounts[line.account]!
    if (match.kind === 'report') same.push({ line, account_id, report_id: match.id })
    else {
      const report_id = await payOpen(context, db, { line, account_id, open: requireOpen(open, line, match) })
      rows.push({ line, account_id, report_id, relation: 'paid', moved_from: null })
    }
  }
  const moved = await linkSame(db, ledger, same)
  for (const link of same) rows.push({ ...link, relation: 'same', moved_from: moved.get(link.report_id) ?? null })
  await sql`
    insert into finance_import_lines (import_id, account_id, key, fitid, report_id, relation, moved_from)
    select ${id}::integer, line.*
    from unnest(
      ${rows.map(({ account_id }) => account_id)}::integer[],
      ${rows.map(({ line }) => line.key)}::text[],
      ${rows.map(({ line }) => line.fitid)}::text[],
      ${rows.map(({ report_id }) => report_id)}::integer[],
      ${rows.map(({ relation }) => relation)}::text[],
      ${rows.map(({ moved_from }) => moved_from)}::integer[]
    ) as line`.execute(db)
}

/** A line and the entry that it is. */
interface Link {
  line: Classified
  account_id: number
  report_id: number
}

/** What a line pays. Throws 422 where that is not open any more, or is of another amount. */
function requireOpen(open: readonly Open[], line: Classified, { kind, id }: Pick<Open, 'id'> & { kind: string }): Open {
  const found = open.find((one) => one.kind === kind && one.id === id)
  if (!found) throw refuseLine(line, 'O que ela pagaria não está mais em aberto. Comece de novo.')
  if (!fits(found, line)) throw refuseLine(line, `O valor não é o de “${found.description}”.`)
  return found
}

/** Returns the id of the payment's entry. Throws 422 as the payment's own call does, with the line. */
async function payOpen(
  context: Context,
  db: Kysely<DB>,
  { line, account_id, open: { kind, id, amount } }: { line: Classified; account_id: number; open: Open },
): Promise<number> {
  const came = Math.abs(line.amount)
  const payment = {
    ...{ kind, id, paid_on: line.day, account_id, payer: line.description },
    ...(came !== amount && { amount: toDecimal(came) }),
  }
  const { report_id } = await payTx(context, db, payment).catch((error) => {
    throw error instanceof AppError ? refuseLine(line, error.message) : error
  })
  return report_id
}

/**
 * Links lines with the entries that they are; those take the line's account where they have none, or are in another one
 * that has no line of them and is no side of a transfer. Throws 422 with the line where it is not one of the ledger with the
 * same amount, or another line of the account was matched with it. One that another import made may be linked: banks change
 * FITIDs and texts from one download to the next.
 * @returns the accounts out of which entries moved, by the entries' ids
 */
async function linkSame(db: Kysely<DB>, ledger: number, links: readonly Link[]): Promise<Map<number, number>> {
  if (links.length === 0) return new Map()
  const others = await db
    .selectFrom('finance_import_lines')
    .select(['report_id', 'account_id'])
    .where(sql<boolean>`report_id = any(${links.map(({ report_id }) => report_id)}::integer[])`)
    .where('relation', '<>', 'made')
    .execute()
  const bearers = new Set(others.map(({ report_id, account_id }) => `${report_id} ${account_id}`))
  const { rows } = await sql<{ id: number; moved_from: number | null }>`
    update finance_reports as entry set account_id = case
      when entry.account_id is null or not (entry.transfer or exists (
        select from finance_import_lines as known where known.report_id = entry.id and known.account_id = entry.account_id))
      then line.account_id else entry.account_id end
    from unnest(
      ${links.map(({ report_id }) => report_id)}::integer[],
      ${links.map(({ account_id }) => account_id)}::integer[],
      ${links.map(({ line }) => line.type)}::text[],
      ${links.map(({ line }) => Math.abs(line.amount))}::bigint[]
    ) as line (id, account_id, type, amount), finance_reports as before
    where before.id = line.id and entry.id = line.id and entry.id_user = ${ledger} and entry.deleted_at is null
      and entry.type = line.type and entry.amount = line.amount
    returning entry.id, case when before.account_id <> entry.account_id then before.account_id end as moved_from`.execute(
    db,
  )
  const found = new Set(rows.map(({ id }) => id))
  for (const { line, report_id, account_id } of links) {
    if (!found.has(report_id))
      throw refuseLine(line, 'A transação com que ela combina não existe mais, ou é de outro valor.')
    if (bearers.has(`${report_id} ${account_id}`))
      throw refuseLine(line, 'Esta transação já é a de outra linha do extrato.')
    bearers.add(`${report_id} ${account_id}`)
  }
  return new Map(rows.flatMap(({ id, moved_from }) => (moved_from === null ? [] : [[id, moved_from] as const])))
}
