import type { Kysely } from 'kysely'
import { isAdminUser } from '#platform/auth/administrators.ts'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { listPeople } from './board.ts'
import { findMentions } from './mentions.ts'

/** Staff who do not see a line of these people. */
export async function listOutsiders(
  { settings }: Pick<Context, 'settings'>,
  db: Kysely<DB>,
  people: readonly { id: number }[],
) {
  const users = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'administers'])
    .where('banned', 'is not', true)
    .execute()
  const inside = new Set(people.map(({ id }) => id))
  return users.filter((one) => !inside.has(one.id) && !isAdminUser(one, settings))
}

/** Says of texts of a task whom of the staff outside its line each mentions. */
export async function findOutside(context: Context, db: Kysely<DB>, task: number, texts: readonly string[]) {
  if (!texts.some((text) => text.includes('@'))) return () => []
  const line = await db
    .selectFrom('tasks')
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .select(['projects.id', 'projects.id_user'])
    .where('tasks.id', '=', task)
    .executeTakeFirstOrThrow()
  const people = await listPeople(db, line)
  const outsiders = await listOutsiders(context, db, people)
  return (text: string) => {
    const named = new Set(findMentions(text, [...people, ...outsiders]))
    return outsiders.filter(({ id }) => named.has(id)).map(({ id, name }) => ({ id, name }))
  }
}
