-- When a private article becomes public by itself; null where nobody asked for it.
alter table archives add publish_at timestamptz;
create index archives_publish_at_idx on archives (publish_at) where publish_at is not null;

-- The version before the last save, one an article, so that a save can be taken back.
create table archive_versions (
  archive_id integer primary key references archives (id) on delete cascade,
  title text not null,
  description text not null,
  image text not null,
  image_archive text not null,
  link text not null,
  markdown text not null,
  saved_at timestamptz not null
);
