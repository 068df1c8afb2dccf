import { type RawBuilder, sql } from 'kysely'
import type { Program } from '#platform/context.ts'
import { NOW_MINUTES, type Now, SHOWN_MINUTES } from '../contract.ts'
import type { Kind } from './counts.ts'
import { MAX_ROWS, nameRows } from './name-rows.ts'
import { viewParts, viewSets } from './view-parts.ts'

const MINUTE_MS = 60_000

/** The visits of the last half hour, from single views; those that came with the demonstration are none of now. */
export async function viewsNow(
  { db, clock }: Pick<Program, 'db' | 'clock'>,
  { staff }: { staff: 'in' | 'out' },
): Promise<Now> {
  const now = clock.now()
  const first = Math.floor(now.getTime() / MINUTE_MS) - (SHOWN_MINUTES - 1)
  const recent = recentViews(new Date(first * MINUTE_MS), now, staff === 'in')
  const [minutes, opened, reading] = await Promise.all([
    countByMinute(db, recent),
    countByName(db, recent),
    countReading(db, recent, new Date(now.getTime() - NOW_MINUTES * MINUTE_MS)),
  ])
  const [names, last] = await Promise.all([nameRows({ db }, opened, null), nameRows({ db }, reading, null)])
  const byMinute = new Map(minutes.map(({ minute, views }) => [minute, views]))
  return {
    visitors: reading[0]?.total ?? 0,
    minutes: Array.from({ length: SHOWN_MINUTES }, (_, index) => ({
      at: new Date((first + index) * MINUTE_MS).toISOString(),
      views: byMinute.get(first + index) ?? 0,
    })),
    reading: pagesOf(last),
    pages: pagesOf(names),
    referrers: names.referrers,
    devices: names.devices,
  }
}

/** CTE `recent`: the views from one moment to another, by the index on it. */
const recentViews = (since: Date, now: Date, withStaff: boolean) => sql`
  with recent as (
    select *, coalesce(visitor, id::text) as visit from page_views
    where viewed_at >= ${since} and viewed_at <= ${now} and not demo and (${withStaff} or not staff)
  )`

type Recent = RawBuilder<unknown>

async function countByMinute(db: Program['db'], recent: Recent) {
  const { rows } = await sql<{ minute: number; views: number }>`
    ${recent}
    select floor(extract(epoch from viewed_at) / 60)::int as minute, count(*)::int as views
    from recent group by minute`.execute(db)
  return rows
}

async function countByName(db: Program['db'], recent: Recent) {
  const { rows } = await sql<{ kind: Kind; name: string; views: number }>`
    ${recent}
    select kind, name, views::int from (
      select *, row_number() over (partition by kind order by views desc, name) as rank
      from (select ${viewParts} from recent group by ${viewSets}) as counted
      where name is not null
    ) as ranked
    where rank <= ${MAX_ROWS}
    order by kind, rank`.execute(db)
  return rows
}

/** What each visitor since that moment opened last; `total` is how many they are. */
async function countReading(db: Program['db'], recent: Recent, since: Date) {
  const { rows } = await sql<{ kind: Kind; name: string; views: number; total: number }>`
    ${recent}
    select kind, name, count(*)::int as views, (sum(count(*)) over ())::int as total
    from (
      select distinct on (visit) case when archive_id is null then 'page' else 'archive' end as kind,
        coalesce(archive_id::text, page) as name
      from recent where viewed_at > ${since}
      order by visit, viewed_at desc, id desc
    ) as last
    group by kind, name
    order by views desc, kind, name
    limit ${MAX_ROWS}`.execute(db)
  return rows
}

/** Articles and other pages as one list. */
const pagesOf = ({ archives, pages }: Awaited<ReturnType<typeof nameRows>>): Now['pages'] =>
  [
    ...archives.map(({ id, title, views }) => ({ kind: 'archive' as const, value: `${id}`, name: title, views })),
    ...pages.map((page) => ({ kind: 'page' as const, ...page })),
  ].sort((a, b) => b.views - a.views)
