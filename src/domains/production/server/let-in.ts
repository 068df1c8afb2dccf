import { notify } from '#domains/notices/server/notify.ts'
import { addMember } from '#domains/projects/server/members.ts'
import type { Context } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { plainText } from '#platform/markdown/plain-text.ts'
import { taskPath } from '../production.ts'
import type { taskContract } from '../task-contract.ts'
import { visibleTasks } from './change-task.ts'
import { commentNotFound } from './comments.ts'
import { cut, mentionNotice } from './notices.ts'
import { findOutside } from './outsiders.ts'

/**
 * Makes somebody whom a comment mentions a member of its project, and tells them. Throws 403 for who does not manage the
 * project, 404, also for somebody whom it does not mention or who is of the line by now.
 */
export async function letIn(context: Context, { id, person }: InputOf<typeof taskContract.letIn>) {
  const row = await visibleTasks(context)
    .innerJoin('task_comments', 'task_id', 'tasks.id')
    .select(['tasks.id', 'tasks.project_id', 'id_text', 'nome', 'comment'])
    .where('task_comments.id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow(commentNotFound)
  await context.db.transaction().execute(async (db) => {
    const outside = await findOutside(context, db, row.id, [row.comment])
    if (!outside(row.comment).some((one) => one.id === person)) throw commentNotFound()
    await addMember(context, db, row.project_id, person)
    await notify(context, db, {
      kind: mentionNotice,
      to: [person],
      title: `Citaram você em ${row.id_text}, e você entrou no quadro`,
      note: `${row.nome}\n“${cut(plainText(row.comment))}”`,
      path: taskPath(row),
      subject: `task:${row.id}`,
      key: `comment ${id}`,
    })
  })
  return { result: true as const }
}
