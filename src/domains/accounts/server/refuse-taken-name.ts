import { type Kysely, sql } from 'kysely'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { comparedName } from '../name.ts'

interface Named {
  /** The account that is to bear it. */
  id: number
  name: string
  /** The field in which it was typed. */
  field: string
}

/**
 * Throws 409 where another account has that name, a disabled one too: what it made still bears it. Call it in the
 * transaction that stores the name, which others wait for.
 */
export async function refuseTakenName(db: Kysely<DB>, { id, name, field }: Named): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('names of people'))`.execute(db)
  const others = await db.selectFrom('users').select('name').where('id', '!=', id).execute()
  if (others.every((other) => comparedName(other.name) !== comparedName(name))) return
  const text = 'Já há alguém com este nome. Acrescente um sobrenome.'
  throw new AppError('name-taken', text, { [field]: text })
}
