insert into task_blockers (task_id, blocker_id, created_at)
select min(id), max(id), '2026-11-20 12:00+00' from tasks having min(id) < max(id);
