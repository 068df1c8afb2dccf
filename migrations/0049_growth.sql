-- Indexes and kept sums for what lists, searches and figures ask, so that they read as much with years of rows as with few.
--
-- Locks: the tables against saves while their indexes are built and their sums are added up, some 9 seconds together for
-- 100,000 rows a table (200,000 events).

-- As texts are compared with what people type in a search; `unaccent` itself is not said to be immutable, since its rules
-- may be changed.
create function folded(source text) returns text language sql immutable strict parallel safe
return unaccent(lower(source));

-- Whether the demonstration is still there.
create index clients_demo_idx on clients (id) where demo;
create index budgets_demo_idx on budgets (id) where demo;
create index orders_demo_idx on orders (id) where demo;
create index finance_reports_demo_idx on finance_reports (id) where demo;
create index production_lines_demo_idx on production_lines (project_id) where demo;
create index calendar_events_demo_idx on calendar_events (id) where demo;
create index contact_messages_demo_idx on contact_messages (id) where demo;
create index archives_sample_idx on archives (id) where sample;
create index projects_sample_idx on projects (id) where sample;

-- What is whose, by telephone (platform/db/phone-digits.ts) and e-mail.
create index clients_phone_idx on clients (right(regexp_replace(phone, '[^0-9]', '', 'g'), 8));
create index orders_phone_idx on orders (right(regexp_replace(phone, '[^0-9]', '', 'g'), 8));
create index contact_messages_phone_idx on contact_messages (right(regexp_replace(contact, '[^0-9]', '', 'g'), 8));
create index contact_messages_contact_idx on contact_messages using gin (lower(contact) gin_trgm_ops);

-- Names, as the palette and the lists search them. Those of removed tasks too: of an index on some rows the planner does not
-- learn how common a word is.
create index archives_title_idx on archives using gin (folded(title) gin_trgm_ops);
create index projects_title_idx on projects using gin (folded(title) gin_trgm_ops);
create index tasks_name_idx on tasks using gin (folded(nome) gin_trgm_ops, folded(id_text) gin_trgm_ops);

-- Lists, newest first.
create index clients_newest_idx on clients (created_at desc, id desc) where deleted_at is null;
create index projects_newest_idx on projects (date_created desc, id desc);
create index tasks_newest_idx on tasks (created_at desc, id desc) where deleted_at is null;
create index tasks_status_idx on tasks (status, created_at desc, id desc) where deleted_at is null;
create index tasks_deadline_idx on tasks (meta, id) where deleted_at is null and meta is not null;
create index calendar_events_newest_idx on calendar_events (starts_at desc, id desc);
create index orders_state_idx on orders (state, created_at desc, id desc);
create index finance_imports_newest_idx on finance_imports (created_at desc, id desc);
create index finance_bills_last_paid_idx on finance_bills (paid_on desc, id desc)
  where paid_on is not null and deleted_at is null;

-- Sums of what is bounded by a month, a year or a day.
create index budgets_approved_idx on budgets (approved_at) include (id_user, total_budget) where approved_at is not null;
create index finance_reports_largest_idx on finance_reports (id_user, type, extract(year from date), amount desc)
  where deleted_at is null and not transfer;
-- With what a balance is made of.
drop index finance_reports_account_idx;
create index finance_reports_account_idx on finance_reports (account_id, date) include (type, amount, deleted_at)
  where account_id is not null;

-- What the planner has to know of the expressions above.
analyze clients, orders, contact_messages, archives, projects, tasks;

-- Sums that are kept as rows change: 'finance_sums' has those of 'finance_reports', and so on. A change adds a row with what
-- it adds to a sum, so that no two changes wait for each other; a sum is that of its rows, which a job makes one every night
-- (domains/system/server/fold-sums.ts).
create table finance_sums (
  id_user integer not null,
  account_id integer,
  -- The first day of the month.
  month date not null,
  type text not null,
  transfer boolean not null,
  category text not null,
  rows bigint not null,
  -- Cents.
  amount bigint not null
);
create index finance_sums_user_idx on finance_sums (id_user, month);
create index finance_sums_account_idx on finance_sums (account_id, month);
create table order_sums (
  -- That of the payment in São Paulo, 'YYYY-MM'; null where there was none.
  month text,
  state text not null,
  -- Whether money came: neither in the sandbox nor with the demonstration.
  counted boolean not null,
  rows bigint not null,
  -- Cents.
  amount bigint not null
);
create table budget_sums (
  id_user integer not null,
  status text not null,
  state text not null,
  rows bigint not null,
  -- Cents.
  amount bigint not null
);
create table client_sums (
  deleted boolean not null,
  rows bigint not null,
  -- Of nothing: 0.
  amount bigint not null
);
create table message_sums (
  -- In UTC.
  day date not null,
  archived boolean not null,
  read boolean not null,
  rows bigint not null,
  -- Of nothing: 0.
  amount bigint not null
);
create index message_sums_day_idx on message_sums (day);

-- Keeps the sums of a table in another one: arguments are that one, its columns, what each is of a row, what is added, and
-- which rows count.
create function keep_sums() returns trigger language plpgsql as $$
declare
  changed text := case tg_op
    when 'INSERT' then 'select 1 as n, * from come'
    when 'DELETE' then 'select -1 as n, * from gone'
    else 'select 1 as n, * from come union all select -1, * from gone' end;
begin
  execute format('insert into %1$I (%2$s, rows, amount) select %3$s, sum(n), sum(n * %4$s) from (%6$s) as changed
    where %5$s group by %3$s having sum(n) <> 0 or sum(n * %4$s) <> 0',
    tg_argv[0], tg_argv[1], tg_argv[2], tg_argv[3], tg_argv[4], changed);
  return null;
end $$;

-- Makes the rows of each sum one.
create function fold_sums() returns void language plpgsql as $$
declare
  kept text;
  keys text;
begin
  foreach kept in array array['finance_sums', 'order_sums', 'budget_sums', 'client_sums', 'message_sums'] loop
    select string_agg(quote_ident(attname), ', ' order by attnum) into keys from pg_attribute
    where attrelid = kept::regclass and attnum > 0 and not attisdropped and attname not in ('rows', 'amount');
    execute format('with gone as (delete from %1$I returning *)
      insert into %1$I (%2$s, rows, amount) select %2$s, sum(rows), sum(amount) from gone
      group by %2$s having sum(rows) <> 0 or sum(amount) <> 0', kept, keys);
  end loop;
end $$;

do $$
declare
  given text[];
begin
  foreach given slice 1 in array array[
    array['finance_reports', 'finance_sums', 'id_user, account_id, month, type, transfer, category',
      'id_user, account_id, date_trunc(''month'', date)::date, type, transfer, category', 'amount', 'deleted_at is null'],
    array['orders', 'order_sums', 'month, state, counted',
      'to_char(paid_at at time zone ''America/Sao_Paulo'', ''YYYY-MM''), state, not (sandbox or demo)', 'total', 'true'],
    array['budgets', 'budget_sums', 'id_user, status, state', 'id_user, status, state', 'total_budget', 'true'],
    array['clients', 'client_sums', 'deleted', 'deleted_at is not null', '0', 'true'],
    array['contact_messages', 'message_sums', 'day, archived, read',
      '(created_at at time zone ''UTC'')::date, archived, read', '0', 'true']
  ] loop
    execute format('
      create trigger %1$s_keep_come after insert on %1$I referencing new table as come
        for each statement execute function keep_sums(%2$L, %3$L, %4$L, %5$L, %6$L);
      create trigger %1$s_keep_gone after delete on %1$I referencing old table as gone
        for each statement execute function keep_sums(%2$L, %3$L, %4$L, %5$L, %6$L);
      create trigger %1$s_keep_changed after update on %1$I referencing old table as gone new table as come
        for each statement execute function keep_sums(%2$L, %3$L, %4$L, %5$L, %6$L);
      insert into %2$I (%3$s, rows, amount) select %4$s, count(*), sum(%5$s) from %1$I where %6$s group by %4$s',
      given[1], given[2], given[3], given[4], given[5], given[6]);
  end loop;
end $$;
analyze finance_sums, order_sums, budget_sums, client_sums, message_sums;
