import { type Context, isAdmin } from '#platform/context.ts'
import { MOST_FOUND } from '#platform/contributions.ts'
import { hasText } from '#platform/db/like.ts'
import { tagSlug } from '../tags.ts'
import { hasTag } from './tags.ts'

/** The newest articles whose title contains a text, or that have it as a tag, for the command palette; empty for anyone but the admin. */
export async function findArchives(context: Context, text: string) {
  if (!isAdmin(context)) return []
  const rows = await context.db
    .selectFrom('archives')
    .select(['id', 'title', 'public'])
    .where((eb) => eb.or([hasText('title', text), hasTag(tagSlug(text))]))
    .orderBy('date', 'desc')
    .limit(MOST_FOUND)
    .execute()
  return rows.map(({ id, title, public: isPublic }) => ({
    kind: 'archive' as const,
    id,
    title,
    note: isPublic ? 'Público' : 'Privado',
    to: `/dashboard/create-archive?id=${id}`,
  }))
}
