-- Whether `date` stands: the article has been public, or somebody has set it. Until then publishing sets it.
alter table archives add dated boolean not null default false;
update archives set dated = public;
-- Who saved the article last; '' where unknown.
alter table archives add updated_by text not null default '';

-- The last versions of each article instead of one, with who saved them.
alter table archive_versions
  drop constraint archive_versions_pkey,
  add id integer generated always as identity primary key,
  add saved_by text not null default '';
create index archive_versions_newest_idx on archive_versions (archive_id, id desc);
