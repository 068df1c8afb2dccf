import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'

/** Throws 404 where there is no such account. */
export async function requirePerson({ db }: Pick<Context, 'db'>, id: number): Promise<void> {
  if (!(await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst())) throw notFound()
}

export const notFound = () => new AppError('missing', 'Esta pessoa não existe.')
