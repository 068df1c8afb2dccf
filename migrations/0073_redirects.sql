-- Addresses of public pages that have changed, and where each leads. Locks nothing that exists.
create table redirects (
  id integer primary key generated always as identity,
  -- The path alone, decoded and in lower case, as a request is compared with it.
  from_path text not null unique,
  -- What is sent: path and query on this site.
  to_path text not null,
  -- Its path, as from_path is written: none leads to another.
  to_key text not null check (to_key <> from_path),
  -- Whether the program has kept it as something was renamed; else the administration has written it.
  moved boolean not null default false,
  created_at timestamptz(3) not null
);
create index redirects_to_idx on redirects (to_key);
create index redirects_newest_idx on redirects (created_at desc, id desc);
