insert into finance_category_merges (id_user, category, into_id, limits, summed, moved, merged_at)
select id_user, to_jsonb(known), id, '[]', '[]', '{}', timestamptz '2026-11-20 12:00Z' from finance_categories as known order by id limit 1;
