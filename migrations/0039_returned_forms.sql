-- Forms of public pages that were sent without JavaScript and refused, until their page has shown them again: for half an
-- hour (platform/http/returned-forms.ts). A new table: nothing is locked.
create table returned_forms (
  -- An HMAC of the sender's cookie and the page.
  id text primary key,
  -- What was typed, and what is wrong with it: JSON, as text, since what people type may not be storable as jsonb.
  form text not null,
  kept_at timestamptz(3) not null
);
create index returned_forms_kept_idx on returned_forms (kept_at);
