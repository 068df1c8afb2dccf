with made as (
  insert into record_imports (kind, file_name, made, changed, refused, created_at)
  values ('tasks', 'quadro.json', 0, 0, 0, '2026-11-20 12:00+00') returning id
)
insert into task_imports (import_id, project_id, source)
select made.id, project_id, '5f1a' from made, (select min(project_id) as project_id from production_lines) as first;
