import { giveProject } from '#domains/finance/server/payments.ts'
import { DEADLINE_DAYS } from '#domains/production/production.ts'
import { addTasks } from '#domains/production/server/add-tasks.ts'
import { removeRows } from '#domains/projects/server/remove.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { addDays, dayOf, startOfDay } from '#time.ts'
import { quantityText } from '../document-texts.ts'
import { counts } from '../sums.ts'
import { itemsOf, type StoredItem } from './columns.ts'
import { addEvent } from './events.ts'
import { lockBudget } from './exchange.ts'

/**
 * Starts the production line of an approved quote: a project of the quote's owner, with a task for each item, linked
 * both ways. The tasks end with the quote's deadline, or after as many days as others where that has passed. All of it or
 * nothing, and once. Throws 404, 409 where it has begun or is not approved.
 */
export async function startLine(context: Context, id: number) {
  const project_id = await context.db.transaction().execute(async (db) => {
    const budget = await lockBudget(context, db, id)
    if (budget.project_id !== null) throw new AppError('line-started', 'O quadro deste orçamento já começou.')
    if (budget.status === 'PENDING') throw new AppError('quote-pending', 'Só um orçamento aprovado começa um quadro.')
    const now = context.clock.now()
    const { id: project_id } = await db
      .insertInto('projects')
      .values({
        id_user: budget.id_user,
        title: budget.project_name,
        is_public: false,
        plan: 'optional',
        date_project_init: dayOf(now),
        date_created: now,
        date_update: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const items = itemsOf(budget)
    const today = dayOf(now)
    const meta = startOfDay(budget.deadline < today ? addDays(today, DEADLINE_DAYS) : budget.deadline)
    await addTasks(
      context,
      db,
      project_id,
      items.filter(counts).map((item) => ({ ...toTask(item), budget_id: id, meta })),
    )
    await db.updateTable('budgets').set({ project_id }).where('id', '=', id).execute()
    await giveProject(db, project_id, id)
    await addEvent(context, db, { budget_id: id, kind: 'line_started', version: budget.version || null })
    return project_id
  })
  return { data: { project_id } }
}

/**
 * Takes back that a quote began its line, as if it had not: the project goes with its tasks. Throws 404, 409 where anything
 * of the project or the line was changed since.
 */
export async function takeBackLine(context: Context, id: number) {
  await context.db.transaction().execute(async (db) => {
    const budget = await lockBudget(context, db, id)
    const line = await db
      .selectFrom('projects')
      .innerJoin('production_lines', 'production_lines.project_id', 'projects.id')
      .select('projects.id')
      .where('projects.id', '=', budget.project_id)
      .where('projects.revision', '=', 1)
      .where('changes', '<=', 1)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('project_members').select('user_id').whereRef('project_id', '=', 'projects.id'))),
      )
      .forUpdate()
      .executeTakeFirst()
    if (!line) throw new AppError('line-changed', 'O quadro já mudou: exclua o projeto dele, se for o caso.')
    await removeRows({ ...context, db }, [line.id])
    await db.deleteFrom('budget_events').where('budget_id', '=', id).where('kind', '=', 'line_started').execute()
  })
  return { result: true as const }
}

/** A task is named by its item's first line, and tells the rest. */
function toTask({ description, quantity, unit }: StoredItem) {
  const [first = '', ...rest] = description.split('\n')
  const count = unit || !Number.isInteger(quantity) ? quantityText({ quantity, unit }) : String(quantity)
  return {
    nome: first,
    descricao: [...rest, ...(count === '1' ? [] : [`Quantidade: ${count}`])].join('\n').trim(),
  }
}
