-- Both are trusted extensions: the database's owner may create them (PostgreSQL 13 and later).
create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- Portuguese without accents. Stop words leave first, while they still bear theirs ('não', 'são'); then the accents,
-- so that 'impressao' and 'impressão' are one; then the endings. What endings lose without accents ('impressões')
-- the question makes good by asking for several forms of a word.
create text search dictionary portugues_stop (template = simple, stopwords = portuguese, accept = false);
create text search configuration portugues (copy = portuguese);
alter text search configuration portugues
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part
  with portugues_stop, unaccent, portuguese_stem;
alter text search configuration portugues
  alter mapping for numword, numhword, hword_numpart with unaccent, simple;

-- The words of a text, parted by blanks: no tags, no addresses, no marks ('Node.js' is found by 'node', and the parser
-- takes “ for a letter where the database's locale is C). At most 150,000 characters: a tsvector holds 1 MB.
create function search_text(source text) returns text language sql immutable strict parallel safe
return regexp_replace(
  regexp_replace(left(source, 150000), '<[a-z/!][^<>]*>|https?://[^[:space:]()<>]+', ' ', 'gi'),
  '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u2bff\u3000-\u303f\ufe00-\ufe0f\U0001f000-\U0001faff]+',
  ' ', 'g');

-- The document itself. An index on this instead of the column keeps the planner from reading whole tables: it does not
-- know that a document of 10 kB lies outside its row and costs far more to look into than its row to read.
create function searched(document tsvector) returns tsvector
  language plpgsql immutable strict parallel safe cost 10000 as $$ begin return document; end $$;

alter table archives add search tsvector not null generated always as (
  setweight(to_tsvector('portugues', search_text(title)), 'A') ||
  setweight(to_tsvector('portugues', search_text(description)), 'B') ||
  setweight(to_tsvector('portugues', search_text(markdown)), 'C')
) stored;
-- Not compressed: ranking reads it for every hit.
alter table archives alter search set storage external;
create index archives_search_idx on archives using gin (searched(search)) where public;

alter table projects add search tsvector not null generated always as (
  setweight(to_tsvector('portugues', search_text(title || ' ' || resum_title)), 'A') ||
  setweight(to_tsvector('portugues', search_text(
    resum_tecnologi || ' ' || resum_description || ' ' || sale_title || ' ' || sale_description)), 'B') ||
  setweight(to_tsvector('portugues', search_text(details_title || ' ' || details_markedown)), 'C')
) stored;
alter table projects alter search set storage external;
create index projects_search_idx on projects using gin (searched(search)) where is_public and id_user = 1;

-- Every word that was ever written, for typos: without accents, and as its first author wrote it. Private texts' words
-- are among them: only a word that finds something public is ever offered.
create table search_words (
  word text primary key,
  shown text not null
);
create index search_words_near_idx on search_words using gist (word gist_trgm_ops);

create function keep_words(source text) returns void language sql as $$
  -- In order, so that two saves at once do not wait for each other.
  insert into search_words (word, shown)
  select distinct on (word) word, shown
  from (select lower(unaccent(token)) as word, token as shown from ts_parse('default', search_text(source))
    where tokid in (1, 2, 3)) tokens
  where length(word) between 3 and 40
  order by word, shown desc
  on conflict do nothing
$$;

create function keep_archive_words() returns trigger language plpgsql as $$
begin
  perform keep_words(concat_ws(' ', new.title, new.description, new.markdown));
  return null;
end $$;
create trigger archives_keep_words after insert or update of title, description, markdown on archives
  for each row execute function keep_archive_words();

create function keep_project_words() returns trigger language plpgsql as $$
begin
  perform keep_words(concat_ws(' ', new.title, new.resum_title, new.resum_tecnologi, new.resum_description,
    new.sale_title, new.sale_description, new.details_title, new.details_markedown));
  return null;
end $$;
create trigger projects_keep_words after insert or update of
  title, resum_title, resum_tecnologi, resum_description, sale_title, sale_description, details_title, details_markedown
  on projects for each row execute function keep_project_words();

select keep_words(concat_ws(' ', title, description, markdown)) from archives;
select keep_words(concat_ws(' ', title, resum_title, resum_tecnologi, resum_description,
  sale_title, sale_description, details_title, details_markedown)) from projects;
