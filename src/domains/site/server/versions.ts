import { isDeepStrictEqual } from 'node:util'
import type { Kysely, Selectable } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { DB, SiteSettings } from '#platform/db/tables.gen.ts'
import { removeOldVersions, toVersion } from '#platform/db/versions.ts'
import { AppError } from '#platform/errors.ts'
import type { SectionName } from '../section-schemas.ts'
import type { Section } from '../sections-contract.ts'
import { defaultsOf } from './sections.ts'
import { fromStored } from './stored.ts'

/** The row of a section before a save. */
type Before = Pick<Selectable<SiteSettings>, 'value' | 'updated_at' | 'updated_by'>

/**
 * Stores a section as it was before a save or a reset, and removes the oldest version; nothing where the value stays or
 * was the default. @param after the new value as stored, null for the default
 */
export async function storeVersion(db: Kysely<DB>, section: SectionName, before: Before, after: unknown) {
  const { value, updated_at: saved_at, updated_by: saved_by } = before
  if (value === null || isDeepStrictEqual(value, after)) return
  await db
    .insertInto('site_versions')
    .values({ section, value: JSON.stringify(value), saved_at, saved_by })
    .execute()
  await removeOldVersions(db, 'site_versions', 'section', section)
}

const SHOWN = ['id', 'saved_at', 'saved_by'] as const

/** The stored versions of a section without their values, newest first. */
export async function listVersions({ db }: Context, { section }: { section: SectionName }) {
  const rows = await db
    .selectFrom('site_versions')
    .select(SHOWN)
    .where('section', '=', section)
    .orderBy('id', 'desc')
    .execute()
  return { data: rows.map(toVersion) }
}

export interface ChosenVersion {
  section: SectionName
  version: number
}

/** One version with its value. Throws 404. */
export async function findVersion({ db, settings }: Context, { section, version }: ChosenVersion) {
  const row = await db
    .selectFrom('site_versions')
    .select([...SHOWN, 'value'])
    .where('section', '=', section)
    .where('id', '=', version)
    .executeTakeFirst()
  if (!row) throw new AppError('missing', 'Esta seção não tem esta versão.')
  const { value } = fromStored(section, row.value, defaultsOf({ settings })[section])
  return { data: { ...toVersion(row), section, value } as Section & ReturnType<typeof toVersion<typeof row>> }
}
