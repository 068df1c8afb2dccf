import { type Kysely, sql } from 'kysely'
import type { ReadReceipt } from '#fiscal/receipt.ts'
import { toDecimal } from '#money.ts'
import { ownerOf, scopeOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { dayOf } from '#time.ts'
import type { ReportType } from '../../finance.ts'
import { MAX_INBOX, type WaitingReceipt } from '../../inbox-contract.ts'
import { inLedger, receiptNotFound } from '../access.ts'
import { findOffers, supplierKey } from './offers.ts'

/** The receipts of a ledger that wait, with what each may belong to, and the entries that lack one. Throws 403. */
export async function listInbox(context: Context, id_user?: number) {
  const owner = ownerOf(context, id_user)
  const waiting = await selectWaiting(context.db)
    .where(inLedger(owner, 'file.id_user'))
    .orderBy('file.id')
    .limit(MAX_INBOX)
    .execute()
  const [data, lacking, wanted] = await Promise.all([
    withOffers(context, waiting),
    listLacking(context, owner),
    listWanted(context, owner),
  ])
  return { data, ...lacking, wanted }
}

/** One of the caller's receipts that waits. Throws 404. */
export async function readWaiting(context: Context, id: number): Promise<WaitingReceipt> {
  const row = await selectWaiting(context.db)
    .where('file.id', '=', id)
    .where(inLedger(scopeOf(context), 'file.id_user'))
    .executeTakeFirstOrThrow(receiptNotFound)
  return (await withOffers(context, [row]))[0]!
}

const selectWaiting = (db: Kysely<DB>) =>
  db
    .selectFrom('finance_attachments as file')
    .innerJoin('users', 'users.id', 'file.id_user')
    .select(['file.id', 'file.name', 'file.size', 'file.created_at', 'users.name as owner'])
    .select((eb) => [
      eb.ref('file.id_user').$notNull().as('id_user'),
      eb.ref('file.reading').$castTo<ReadReceipt>().as('reading'),
    ])
    .where('file.report_id', 'is', null)
    .where('file.bill_id', 'is', null)
    .where('file.deleted_at', 'is', null)

type Row = Awaited<ReturnType<ReturnType<typeof selectWaiting>['execute']>>[number]

async function withOffers(context: Context, rows: readonly Row[]): Promise<WaitingReceipt[]> {
  if (rows.length === 0) return []
  const received = rows.map((row) => ({ ...row, received: dayOf(row.created_at) }))
  const [offers, categories, notas] = await Promise.all([
    findOffers(context, received),
    findCategories(context, rows),
    findNotas(context, rows),
  ])
  return received.map((row) => ({
    ...show(row),
    offers: offers.get(row.id) ?? [],
    category: categories.get(row.id) ?? '',
    event: row.reading.event
      ? {
          ...{ name: row.reading.event.name, access_key: row.reading.event.of },
          whereabouts: notas.get(row.id) ?? 'A nota não está aqui.',
        }
      : null,
  }))
}

function show({ reading, created_at, ...row }: Row & { received: string }) {
  const { accessKey, supplier, supplierTaxId, number, day, amount, items, due, isSigned, isTrial, payLine } = reading
  return {
    ...row,
    ...{ kind: reading.kind, access_key: accessKey, supplier, supplier_tax_id: supplierTaxId, number, date: day },
    amount: amount === null ? null : toDecimal(amount),
    items: items.map((item) => ({ ...item, amount: toDecimal(item.amount) })),
    due: due.map((part) => ({ number: part.number, date: part.day, amount: toDecimal(part.amount) })),
    ...{ is_signed: isSigned, is_trial: isTrial, pay_line: payLine },
  }
}

/** Where the nota is that each event is of, in words, by the event's id. */
async function findNotas({ db }: Context, rows: readonly Row[]): Promise<Map<number, string>> {
  const events = rows.filter(({ reading }) => reading.event?.of)
  if (events.length === 0) return new Map()
  const { rows: found } = await sql<{ id: number; place: string | null }>`
    select given.id, coalesce(report.description, bill.description) as place
    from unnest(
      ${events.map(({ id }) => id)}::integer[],
      ${events.map(({ id_user }) => id_user)}::integer[],
      ${events.map(({ reading }) => reading.event!.of)}::text[]
    ) as given (id, id_user, key)
    join finance_attachments as file on file.id_user = given.id_user and file.fingerprint = given.key
      and file.deleted_at is null
    left join finance_reports as report on report.id = file.report_id
    left join finance_bills as bill on bill.id = file.bill_id`.execute(db)
  return new Map(
    found.map(({ id, place }) => [id, place === null ? 'A nota espera nesta lista.' : `A nota está em “${place}”.`]),
  )
}

/** The category that each receipt's supplier has had most often, by the receipt's id. */
async function findCategories({ db }: Context, rows: readonly Row[]): Promise<Map<number, string>> {
  const { rows: found } = await sql<{ id: number; category: string }>`
    select distinct on (given.id) given.id, names.category
    from unnest(
      ${rows.map(({ id }) => id)}::integer[],
      ${rows.map(({ id_user }) => id_user)}::integer[],
      ${rows.map(({ reading }) => supplierKey(reading))}::text[]
    ) as given (id, id_user, supplier)
    join finance_supplier_names as names on names.id_user = given.id_user and names.supplier = given.supplier
    where given.supplier <> ''
    order by given.id, names.times desc, names.described`.execute(db)
  return new Map(found.map(({ id, category }) => [id, category]))
}

/** Months for which a receipt is asked for. */
const LACKING_MONTHS = 12

interface Lacking {
  id: number
  date: string
  description: string
  amount: number
  type: ReportType
  category: string
  total: number
}

/**
 * Entries without the receipt that their category wants, or that of one of their parts, the latest first, and how many there
 * are. Shown with that category.
 */
export async function listLacking({ db, clock }: Context, owner: number | null, limit = MAX_INBOX) {
  const lacks = sql`category.wants_receipt and ${inLedger(owner, 'report.id_user')} and report.deleted_at is null
    and not report.transfer and report.date > ${dayOf(clock.now())}::date - ${sql.lit(LACKING_MONTHS)} * interval '1 month'
    and not report.has_receipt`
  // Those that lack one are found in an index alone (migrations/0106_entries_with_receipts.sql). The first part of one that is split is the entry's own category.
  const { rows } = await sql<Lacking>`
    select report.id, report.date, description, amount, type, chosen.category, total
    from (
      select id, date, min(category) as category, count(*) over () as total
      from (
        select report.id, report.date, report.category
        from finance_reports as report
        join finance_categories as category on category.id_user = report.id_user and category.name = report.category
        where ${lacks}
        union
        select report.id, report.date, part.category
        from finance_parts as part join finance_reports as report on report.id = part.report_id and report.split
        join finance_categories as category on category.id_user = report.id_user and category.name = part.category
        where ${lacks}
      ) as lacking
      group by id, date order by date desc, id desc limit ${limit}
    ) as chosen join finance_reports as report on report.id = chosen.id
    order by report.date desc, report.id desc`.execute(db)
  return {
    lacking: rows.map(({ total, ...row }) => ({ ...row, amount: toDecimal(row.amount) })),
    lacking_count: Number(rows[0]?.total ?? 0),
  }
}

async function listWanted({ db }: Context, owner: number | null): Promise<string[]> {
  const rows = await db
    .selectFrom('finance_categories')
    .select('name')
    .distinct()
    .where(inLedger(owner))
    .where('wants_receipt', '=', true)
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}

/** Says the entries of which categories are to have a receipt, in a ledger or for the admin in all. Throws 403. */
export async function setWanted(
  context: Context,
  { id_user, categories }: { id_user?: number | undefined; categories: string[] },
) {
  await context.db
    .updateTable('finance_categories')
    .set({ wants_receipt: sql<boolean>`name = any (${categories}::text[])` })
    .where(inLedger(ownerOf(context, id_user)))
    .where(sql<boolean>`wants_receipt <> (name = any (${categories}::text[]))`)
    .execute()
  return { result: true as const }
}
