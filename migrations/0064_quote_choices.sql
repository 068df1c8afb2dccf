-- What a client chose of a quote's optional items and alternatives is a document of its own, which was accepted in the
-- place of the version: as it reads, and its PDF, a private file whose hash is the event's. Null where there was nothing
-- to choose, as in all acceptances until now. Columns without default: the table is locked for an instant.
alter table budget_events
  add document jsonb,
  add pdf_key text;
create or replace function note_removed_budget_event() returns trigger language plpgsql as $$
begin
  insert into removed_files (key)
  select key from unnest(array[old.file_key, old.pdf_key, old.accepted_pdf_key]) as key where key is not null
  on conflict do nothing;
  return null;
end $$;
