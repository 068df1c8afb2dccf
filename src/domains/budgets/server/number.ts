import type { Kysely } from 'kysely'
import { requireStaff } from '#domains/projects/server/members.ts'
import { ownerOf, scopeOf } from '#platform/auth/scope.ts'
import { type Context, requireUser } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { notFound } from './access.ts'

/**
 * Draws the number of a new quote, the caller's; the admin may draw one for anybody of the staff. No number is drawn
 * twice. Throws 422 where there is no such person.
 */
export async function drawNumber(context: Context, id_user?: number) {
  const owner = ownerOf(context, id_user) ?? requireUser(context).id
  await requireStaff(context.db, [owner], 'id_user')
  return { id: await insertNumber(context, context.db, owner) }
}

/** Draws a number for somebody. */
export async function insertNumber({ clock }: Pick<Context, 'clock'>, db: Kysely<DB>, id_user: number) {
  const { id } = await db
    .insertInto('budget_numbers')
    .values({ id_user, drawn_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Whether a quote is stored under a number that the caller drew. Throws 404 for another number. */
export async function isStored(context: Context, id: number): Promise<boolean> {
  const row = await chooseNumber(context, context.db, id)
    .leftJoin('budgets', 'budgets.id', 'budget_numbers.id')
    .select('budgets.id')
    .executeTakeFirstOrThrow(notFound)
  return row.id !== null
}

/** Whose a drawn number is; the transaction then holds it, so that no other save of it comes between. Throws 404. */
export async function lockNumber(context: Context, db: Kysely<DB>, id: number): Promise<number> {
  const row = await chooseNumber(context, db, id).select('id_user').forUpdate().executeTakeFirstOrThrow(notFound)
  return row.id_user
}

function chooseNumber(context: Context, db: Kysely<DB>, id: number) {
  const user = scopeOf(context)
  return db
    .selectFrom('budget_numbers')
    .where('budget_numbers.id', '=', id)
    .$if(user !== null, (numbers) => numbers.where('budget_numbers.id_user', '=', user!))
}
