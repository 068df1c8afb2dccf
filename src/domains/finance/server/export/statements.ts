import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { cleanFileName } from '#platform/files/file-name.ts'
import { firstOfMonth } from '#time.ts'
import { inLedger } from '../access.ts'

/** A statement as it was received, as it stands in the archive. */
interface MonthStatement {
  /** In the private store. */
  key: string
  /** 'extratos/2026-10-01 a 2026-10-31 12 itau.ofx' */
  path: string
}

/** The statements of a month, and what is missing of them. */
export interface Statements {
  kept: MonthStatement[]
  /** Names of files that were imported before files were kept. */
  unkept: string[]
  /** Names of accounts and cards with entries in the month, and no line of a statement among them. */
  without: string[]
  /** Lines of the month that wait for an answer. */
  doubtful: number
}

interface Chosen {
  owner: number | null
  /** YYYY-MM */
  month: string
}

/** Finds the statements that say something of a month, the earliest first; the same file once. */
export async function findStatements({ db }: Context, { owner, month }: Chosen): Promise<Statements> {
  const first = `${month}-01`
  const next = firstOfMonth(first, 1)
  const inMonth = (column: RawBuilder<unknown>) => sql`${column} >= ${first}::date and ${column} < ${next}::date`
  const [kept, unkept, without, doubtful] = await Promise.all([
    sql<{ id: number; key: string; file_name: string; first_day: string; last_day: string }>`
      select distinct on (first_day, last_day, id_user, file_sha256) id, file_key as key, file_name, first_day, last_day
      from finance_imports where ${inLedger(owner)} and file_key is not null
        and first_day < ${next}::date and last_day >= ${first}::date
      order by first_day, last_day, id_user, file_sha256, id`.execute(db),
    sql<{ file_name: string }>`
      select file_name from finance_imports as import
      where ${inLedger(owner, 'import.id_user')} and file_key is null and undone_at is null and exists (
        select from finance_reports as report where report.import_id = import.id and report.deleted_at is null
          and ${inMonth(sql`report.date`)})
      order by id limit 50`.execute(db),
    sql<{ name: string }>`
      select name from finance_accounts as account
      where ${inLedger(owner, 'account.id_user')} and kind <> 'cash' and exists (
        select from finance_reports as report where report.account_id = account.id and report.deleted_at is null
          and ${inMonth(sql`report.date`)})
      and not exists (
        select from finance_import_lines as line join finance_reports as report on report.id = line.report_id
        where line.account_id = account.id and report.account_id = account.id and ${inMonth(sql`report.date`)})
      order by name, id limit 50`.execute(db),
    sql<{ count: number }>`
      select count(*)::integer as count from finance_doubtful_lines
      where ${inLedger(owner)} and ${inMonth(sql`day`)}`.execute(db),
  ])
  return {
    kept: kept.rows.map(({ id, key, file_name, first_day, last_day }) => ({
      key,
      path: `extratos/${first_day} a ${last_day} ${id} ${cleanFileName(file_name)}`,
    })),
    unkept: unkept.rows.map(({ file_name }) => file_name),
    without: without.rows.map(({ name }) => name),
    doubtful: doubtful.rows[0]!.count,
  }
}
