-- 'C++' and 'C#' are words of their own: without their marks both were C. A mark before or after any other word stays
-- left out. New texts are read so from now on; stored ones that have such a word are read anew, which locks their rows for
-- some 5 ms each, and the tables for no longer than that takes.
create or replace function search_text(source text) returns text language sql immutable strict parallel safe
return regexp_replace(
  regexp_replace(regexp_replace(
    regexp_replace(left(source, 150000), '<[a-z/!][^<>]*>|https?://[^[:space:]()<>]+', ' ', 'gi'),
    '\mc\+\+', 'cpp ', 'gi'), '\mc#', 'csharp ', 'gi'),
  '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u2bff\u3000-\u303f\ufe00-\ufe0f\U0001f000-\U0001faff]+',
  ' ', 'g');

update archives set title = title where concat_ws(' ', title, description, markdown) ~* '\mc(\+\+|#)';
update projects set title = title where concat_ws(' ', title, resum_title, resum_tecnologi, resum_description,
  sale_title, sale_description, details_title, details_markedown) ~* '\mc(\+\+|#)';
