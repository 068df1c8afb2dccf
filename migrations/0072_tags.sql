-- What an article is about, as its author names it, and the same as its address has it ('Impressão 3D', 'impressao-3d'),
-- in the same order. The search reads them like the description: its column is made anew, which locks the table for
-- some 5 ms an article.
alter table archives
  add tags text[] not null default '{}',
  add tag_slugs text[] not null default '{}';
create index archives_tags_idx on archives using gin (tag_slugs);

create function tags_text(tags text[]) returns text language sql immutable strict parallel safe
return array_to_string(tags, ' ');

drop view public_archives;
alter table archives drop search;
alter table archives add search tsvector not null generated always as (
  setweight(to_tsvector('portugues', search_text(title)), 'A') ||
  setweight(to_tsvector('portugues', search_text(description || ' ' || tags_text(tags))), 'B') ||
  setweight(to_tsvector('portugues', search_text(markdown)), 'C')
) stored;
alter table archives alter search set storage external;
create index archives_search_idx on archives using gin (searched(search)) where public;
create view public_archives as
  select id, title, description, preview, image, image_archive, link, markdown, html, contents, words, public,
    highlighted, date, updated_at, views, likes, search, tags, tag_slugs
  from archives where public;

create or replace function keep_archive_words() returns trigger language plpgsql as $$
begin
  perform keep_words(concat_ws(' ', new.title, new.description, tags_text(new.tags), new.markdown));
  return null;
end $$;
drop trigger archives_keep_words on archives;
create trigger archives_keep_words after insert or update of title, description, tags, markdown on archives
  for each row execute function keep_archive_words();

create trigger archives_notify_tags after update of tags, tag_slugs on archives
  for each row when (
    (old.public or new.public) and (old.tags, old.tag_slugs) is distinct from (new.tags, new.tag_slugs)
  ) execute function notify_pages('drop');
