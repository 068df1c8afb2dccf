import { sql } from 'kysely'

/** What one view, a row `seen` of page_views, counts under: rows `part` of kind and name, the name null where there is none. */
export const viewParts = sql`(values
  ('page', case when seen.archive_id is null then seen.page end),
  ('archive', seen.archive_id::text),
  ('referrer', seen.referrer),
  ('campaign', nullif(concat_ws(' / ', seen.utm_source, seen.utm_medium, seen.utm_campaign), '')),
  ('device', seen.device)
) as part (kind, name)`

/** The newest day that has its totals; what came after is counted from the views themselves. */
export const lastTotalled = sql`(select coalesce(max(day), '-infinity') from view_days)`
