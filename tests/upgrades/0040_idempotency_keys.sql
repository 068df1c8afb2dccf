insert into idempotency_keys (user_id, key, fingerprint, answer, created_at)
  select id, 'um-cliente', 'impressao', 'cifrada', '2026-11-23T15:00:00Z' from users order by id limit 1;
