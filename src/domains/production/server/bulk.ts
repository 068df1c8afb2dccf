import { type Kysely, type Selectable, sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { DB, Tasks } from '#platform/db/tables.gen.ts'
import { refuseSome } from '#platform/refuse-some.ts'
import { DAY_MS } from '#time.ts'
import { RESTORE_DAYS } from '../production.ts'
import { writeHistory } from './history.ts'
import { type LineChange, raiseCounters } from './lines.ts'
import { listWorkedOn } from './worked-on.ts'

/** A change of many tasks under way, which no other change of their lines comes between. */
export interface BulkChange extends Pick<LineChange, 'user' | 'now'> {
  /** In the order in which they are named. */
  tasks: Selectable<Tasks>[]
  /** The counters of the lines that this change raised, by the lines' ids. */
  counters: ReadonlyMap<number, number>
}

interface Named {
  ids: readonly number[]
  /** Whether removed tasks are named, that can still be brought back; else those that are there. */
  removed?: boolean
  /** A line that is changed too. */
  into?: number
}

/** Does something with many tasks in one transaction. Throws 404 that names those that are gone or not the caller's. */
export function changeTasks<Result>(
  context: Context,
  { ids, removed = false, into }: Named,
  work: (db: Kysely<DB>, change: BulkChange) => Promise<Result>,
): Promise<Result> {
  const [user, now] = [requireUser(context), context.clock.now()]
  return context.db.transaction().execute(async (db) => {
    const counters = await raiseCounters(context, db, { tasks: ids, into })
    const rows = await db
      .selectFrom('tasks')
      .selectAll()
      .where('id', '=', ({ fn, val }) => fn.any(val([...ids])))
      .where('project_id', '=', ({ fn, val }) => fn.any(val([...counters.keys()])))
      .$if(!removed, (query) => query.where('deleted_at', 'is', null))
      .$if(removed, (query) => query.where('deleted_at', '>', new Date(now.getTime() - RESTORE_DAYS * DAY_MS)))
      .execute()
    const found = new Map(rows.map((row) => [row.id, row]))
    refuseSome(ids, (id) => !found.has(id), 'missing', GONE)
    return work(db, { tasks: ids.flatMap((id) => found.get(id) ?? []), counters, user, now })
  })
}

const GONE = 'Não existe mais, ou não é sua.'

interface Removal {
  ids: readonly number[]
  /** Whether they are brought back. */
  back?: boolean
  /** Whether none is removed on which somebody has worked since it was made. */
  asMade?: boolean | undefined
}

/** Removes tasks, to be brought back for 30 days, or brings them back. Throws as `changeTasks`, 409 as `asMade` says. */
export async function removeTasks(context: Context, { ids, back = false, asMade = false }: Removal) {
  const isRemoved = !back
  const named = { ids: [...new Set(ids)], removed: back }
  await changeTasks(context, named, async (db, { tasks, counters, user, now }) => {
    if (asMade) {
      const worked = await listWorkedOn(db, tasks, user)
      refuseSome(named.ids, (id) => worked.has(id), 'edited-meanwhile', 'Mudou depois; exclua-a no cartão.')
    }
    await sql`
      update tasks set deleted_at = ${isRemoved ? now : null}::timestamptz, updated_at = ${now}, updated_by = ${user.id},
        change = raised.counter
      from ${raisedRows(counters)}
      where raised.line = tasks.project_id and tasks.id = any (${named.ids}::int[])`.execute(db)
    const field = isRemoved ? 'deleted' : 'restored'
    await writeHistory(
      db,
      { user, now },
      tasks.map(({ id }) => ({ id, field })),
    )
  })
  return { result: true as const }
}

/** The lines with their raised counters, as rows `raised (line, counter)` of a statement. */
export const raisedRows = (counters: ReadonlyMap<number, number>) =>
  sql`unnest(${[...counters.keys()]}::int[], ${[...counters.values()]}::bigint[]) as raised (line, counter)`
