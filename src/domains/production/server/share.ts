import { sql } from 'kysely'
import { requireManager } from '#domains/projects/server/access.ts'
import type { Context } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { makeSecretToken, openSecretLink } from '#platform/http/secret-link.ts'
import { inPanel } from '#words.ts'
import type { boardContract } from '../board-contract.ts'
import { progressOf, STATUS_LABELS, STATUSES, type TaskStatus } from '../production.ts'
import { MAX_SHOWN_TASKS, type Progress } from '../progress-contract.ts'
import { changeLine, lineNotFound, visibleLines } from './lines.ts'
import { progress } from './lists.ts'

const KIND = 'line-progress'

type Sharing = InputOf<typeof boardContract.share>

/**
 * Lets a client see columns of a line by a secret link, and says which. To end it or to renew the link revokes all
 * that were made before. Throws 404, and 403 for who does not manage the line.
 */
export async function shareLine(context: Context, { id, columns, renew = false }: Sharing) {
  const shown = STATUSES.filter((status) => columns.includes(status))
  const row = await changeLine(context, id, async (db) => {
    requireManager(context, await findManaged(context, id, db))
    return db
      .updateTable('production_lines')
      .set({ share_columns: shown })
      .$if(renew || shown.length === 0, (line) => line.set(({ eb }) => ({ share_number: eb('share_number', '+', 1) })))
      .where('project_id', '=', id)
      .returning(['project_id as id', 'share_columns', 'share_number'])
      .executeTakeFirstOrThrow(lineNotFound)
  })
  return { result: true as const, data: { path: pathOf(context, row) } }
}

/** The link by which a client sees a line, and the columns it shows. Throws 404, and 403 for who does not manage the line. */
export async function readShare(context: Context, id: number) {
  const row = await findManaged(context, id)
  requireManager(context, row)
  return { data: { path: pathOf(context, row), columns: row.share_columns as TaskStatus[] } }
}

async function findManaged(context: Context, id: number, db = context.db) {
  return visibleLines(context, db)
    .select(['projects.id', 'id_user', 'share_columns', 'share_number'])
    .where('projects.id', '=', id)
    .executeTakeFirstOrThrow(lineNotFound)
}

interface SharedLine {
  id: number
  share_columns: string[]
  share_number: number
}

/** Path of the client's page; '' while the line is not shared. */
const pathOf = (context: Context, { id, share_columns, share_number }: SharedLine) =>
  share_columns.length ? `/andamento/${makeSecretToken(context, { kind: KIND, id, number: share_number })}` : ''

/** What the client sees. Throws 404 for a link that is not valid (any more), 429 where a network tried too many. */
export async function readProgress(context: Context, token: string): Promise<{ data: Progress }> {
  const { id, title, percent, updated, columns } = await openSecretLink(context, {
    kind: KIND,
    token,
    find: (id) => findShared(context, id),
  })
  const tasks = await listShown(context, id, columns)
  return {
    data: {
      title,
      percent,
      updated: updated?.toISOString() ?? null,
      columns: columns.map((status) => {
        const shown = tasks.filter((task) => task.status === status)
        return {
          label: inPanel(STATUS_LABELS[status], 'portuguese'),
          total: shown[0]?.total ?? 0,
          tasks: shown.map((task) => ({ name: task.nome, percent: percentOf(task) })),
        }
      }),
    },
  }
}

async function findShared({ db }: Context, id: number) {
  const row = await db
    .selectFrom('projects')
    .innerJoin('production_lines', 'production_lines.project_id', 'projects.id')
    .select(({ selectFrom }) => [
      'projects.id',
      'title',
      'share_columns',
      'share_number as number',
      progress.as('percent'),
      selectFrom('tasks')
        .whereRef('tasks.project_id', '=', 'projects.id')
        .select(({ fn }) => fn.max('updated_at').as('updated'))
        .as('updated'),
    ])
    .where('projects.id', '=', id)
    .where('share_columns', '<>', sql<string[]>`'{}'`)
    .executeTakeFirst()
  return row && { ...row, columns: row.share_columns as TaskStatus[] }
}

/** The first tasks of each column, with how many it has. */
const listShown = ({ db }: Context, line: number, columns: TaskStatus[]) =>
  db
    .with('placed', (cte) =>
      cte
        .selectFrom('tasks')
        .select([
          'id',
          'nome',
          'status',
          sql<number>`row_number() over (
            partition by status order by case when status = 'Completed' then finished_at end desc, position, id)`.as(
            'place',
          ),
          sql<number>`(count(*) over (partition by status))::int`.as('total'),
        ])
        .where('project_id', '=', line)
        .where('deleted_at', 'is', null)
        .where(sql<boolean>`status = any (${columns})`),
    )
    .selectFrom('placed')
    .select([
      'nome',
      'status',
      'total',
      sql<number>`(select count(*)::int from task_subtasks where task_id = placed.id)`.as('subtasks'),
      sql<number>`(select count(*)::int from task_subtasks where task_id = placed.id and checked)`.as('checked'),
    ])
    .where('place', '<=', MAX_SHOWN_TASKS)
    .orderBy('place')
    .execute()

/** A task without subtasks counts as done on the board; a client would take that for the truth. */
function percentOf({ status, subtasks, checked }: { status: string; subtasks: number; checked: number }) {
  if (status === 'Completed') return 100
  return subtasks === 0 ? null : progressOf({ total: subtasks, checked })
}
