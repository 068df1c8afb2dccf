import { type Kysely, sql } from 'kysely'
import { type Context, isAdmin, requireUser } from '#platform/context.ts'
import { raiseEach } from '#platform/db/revisions.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { keepRedirect } from '#platform/http/redirects.ts'
import type { Tag } from '../contract.ts'
import { cleanTags, tagPath, tagSlug } from '../tags.ts'

/** Tags in one answer at most. */
const MAX_LISTED_TAGS = 500

/** The tags of the articles with how many have each, the most used first; those of private ones only for the admin. Throws 403. */
export async function listTags(context: Context, { all }: { all?: '1' | undefined }) {
  if (all && !isAdmin(context)) throw new AppError('forbidden', 'Esta lista é da administração.')
  return { data: await readTags(context, all ? 'archives' : 'public_archives') }
}

/** The same of a table. */
export const readTags = ({ db }: { db: Kysely<DB> }, table: 'archives' | 'public_archives'): Promise<Tag[]> =>
  db
    .selectFrom([table, sql<{ slug: string; name: string }>`unnest(tag_slugs, tags)`.as<'tag'>(sql`tag (slug, name)`)])
    .select(['slug', sql<string>`min(name)`.as('name'), sql<number>`count(*)::int`.as('count')])
    .groupBy('slug')
    .orderBy('count', 'desc')
    .orderBy('slug')
    .limit(MAX_LISTED_TAGS)
    .execute()

/** Whether an article has the tag of that slug; by the index of the slugs. */
export const hasTag = (slug: string) => sql<boolean>`tag_slugs @> ${[slug]}`

/**
 * Typed tags as columns. One that other articles have is written as they have it, so that 'ESP32' and 'esp32' are one.
 * @param id of the article itself, whose own way of writing counts for nothing
 */
export async function toTagColumns({ db }: { db: Kysely<DB> }, typed: readonly string[], id = 0) {
  const tag_slugs = typed.map(tagSlug)
  const { rows } = await sql<{ slug: string; name: string }>`
    select distinct on (slug) slug, name
    from archives, unnest(tag_slugs, tags) as tag (slug, name)
    where tag_slugs && ${tag_slugs} and slug = any(${tag_slugs}) and archives.id <> ${id}
    order by slug, archives.id`.execute(db)
  const known = new Map(rows.map(({ slug, name }) => [slug, name]))
  return { tags: typed.map((tag, index) => known.get(tag_slugs[index]!) ?? tag), tag_slugs }
}

/** What public articles call a tag; undefined where none has it. */
export async function findTagName({ db }: Pick<Context, 'db'>, slug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('public_archives')
    .select(sql<string>`tags[array_position(tag_slugs, ${slug})]`.as('name'))
    .where(hasTag(slug))
    .limit(1)
    .executeTakeFirst()
  return row?.name
}

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
