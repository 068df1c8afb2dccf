import { createHash } from 'node:crypto'
import { type Context, requireUser } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { DONE } from '#platform/contract/fields.ts'
import type { Waiting } from '#platform/contributions.ts'
import { AppError } from '#platform/errors.ts'
import { addDays, dayOf } from '#time.ts'
import type { todayContract } from '../contract.ts'
import { MOST_DAYS } from '../limits.ts'
import { MOST_WAITING, sourcesOf } from './sources.ts'

/** How a thing stands, but for what is said aside: another mark, and it is put off no more. A hash, so that no client's name is kept with it. */
export const markOf = ({ at, who, what, amount }: Waiting) =>
  createHash('sha256')
    .update(JSON.stringify([at.getTime(), who, what, amount]))
    .digest('base64url')
    .slice(0, 22)

/** What a person has put off, by kind and id. */
export async function readPutOff({ db }: Pick<Context, 'db'>, user_id: number) {
  const rows = await db.selectFrom('put_off').selectAll().where('user_id', '=', user_id).execute()
  return new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]))
}

/**
 * Puts a thing off to a day, for the caller alone. Throws 404 for what does not wait for the caller, 422 for a day that is
 * not from tomorrow to a year ahead.
 */
export async function putOff(context: Context, { kind, id, until }: InputOf<typeof todayContract.putOff>) {
  const user_id = requireUser(context).id
  const today = dayOf(context.clock.now())
  if (until <= today || until > addDays(today, MOST_DAYS)) {
    const message = 'Escolha um dia a partir de amanhã, dentro de um ano.'
    throw new AppError('invalid', message, { until: message })
  }
  const source = (await sourcesOf(context)).find(({ kinds }) => kinds.includes(kind))
  const found = (await source?.list(context, MOST_WAITING))?.find((one) => one.kind === kind && one.id === id)
  if (!found) throw new AppError('missing', 'Isto não espera mais por você.')
  const mark = markOf(found)
  await context.db.transaction().execute(async (db) => {
    // What has come back by its day is kept no longer.
    await db.deleteFrom('put_off').where('user_id', '=', user_id).where('until', '<=', today).execute()
    await db
      .insertInto('put_off')
      .values({ user_id, kind, id, until, mark })
      .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'id']).doUpdateSet({ until, mark }))
      .execute()
  })
  return DONE
}

/** Brings back what the caller has put off; what is there already stays. */
export async function bringBack(context: Context, { kind, id }: InputOf<typeof todayContract.bringBack>) {
  await context.db
    .deleteFrom('put_off')
    .where('user_id', '=', requireUser(context).id)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute()
  return DONE
}
