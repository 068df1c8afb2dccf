import { type Kysely, sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { literalPart } from '#platform/db/like.ts'
import { buildOnce } from '#platform/db/prepared.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { MadeAnswer } from '#platform/http/made-answer.ts'
import { DAY_MS } from '#time.ts'
import { Board, type boardContract } from '../board-contract.ts'
import { RESTORE_DAYS } from '../production.ts'
import { insertTasks } from './add-tasks.ts'
import { type CardRow, chooseBoard, chooseCards, toCard } from './cards.ts'
import { chooseLabelsWith } from './labels.ts'
import { begunLines, changeLine, requireLine, visibleLines } from './lines.ts'
import { openLine, readLine } from './open-line.ts'

const boardCards = buildOnce<{ line: number }, CardRow>((db, { line }) => chooseBoard(db, line))

/**
 * A line with the cards of all its tasks, in column order; the caller opened it last from now on. The cards are kept as
 * text, the same for all who may see them, until the line's counter is raised. Throws 404.
 */
export async function readBoard(context: Context, id: number) {
  const { line, counter } = await openLine(context, id)
  const cards = await context.events.texts.find(`line:${id}`, counter, async () => {
    const rows = await boardCards(context.pool, { line: id })
    return inAscii(JSON.stringify(Board.shape.cards.parse(rows.map(toCard))))
  })
  const head = JSON.stringify(Board.shape.line.parse(line))
  const parts = [Buffer.from(`{"data":{"line":${head},"cards":`), cards.bytes, Buffer.from(`,"counter":${counter}}}`)]
  return new MadeAnswer(parts, `${head} ${counter} ${cards.hash}`)
}

/** JSON with escapes for all but ASCII: a browser takes such bytes as they are, and decodes others one letter after the other. */
const inAscii = (json: string) =>
  json.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** What changed in a line after a counter. Throws 404. */
export async function readChanges(context: Context, { id, since }: InputOf<typeof boardContract.changes>) {
  const { line, counter } = await readLine(context, id)
  const rows = await chooseCards(context.db, id).where('change', '>', since).select('deleted_at').execute()
  const left = await context.db
    .selectFrom('task_lines')
    .select('task_id')
    .where('project_id', '=', id)
    .where('change', '>', since)
    .execute()
  return {
    data: {
      line,
      cards: rows.filter((row) => row.deleted_at === null).map(toCard),
      removed: [
        ...rows.filter((row) => row.deleted_at !== null).map((row) => row.id),
        ...left.map((row) => row.task_id),
      ],
      counter,
    },
  }
}

/** The owner and the members of a line, by name. */
export const listPeople = (db: Kysely<DB>, { id, id_user }: { id: number; id_user: number }) =>
  db
    .selectFrom('users')
    .select(['users.id', 'users.name', 'users.email'])
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('users.id', '=', id_user),
        exists(
          selectFrom('project_members')
            .select('user_id')
            .where('project_id', '=', id)
            .whereRef('user_id', '=', 'users.id'),
        ),
      ]),
    )
    .where('banned', 'is not', true)
    .orderBy('users.name')
    .orderBy('users.id')
    .execute()

/** The line the caller opened last, else the first of theirs; null where they have none. */
export async function findLastLine(context: Context) {
  const row = await visibleLines(context)
    .leftJoin('line_visits', (join) =>
      join.onRef('line_visits.project_id', '=', 'projects.id').on('user_id', '=', requireUser(context).id),
    )
    .where(begunLines)
    .select('projects.id')
    .orderBy('line_visits.user_id', (order) => order.asc().nullsLast())
    .orderBy('projects.id')
    .limit(1)
    .executeTakeFirst()
  return { data: { id: row?.id ?? null } }
}

/** Makes a task of a name, at the end of a column. Throws 404. */
export async function addCard(context: Context, { id_project, nome, status }: InputOf<typeof boardContract.add>) {
  const data = await changeLine(context, id_project, async (db, change) => {
    const [row] = await insertTasks(db, change, { status, tasks: [{ nome }] })
    return { card: toCard(row!), counter: change.counter }
  })
  return { result: true as const, data }
}

/**
 * The ids of a line's tasks with a text in their name, id text or description, in a label's name, in who is in charge, or in
 * a subtask or comment; case and accents do not matter.
 */
export async function searchTasks(context: Context, { id, q }: InputOf<typeof boardContract.search>) {
  await requireLine(context, id)
  const pattern = sql`folded(${literalPart(q)})`
  const rows = await context.db
    .selectFrom('tasks')
    .select('id')
    .where('project_id', '=', id)
    .where('deleted_at', 'is', null)
    // Aggregates are asked for each task of the line, where `exists` may be answered by reading the whole table once.
    .where(
      sql<boolean>`(folded(nome || ' ' || id_text || ' ' || descricao) like ${pattern}
        or label_ids && ${chooseLabelsWith(literalPart(q))}
        or assignee_id = any(array(select users.id from users where folded(name) like ${pattern}))
        or (select bool_or(folded(task) like ${pattern}) from task_subtasks where task_id = tasks.id)
        or (select bool_or(folded(comment) like ${pattern}) from task_comments where task_id = tasks.id))`,
    )
    .execute()
  return { data: rows.map((row) => row.id) }
}

/** Says how many tasks a column should hold at most, or no more (null); other columns keep theirs. Throws 404. */
export async function setLimit(context: Context, { id, status, limit }: InputOf<typeof boardContract.limit>) {
  await changeLine(context, id, (db) =>
    db
      .updateTable('production_lines')
      .set({
        wip_limits:
          limit === null
            ? sql`wip_limits - ${status}::text`
            : sql`wip_limits || ${JSON.stringify({ [status]: limit })}::jsonb`,
      })
      .where('project_id', '=', id)
      .execute(),
  )
  return { result: true as const }
}

/** The removed tasks of a line that can still be brought back, the last removed first. Throws 404. */
export async function listRemoved(context: Context, id: number) {
  await requireLine(context, id)
  const rows = await context.db
    .selectFrom('tasks')
    .leftJoin('users', 'users.id', 'updated_by')
    .select(['tasks.id', 'id_text', 'nome', 'deleted_at', 'users.name as by'])
    .where('project_id', '=', id)
    .where('deleted_at', '>', new Date(context.clock.now().getTime() - RESTORE_DAYS * DAY_MS))
    .orderBy('deleted_at', 'desc')
    .limit(200)
    .execute()
  return {
    data: rows.map(({ deleted_at, by, ...row }) => ({ ...row, removed: deleted_at!.toISOString(), by: by ?? '' })),
  }
}
