import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { missing } from './service.ts'

type Counts = { views: number; likes: number }

/** Counts one like of a public article; a device's second one changes nothing. Throws 404. */
export async function likeArchive({ db, clock }: Context, id: number, device: string) {
  // One statement: of two likes sent at once by one device, the key lets one through, and only that one is added.
  const { rows } = await sql<Counts & { fresh: boolean }>`
    with fresh as (
      insert into archive_likes (archive_id, device, created_at)
      select id, ${device}, ${clock.now()} from public_archives where id = ${id}
      on conflict do nothing returning 1
    )
    update public_archives set likes = likes + (select count(*) from fresh) where id = ${id}
    returning views, likes, exists (select from fresh) as fresh`.execute(db)
  return answer(rows[0], rows[0]?.fresh)
}

/** What is kept of an opening besides the article and the moment. */
interface Opening {
  staff: boolean
  referrer: string | null
  utm_source: string | null
  utm_medium: string | null
  utm_campaign: string | null
  device: string
  visitor: string | null
}

/** Counts one opening of a public article; none where nothing is to be kept of it (a robot's). Throws 404. */
export async function viewArchive({ db, clock }: Context, id: number, opening: Opening | undefined) {
  if (!opening) {
    const counts = await db
      .selectFrom('public_archives')
      .select(['views', 'likes'])
      .where('id', '=', id)
      .executeTakeFirst()
    return answer(counts, false)
  }
  const { staff, referrer, utm_source, utm_medium, utm_campaign, device, visitor } = opening
  const { rows } = await sql<Counts>`
    with seen as (
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
  if (!counts) throw missing()
  const { views, likes } = counts
  return { result: result === true, data: { views, likes } }
}
