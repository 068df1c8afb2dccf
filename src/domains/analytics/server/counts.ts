import { sql } from 'kysely'
import type { Program } from '#platform/context.ts'
import { TIME_ZONE } from '#time.ts'
import { wholeMonths } from '../whole-months.ts'
import { lastTotalled, viewParts, viewSets } from './view-parts.ts'

type Db = Pick<Program, 'db'>

/** The views to count: first and last day (included), with or without those of staff. */
export interface ViewFilter {
  from: string
  to: string
  withStaff: boolean
}

/** Views and visitors of each day that had any, oldest first. */
export async function countByDay({ db }: Db, { from, to, withStaff }: ViewFilter) {
  const { rows } = await sql<{ day: string; views: number; visitors: number }>`
    select day, sum(views)::bigint as views, sum(visitors)::bigint as visitors
    from (
      select day, case when ${withStaff} then views else views - staff_views end as views,
        case when ${withStaff} then visitors else public_visitors end as visitors
      from view_days where day between ${from} and ${to}
      union all
      select day, count(*), count(distinct visitor)
      from page_views
      where day > ${lastTotalled} and day between ${from} and ${to} and (${withStaff} or not staff)
      group by day
    ) as counted
    group by day order by day`.execute(db)
  return rows
}

/** All views ever. */
export async function countAll({ db }: Db, withStaff: boolean): Promise<number> {
  const { rows } = await sql<{ views: number }>`
    select (select coalesce(sum(case when ${withStaff} then views else views - staff_views end), 0) from view_days)::bigint
      + (select count(*) from page_views where day > ${lastTotalled} and (${withStaff} or not staff)) as views`.execute(
    db,
  )
  return rows[0]!.views
}

export type Kind = 'page' | 'archive' | 'referrer' | 'campaign' | 'device'

/** The names with the most views of each kind, `most` at the most. Whole months are read from monthly totals. */
export async function countByName({ db }: Db, { from, to, withStaff }: ViewFilter, most: number) {
  const months = wholeMonths(from, to)
  const views = sql`case when ${withStaff} then views else views - staff_views end as views`
  const { rows } = await sql<{ kind: Kind; name: string; views: number }>`
    select kind, name, views
    from (
      select kind, name, sum(views)::bigint as views,
        row_number() over (partition by kind order by sum(views) desc, name) as rank
      from (
        select kind, name, ${views} from view_months where month >= ${months.first} and month < ${months.end}
        union all
        select kind, name, ${views} from view_totals where day >= ${from} and day < ${months.first}
        union all
        select kind, name, ${views} from view_totals where day >= ${months.end} and day <= ${to}
        union all
        select kind, name, ${views} from (
          select ${viewParts} from page_views
          where day > ${lastTotalled} and day between ${from} and ${to}
          group by ${viewSets}
        ) as live
        where name is not null
      ) as counted
      where views > 0
      group by kind, name
    ) as ranked
    where rank <= ${most}
    order by kind, rank`.execute(db)
  return rows
}

const startOf = (day: string, later = 0) => sql`((${day}::date + ${later}::int)::timestamp at time zone ${TIME_ZONE})`

/** Likes in the period, and from the day `before` to the period's start. */
export async function sumLikes({ db }: Db, { from, to }: ViewFilter, before: string) {
  const { rows } = await sql<{ likes: number; before: number }>`
    select count(*) filter (where created_at >= ${startOf(from)}) as likes,
      count(*) filter (where created_at < ${startOf(from)}) as before
    from archive_likes
    where created_at >= ${startOf(before)} and created_at < ${startOf(to, 1)}`.execute(db)
  return rows[0]!
}

/** Likes of each article that has any in the period; `only` of these articles, without it of all. */
export async function countLikes({ db }: Db, { from, to }: ViewFilter, only?: readonly number[]) {
  const { rows } = await sql<{ id: number; likes: number }>`
    select archive_id as id, count(*) as likes
    from archive_likes
    where created_at >= ${startOf(from)} and created_at < ${startOf(to, 1)}
      and ${only ? sql`archive_id = any (${only}::int[])` : sql`true`}
    group by archive_id`.execute(db)
  return rows
}
