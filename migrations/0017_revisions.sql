-- Records that people edit in forms: `revision` is raised by each save, and `field_revisions` holds for each field
-- that was ever changed the revision that changed it last, by whom and when: {path: {revision, by: {id, name}, at}}.
alter table archives
  add revision integer not null default 1,
  add field_revisions jsonb not null default '{}';
alter table projects
  add revision integer not null default 1,
  add field_revisions jsonb not null default '{}';
alter table users
  add revision integer not null default 1,
  add field_revisions jsonb not null default '{}';

-- A section that was reset stays as a row, so that its revision goes on rising; without a value the program's default holds.
alter table site_settings
  alter value drop not null,
  add revision integer not null default 0,
  add field_revisions jsonb not null default '{}';
update site_settings set revision = 1;
