-- What the site's owner changed of the site, by section; the defaults are in the program.
create table site_settings (
  section text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
