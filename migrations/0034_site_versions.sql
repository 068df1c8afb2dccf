-- Who saved the section last; '' where unknown.
alter table site_settings add updated_by text not null default '';

-- The last versions of each section of the site, as they were before a save or a reset. `value` as in site_settings.
create table site_versions (
  id integer generated always as identity primary key,
  section text not null references site_settings (section) on delete cascade,
  value jsonb not null,
  saved_at timestamptz not null,
  saved_by text not null
);
create index site_versions_newest_idx on site_versions (section, id desc);
