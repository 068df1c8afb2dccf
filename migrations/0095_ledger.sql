-- What an entry is of: a project, or parts of several; two entries that are one transfer between own accounts; the day of an
-- account's opening balance.
--
-- Locks `finance_reports` while two indexes are built on rows that there are none of yet, about a second for a million rows;
-- all other columns have constant defaults.
alter table finance_reports
  add project_id integer references projects (id) on delete set null,
  -- Whether it has parts: category and project are then those of the first.
  add split boolean not null default false,
  add check (not (split and transfer));
create index finance_reports_project_idx on finance_reports (project_id, date) where project_id is not null;
create index finance_reports_split_idx on finance_reports (id_user, date) where split;

create table finance_parts (
  report_id integer not null references finance_reports (id) on delete cascade,
  -- From 0.
  place smallint not null,
  category text not null,
  project_id integer references projects (id) on delete set null,
  -- Cents. Those of an entry come to its amount.
  amount bigint not null check (amount > 0),
  primary key (report_id, place)
);
create index finance_parts_project_idx on finance_parts (project_id) where project_id is not null;
create index finance_parts_category_idx on finance_parts (category);

-- At the end of a transaction: an entry has no parts, or two and more that come to its amount. Its row is held, so that no
-- two transactions each change a half.
create function require_finance_parts(entry integer) returns void language plpgsql as $$
declare
  wanted bigint;
  is_split boolean;
  parts integer;
  total bigint;
begin
  select amount, split into wanted, is_split from finance_reports where id = entry for share;
  if not found then return; end if;
  select count(*), sum(amount) into parts, total from finance_parts where report_id = entry;
  if is_split <> (parts > 0) or parts = 1 or (parts > 0 and total <> wanted) then
    raise exception 'The parts of entry % do not come to it', entry
      using errcode = 'check_violation', constraint = 'finance_parts_sum', table = 'finance_parts';
  end if;
end $$;
create function check_finance_parts() returns trigger language plpgsql as $$
begin
  perform require_finance_parts(case tg_op when 'DELETE' then old.report_id else new.report_id end);
  return null;
end $$;
create function check_split_report() returns trigger language plpgsql as $$
begin
  perform require_finance_parts(new.id);
  return null;
end $$;
create constraint trigger finance_parts_sum after insert or update or delete on finance_parts
  deferrable initially deferred for each row execute function check_finance_parts();
create constraint trigger finance_reports_parts_new after insert on finance_reports
  deferrable initially deferred for each row when (new.split) execute function check_split_report();
create constraint trigger finance_reports_parts after update of amount, split on finance_reports
  deferrable initially deferred for each row when (old.split or new.split) execute function check_split_report();

-- A search finds an entry by the categories of its parts too: they are written before `split` is.
create or replace function write_finance_search() returns trigger language plpgsql as $$
begin
  new.search := lower(unaccent(concat_ws(' ', new.description, new.category,
    case when new.split then (select string_agg(category, ' ' order by place) from finance_parts
      where report_id = new.id and place > 0) end, 'r$',
    translate(to_char(new.amount / 100.0, 'FM999,999,999,990.00'), ',.', '.,'),
    to_char(new.amount / 100.0, 'FM999999999990.00'),
    replace(to_char(new.amount / 100.0, 'FM999999999990.00'), '.', ','),
    to_char(new.date, 'DD/MM/YYYY'))));
  return new;
end $$;
drop trigger finance_reports_search on finance_reports;
create trigger finance_reports_search before insert or update of description, category, amount, date, split
  on finance_reports for each row execute function write_finance_search();

-- Two entries of two accounts that are one transfer: what left the one and what came into the other.
create table finance_transfers (
  out_id integer primary key references finance_reports (id) on delete cascade,
  in_id integer not null unique references finance_reports (id) on delete cascade,
  -- Whether each counted as an expense or an income before, and does again once they are taken apart.
  out_counted boolean not null default false,
  in_counted boolean not null default false,
  check (out_id <> in_id)
);

-- The opening balance is that at the beginning of this day; null: before the first entry.
alter table finance_accounts add opening_day date;

-- The entry of another account that a line which is asked about may be the other side of.
alter table finance_doubtful_lines add other_id integer references finance_reports (id) on delete set null;
create index finance_doubtful_lines_other_idx on finance_doubtful_lines (other_id) where other_id is not null;
