import { type Insertable, type Kysely, sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { DB, Tasks } from '#platform/db/tables.gen.ts'
import { DAY_MS } from '#time.ts'
import { DEADLINE_DAYS, idText, MAX_NAME, type TaskStatus } from '../production.ts'
import { CARD_COLUMNS, type CardRow, NEW_CARD } from './cards.ts'
import { type LineChange, raiseCounter } from './lines.ts'
import { chooseEnd, STEP } from './move.ts'

interface QuoteItem {
  /** Cut where it is too long; the whole then stands in the description too. */
  nome: string
  descricao: string
  /** The quote it comes of. */
  budget_id: number
  /** When it is due. */
  meta: Date
}

/** Adds tasks to a line's backlog in their order, in the caller's transaction. Throws 404. */
export async function addTasks(context: Context, db: Kysely<DB>, line: number, items: readonly QuoteItem[]) {
  if (items.length === 0) return
  const [user, now] = [requireUser(context), context.clock.now()]
  const { counter } = await raiseCounter(context, db, line)
  const tasks = items.map(({ nome, descricao, ...item }) => ({
    ...item,
    nome: nome.length > MAX_NAME ? `${nome.slice(0, MAX_NAME - 1)}…` : nome || 'Item sem descrição',
    descricao: nome.length > MAX_NAME ? `${nome}\n${descricao}` : descricao,
  }))
  await insertTasks(db, { line, counter, user, now }, { status: 'inBacklog', tasks })
}

interface NewTasks {
  /** The column at whose end they are put. */
  status: TaskStatus
  /** Without a deadline they are due in 30 days. */
  tasks: readonly Omit<Insertable<Tasks>, 'project_id' | 'number' | 'id_text' | 'position'>[]
}

/** Inserts tasks in their order, under the next numbers of their line. Answers with their cards. */
export async function insertTasks(
  db: Kysely<DB>,
  { line, counter, user, now }: LineChange,
  { status, tasks }: NewTasks,
): Promise<CardRow[]> {
  const { last_number, first } = await db
    .updateTable('production_lines')
    .set(({ eb }) => ({ last_number: eb('last_number', '+', tasks.length) }))
    .where('project_id', '=', line)
    .returning(['last_number', chooseEnd(line, status).as('first')])
    .executeTakeFirstOrThrow()
  const rows = tasks.map((task, index) => {
    const number = last_number - tasks.length + 1 + index
    return {
      meta: new Date(now.getTime() + DEADLINE_DAYS * DAY_MS),
      ...task,
      project_id: line,
      number,
      id_text: idText(line, number),
      status,
      position: first + index * STEP,
      change: counter,
      created_at: now,
      updated_at: now,
      created_by: user.id,
      updated_by: user.id,
      finished_at: status === 'Completed' ? (task.finished_at ?? now) : null,
    }
  })
  return db
    .with('added', (add) => add.insertInto('tasks').values(rows).returning(NEW_CARD))
    .with('noted', (note) =>
      note
        .insertInto('task_history')
        .columns(['task_id', 'user_id', 'at', 'field'])
        .expression((eb) =>
          eb
            .selectFrom('added')
            .select([
              'id',
              sql`${user.id}::int`.as('user_id'),
              sql`${now}::timestamptz`.as('at'),
              sql`'created'`.as('field'),
            ])
            .orderBy('id'),
        ),
    )
    .selectFrom('added')
    .select(CARD_COLUMNS)
    .orderBy('id')
    .execute()
}
