-- Statements as they were received, kept for the accountant: private files with the days of their lines. Columns that may
-- be null: finance_imports, which has a row for each import, is locked for milliseconds, and so is finance_attachments; its
-- index takes a second for a million receipts, in which none can be added.
alter table finance_imports
  -- The file; null for one imported before this, or undone.
  add file_key text,
  -- Bytes.
  add file_size bigint,
  -- Of its content.
  add file_sha256 text,
  -- Of its lines, where it has any; else of its balance.
  add first_day date,
  add last_day date;
create index finance_imports_days_idx on finance_imports (last_day, id_user) where file_key is not null;

create function note_removed_statement() returns trigger language plpgsql as $$
begin
  insert into removed_files (key) values (old.file_key) on conflict do nothing;
  return null;
end $$;
create trigger finance_imports_note_removed after delete on finance_imports
  for each row when (old.file_key is not null) execute function note_removed_statement();
create trigger finance_imports_note_dropped after update of file_key on finance_imports
  for each row when (old.file_key is not null and new.file_key is distinct from old.file_key) execute function note_removed_statement();

-- The receipts of a month.
create index finance_attachments_day_idx on finance_attachments (day, id_user) where day is not null;
