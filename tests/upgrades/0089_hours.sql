insert into task_hours (user_id, task_id, day, minutes, note) select 1, id, '2026-11-20', 90, 'Fotos refeitas' from tasks order by id limit 1;
insert into task_timers (user_id, task_id, started_at, seen_at, stopped_at)
  select 1, id, '2026-11-20T12:00:00Z', '2026-11-20T16:12:00Z', '2026-11-20T16:12:00Z' from tasks order by id limit 1;
insert into hour_rates (kind, user_id, from_day, amount) values ('price', 1, '2026-01-01', 12000), ('cost', 1, '2026-01-01', 5500);
insert into hour_suggestions (user_id, start, app, task_id, answered_at)
  select 1, '2026-11-20T17:05:00Z', 'KiCad', id, '2026-11-21T12:00:00Z' from tasks order by id limit 1;
