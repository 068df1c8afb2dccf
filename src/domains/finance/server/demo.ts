import { type Kysely, sql } from 'kysely'
import * as z from 'zod'
import { FIRM } from '#domains/projects/project.ts'
import { toCents, toDecimal } from '#money.ts'
import type { Program } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { readSeed } from '#platform/seed.ts'
import { addDays, dayOf, firstOfMonth, lastOfMonth } from '#time.ts'
import { ACCOUNT_KINDS, REPEAT_MAKES, TYPES } from '../finance.ts'
import { spellCategories } from './categories.ts'
import { addDemoLimits, DemoLimit } from './demo-limits.ts'
import { addDemoStatement } from './import/demo.ts'
import { addDemoReceipts } from './inbox/demo.ts'
import { makeDue } from './make-due.ts'
import { writeParts } from './parts.ts'
import { balanceOn } from './statements.ts'

/** An entry of the demonstration; `account` is the name of one of the ledger's. */
const Entry = z.object({
  description: z.string(),
  category: z.string(),
  type: z.enum(TYPES),
  /** Reais. */
  amount: z.number(),
  account: z.string().nullable(),
  transfer: z.boolean().default(false),
})
type Entry = z.infer<typeof Entry>

const Ledger = z.object({
  accounts: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(ACCOUNT_KINDS),
      ...{ bank: z.string(), branch: z.string(), number: z.string() },
      opening_balance: z.number(),
    }),
  ),
  /** Of each month, on that day; those that vary differ by a few percent from month to month. */
  monthly: z.array(Entry.extend({ day: z.int(), varies: z.boolean().default(false) })),
  /** With what they are split into, and whether they have their receipt. */
  singles: z.array(
    Entry.extend({
      daysAgo: z.int(),
      parts: z.array(z.object({ category: z.string(), amount: z.number() })).default([]),
      receipt: z.boolean().default(false),
    }),
  ),
  /** Categories whose entries are to have a receipt. */
  wants_receipt: z.array(z.string()).default([]),
  /** `due` counts from the first start. */
  bills: z.array(Entry.omit({ transfer: true }).extend({ due: z.int() })),
  limits: z.array(DemoLimit).default([]),
  /** The balance below which it should not come. */
  floor: z.number().optional(),
  repeats: z.array(Entry.omit({ transfer: true }).extend({ day: z.int(), makes: z.enum(REPEAT_MAKES) })),
})
type Ledger = z.infer<typeof Ledger>

/** Whole months before the current one. */
const MONTHS = 12

/** Fills ledgers without entries of their own with a year of them. What demo quotes brought is there already. */
export async function seedDemoLedger({ db, clock, storage }: Program) {
  const any = await db
    .selectFrom('finance_reports')
    .select('id')
    .where('installment_id', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (any) return
  const ledgers = readSeed('finance/ledger.json', z.object({ marina: Ledger, davi: Ledger }))
  const davi = await db.selectFrom('users').select('id').where('id', '>', FIRM).orderBy('id').executeTakeFirst()
  await db.transaction().execute(async (db) => {
    await fillLedger({ clock }, db, FIRM, ledgers.marina)
    if (davi) await fillLedger({ clock }, db, davi.id, ledgers.davi)
    await addDemoStatement({ db, clock, storage })
    await addDemoReceipts({ db, clock, storage }, namesOf(ledgers.marina.singles.filter(({ receipt }) => receipt)))
  })
}

const namesOf = (entries: readonly Pick<Entry, 'description'>[]) => entries.map(({ description }) => description)

async function fillLedger({ clock }: Pick<Program, 'clock'>, db: Kysely<DB>, id_user: number, ledger: Ledger) {
  const today = dayOf(clock.now())
  const own = { id_user, demo: true, created_at: clock.now() }
  const accounts = new Map<string | null, number>()
  for (const { opening_balance, ...account } of ledger.accounts) {
    const { id } = await db
      .insertInto('finance_accounts')
      .values({
        ...{ ...account, ...own },
        ...{ opening_balance: toCents(opening_balance), opening_day: firstOfMonth(today, -MONTHS) },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    accounts.set(account.name, id)
  }
  const entries = [...ledger.monthly, ...ledger.singles, ...ledger.bills, ...ledger.repeats]
  await spellCategories(
    db,
    id_user,
    [...entries, ...ledger.singles.flatMap(({ parts }) => parts)].map(({ category }) => category),
    { demo: true },
  )
  await addDemoLimits(db, { today, id_user }, ledger.limits)
  if (ledger.wants_receipt.length > 0)
    await db
      .updateTable('finance_categories')
      .set({ wants_receipt: true })
      .where('id_user', '=', id_user)
      .where('name', 'in', ledger.wants_receipt)
      .execute()
  const toRow = ({ description, category, type, amount, account }: Omit<Entry, 'transfer'>) => ({
    ...{ description, category, type, ...own },
    amount: toCents(amount),
    account_id: accounts.get(account) ?? null,
  })
  const reports = [
    ...listMonthly(ledger, today).map(({ date, ...entry }) => ({ ...toRow(entry), transfer: entry.transfer, date })),
    ...ledger.singles.map((entry) => ({
      ...toRow(entry),
      transfer: entry.transfer,
      date: addDays(today, -entry.daysAgo),
    })),
  ]
  await db.insertInto('finance_reports').values(reports).execute()
  await linkTransfers(db, id_user)
  await splitEntries(db, id_user, ledger.singles)
  await db
    .updateTable('finance_reports')
    .set({ account_id: accounts.get(ledger.accounts[0]?.name ?? null) ?? null })
    .where('id_user', '=', id_user)
    .where('installment_id', 'is not', null)
    .where('demo', '=', true)
    .execute()
  for (const { due, ...bill } of ledger.bills)
    await db
      .insertInto('finance_bills')
      .values({ ...toRow(bill), due: addDays(today, due) })
      .execute()
  for (const { day, makes, ...repeat } of ledger.repeats) {
    // The past has its entries already.
    const thisMonth = dayIn(today, day)
    const first_day = thisMonth < today ? dayIn(firstOfMonth(today, 1), day) : thisMonth
    const { id } = await db
      .insertInto('finance_repeats')
      .values({ ...toRow(repeat), makes, first_day })
      .returning('id')
      .executeTakeFirstOrThrow()
    await makeDue({ clock }, db, id)
  }
  await addBalances(db, today, id_user)
  if (ledger.floor !== undefined)
    await db
      .insertInto('finance_floors')
      .values({ id_user, floor: toCents(ledger.floor), revision: 1, demo: true })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** The monthly entries of the last months, up to yesterday. */
const listMonthly = ({ monthly }: Ledger, today: string) =>
  Array.from({ length: MONTHS + 1 }, (_, ago) => firstOfMonth(today, -ago))
    .flatMap((month, ago) =>
      monthly.map(({ day, varies, amount, ...entry }) => ({
        ...entry,
        date: dayIn(month, day),
        amount: varies ? Math.round(amount * (100 + (((ago * 7 + day) * 5) % 17) - 8)) / 100 : amount,
      })),
    )
    .filter(({ date }) => date < today)

const dayIn = (month: string, day: number) => addDays(firstOfMonth(month), day - 1)

/** The two sides of each transfer of the demonstration, which have the same day and amount. */
const linkTransfers = (db: Kysely<DB>, id_user: number) =>
  sql`
    insert into finance_transfers (out_id, in_id)
    select one.id, other.id from finance_reports as one join finance_reports as other
      on other.id_user = one.id_user and other.date = one.date and other.amount = one.amount
      and other.account_id <> one.account_id and other.type = 'receita' and other.transfer
    where one.id_user = ${id_user} and one.type = 'despesa' and one.transfer`.execute(db)

async function splitEntries(db: Kysely<DB>, id_user: number, singles: Ledger['singles']) {
  for (const { description, parts } of singles.filter(({ parts }) => parts.length > 0)) {
    const { id } = await db
      .selectFrom('finance_reports')
      .select('id')
      .where('id_user', '=', id_user)
      .where('description', '=', description)
      .executeTakeFirstOrThrow()
    await writeParts(
      db,
      id,
      parts.map(({ category, amount }) => ({ category, amount: toDecimal(toCents(amount)), project_id: null })),
    )
  }
}

/** What the bank says: at the end of last month as booked, and some days ago less than booked, by a fee that is not there. */
async function addBalances(db: Kysely<DB>, today: string, id_user: number) {
  const given = [
    { day: lastOfMonth(today, -1), missing: 0 },
    { day: addDays(today, -1), missing: 4290 },
  ]
  for (const { day, missing } of given)
    await db
      .insertInto('finance_balances')
      .columns(['account_id', 'day', 'balance'])
      .expression(({ selectFrom }) =>
        selectFrom('finance_accounts')
          .select([
            'id',
            sql<string>`${day}::date`.as('day'),
            sql<number>`${balanceOn(day)} - ${missing}`.as('balance'),
          ])
          .where('id_user', '=', id_user)
          .where('kind', '=', 'bank'),
      )
      .execute()
}

/** Removes the demonstration's entries with all around them; a category that others use stays. */
export async function removeDemoLedger(db: Kysely<DB>) {
  await db.transaction().execute(async (db) => {
    for (const table of [
      'finance_attachments',
      'finance_reports',
      'finance_bills',
      'finance_repeats',
      'finance_imports',
      'finance_import_rules',
      'finance_accounts',
      'finance_floors',
      'finance_monthly_limits',
    ] as const)
      await db.deleteFrom(table).where('demo', '=', true).execute()
    // What became one with what goes is not made two again: the demonstration would come back with it.
    await sql`delete from finance_category_merges
      where (category->'demo')::boolean or limits @> '[{"demo": true}]'`.execute(db)
    await sql`delete from finance_categories as known where demo and not exists (
      select from (select id_user, category from finance_reports union all select id_user, category from finance_bills
        union all select id_user, part.category from finance_parts as part join finance_reports on id = report_id
        union all select id_user, category from finance_repeats union all select id_user, category from finance_import_rules
      ) as used where used.id_user = known.id_user and used.category = known.name)
      and not exists (select from finance_monthly_limits where category_id = known.id)`.execute(db)
    await db.updateTable('finance_categories').set({ demo: false }).where('demo', '=', true).execute()
  })
}
