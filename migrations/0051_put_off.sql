-- What each member of staff has put off in Hoje: a thing by its kind and id, until a day or until its mark is another. Rows
-- of days that have passed go with the next thing that is put off. A new table: nothing is locked.
create table put_off (
  user_id integer not null references users (id) on delete cascade,
  kind text not null,
  id integer not null,
  until date not null,
  mark text not null,
  primary key (user_id, kind, id)
);
