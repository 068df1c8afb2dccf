import type { Kysely, Selectable } from 'kysely'
import { pick } from '#pick.ts'
import type { Context } from '#platform/context.ts'
import type { Archives, DB } from '#platform/db/tables.gen.ts'
import { removeOldVersions, toVersion } from '#platform/db/versions.ts'
import { AppError } from '#platform/errors.ts'

/** The columns of a version. */
const VERSIONED = ['title', 'description', 'image', 'image_archive', 'link', 'markdown'] as const

type Version = Pick<Selectable<Archives>, (typeof VERSIONED)[number]>

/** Stores the article as it was before a save and removes the oldest version; nothing if none of its columns changes. */
export async function storeVersion(
  db: Kysely<DB>,
  id: number,
  before: Version & { updated_at: Date; updated_by: string },
  changes: Partial<Version>,
) {
  if (VERSIONED.every((name) => changes[name] === undefined || changes[name] === before[name])) return
  const { updated_at: saved_at, updated_by: saved_by } = before
  await db
    .insertInto('archive_versions')
    .values({ archive_id: id, ...pick(before, VERSIONED), saved_at, saved_by })
    .execute()
  await removeOldVersions(db, 'archive_versions', 'archive_id', id)
}

const SHOWN = ['id', 'title', 'saved_at', 'saved_by'] as const

/** The stored versions without their texts, newest first; empty if the article was saved only once. */
export async function listVersions({ db }: Context, id: number) {
  const rows = await db
    .selectFrom('archive_versions')
    .select(SHOWN)
    .where('archive_id', '=', id)
    .orderBy('id', 'desc')
    .execute()
  return { data: { result: rows.map(toVersion) } }
}

/** One version with its text. Throws 404. */
export async function findVersion({ db }: Context, { id, version }: { id: number; version: number }) {
  const row = await db
    .selectFrom('archive_versions')
    .select([...SHOWN, 'markdown'])
    .where('archive_id', '=', id)
    .where('id', '=', version)
    .executeTakeFirstOrThrow(notFound)
  return { data: { result: [toVersion(row)] } }
}

/** The columns of a version, by default the newest. Throws 404. */
export const readVersion = ({ db }: Context, id: number, version?: number) =>
  db
    .selectFrom('archive_versions')
    .select(VERSIONED)
    .where('archive_id', '=', id)
    .$if(version !== undefined, (query) => query.where('id', '=', version!))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow(notFound)

const notFound = () => new AppError('missing', 'Este artigo não tem esta versão.')
