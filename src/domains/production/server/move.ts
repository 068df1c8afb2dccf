import { sql } from 'kysely'
import { buildInScope } from '#platform/auth/scope.ts'
import { type Context, requireUser } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { buildOnce } from '#platform/db/prepared.ts'
import type { boardContract } from '../board-contract.ts'
import type { TaskStatus } from '../production.ts'
import { type CardRow, chooseBoard, toCard } from './cards.ts'
import { taskNotFound } from './change-task.ts'
import { chooseLines } from './lines.ts'

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
  const cards = await readMoved(context.pool, { line, ids: unique })
  return { result: true as const, data: { cards: cards.map(toCard), counter } }
}

const readMoved = buildOnce<{ line: number; ids: number[] }, CardRow>((db, { line, ids }) =>
  chooseBoard(db, line).where('tasks.id', '=', ({ fn, val }) => fn.any(val(ids))),
)

interface Moved {
  line: number
  counter: number
}

interface MoveValues extends Move {
  /** That of `ids` by which the line is found. */
  first: number
  /** JSON of who moves them, and when, as `move_tasks` wants it. */
  saver: string
}

/**
 * Raises the counter of the cards' line and moves them, by one statement: where many move cards of one line, each waits
 * for as long as the others hold its row. What `move_tasks` does is in migrations/0023_line_events.sql.
 */
const raiseAndMove = buildInScope<MoveValues, Moved>((db, { ids, first, status, before, saver }, user) =>
  db
    .with('raised', (raise) =>
      raise
        .updateTable('production_lines')
        .set(({ eb }) => ({ changes: eb('changes', '+', 1) }))
        .where('project_id', '=', ({ selectFrom }) =>
          selectFrom('tasks').select('project_id').where('tasks.id', '=', first),
        )
        .where('project_id', 'in', chooseLines(db, user).select('projects.id'))
        .returning(['project_id as line', 'changes as counter']),
    )
    .selectFrom('raised')
    .select([
      'line',
      'counter',
      sql`move_tasks(line, counter, ${ids}, ${status}, ${before}, ${saver}::jsonb)`.as('moved'),
    ]),
)

async function move(context: Context, move: Move): Promise<Moved> {
  const { id, name } = requireUser(context)
  const saver = JSON.stringify({ by: { id, name }, at: context.clock.now() })
  try {
    const [moved] = await raiseAndMove(context, { ...move, first: move.ids[0]!, saver })
    if (!moved) throw taskNotFound()
    return moved
  } catch (error) {
    throw (error as { code?: unknown }).code === NO_DATA_FOUND ? taskNotFound() : error
  }
}

/** The place of a card put at the end of a column. The line is held by the caller's transaction. */
export const chooseEnd = (line: number, status: TaskStatus) => sql<number>`(
  select coalesce(max(position), 0) + ${STEP}::int from tasks
  where project_id = ${line} and status = ${status} and deleted_at is null)`
