import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { missing } from './service.ts'

type Counts = { views: number; likes: number }

/** Counts one like of a public article; a device's second one changes nothing. Throws 404. */
export async function likeArchive({ db, clock, pages }: Context, id: number, device: string) {
  // One statement: of two likes sent at once by one device, the key lets one through, and only that one is added.
  const { rows } = await sql<Counts & { fresh: boolean }>`
    with fresh as (
      insert into archive_likes (archive_id, device, created_at)
      select id, ${device}, ${clock.now()} from archives where id = ${id} and public
      on conflict do nothing returning 1
    )
    update archives set likes = likes + (select count(*) from fresh)
    where id = ${id} and public
    returning views, likes, exists (select from fresh) as fresh`.execute(db)
  if (rows[0]?.fresh) pages.drop()
  return answer(rows[0], rows[0]?.fresh)
}

/** Counts one opening of a public article, marked where it was by staff. Throws 404. */
export async function viewArchive(
  { db, clock, pages }: Context,
  id: number,
  { staff, counts }: { staff: boolean; counts: boolean },
) {
  const { rows } = await sql<Counts>`
    with seen as (
      insert into page_views (page, archive_id, staff, viewed_at)
      select 'archive', id, ${staff}, ${clock.now()} from archives where id = ${id} and public and ${counts}
      returning 1
    )
    update archives set views = views + (select count(*) from seen)
    where id = ${id} and public
    returning views, likes`.execute(db)
  if (rows[0] && counts) pages.age()
  return answer(rows[0], counts)
}

function answer(counts: Counts | undefined, result: boolean | undefined) {
  if (!counts) throw missing()
  const { views, likes } = counts
  return { result: result === true, data: { views, likes } }
}
