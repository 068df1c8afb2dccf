import { type RawBuilder, sql } from 'kysely'
import type { Program } from '#platform/context.ts'
import type { VisitFilter } from '../contract.ts'
import type { Kind, ViewFilter } from './counts.ts'
import { campaign, viewParts, viewSets } from './view-parts.ts'

type Db = Pick<Program, 'db'>

/** The views to count, and what their visits must have. */
export interface FilteredViews extends ViewFilter {
  filter: VisitFilter
}

const CONDITIONS: { [kind in keyof VisitFilter]-?: (value: unknown) => RawBuilder<boolean> } = {
  page: (page) => sql`page = ${page} and archive_id is null`,
  archive: (id) => sql`archive_id = ${id}`,
  referrer: (host) => sql`referrer = ${host}`,
  campaign: (name) => sql`${campaign} = ${name}`,
  device: (device) => sql`device = ${device}`,
}

/** Whether any filter is given. */
export const isFiltered = (filter: VisitFilter) => Object.values(filter).some(Boolean)

/**
 * CTE `matching`: the views of all visits that match. `counted` says which of them are of the page or article that was
 * asked for; all where none was.
 */
function matching({ from, to, withStaff, filter }: FilteredViews) {
  const conditionOf = (kind: keyof VisitFilter) => filter[kind] && CONDITIONS[kind](filter[kind])
  const kinds = Object.keys(CONDITIONS) as (keyof VisitFilter)[]
  const needed = kinds.flatMap((kind) => conditionOf(kind) || [])
  const counted = conditionOf('page') || conditionOf('archive') || sql`true`
  const views = sql`from page_views where day between ${from} and ${to} and (${withStaff} or not staff)`
  // A view without a visitor, whose network address was unknown, is a visit of its own.
  const visit = sql`coalesce(visitor, id::text)`
  return sql`
    with visits as (
      ${sql.join(
        needed.map((condition) => sql`select day, ${visit} as visit ${views} and ${condition}`),
        sql` intersect `,
      )}
    ), matching as (
      select *, ${counted} as counted ${views} and (day, ${visit}) in (select day, visit from visits)
    )`
}

/** Views and visitors of each day that had any, oldest first. */
export async function countFilteredByDay({ db }: Db, views: FilteredViews) {
  const { rows } = await sql<{ day: string; views: number; visitors: number }>`
    ${matching(views)}
    select day, count(*) filter (where counted) as views, count(distinct visitor) as visitors
    from matching group by day order by day`.execute(db)
  return rows
}

/** The names with the most views of each kind, `most` at the most. */
export async function countFilteredByName({ db }: Db, views: FilteredViews, most: number) {
  const { rows } = await sql<{ kind: Kind; name: string; views: number }>`
    ${matching(views)}
    select kind, name, views from (
      select *, row_number() over (partition by kind order by views desc, name) as rank
      from (select ${viewParts} from matching group by ${viewSets}) as counted
      where name is not null
    ) as ranked
    where rank <= ${most}
    order by kind, rank`.execute(db)
  return rows
}

/**
 * The first day whose single views are kept, where earlier days have totals alone; null where all are kept.
 */
export async function firstSingleDay({ db }: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select case when (select min(day) from view_days) < kept.day then kept.day end as day
    from (select min(day) as day from page_views) as kept`.execute(db)
  return rows[0]!.day
}
