import { notify } from '#domains/notices/server/notify.ts'
import { accessibleBy } from '#domains/projects/server/access.ts'
import type { Actor } from '#platform/auth/actor.ts'
import { isAdminUser } from '#platform/auth/administrators.ts'
import type { Program } from '#platform/context.ts'
import { z } from '#platform/contract/fields.ts'
import type { NoticeKind } from '#platform/contributions.ts'
import { forEachRow } from '#platform/jobs/for-each-row.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { addDays, day, dayOf, startOfDay } from '#time.ts'
import { taskPath } from '../production.ts'

/** Tasks that a notice names; of the others it says how many there are. */
const MAX_NAMED = 20

export const dueNotice: NoticeKind = {
  name: 'due',
  label: 'De manhã, quando há tarefas suas que vencem no dia ou estão atrasadas',
  emailByDefault: true,
}

/** Tells each person every morning which of the tasks they are in charge of are due that day, or late. */
export const dueNoticesJob = defineJob({
  name: 'due-notices',
  payload: z.object({}),
  schedule: '0 7 * * *',
  async handler(program) {
    const people = await program.db
      .selectFrom('users')
      .select(['id', 'email', 'administers'])
      .where('banned', 'is not', true)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('tasks').select('tasks.id').whereRef('assignee_id', '=', 'users.id')),
      )
      .orderBy('id')
      .execute()
    const failure = await forEachRow(program, people, (person) => notifyDue(program, person), {
      failed: 'a person was not told of what is due',
    })
    if (failure) throw failure
  },
})

type Person = Pick<Actor, 'id' | 'email' | 'administers'>

/** A second run on the same day finds the notice that is there already. */
async function notifyDue(program: Program, person: Person) {
  const today = dayOf(program.clock.now())
  const tasks = await listDue(program, person, today)
  const [first] = tasks
  if (!first) return
  const lines = tasks
    .slice(0, MAX_NAMED)
    .map((task) => `${task.id_text} ${task.nome}${task.isLate ? ` (prazo: ${day(task.meta)})` : ''}`)
  const more = tasks.length - lines.length
  await program.db.transaction().execute((db) =>
    notify({ ...program, actor: null }, db, {
      kind: dueNotice,
      to: [person.id],
      title: summarize(tasks),
      note: [...lines, ...(more > 0 ? [`e mais ${more}`] : [])].join('\n'),
      path: tasks.length === 1 ? taskPath(first) : '/dashboard/production-line',
      ...(tasks.length === 1 && { subject: `task:${first.id}` }),
      key: today,
    }),
  )
}

/** The open tasks of a person, in open lines that they still work on, whose deadline is that day or was before it. */
async function listDue({ db, settings }: Program, person: Person, today: string) {
  const rows = await db
    .selectFrom('projects')
    .innerJoin('tasks', 'tasks.project_id', 'projects.id')
    .innerJoin('production_lines', 'production_lines.project_id', 'projects.id')
    .select(['tasks.id', 'id_text', 'nome', 'meta', 'tasks.project_id'])
    .where('assignee_id', '=', person.id)
    .where('deleted_at', 'is', null)
    .where('status', '<>', 'Completed')
    .where('projectstatus', 'not in', ['completed', 'canceled'])
    .where('meta', '<', startOfDay(addDays(today, 1)))
    .where(accessibleBy(isAdminUser(person, settings) ? null : person.id))
    .orderBy('meta', 'desc')
    .orderBy('tasks.id')
    .execute()
  return rows.map((row) => ({ ...row, meta: row.meta!, isLate: row.meta! < startOfDay(today) }))
}

/** '2 tarefas vencem hoje, 1 atrasada'. */
function summarize(tasks: readonly { isLate: boolean }[]): string {
  const late = tasks.filter(({ isLate }) => isLate).length
  const today = tasks.length - late
  if (today === 0) return late === 1 ? '1 tarefa atrasada' : `${late} tarefas atrasadas`
  const due = today === 1 ? '1 tarefa vence hoje' : `${today} tarefas vencem hoje`
  return late === 0 ? due : `${due}, ${late} ${late === 1 ? 'atrasada' : 'atrasadas'}`
}
