import { type Kysely, sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import type { boardContract } from '../board-contract.ts'
import type { TaskStatus } from '../production.ts'
import { chooseBoard, toCard } from './cards.ts'
import { missingTask } from './change-task.ts'
import { visibleLines } from './lines.ts'

/** Distance between two cards that were put one after the other. */
export const STEP = 1024
/** What `move_tasks` raises where a task is gone. */
const NO_DATA_FOUND = 'P0002'

type Move = InputOf<typeof boardContract.move>

/**
 * Puts cards of one line at a place of a column; no other card changes. Throws 404 where one of them is gone, or its
 * line is not the caller's.
 */
export async function moveCards(context: Context, { ids, status, before }: Move) {
  const unique = [...new Set(ids)]
  const { line, counter } = await move(context, { ids: unique, status, before })
  // After the commit: nobody waits for the line any more. A card may be newer than the counter.
  const cards = await chooseBoard(context.db, line).where('tasks.id', 'in', unique).execute()
  return { result: true as const, data: { cards: cards.map(toCard), counter } }
}

/**
 * Raises the counter of the cards' line and moves them, by one statement: where many move cards of one line, each waits
 * for as long as the others hold its row. What `move_tasks` does is in migrations/0023_line_events.sql.
 */
async function move(context: Context, { ids, status, before }: Move) {
  const { id, name } = requireUser(context)
  const saver = JSON.stringify({ by: { id, name }, at: context.clock.now() })
  try {
    return await context.db
      .with('raised', (raise) =>
        raise
          .updateTable('production_lines')
          .set(({ eb }) => ({ changes: eb('changes', '+', 1) }))
          .where('project_id', '=', ({ selectFrom }) =>
            selectFrom('tasks').select('project_id').where('tasks.id', '=', ids[0]!),
          )
          .where('project_id', 'in', visibleLines(context).select('projects.id'))
          .returning(['project_id as line', 'changes as counter']),
      )
      .selectFrom('raised')
      .select([
        'line',
        'counter',
        sql`move_tasks(line, counter, ${ids}, ${status}, ${before}, ${saver}::jsonb)`.as('moved'),
      ])
      .executeTakeFirstOrThrow(missingTask)
  } catch (error) {
    throw (error as { code?: unknown }).code === NO_DATA_FOUND ? missingTask() : error
  }
}

/** The place of a card put at the end of a column. The line is held by the caller's transaction. */
export async function endOf(db: Kysely<DB>, line: number, status: TaskStatus): Promise<number> {
  const { last } = await db
    .selectFrom('tasks')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('project_id', '=', line)
    .where('status', '=', status)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + STEP
}
