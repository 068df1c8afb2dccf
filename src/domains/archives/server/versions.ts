import type { Kysely } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { DB } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/errors.ts'

const KEPT = ['title', 'description', 'image', 'image_archive', 'link', 'markdown'] as const

/** Keeps what an article is now as the version before the save about to happen, in place of an older one. */
export async function keepVersion(db: Kysely<DB>, id: number) {
  await db
    .insertInto('archive_versions')
    .columns(['archive_id', ...KEPT, 'saved_at'])
    .expression(
      db
        .selectFrom('archives')
        .select(['id', ...KEPT, 'updated_at'])
        .where('id', '=', id),
    )
    .onConflict((conflict) =>
      conflict.column('archive_id').doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        description: eb.ref('excluded.description'),
        image: eb.ref('excluded.image'),
        image_archive: eb.ref('excluded.image_archive'),
        link: eb.ref('excluded.link'),
        markdown: eb.ref('excluded.markdown'),
        saved_at: eb.ref('excluded.saved_at'),
      })),
    )
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
