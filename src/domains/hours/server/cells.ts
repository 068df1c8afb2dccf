import { type Kysely, sql } from 'kysely'
import { numberText } from '#domains/budgets/budget.ts'
import { requireTask } from '#domains/production/server/change-task.ts'
import type { Actor } from '#platform/auth/actor.ts'
import { type Context, requireUser } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { raiseRevision } from '#platform/db/revisions.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { dayOf, day as dayText } from '#time.ts'
import type { Cell, hoursContract } from '../contract.ts'
import { aheadText, DAY_MINUTES, hoursText } from '../hours.ts'
import { lockPerson } from './tasks.ts'

/** A person's work on a task on a day. */
interface Key {
  user: number
  task: number
  day: string
}

const chooseCell = (db: Kysely<DB>, { user, task, day }: Key) =>
  db.selectFrom('task_hours').where('user_id', '=', user).where('task_id', '=', task).where('day', '=', day)

/** The part of a cell that is not billed, kept from being billed or changed until the transaction ends. */
const lockOpen = (db: Kysely<DB>, key: Key) =>
  chooseCell(db, key).selectAll().where('budget_id', 'is', null).forUpdate().executeTakeFirst()

/** Minutes of a person's day, without those of one row. */
async function sumDay(db: Kysely<DB>, { user, day }: Omit<Key, 'task'>, without = 0): Promise<number> {
  const { sum } = await db
    .selectFrom('task_hours')
    .select(sql<number>`coalesce(sum(minutes), 0)::int`.as('sum'))
    .where('user_id', '=', user)
    .where('day', '=', day)
    .where('id', '<>', without)
    .executeTakeFirstOrThrow()
  return sum
}

/** A cell as the grid has it. */
export async function readCell(db: Kysely<DB>, key: Key): Promise<Cell> {
  const rows = await chooseCell(db, key).select(['day', 'minutes', 'note', 'budget_id', 'revision']).execute()
  return toCell(key.day, rows)
}

interface CellRow {
  minutes: number
  note: string
  budget_id: number | null
  revision: number
}

/** The rows of a cell as one. */
export function toCell(day: string, rows: readonly CellRow[]): Cell {
  const open = rows.find(({ budget_id }) => budget_id === null)
  const sum = (some: readonly CellRow[]) => some.reduce((total, row) => total + row.minutes, 0)
  const billed = rows.filter(({ budget_id }) => budget_id !== null)
  return {
    day,
    minutes: sum(rows),
    billed: sum(billed),
    budgets: billed.map(({ budget_id }) => budget_id!),
    note: open?.note ?? '',
    revision: open?.revision ?? 0,
  }
}

interface Write extends Key {
  db: Kysely<DB>
  by: Actor
  now: Date
}

/** Inserts the part of a cell that is not billed, so that a form that began from nothing meets a conflict. */
async function insertOpen({ db, user, task, day, by, now }: Write, fields: { minutes: number; note?: string }) {
  const entry = { revision: 1, by: { id: by.id, name: by.name }, at: now.toISOString() }
  await db
    .insertInto('task_hours')
    .values({
      ...{ user_id: user, task_id: task, day, ...fields },
      field_revisions: JSON.stringify({ minutes: entry, note: entry }),
    })
    .execute()
}

/**
 * Adds minutes to a person's day in a transaction that holds the person, as many as still fit into 24 hours; says how
 * many.
 */
export async function addMinutes(write: Write, minutes: number): Promise<number> {
  const { db, by, now } = write
  const room = DAY_MINUTES - (await sumDay(db, write))
  const added = Math.max(0, Math.min(minutes, room))
  if (added === 0) return 0
  const stored = await lockOpen(db, write)
  if (!stored) {
    await insertOpen(write, { minutes: added })
    return added
  }
  const after = { minutes: stored.minutes + added }
  const { columns } = await raiseRevision({ stored, before: { minutes: stored.minutes }, after, by, at: now })
  await db
    .updateTable('task_hours')
    .set({ ...after, ...columns })
    .where('id', '=', stored.id)
    .execute()
  return added
}

/**
 * Writes what the caller worked on a task on a day.
 * Throws 404 for a task that the caller may not see. 409, with the cell: it was written since the form began. 422: more
 * than there was on a day to come, more than 24 hours a day, or less than is billed.
 */
export async function setHours(
  context: Context,
  { task, day, minutes, note, revision }: InputOf<typeof hoursContract.set>,
) {
  const [by, now] = [requireUser(context), context.clock.now()]
  await requireTask(context, task)
  const key = { user: by.id, task, day }
  const data = await context.db.transaction().execute(async (db) => {
    await lockPerson(context, db)
    const stored = await lockOpen(db, key)
    const cell = await readCell(db, key)
    const own = minutes - cell.billed
    if (own < 0) throw new AppError('invalid', billedText(cell), { minutes: billedText(cell) })
    if (day > dayOf(now) && own > (stored?.minutes ?? 0))
      throw new AppError('invalid', aheadText(day), { minutes: aheadText(day) })
    const total = (await sumDay(db, key, stored?.id)) + own
    if (total > DAY_MINUTES) {
      const text = `Com isto ${dayText(day)} teria ${hoursText(total)} horas, e um dia tem 24.`
      throw new AppError('invalid', text, { minutes: text })
    }
    if (!stored) {
      if (own > 0 || note) await insertOpen({ db, ...key, by, now }, { minutes: own, ...(note && { note }) })
      return { revision: own > 0 || note ? 1 : 0, merged: false }
    }
    const after = { minutes: own, note }
    const { columns, saved } = await raiseRevision(
      { stored, before: { minutes: stored.minutes, note: stored.note }, after, by, at: now },
      { begun: revision, readRecord: () => readCell(db, key) },
    )
    await db
      .updateTable('task_hours')
      .set({ minutes: own, ...(note !== undefined && { note }), ...columns })
      .where('id', '=', stored.id)
      .execute()
    return saved
  })
  return { result: true as const, data }
}

const billedText = ({ billed, budgets }: Cell) =>
  `${hoursText(billed)} já estão no orçamento ${budgets.map(numberText).join(' e no ')}.`
