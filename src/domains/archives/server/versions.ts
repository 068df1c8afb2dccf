import type { Kysely, Selectable } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Archives, DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'

/** The columns of a version. */
const VERSIONED = ['title', 'description', 'image', 'image_archive', 'link', 'markdown'] as const

type Version = Pick<Selectable<Archives>, (typeof VERSIONED)[number]>

/** Stores the article as it was before a save, replacing the older version; nothing if none of its columns changes. */
export async function storeVersion(
  db: Kysely<DB>,
  id: number,
  before: Version & { updated_at: Date },
  changes: Partial<Version>,
) {
  if (VERSIONED.every((name) => changes[name] === undefined || changes[name] === before[name])) return
  const { title, description, image, image_archive, link, markdown, updated_at: saved_at } = before
  const version = { title, description, image, image_archive, link, markdown, saved_at }
  await db
    .insertInto('archive_versions')
    .values({ archive_id: id, ...version })
    .onConflict((conflict) => conflict.column('archive_id').doUpdateSet(version))
    .execute()
}

/** The version before the last save, as a list of one; empty if the article was saved only once. */
export async function findPrevious({ db }: Context, id: number) {
  const rows = await db
    .selectFrom('archive_versions')
    .select(['title', 'markdown', 'saved_at'])
    .where('archive_id', '=', id)
    .execute()
  return { data: { result: rows.map(({ saved_at, ...row }) => ({ ...row, saved: saved_at.toISOString() })) } }
}

/** The columns of the version before the last save. Throws 404 if there is none. */
export async function readPrevious({ db }: Context, id: number) {
  const version = await db
    .selectFrom('archive_versions')
    .select(VERSIONED)
    .where('archive_id', '=', id)
    .executeTakeFirst()
  if (!version) throw new AppError('missing', 'Este arquivo não tem versão anterior.')
  return version
}
