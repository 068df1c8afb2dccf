insert into calendar_app_passwords (user_id, label, hash, created_at)
  select id, 'Telefone', 'f' || id, '2026-11-23T12:00:00Z' from users order by id limit 1;
insert into calendar_sync_states (user_id, token, resources, used_at)
  select id, 'data:,1', '{"vitrine-1.ics": "\"1-1\""}', '2026-11-23T12:00:00Z' from users order by id limit 1;
