insert into catalog_items (id, name, name_key, unit, price, cost, search, created_at)
  values (9001, 'Hora técnica', 'hora técnica', 'h', 15000, 7000, 'hora tecnica', '2026-11-26T15:00:00Z');
insert into csv_imports (id, kind, file_name, made, changed, refused, created_at)
  values (9001, 'catalog', 'tabela.csv', 1, 0, 0, '2026-11-26T15:00:00Z');
insert into csv_import_rows (import_id, record_id, revision) values (9001, 9001, 1);
