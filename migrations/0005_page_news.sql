-- Tells every process of the program that what public pages show has changed, so that none goes on showing a kept one.
-- Told by the database itself, at commit: a process killed right after its write leaves nobody uninformed.
create function tell_pages() returns trigger language plpgsql as $$
begin
  perform pg_notify('pages', tg_argv[0]);
  return null;
end $$;

create trigger archives_tell_pages after insert or delete on archives
  for each row execute function tell_pages('drop');

create trigger archives_tell_changes
  after update of title, description, preview, image, image_archive, link, html, public, highlighted, date, likes on archives
  for each row when (old is distinct from new) execute function tell_pages('drop');

-- A view only makes a count grow.
create trigger archives_tell_counts after update of views on archives
  for each row when (old.views is distinct from new.views) execute function tell_pages('age');

create trigger site_settings_tell_pages after insert or delete or update on site_settings
  for each row execute function tell_pages('drop');
