-- The day of a view by the firm's calendar, so that days are counted by an index. Brought by the demo's seed: marked.
alter table page_views
  add day date not null generated always as ((viewed_at at time zone 'America/Sao_Paulo')::date) stored,
  add demo boolean not null default false,
  -- A view took place, whatever becomes of the article.
  drop constraint page_views_archive_id_fkey;
drop index page_views_archive_idx;
drop index page_views_viewed_at_idx;
create index page_views_day_idx on page_views (day);

alter table archive_likes add demo boolean not null default false;
-- Likes are only ever added at the end.
create index archive_likes_created_at_idx on archive_likes using brin (created_at);

-- What is left of a day's views once it has ended, for good: single views are forgotten after 25 months.
-- Days after the newest one here are counted from page_views.
create table view_days (
  day date not null,
  demo boolean not null default false,
  views integer not null,
  -- Of these, the signed-in staff's own.
  staff_views integer not null,
  visitors integer not null,
  -- Visitors who were no staff at least once that day.
  public_visitors integer not null,
  primary key (day, demo)
);

-- The same day by page, article, referring host, campaign and device.
create table view_totals (
  day date not null,
  kind text not null check (kind in ('page', 'archive', 'referrer', 'campaign', 'device')),
  -- Name of the page, id of the article, host, and so on; '' for all those too small to be named.
  name text not null,
  demo boolean not null default false,
  views integer not null,
  staff_views integer not null,
  primary key (day, kind, name, demo)
);

-- The same by the month, named by its first day, as far as its days have been totalled: so that a year is soon added up.
create table view_months (
  month date not null,
  kind text not null,
  name text not null,
  demo boolean not null default false,
  views integer not null,
  staff_views integer not null,
  primary key (month, kind, name, demo)
);
