insert into record_imports (kind, file_name, made, changed, refused, created_at)
values ('archives', 'artigos.zip', 1, 0, 0, '2026-11-20 12:00+00');
