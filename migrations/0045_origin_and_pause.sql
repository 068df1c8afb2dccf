-- Where the administrator last signed in from, and what counts as a pause in screen time. Both columns are empty: the table
-- of one row is locked for as long as it takes to note them, some milliseconds.
alter table installation
  -- The origin of that sign-in, e.g. 'http://192.168.0.10:7455': for links in e-mails where PUBLIC_URL is not set.
  add column signed_in_origin text,
  -- After how many minutes without a line a gap is a pause, which counts for nothing; null or 0 for never.
  add column screen_pause smallint check (screen_pause in (0, 5, 15, 60));
