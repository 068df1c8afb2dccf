insert into finance_accounts (id, id_user, name, kind) values (9001, 1, 'Conta em dúvida', 'bank');
insert into finance_imports (id, id_user, file_name, format, added, known, matched, created_at)
  values (9001, 1, 'novembro.ofx', 'ofx', 0, 0, 0, '2026-11-01T12:00:00Z');
insert into finance_doubtful_lines (id_user, import_id, account_id, key, fitid, day, description, amount, created_at)
  values (1, 9001, 9001, 'a hash 0', '', '2026-11-01', 'Internet', -8990, '2026-11-01T12:00:00Z');
