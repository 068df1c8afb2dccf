import { sql } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import { raiseEach } from '#platform/db/revisions.ts'
import { AppError } from '#platform/errors.ts'
import { keepRedirect } from '#platform/http/redirects.ts'
import { cleanTags, tagPath, tagSlug } from '../tags.ts'
import { hasTag } from './tags.ts'

/**
 * Calls a tag something else in all articles. With the name of another tag the two become one, written as the new name
 * is. The old address leads to the new one. Throws 404.
 */
export async function renameTag(context: Context, { slug, name }: { slug: string; name: string }) {
  const to = tagSlug(name)
  const count = await context.db.transaction().execute(async (db) => {
    const rows = await db
      .selectFrom('archives')
      .select(['id', 'tags', 'tag_slugs'])
      // Those that have the name already are written anew too, so that it is the same everywhere.
      .where((eb) => eb.or([hasTag(slug), hasTag(to)]))
      .orderBy('id') // so that two such calls never wait for each other
      .forUpdate()
      .execute()
    if (!rows.some(({ tag_slugs }) => tag_slugs.includes(slug)))
      throw new AppError('missing', 'Nenhum artigo tem este assunto.')
    const changed = rows.flatMap(({ id, tags }) => {
      const renamed = cleanTags(tags.map((tag) => ([slug, to].includes(tagSlug(tag)) ? name : tag)))
      return renamed.join('\n') === tags.join('\n') ? [] : [{ id, tags: renamed, tag_slugs: renamed.map(tagSlug) }]
    })
    await sql`
      update archives set tags = given.tags, tag_slugs = given.tag_slugs,
        ${raiseEach(sql`'{"tags": true}'::jsonb`, { by: requireUser(context), at: context.clock.now() })}
      from archives as stored
        join jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as given (id int, tags text[], tag_slugs text[]) using (id)
      where archives.id = stored.id`.execute(db)
    await keepRedirect(db, { from: tagPath(slug), to: tagPath(to), moved: true, at: context.clock.now() })
    return changed.length
  })
  return { result: true as const, data: { count } }
}
