-- What two categories that became one need to be two again, for as long as deleted entries can be brought back. A new table;
-- the foreign key locks `users` for an instant.
create table finance_category_merges (
  id integer generated always as identity primary key,
  id_user integer not null references users (id) on delete cascade,
  -- The category that went: its columns as they were.
  category jsonb not null,
  -- The one that both became. No foreign key: that may become another in turn, and be brought back.
  into_id integer not null,
  -- The limits of both before, and of the one after.
  limits jsonb not null,
  summed jsonb not null,
  -- The ids of what it was written in, by its table; of parts their entry, place and amount.
  moved jsonb not null,
  merged_at timestamptz not null
);
create index finance_category_merges_user_idx on finance_category_merges (id_user, id);
