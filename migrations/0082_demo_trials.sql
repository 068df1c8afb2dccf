-- Counts of what the demonstration tried go with it. A column with a constant default, and another primary key of a table of
-- a few thousand rows at most: it is locked for an instant.
alter table piece_trials
  add demo boolean not null default false,
  drop constraint piece_trials_pkey,
  add primary key (day, form, material, size, demo);
