import type { Kysely, Selectable } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Archives, DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'

/** What a version holds. */
export const KEPT = ['title', 'description', 'image', 'image_archive', 'link', 'markdown'] as const

type Version = Pick<Selectable<Archives>, (typeof KEPT)[number] | 'updated_at'>

/** What an article says now, held for the caller's transaction: of two saves at once the second waits. */
export const lockVersion = (db: Kysely<DB>, id: number): Promise<Version | undefined> =>
  db
    .selectFrom('archives')
    .select([...KEPT, 'updated_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Keeps what an article said before a save, in place of an older version; a save that changed none of it keeps nothing. */
export async function keepVersion(
  db: Kysely<DB>,
  id: number,
  { updated_at, ...before }: Version,
  after: Omit<Version, 'updated_at'>,
) {
  if (KEPT.every((name) => before[name] === after[name])) return
  const version = { ...before, saved_at: updated_at }
  await db
    .insertInto('archive_versions')
    .values({ archive_id: id, ...version })
    .onConflict((conflict) => conflict.column('archive_id').doUpdateSet(version))
    .execute()
}

/** The version before the last save, as a list of one; empty where the article was saved but once. */
export async function findPrevious({ db }: Context, id: number) {
  const rows = await db
    .selectFrom('archive_versions')
    .select(['title', 'markdown', 'saved_at'])
    .where('archive_id', '=', id)
    .execute()
  return { data: { result: rows.map(({ saved_at, ...row }) => ({ ...row, saved: saved_at.toISOString() })) } }
}

/** What the version before the last save said. Throws 404 where there is none. */
export async function readPrevious({ db }: Context, id: number) {
  const version = await db.selectFrom('archive_versions').select(KEPT).where('archive_id', '=', id).executeTakeFirst()
  if (!version) throw new AppError('missing', 'Este arquivo não tem versão anterior.')
  return version
}
