-- What visitors try on Sua peça, counted by day: nothing of who tried. A new table: nothing is locked.
create table piece_trials (
  -- In São Paulo.
  day date not null,
  -- As in the page's address.
  form text not null,
  material text not null,
  -- 'small', 'medium' or 'large', by the largest side.
  size text not null,
  count integer not null,
  primary key (day, form, material, size)
);
