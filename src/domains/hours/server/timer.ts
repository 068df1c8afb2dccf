import { type Kysely, sql } from 'kysely'
import { requireTask } from '#domains/production/server/change-task.ts'
import { type Context, requireUser } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { toWallTime } from '#time.ts'
import type { hoursContract, Timer } from '../contract.ts'
import { minutesBetween, splitByDay } from '../hours.ts'
import { addMinutes } from './cells.ts'
import { stopIdle } from './jobs.ts'
import { lockPerson, TASK_COLUMNS, toTask } from './tasks.ts'

const chooseTimers = (db: Kysely<DB>, user: number) =>
  db
    .selectFrom('task_timers')
    .innerJoin('tasks', 'tasks.id', 'task_timers.task_id')
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .select(['task_timers.id', 'started_at', 'stopped_at', ...TASK_COLUMNS])
    .where('task_timers.user_id', '=', user)

type Row = Awaited<ReturnType<ReturnType<typeof chooseTimers>['executeTakeFirstOrThrow']>>

const toTimer = (row: Row, until: Date): Timer => ({
  id: row.id,
  ...toTask(row),
  started: row.started_at.toISOString(),
  seconds: Math.max(0, Math.floor((until.getTime() - row.started_at.getTime()) / 1000)),
})

/** The timer that runs; undefined for none. */
const findRunning = (db: Kysely<DB>, user: number) =>
  chooseTimers(db, user).where('stopped_at', 'is', null).executeTakeFirst()

/** The caller's timers; one that has been without a sign of life for too long is stopped first. */
export async function readTimers(context: Context) {
  const [{ id }, now] = [requireUser(context), context.clock.now()]
  await stopIdle(context.db, now, id)
  const rows = await chooseTimers(context.db, id).orderBy('task_timers.id').execute()
  const running = rows.find(({ stopped_at }) => stopped_at === null)
  return {
    data: {
      running: running ? toTimer(running, now) : null,
      stopped: rows.flatMap((row) =>
        row.stopped_at ? [{ ...toTimer(row, row.stopped_at), ended: row.stopped_at.toISOString() }] : [],
      ),
    },
  }
}

/** Starts a timer. Throws 404, 409 where another page started one that the caller does not know of. */
export async function startTimer(context: Context, { task, instead_of }: InputOf<typeof hoursContract.timer.start>) {
  const [{ id: user }, now] = [requireUser(context), context.clock.now()]
  await requireTask(context, task)
  const data = await context.db.transaction().execute(async (db) => {
    await lockPerson(context, db)
    await stopIdle(db, now, user)
    const before = await findRunning(db, user)
    if (before?.task === task) return { running: toTimer(before, now), stopped: null }
    if (before && before.id !== instead_of) {
      const at = toWallTime(before.started_at).slice(11)
      throw new AppError('timer-running', `O relógio já corre em ${before.id_text}, ligado às ${at}.`)
    }
    const stopped = before ? await keep(context, db, before, now) : null
    await db.insertInto('task_timers').values({ user_id: user, task_id: task, started_at: now, seen_at: now }).execute()
    return { running: toTimer((await findRunning(db, user))!, now), stopped }
  })
  return { result: true as const, data }
}

/** Stops the caller's timer. Throws 404 where it does not run any more. */
export async function stopTimer(context: Context, id: number) {
  const [{ id: user }, now] = [requireUser(context), context.clock.now()]
  const data = await context.db.transaction().execute(async (db) => {
    await lockPerson(context, db)
    await stopIdle(db, now, user)
    const row = await findRunning(db, user)
    if (row?.id !== id) throw notRunning()
    return keep(context, db, row, now)
  })
  return { result: true as const, data }
}

/** Keeps what a timer has run as hours, and removes it. In a transaction that holds the person. */
async function keep(context: Context, db: Kysely<DB>, row: Row, until: Date, limit = Number.POSITIVE_INFINITY) {
  const [by, now] = [requireUser(context), context.clock.now()]
  let minutes = 0
  for (const part of splitByDay(row.started_at, until)) {
    const left = Math.min(part.minutes, limit - minutes)
    if (left > 0) minutes += await addMinutes({ db, user: by.id, task: row.task, day: part.day, by, now }, left)
  }
  await db.deleteFrom('task_timers').where('id', '=', row.id).execute()
  return { id_text: row.id_text, minutes }
}

/** Notes a sign of life of the timer that runs. Throws 404 where it does not run any more. */
export async function keepAlive(context: Context, id: number) {
  const now = context.clock.now()
  const user = requireUser(context).id
  await stopIdle(context.db, now, user)
  const { numUpdatedRows } = await context.db
    .updateTable('task_timers')
    .set({ seen_at: sql`greatest(seen_at, ${now})` })
    .where('id', '=', id)
    .where('user_id', '=', user)
    .where('stopped_at', 'is', null)
    .executeTakeFirst()
  if (!numUpdatedRows) throw notRunning()
  return { result: true as const }
}

/**
 * Keeps as many minutes as the caller says of a timer that stopped by itself, none for 0. Throws 404, 422 for more than
 * lie between its start and now.
 */
export async function settleTimer(context: Context, { id, minutes }: InputOf<typeof hoursContract.timer.settle>) {
  const [{ id: user }, now] = [requireUser(context), context.clock.now()]
  const data = await context.db.transaction().execute(async (db) => {
    await lockPerson(context, db)
    const row = await chooseTimers(db, user)
      .where('task_timers.id', '=', id)
      .where('stopped_at', 'is not', null)
      .executeTakeFirstOrThrow(() => new AppError('missing', 'Este relógio já foi resolvido.'))
    if (minutes > minutesBetween(row.started_at, now)) {
      const text = 'Não cabe tanto entre o começo do relógio e agora.'
      throw new AppError('invalid', text, { minutes: text })
    }
    return keep(context, db, row, new Date(row.started_at.getTime() + minutes * 60_000), minutes)
  })
  return { result: true as const, data }
}

const notRunning = () => new AppError('missing', 'Este relógio já parou.')
