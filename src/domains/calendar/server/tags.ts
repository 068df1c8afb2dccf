import { type Kysely, sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import { refuseDouble } from '#platform/db/errors.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { DEFAULT_TAG, TAG_COLORS, type TagColor } from '../calendar.ts'
import type { TagFields } from '../tags-contract.ts'
import { raiseCalendars } from './counter.ts'

/** Tags of one person at most. */
const MAX_TAGS = 200

/** The id of a person's tag of that name, whatever its case, which is made where there is none. Throws 422. */
export async function findOrAddTag(db: Kysely<DB>, owner: number, name: string): Promise<number> {
  const find = () =>
    db
      .selectFrom('calendar_tags')
      .select('id')
      .where('id_user', '=', owner)
      .where(sql<boolean>`lower(name) = lower(${name})`)
      .executeTakeFirst()
  const known = await find()
  if (known) return known.id
  const count = await countTags(db, owner)
  const color = TAG_COLORS[name === DEFAULT_TAG ? 0 : 1 + (count % (TAG_COLORS.length - 1))]!
  await db
    .insertInto('calendar_tags')
    .values({ id_user: owner, name, color })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Somebody else may have made it in the meantime.
  return (await find())!.id
}

/** How many tags a person has. Throws 422 where there is no room for another. */
async function countTags(db: Kysely<DB>, owner: number): Promise<number> {
  const { count } = await db
    .selectFrom('calendar_tags')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('id_user', '=', owner)
    .executeTakeFirstOrThrow()
  if (count >= MAX_TAGS) throw new AppError('invalid', `Há no máximo ${MAX_TAGS} etiquetas.`)
  return count
}

/** The name of a person's tag. Throws 422 where it is not theirs. */
export async function readTagName(db: Kysely<DB>, owner: number, id: number): Promise<string> {
  const row = await db
    .selectFrom('calendar_tags')
    .select('name')
    .where('id', '=', id)
    .where('id_user', '=', owner)
    .executeTakeFirst()
  if (row) return row.name
  const message = 'Esta etiqueta não existe mais.'
  throw new AppError('invalid', message, { 'event.id_calendar_tag': message })
}

/** The caller's tags, by name; the default one is first, and made where it is missing. */
export async function listTags(context: Context) {
  const owner = requireUser(context).id
  await findOrAddTag(context.db, owner, DEFAULT_TAG)
  const rows = await context.db
    .selectFrom('calendar_tags')
    .select([
      'id',
      'name',
      'color',
      sql<number>`(select count(*)::int from calendar_events where tag_id = calendar_tags.id)`.as('events'),
    ])
    .where('id_user', '=', owner)
    .orderBy(sql`name <> ${DEFAULT_TAG}`)
    .orderBy(sql`lower(name)`)
    .execute()
  return { data: rows.map((row) => ({ ...row, color: row.color as TagColor })) }
}

/** Makes a tag of the caller's, or changes one. Throws 404, and 422 for a name that another one has. */
export async function saveTag(context: Context, { id, name, color }: TagFields & { id?: number | undefined }) {
  const owner = requireUser(context).id
  const saved = await context.db
    .transaction()
    .execute(async (db) => {
      if (id === undefined) {
        await countTags(db, owner)
        return db
          .insertInto('calendar_tags')
          .values({ id_user: owner, name, color })
          .returning('id')
          .executeTakeFirstOrThrow()
      }
      const stored = await lockTag(db, owner, id)
      if (stored.name === DEFAULT_TAG && name !== DEFAULT_TAG) throw nameTaken('A etiqueta padrão mantém o nome.')
      await db.updateTable('calendar_tags').set({ name, color }).where('id', '=', id).execute()
      await raiseCalendars(db, await listReaders(db, owner, id))
      return { id }
    })
    .catch(refuseDouble('calendar_tags_name_idx', () => nameTaken('Você já tem uma etiqueta com este nome.')))
  return { result: true as const, id: saved.id }
}

/** Removes a tag of the caller's: its events get the default one. Throws 404, and 422 for the default tag. */
export async function removeTag(context: Context, id: number) {
  const owner = requireUser(context).id
  await context.db.transaction().execute(async (db) => {
    const stored = await lockTag(db, owner, id)
    if (stored.name === DEFAULT_TAG) throw nameTaken('A etiqueta padrão não pode ser excluída.')
    const instead = await findOrAddTag(db, owner, DEFAULT_TAG)
    const readers = await listReaders(db, owner, id)
    await db.updateTable('calendar_events').set({ tag_id: instead }).where('tag_id', '=', id).execute()
    await db.updateTable('calendar_occurrences').set({ tag_id: instead }).where('tag_id', '=', id).execute()
    await db.deleteFrom('calendar_tags').where('id', '=', id).execute()
    await raiseCalendars(db, readers)
  })
  return { result: true as const }
}

const lockTag = (db: Kysely<DB>, owner: number, id: number) =>
  db
    .selectFrom('calendar_tags')
    .select('name')
    .where('id', '=', id)
    .where('id_user', '=', owner)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new AppError('missing', 'Esta etiqueta não existe mais.'))

/** Those who see events with a tag: its owner, and whom they are shared with. */
async function listReaders(db: Kysely<DB>, owner: number, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('calendar_attendees')
    .innerJoin('calendar_events', 'calendar_events.id', 'event_id')
    .select('user_id')
    .distinct()
    .where('calendar_events.tag_id', '=', id)
    .execute()
  return [owner, ...rows.map(({ user_id }) => user_id)]
}

const nameTaken = (message: string) => new AppError('invalid', message, { name: message })
