-- Counters of limits that all processes share and a restart keeps (rate-limiter-flexible's columns). `key` is a keyed
-- hash: neither an e-mail nor a network can be read from it.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

-- What happened to accounts and data, for whoever has to find out later: ids, network and moment, never contents.
create table security_log (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  event text not null,
  -- Who did it; null for a visitor and for a command at the terminal. Without foreign key: the line outlives its account.
  actor_id integer,
  -- The id of the account or record it was done to.
  subject_id integer,
  -- As limits count it: an IPv4 address, or the first half of an IPv6 one.
  network text not null default '',
  -- The call it was done by, or the limit that was hit.
  detail text not null default ''
);
create index security_log_newest on security_log (at desc, id desc);
create index security_log_event on security_log (event, at desc, id desc);
create index security_log_actor on security_log (actor_id, at desc, id desc);

-- Lines are only added, by the program's own role too; they may leave when they are a year old.
create function keep_security_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '12 months' then return old; end if;
  raise exception 'the security log is only added to';
end $$;
create trigger security_log_kept before update or delete on security_log
  for each row execute function keep_security_log();
create trigger security_log_not_emptied before truncate on security_log
  for each statement execute function keep_security_log();

-- Private files that no row names any more, one list for all domains: a job removes them while no backup runs.
alter table removed_task_files rename to removed_files;
insert into removed_files select key from removed_budget_files on conflict do nothing;
drop table removed_budget_files;
create or replace function note_removed_task_files() returns trigger language plpgsql as $$
begin
  insert into removed_files (key) values (old.key), (old.thumbnail_key) on conflict do nothing;
  return null;
end $$;
create or replace function note_removed_budget_version() returns trigger language plpgsql as $$
begin
  insert into removed_files (key) values (old.pdf_key) on conflict do nothing;
  return null;
end $$;
create or replace function note_removed_budget_event() returns trigger language plpgsql as $$
begin
  insert into removed_files (key)
  select key from unnest(array[old.file_key, old.accepted_pdf_key]) as key where key is not null on conflict do nothing;
  return null;
end $$;

-- The second factor (TOTP, RFC 6238): better-auth's columns. Secret and recovery codes are encrypted by the program's key.
alter table users add two_factor_enabled boolean not null default false;
create table two_factors (
  id integer generated always as identity primary key,
  user_id integer not null unique references users (id) on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

-- What the admin decides about all accounts: one row, or none while nothing was decided.
create table security_settings (
  id boolean primary key default true check (id),
  second_factor_required boolean not null default false
);
