-- Each opening of a public page: which, when, and whether by staff. Nothing about the person.
create table page_views (
  id bigint generated always as identity primary key,
  page text not null,
  archive_id integer references archives (id) on delete cascade,
  staff boolean not null,
  viewed_at timestamptz not null default now()
);
create index page_views_viewed_at_idx on page_views (viewed_at);
create index page_views_archive_idx on page_views (archive_id) where archive_id is not null;
