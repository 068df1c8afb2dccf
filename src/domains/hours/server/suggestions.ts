import { type Kysely, sql } from 'kysely'
import { requireTask, visibleTasks } from '#domains/production/server/change-task.ts'
import { listBlocks } from '#domains/screen-time/server/blocks.ts'
import { dayAt } from '#domains/screen-time/usage.ts'
import { type Context, requireUser } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { addDays, dayOf, TIME_ZONE } from '#time.ts'
import type { Suggestion, suggestionsContract } from '../suggestions-contract.ts'
import { addMinutes } from './cells.ts'
import { lockPerson } from './tasks.ts'

/** Days that are suggested of. */
const DAYS = 7
/** Seconds of the shortest stretch. */
const SHORTEST = 15 * 60
/** Most suggestions at a time. */
const MAX_SHOWN = 50

type Key = Pick<Suggestion, 'app' | 'start'>

const timeOf = (at: number) => new Date(at * 1000).toISOString().slice(11, 16)
const minutesOf = (used: number) => Math.max(1, Math.round(used / 60))
const keyOf = ({ app, start }: Key) => `${start} ${app}`
/** A stretch's beginning as it is stored. */
const moment = (start: number) => sql<Date>`to_timestamp(${start}::bigint) at time zone 'UTC' at time zone ${TIME_ZONE}`

/** What of the caller's screen time was neither counted nor left out, the newest first. */
export async function listSuggestions(context: Context): Promise<{ data: Suggestion[] }> {
  const user = requireUser(context).id
  const today = dayOf(context.clock.now())
  const blocks = await listBlocks(context, user, { from: addDays(today, 1 - DAYS), to: today, shortest: SHORTEST })
  if (blocks.length === 0) return { data: [] }
  const answered = await context.db
    .selectFrom('hour_suggestions')
    .select(['app', sql<number>`extract(epoch from start at time zone ${TIME_ZONE})::bigint`.as('start')])
    .where('user_id', '=', user)
    .where('start', '>=', moment(blocks[0]!.start))
    .execute()
  const known = new Set(answered.map(keyOf))
  const learned = await findLearned(context, user, [...new Set(blocks.map(({ app }) => app))])
  const data = blocks
    .filter((block) => !known.has(keyOf(block)))
    .reverse()
    .slice(0, MAX_SHOWN)
    .map(({ app, start, end, used }) => ({
      ...{ app, start, day: dayAt(start), from: timeOf(start), to: timeOf(end), minutes: minutesOf(used) },
      task: learned.get(app) ?? null,
    }))
  return { data }
}

/** The task that each program was counted on last, of those that the caller still sees. */
async function findLearned(context: Context, user: number, apps: readonly string[]) {
  const rows = await visibleTasks(context)
    .innerJoin('hour_suggestions', 'hour_suggestions.task_id', 'tasks.id')
    .select(['app', 'tasks.id as task', 'id_text', 'nome'])
    .distinctOn('app')
    .where('user_id', '=', user)
    .where('app', 'in', apps)
    .where('deleted_at', 'is', null)
    .orderBy('app')
    .orderBy('answered_at', 'desc')
    .execute()
  return new Map(rows.map(({ app, ...task }) => [app, task]))
}

/** Notes the caller's answer. Throws 404 where there was one already. */
async function answer(context: Context, db: Kysely<DB>, { app, start }: Key, task_id: number | null) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('hour_suggestions')
    .values({
      ...{ user_id: requireUser(context).id, app, task_id, start: moment(start) },
      answered_at: context.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) throw new AppError('missing', 'Esta sugestão já foi respondida.')
}

/** Counts a stretch as hours of a task, once. Throws 404, 409 where it is not what was shown, 422 where its day is full. */
export async function confirmSuggestion(
  context: Context,
  { task, minutes, ...key }: InputOf<typeof suggestionsContract.confirm>,
) {
  const [by, now, day] = [requireUser(context), context.clock.now(), dayAt(key.start)]
  await requireTask(context, task)
  const blocks = await listBlocks(context, by.id, { from: day, to: day, shortest: SHORTEST })
  const block = blocks.find((one) => keyOf(one) === keyOf(key))
  if (!block || minutesOf(block.used) !== minutes)
    throw new AppError('hours-changed', 'O tempo de tela mudou desde que você o viu: confira outra vez.')
  const added = await context.db.transaction().execute(async (db) => {
    await lockPerson(context, db)
    await answer(context, db, key, task)
    const added = await addMinutes({ db, user: by.id, task, day, by, now }, minutes)
    if (added < minutes) throw new AppError('invalid', 'Com isto o dia teria mais de 24 horas.')
    return added
  })
  return { result: true as const, data: { minutes: added } }
}

/** Throws 404 where it was answered already. */
export async function dismissSuggestion(context: Context, key: Key) {
  await answer(context, context.db, key, null)
  return { result: true as const }
}

/** Throws 404 where it was counted, or never answered. */
export async function bringBackSuggestion(context: Context, { app, start }: Key) {
  await context.db
    .deleteFrom('hour_suggestions')
    .where('user_id', '=', requireUser(context).id)
    .where('app', '=', app)
    .where('start', '=', moment(start))
    .where('task_id', 'is', null)
    .returning('app')
    .executeTakeFirstOrThrow(() => new AppError('missing', 'Esta sugestão não está entre as que não contam.'))
  return { result: true as const }
}
