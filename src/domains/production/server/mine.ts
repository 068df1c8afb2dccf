import { type SelectQueryBuilder, sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { readLastTransaction, readSeenBelow } from '#platform/db/transaction-counters.ts'
import { chooseAllCards, toCard } from './cards.ts'
import { visibleLines } from './lines.ts'

/** Tasks that one answer has at most. */
const MOST = 1000

const byDeadline = <Joined extends DB, Row>(tasks: SelectQueryBuilder<Joined, 'tasks', Row>) =>
  tasks
    .orderBy('meta', (order) => order.asc().nullsLast())
    .orderBy('prioridade', 'desc')
    .orderBy('tasks.id')

/** The caller's tasks of all lines that are not Completed, by deadline. */
export async function listMyTasks(context: Context) {
  const counter = await readSeenBelow(context.db)
  const chosen = context.db
    .selectFrom('tasks')
    .select(['id', sql<number>`count(*) over ()::int`.as('total')])
    .where('assignee_id', '=', requireUser(context).id)
    .where('deleted_at', 'is', null)
    .where('status', '!=', 'Completed')
    .where('tasks.project_id', 'in', visibleLines(context).select('projects.id'))
    .$call(byDeadline)
    .limit(MOST)
  // What belongs to a card is read of those alone.
  const rows = await chooseAllCards(context.db)
    .innerJoin(chosen.as('chosen'), 'chosen.id', 'tasks.id')
    .select((eb) => [
      'tasks.project_id',
      eb.selectFrom('projects').select('title').whereRef('projects.id', '=', 'tasks.project_id').as('title'),
      'total',
    ])
    .$call(byDeadline)
    .execute()
  const data = rows.map((row) => ({ ...toCard(row), id_project: row.project_id, title: row.title ?? '' }))
  return { data, total: rows[0]?.total ?? 0, counter }
}

/** The counter of the topic 'mytasks:{person}'; undefined for anybody but the caller. */
export const readMyTasksCounter = async (context: Context, person: number) =>
  person === requireUser(context).id ? readLastTransaction(context.db) : undefined
