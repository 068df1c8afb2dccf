import { type Expression, type Kysely, sql } from 'kysely'
import { accessibleBy } from '#domains/projects/server/access.ts'
import type { Actor } from '#platform/auth/actor.ts'
import { scopeOf } from '#platform/auth/scope.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { planOnce } from '#platform/db/prepared.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { dayOf } from '#time.ts'
import type { Line } from '../contract.ts'

/** What is chosen of a line. */
export type LineState = Pick<Line, 'projectline' | 'projectstatus'>

/** The projects that a user works on, as lines; all for null. */
export const chooseLines = (db: Kysely<DB>, user: number | null) =>
  db
    .selectFrom('projects')
    .innerJoin('production_lines', 'production_lines.project_id', 'projects.id')
    .where(accessibleBy(user))

/** The projects that the caller works on, as lines: the admin every one. */
export const visibleLines = (context: Context, db: Kysely<DB> = context.db) => chooseLines(db, scopeOf(context))

/** Throws 404 for a line that the caller may not see. */
export async function requireLine(context: Context, line: number) {
  await visibleLines(context)
    .select('projects.id')
    .where('projects.id', '=', line)
    .executeTakeFirstOrThrow(lineNotFound)
}

/** Those that have begun: a project has no line until there is work for it. */
export const begunLines = sql<boolean>`projectline <> ''`

/** A line's category; that of one which now begins. */
const begun = sql<string>`coalesce(nullif(projectline, ''), 'elab')`

/** A line, by its id or by a query that finds that. */
export type LineKey = number | ((db: Kysely<DB>) => Expression<number>)

/**
 * Raises a line's change counter, to be called in the transaction of each change: until it ends no other changes the
 * line, and at commit everybody who watches the line is notified (migrations/0023_line_events.sql). A line that had not begun begins.
 * Throws 404 for a line that the caller may not see.
 */
export const raiseCounter = (context: Context, db: Kysely<DB>, line: LineKey, missing = lineNotFound) =>
  db
    .updateTable('production_lines')
    .set(({ eb }) => ({ changes: eb('changes', '+', 1), projectline: begun }))
    .where('project_id', '=', typeof line === 'number' ? line : line(db))
    .where('project_id', 'in', visibleLines(context, db).select('projects.id'))
    .returning(['project_id as line', 'changes as counter'])
    .executeTakeFirstOrThrow(missing)

/**
 * Raises the counters of the lines of these tasks, and of one more, as `raiseCounter`: in the order of their ids, so that
 * no two such changes wait for each other. Lines that the caller may not see are left out.
 */
export async function raiseCounters(
  context: Context,
  db: Kysely<DB>,
  { tasks, into }: { tasks: readonly number[]; into: number | undefined },
): Promise<ReadonlyMap<number, number>> {
  const lines = await visibleLines(context, db)
    .select('projects.id')
    .where(({ eb, or, selectFrom, fn, val }) =>
      or([
        eb('projects.id', '=', into ?? 0),
        eb(
          'projects.id',
          'in',
          selectFrom('tasks')
            .select('tasks.project_id')
            .where('tasks.id', '=', fn.any(val([...tasks]))),
        ),
      ]),
    )
    .execute()
  const ids = lines.map(({ id }) => id)
  await sql`select from production_lines where project_id = any (${ids}::int[]) order by project_id for update`.execute(
    db,
  )
  const raised = await db
    .updateTable('production_lines')
    .set(({ eb }) => ({ changes: eb('changes', '+', 1), projectline: begun }))
    .where('project_id', '=', ({ fn, val }) => fn.any(val(ids)))
    .returning(['project_id as line', 'changes as counter'])
    .execute()
  return new Map(raised.map(({ line, counter }) => [line, counter]))
}

/** The counter of a line that the caller may see. */
export async function readCounter(context: Context, line: number): Promise<number | undefined> {
  const row = await visibleLines(context).select('changes').where('projects.id', '=', line).executeTakeFirst()
  return row?.changes
}

/** A change of a line under way, which no other comes between. */
export interface LineChange {
  line: number
  /** The line's counter that this change raised. */
  counter: number
  user: Actor
  now: Date
}

/**
 * Does something with a line in one transaction, in which its counter is raised first, so that nothing else changes the
 * line meanwhile. Throws 404 as `missing` says, and what `work` throws.
 */
export function changeLine<Result>(
  context: Context,
  line: LineKey,
  work: (db: Kysely<DB>, change: LineChange) => Promise<Result>,
  missing = lineNotFound,
): Promise<Result> {
  const [user, now] = [requireUser(context), context.clock.now()]
  return context.db.transaction().execute(async (transaction) => {
    const db = transaction.withPlugin(planOnce)
    return work(db, { ...(await raiseCounter(context, db, line, missing)), user, now })
  })
}

/** Changes a line's status or category. Throws 404. */
export async function updateLine(context: Context, line: number, columns: Partial<LineState>) {
  await changeLine(context, line, (db, { now }) =>
    db
      .updateTable('production_lines')
      .set({ ...columns, ...endOf(columns, now) })
      .where('project_id', '=', line)
      .execute(),
  )
  return { result: true as const }
}

/** The day on which a line becomes completed, and the day promised until then; neither where it is completed no more. */
function endOf({ projectstatus }: Partial<LineState>, now: Date) {
  if (projectstatus === undefined) return {}
  if (projectstatus !== 'completed') return { finished_on: null, promised_on: null }
  return {
    finished_on: sql<string>`coalesce(finished_on, ${dayOf(now)}::date)`,
    promised_on: sql<string | null>`case when finished_on is null
      then (select date_project_end from projects where id = project_id) else promised_on end`,
  }
}

/** A line that does not exist, or not for the caller. */
export const lineNotFound = () => new AppError('missing', 'Este quadro não existe ou não é seu.')
