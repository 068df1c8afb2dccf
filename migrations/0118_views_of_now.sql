-- The views of the last half hour, which each open dashboard asks for every 20 seconds: by their day alone all of the day were
-- read each time. Views wait to be stored while it is built: about a second for a million of them.
create index page_views_viewed_at_idx on page_views (viewed_at);
