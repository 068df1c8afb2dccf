import { sql } from 'kysely'

/** What views count under: each a kind of name, with the column that is in its grouping set alone. */
const kind = sql`case grouping(page, referrer, utm_source, device)
  when 7 then case when archive_id is null then 'page' else 'archive' end
  when 11 then 'referrer'
  when 13 then 'campaign'
  else 'device'
end`
const name = sql`case grouping(page, referrer, utm_source, device)
  when 7 then coalesce(archive_id::text, page)
  when 11 then referrer
  when 13 then nullif(concat_ws(' / ', utm_source, utm_medium, utm_campaign), '')
  else device
end`

/**
 * Columns `kind`, `name`, `views` and `staff_views` of page_views, for a select that ends in `viewSets`. What has no
 * such name (no referrer, say) comes with a null.
 */
export const viewParts = sql`${kind} as kind, ${name} as name, count(*) as views, count(*) filter (where staff) as staff_views`

/** The grouping that goes with `viewParts`: one pass over the views for all kinds. */
export const viewSets = sql`grouping sets
  ((page, archive_id), (referrer), (utm_source, utm_medium, utm_campaign), (device))`

/** The newest day that has its totals; what came after is counted from the views themselves. */
export const lastTotalled = sql`(select coalesce(max(day), '-infinity') from view_days)`
