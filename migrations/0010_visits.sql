-- Where a visit came from and on what, as far as it tells nothing of the person.
alter table page_views
  -- Host that led here; null where there was none or it was this site.
  add referrer text,
  add utm_source text,
  add utm_medium text,
  add utm_campaign text,
  add device text check (device in ('desktop', 'tablet', 'mobile')),
  -- The same for all views of one visitor on one day, and not to be traced to anybody: see view_salts.
  add visitor text;

-- What the day's visitors are hashed with. Removed the next day, and with it the way from a hash to anything else.
create table view_salts (
  day date primary key,
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
