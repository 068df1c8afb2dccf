import type { Kysely } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { DAY_MS } from '#time.ts'
import { DEADLINE_DAYS, idText, MAX_NAME } from '../production.ts'
import { writeHistory } from './history.ts'
import { raiseCounter } from './lines.ts'
import { endOf, STEP } from './move.ts'

interface NewTask {
  /** Cut where it is too long; the whole then stands in the description too. */
  nome: string
  descricao: string
  /** The quote it comes of. */
  budget_id: number
}

/** Adds tasks to a line's backlog in their order, in the caller's transaction. Throws 404. */
export async function addTasks(context: Context, db: Kysely<DB>, line: number, tasks: readonly NewTask[]) {
  if (tasks.length === 0) return
  const [user, now] = [requireUser(context), context.clock.now()]
  const change = await raiseCounter(context, db, line)
  const first = await endOf(db, line, 'inBacklog')
  const { last_number } = await db
    .updateTable('production_lines')
    .set(({ eb }) => ({ last_number: eb('last_number', '+', tasks.length) }))
    .where('project_id', '=', line)
    .returning('last_number')
    .executeTakeFirstOrThrow()
  const rows = tasks.map(({ nome, descricao, budget_id }, index) => {
    const number = last_number - tasks.length + 1 + index
    return {
      project_id: line,
      budget_id,
      number,
      id_text: idText(line, number),
      nome: nome.length > MAX_NAME ? `${nome.slice(0, MAX_NAME - 1)}…` : nome || 'Item sem descrição',
      descricao: nome.length > MAX_NAME ? `${nome}\n${descricao}` : descricao,
      status: 'inBacklog' as const,
      position: first + index * STEP,
      meta: new Date(now.getTime() + DEADLINE_DAYS * DAY_MS),
      change,
      created_at: now,
      updated_at: now,
      created_by: user.id,
      updated_by: user.id,
    }
  })
  const added = await db.insertInto('tasks').values(rows).returning('id').execute()
  await writeHistory(
    db,
    { user, now },
    added.map(({ id }) => ({ id, field: 'created' })),
  )
}
