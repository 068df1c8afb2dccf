-- How much a category may spend a month. A new table; the foreign key locks `finance_categories` for an instant.

-- What holds in a month is the newest row at or before it, so that a change leaves the months before it as they were.
create table finance_monthly_limits (
  category_id integer not null references finance_categories (id) on delete cascade,
  -- The first day of the month from which on it holds.
  from_month date not null check (extract(day from from_month) = 1),
  -- Null: from then on there is none.
  cents bigint check (cents > 0),
  demo boolean not null default false,
  primary key (category_id, from_month)
);
