import { type Kysely, sql } from 'kysely'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import type { MissingHours } from '../exchange-schemas.ts'

/** A returned row's work, as far as no quote bills it. */
const isOpen = sql`open.user_id = returned.user_id and open.task_id = returned.task_id and open.day = returned.day
  and open.budget_id is null and open.minutes > 0`

/** What a quote that is renewed would lack of the hours that it gave back. */
export async function listMissingHours(db: Kysely<DB>, quote: number): Promise<MissingHours[]> {
  const { rows } = await sql<MissingHours>`
    select returned.worked_on, to_char(returned.day, 'YYYY-MM-DD') as day,
      returned.minutes - coalesce(open.minutes, 0) as minutes,
      array(select distinct budget_id from task_hours as billed
        where billed.user_id = returned.user_id and billed.task_id = returned.task_id and billed.day = returned.day
          and budget_id is not null order by budget_id) as budgets
    from returned_hours as returned left join task_hours as open on ${isOpen}
    where returned.budget_id = ${quote} and returned.minutes > coalesce(open.minutes, 0)
    order by returned.day, returned.id`.execute(db)
  return rows
}

/**
 * Takes the hours again that a quote gave back when it was refused or expired, in a transaction that holds the quote: all
 * that no quote bills. Throws 409 where it would lack others than the `missing` minutes that its sender has read of.
 */
export async function retakeHours(db: Kysely<DB>, quote: number, missing = 0) {
  // In the order in which hours are billed, so that no two wait for each other.
  await sql`select from task_hours as open join returned_hours as returned on ${isOpen}
    where returned.budget_id = ${quote} order by open.day, open.id for update of open`.execute(db)
  const lacking = (await listMissingHours(db, quote)).reduce((sum, { minutes }) => sum + minutes, 0)
  if (lacking !== missing)
    throw new AppError(
      'hours-changed',
      lacking === 0
        ? 'As horas deste orçamento mudaram desde que você as viu: confira outra vez.'
        : 'Depois que este orçamento devolveu as suas horas, parte delas foi cobrada em outro ou mudou: confira quais ao enviá-lo.',
    )
  await sql`
    with whole as (
      update task_hours as open set budget_id = ${quote}, revision = open.revision + 1
      from returned_hours as returned
      where ${isOpen} and returned.budget_id = ${quote} and open.minutes <= returned.minutes
    ),
    parted as (
      update task_hours as open set minutes = open.minutes - returned.minutes, revision = open.revision + 1
      from returned_hours as returned
      where ${isOpen} and returned.budget_id = ${quote} and open.minutes > returned.minutes
      returning returned.*, open.demo
    )
    insert into task_hours (user_id, task_id, day, minutes, note, budget_id, demo)
    select user_id, task_id, day, minutes, note, budget_id, demo from parted`.execute(db)
  await db.deleteFrom('returned_hours').where('budget_id', '=', quote).execute()
}
