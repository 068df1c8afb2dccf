insert into task_files (task_id, key, name, size, added_at)
select min(id), 'production/1/file/esquema.pdf', 'esquema.pdf', 12, '2026-11-20 12:00+00' from tasks;
