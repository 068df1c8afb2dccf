insert into line_views (project_id, user_id, name, filters, created_at)
select project_id, null, 'Atrasadas do campo', '{"late": true}', '2026-11-20 12:00+00' from production_lines order by project_id limit 1;
