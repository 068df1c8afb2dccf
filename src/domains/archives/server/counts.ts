import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { notFound } from './service.ts'

type Counts = { views: number; likes: number }

/** Counts one like of a public article, once for each device. Throws 404. */
export async function likeArchive({ db, clock }: Context, id: number, device: string) {
  // One statement: of two simultaneous likes from one device the primary key admits one, and only that one counts.
  const { rows } = await sql<Counts & { inserted: boolean }>`
    with inserted as (
      insert into archive_likes (archive_id, device, created_at)
      select id, ${device}, ${clock.now()} from public_archives where id = ${id}
      on conflict do nothing returning 1
    )
    update public_archives set likes = likes + (select count(*) from inserted) where id = ${id}
    returning views, likes, exists (select from inserted) as inserted`.execute(db)
  return answer(rows[0], rows[0]?.inserted)
}

/** What is stored of a view besides the page and the time. */
export interface PageView {
  staff: boolean
  referrer: string | null
  utm_source: string | null
  utm_medium: string | null
  utm_campaign: string | null
  device: 'desktop' | 'tablet' | 'mobile'
  /** Pseudonym of the visitor for one day, 22 characters; null without a network address. */
  visitor: string | null
}

/** Counts one view of a public article, or only reads its counts where `view` is undefined (a robot's). Throws 404. */
export async function viewArchive({ db, clock }: Context, id: number, view: PageView | undefined) {
  if (!view) {
    const counts = await db
      .selectFrom('public_archives')
      .select(['views', 'likes'])
      .where('id', '=', id)
      .executeTakeFirst()
    return answer(counts, false)
  }
  const { staff, referrer, utm_source, utm_medium, utm_campaign, device, visitor } = view
  const { rows } = await sql<Counts>`
    with viewed as (
      insert into page_views
        (page, archive_id, viewed_at, staff, referrer, utm_source, utm_medium, utm_campaign, device, visitor)
      select 'archive', id, ${clock.now()}, ${staff}, ${referrer}, ${utm_source}, ${utm_medium}, ${utm_campaign},
        ${device}, ${visitor}
      from public_archives where id = ${id}
    )
    update public_archives set views = views + 1 where id = ${id}
    returning views, likes`.execute(db)
  return answer(rows[0], true)
}

function answer(counts: Counts | undefined, result: boolean | undefined) {
  if (!counts) throw notFound()
  const { views, likes } = counts
  return { result: result === true, data: { views, likes } }
}
