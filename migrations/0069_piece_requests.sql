-- A message may ask for a piece: what was asked, and the file of it, private, one at most. Columns that may be null: the
-- table is locked for a moment and not rewritten.
alter table contact_messages
  add piece jsonb,
  -- In the private store, and the name it is saved under.
  add file_key text,
  add file_name text,
  -- Bytes.
  add file_size bigint;
create function note_removed_message_file() returns trigger language plpgsql as $$
begin
  insert into removed_files (key) values (old.file_key) on conflict do nothing;
  return null;
end $$;
create trigger contact_messages_note_removed after delete on contact_messages
  for each row when (old.file_key is not null) execute function note_removed_message_file();
