import { sql } from 'kysely'

/** The kind of name of a grouping set; the numbers are bit masks of the columns outside the set. */
const kind = sql`case grouping(page, referrer, utm_source, device)
  when 7 then case when archive_id is null then 'page' else 'archive' end
  when 11 then 'referrer'
  when 13 then 'campaign'
  else 'device'
end`
/** Column: the campaign's parts joined by ' / '; null without one. */
export const campaign = sql`nullif(concat_ws(' / ', utm_source, utm_medium, utm_campaign), '')`
const name = sql`case grouping(page, referrer, utm_source, device)
  when 7 then coalesce(archive_id::text, page)
  when 11 then referrer
  when 13 then ${campaign}
  else device
end`

/**
 * Columns `kind`, `name`, `views` and `staff_views` of rows of page_views, for a select that is grouped by `viewSets`. `name` is
 * null for views without one, e.g. without a referrer.
 */
export const viewParts = sql`${kind} as kind, ${name} as name, count(*) as views, count(*) filter (where staff) as staff_views`

/** The grouping for `viewParts`: all kinds in one pass over the views. */
export const viewSets = sql`grouping sets
  ((page, archive_id), (referrer), (utm_source, utm_medium, utm_campaign), (device))`

/** The newest day with totals; later days are counted from single views. */
export const lastTotalled = sql`(select coalesce(max(day), '-infinity') from view_days)`
