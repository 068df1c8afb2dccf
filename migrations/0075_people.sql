-- The people of the firm on its site: who wrote an article; when messages were answered and lines finished, and what is
-- counted of that. Columns without a default that is worked out: each table is locked for a moment. The index keeps
-- articles from being saved while it is made, which takes milliseconds.

-- The key of a person of the site's section `people`; '' for nobody.
alter table archives add column author text not null default '';
create index archives_author_idx on archives (author, date desc, id desc) where public and author <> '';

create or replace view public_archives as
  select id, title, description, preview, image, image_archive, link, markdown, html, contents, words, public,
    highlighted, date, updated_at, views, likes, search, tags, tag_slugs, author
  from archives where public;

create trigger archives_notify_author after update of author on archives
  for each row when ((old.public or new.public) and old.author is distinct from new.author)
  execute function notify_pages('drop');

-- When an answer was begun; null for none, and for those begun before this column.
alter table contact_messages add column answered_at timestamptz;

-- The day on which a line became completed, and the day promised at that moment, which later changes leave alone.
alter table production_lines add column finished_on date;
alter table production_lines add column promised_on date;

-- Figures that the program counts about the firm, of records alone.
create table site_evidence (
  -- 'answers', 'quotes', 'lines' or 'reads'.
  kind text primary key,
  cases integer not null,
  -- Of these, how many met what is promised; for reads, of how many articles.
  kept integer not null,
  first_day date not null,
  last_day date not null
);
create trigger site_evidence_notify_set after insert or delete on site_evidence
  for each row execute function notify_pages('drop');
create trigger site_evidence_notify_update after update on site_evidence
  for each row when (old is distinct from new) execute function notify_pages('drop');
